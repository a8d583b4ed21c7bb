"""A worker's desk: one question at a time, answered in slices, so that one can be dropped.

`handle` gives "" while there is no answer yet, and goes on when it is given "". A new question
takes the place of one that isn't answered. Questions are {"id", "do": VERB, ...}; the answer
carries the same id, and "error" with a message key and its values where something went wrong.
"""

import json

from ningbo.core.errors import NingboError, SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    Request = dict[str, Any]
    Answer = dict[str, Any]
    Question = Generator[None, None, Answer]
    Verb = Callable[[Request], Question | Answer]


class Desk:
    """Answers questions by their verbs.

    A verb takes the request and returns the answer, or a generator that yields between two slices
    of some 40 ms and returns it.
    """

    def __init__(self, verbs: "dict[str, Verb]") -> None:
        self._verbs = verbs
        self._id: object = None
        self._question: "Question | None" = None

    def handle(self, text: str) -> str:
        """Take a question, or go on with the one at hand (""). Never raises."""
        try:
            if text:
                answer = self._begin(json.loads(text))
                if answer is not None:
                    return self._answered(answer)
            if self._question is not None:
                next(self._question)
        except StopIteration as ended:
            return self._answered(ended.value)
        except NingboError as error:
            return self._answered({"error": {"key": error.key, "values": error.values}})
        except Exception as error:
            what = f"{type(error).__name__} {error}"
            return self._answered({"error": {"key": "error.fault", "values": {"what": what}}})
        return ""

    def _begin(self, request: "Request") -> "Answer | None":
        """The answer, if it takes no time; else the question is on the desk."""
        self._question = None
        self._id = request.get("id")
        verb = self._verbs.get(request["do"])
        if verb is None:
            raise SaveError("error.verb.unknown", given=request["do"])
        asked = verb(request)
        if isinstance(asked, dict):
            return asked
        self._question = asked
        return None

    def _answered(self, answer: "Answer") -> str:
        self._question = None
        answer["id"] = self._id
        return json.dumps(answer)
