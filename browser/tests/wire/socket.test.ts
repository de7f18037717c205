import { beforeEach, expect, test } from "vitest";
import { Socket, type State } from "../../src/wire/socket";
import { World } from "./fakes";

let world: World;
let states: State[];
let since: number | null;
let socket: Socket;

beforeEach(() => {
  world = new World();
  states = [];
  since = null;
  const ears = {
    hello: () => ({ token: "token", since }),
    frame: () => undefined,
    state: (state: State) => void states.push(state),
  };
  socket = new Socket("ws://here", ears, world.means);
});

test("first it says who is there, then what was asked before the line stood", () => {
  void socket.ask({ do: "start" });
  world.last.open();
  expect(world.last.sent[0]).toEqual({ token: "token", since: null });
  expect(world.last.sent[1]).toMatchObject({ do: "start" });
});

test("an ack answers, a refusal says why", async () => {
  world.last.open();
  const done = socket.ask({ do: "start" });
  const not = socket.ask({ do: "resign" });
  const [first, second] = world.last.ids() as [string, string];
  world.last.tell({ type: "ack", id: first, rev: 1 });
  world.last.tell({ type: "refused", id: second, article: "TB-7", detail: "no" });
  expect(await done).toBeNull();
  expect(await not).toEqual({ article: "TB-7", detail: "no" });
});

test("what was not answered is sent again with the same id, after the new hello", async () => {
  world.last.open();
  const asked = socket.ask({ do: "act", action: { do: "place" } });
  const [id] = world.last.ids();
  since = 7;
  world.last.drop(1006);
  world.pass();
  world.last.open();
  expect(world.lines).toHaveLength(2);
  expect(world.last.sent[0]).toEqual({ token: "token", since: 7 });
  expect(world.last.sent[1]).toMatchObject({ do: "act", id, action: { do: "place" } });
  world.last.tell({ type: "ack", id: id as string, rev: 8 });
  expect(await asked).toBeNull();
});

test("what was answered is not sent again", () => {
  world.last.open();
  void socket.ask({ do: "start" });
  world.last.tell({ type: "ack", id: world.last.ids()[0] as string, rev: 1 });
  world.last.drop(1006);
  world.pass();
  world.last.open();
  expect(world.last.ids()).toEqual([]);
});

test("it waits longer each time, and shortly again once the table has spoken", () => {
  const waited = [];
  for (let i = 0; i < 7; i++) {
    world.last.drop(1006);
    waited.push(world.pass());
  }
  expect(waited).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  world.last.open();
  world.last.tell({ type: "offer", rev: 1, offers: [] });
  world.last.drop(1006);
  expect(world.pass()).toBe(300);
});

test("a restarting server gets a moment longer", () => {
  world.last.drop(1012);
  expect(world.pass()).toBe(1300);
});

test("after a final word it does not come back", () => {
  world.last.open();
  world.last.tell({ type: "bye", why: "the table is closed" });
  world.last.drop(4403);
  expect(states.at(-1)).toBe("ended");
  expect(world.waits).toEqual([]);
  socket.hurry();
  expect(world.lines).toHaveLength(1);
});

test("told to slow down, it takes a breath and says it again", () => {
  world.last.open();
  void socket.ask({ do: "start" });
  world.last.tell({ type: "refused", id: "", article: "TB-21", detail: "too fast" });
  world.pass();
  const [one, again] = world.last.ids();
  expect(again).toBe(one);
});

test("when the network is back nobody waits", () => {
  world.last.drop(1006);
  socket.hurry();
  expect(world.lines).toHaveLength(2);
  world.pass(); // the wait that was running finds a line already
  expect(world.lines).toHaveLength(2);
});
