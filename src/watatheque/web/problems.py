"""How the server says no: a status, the article where there is one, and words."""

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from watatheque.core.errors import BadInput
from watatheque.store.store import StoreFailed
from watatheque.web import logs

LIMIT = "TB-21"
TOKEN = "TB-22"
MESSAGE = "TB-2"
STORE = "TB-24"

WORDS = {
    400: "Not understood: not JSON, or not of the form described here.",
    401: "No token, or one that is forged, expired or of somebody who is gone (TB-22).",
    403: "An admin has banned this guest (TB-22).",
    404: "There is no such thing.",
    409: "Not now.",
    413: "The body is too large (TB-21).",
    422: "Understood, but it cannot be: an option, a name, a number of seats.",
    429: "Too much at once (TB-21).",
    503: "Nothing can be kept at the moment, and so nothing was done (TB-24).",
}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; `article` is empty where no article of the rules says so."""

    article: str
    detail: str


class Refused(Exception):
    def __init__(self, status: int, article: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(article, detail)


def missing(what: str) -> Refused:
    return Refused(404, "", f"there is no such {what}")


def told(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its description."""
    return {
        status: ResponseSpec(Problem, description=WORDS[status], generate_examples=False)
        for status in statuses
    }


def _answer(status: int, problem: Problem) -> Response[Problem]:
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def of_ours(_: Request[None, None, State], error: Refused) -> Response[Problem]:
    return _answer(error.status, error.problem)


def of_input(_: Request[None, None, State], error: BadInput) -> Response[Problem]:
    status = {LIMIT: 429, TOKEN: 403, STORE: 503}.get(error.article, 422)
    return _answer(status, Problem(error.article, str(error)))


def of_store(_: Request[None, None, State], error: StoreFailed) -> Response[Problem]:
    logs.log.error("store failed", where=logs.where(error))
    return _answer(503, Problem(STORE, "this cannot be kept at the moment; nothing was done"))


def of_litestar(_: Request[None, None, State], error: HTTPException) -> Response[Problem]:
    article = LIMIT if error.status_code == 413 else ""
    response = _answer(error.status_code, Problem(article, _detail(error)))
    response.headers.update(error.headers or {})
    return response


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(
            f"{one.get('key', 'body')}: {one.get('message', '')}" for one in error.extra
        )
    return error.detail


def of_depth(_: Request[None, None, State], error: RecursionError) -> Response[Problem]:
    return _answer(400, Problem(MESSAGE, "this is nested too deeply"))


def of_a_fault(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """A fault of ours: where it happened is logged, what it held is not."""
    logs.log.error("fault", route=request.scope["path"], where=logs.where(error))
    return _answer(500, Problem("", "something broke on our side; it has been logged"))


HANDLERS = {
    Refused: of_ours,
    BadInput: of_input,
    StoreFailed: of_store,
    HTTPException: of_litestar,
    RecursionError: of_depth,
    Exception: of_a_fault,
}
