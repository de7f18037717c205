"""Somebody at a terminal, at a table of a server: what they type, and the way it goes."""

import asyncio
from asyncio import Future, Task
from collections.abc import Coroutine
from typing import Any

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.values import Refusal
from watatheque.joining import said as words
from watatheque.joining.keyboard import Keyboard
from watatheque.joining.seating import Wish, wanted
from watatheque.joining.seen import Frame
from watatheque.joining.view import View
from watatheque.joining.wire import Wire
from watatheque.terminal.holes import Unclear
from watatheque.terminal.moves import Plan

LAST = 5.0  # seconds for answers that are still open when somebody leaves


class Session:
    def __init__(self, view: View, keyboard: Keyboard, url: str, token: str, wish: Wish) -> None:
        self.view = view
        self.screen = view.screen
        self.seen = view.seen
        self.keyboard = keyboard
        self.wish = wish
        self.arrived = False
        self.tasks: set[Task[None]] = set()
        self.fault: Future[None] = asyncio.get_running_loop().create_future()
        self.hands = asyncio.Lock()  # one move after another
        self.wire = Wire(url, token, lambda: self.seen.rev, self._hear, view.line)

    async def run(self) -> None:
        """Until somebody leaves, or the server lets them go."""
        line = asyncio.create_task(self.wire.run())
        typing = asyncio.create_task(self._type())
        try:
            ends: list[Future[Any]] = [line, typing, self.fault]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self.fault.done():
                self.fault.result()
            elif line.done():
                self._dismissed(line.result())
            else:
                typing.result()
                await self._leave()
        finally:
            self.view.stop()
            for task in (line, typing, *self.tasks):
                task.cancel()
            await asyncio.gather(line, typing, *self.tasks, return_exceptions=True)

    def _hear(self, frame: Frame) -> None:
        self.view.hear(frame)
        if not self.arrived:
            self.arrived = True
            self._do(self._arrive())

    async def _arrive(self) -> None:
        for command in list(wanted(self.wish, self.seen)):
            await self._send(**command)
        self.view.hint()

    def _dismissed(self, why: Refusal) -> None:
        if not self.arrived:
            raise BadInput("table", why.detail or "the server does not let us in", why.article)
        self.view.stop()
        self.screen.say("join-ended", why=why.detail)

    async def _leave(self) -> None:
        self.view.quiet = True
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=LAST)
        seated = self.seen.phase == "running" and self.seen.seat is not None
        self.screen.say("join-bye-seat" if seated else "join-bye")
        await self.wire.close()

    # ------------------------------------------------------------ what is typed

    async def _type(self) -> None:
        while (said := await self.keyboard.line()) is not None:
            self.screen.typed()
            if said and self._typed(said):
                return
            self.view.soon()

    def _typed(self, said: str) -> bool:
        """Whether it was a goodbye."""
        own = words.own(said)
        if own:
            self._own(own, said)
            return own == "quit"
        try:
            command = words.command(self.seen, said)
        except Unclear as unclear:
            self.screen.say_text(unclear.text, "red")
            return False
        self._do(self._play(said) if command is None else self._send(**command))
        return False

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.fault.done():
            self.fault.set_exception(error)

    def _own(self, name: str, said: str) -> None:
        word, _, rest = said.partition(" ")
        if name == "help":
            self.screen.help(self.view.moves())
        elif name == "who":
            self.screen.who(self.seen)
        elif name == "rules":
            self._rules(rest.strip())
        elif name == "language":
            self.screen.speak(word.lower())
            self.screen.say("term-language")
            self.view.draw()
        elif name == "table":
            self.view.draw()

    def _rules(self, id: str) -> None:
        try:
            self.screen.rules(id)
        except BadInput:
            self.screen.say("term-no-article", article=id)

    async def _send(self, do: str, **fields: Any) -> None:
        refused = await self.wire.ask(do, **fields)
        if refused is not None:
            self.screen.refuse(refused)
            self.view.soon()

    # ------------------------------------------------------------ moves

    async def _play(self, said: str) -> None:
        async with self.hands:
            moves = self.view.moves()
            try:
                if moves is None:
                    self.screen.say("join-nothing")
                else:
                    await self._submit(moves.read(said))
            except Unclear as unclear:
                self.screen.say_text(unclear.text, "red")
        self.view.now()

    async def _submit(self, plans: list[Plan]) -> None:
        """Where words can be read in several ways, the first that the server accepts."""
        refusals = []
        for plan in plans:
            refused = await self._act(plan[0])
            if refused is None:
                await self._rest(plan[1:])
                return
            refusals.append(refused)
        self.screen.refuse(refusals[0])

    async def _rest(self, actions: Plan) -> None:
        for action in actions:
            refused = await self._act(action)
            if refused is not None:
                self.screen.refuse(refused)
                return

    async def _act(self, action: Any) -> Refusal | None:
        told = codec.write_action(action)
        return await self.wire.ask("act", action=told)
