"""Five board and card games about money, for those who study and train players.

    >>> import magnat
    >>> state = magnat.Game("millionaires", seats=3).start(seed=7)
    >>> while not state.is_over:
    ...     state.apply(state.sample())
    >>> sum(state.returns)
    1.0
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnat._magnat import Batch, Bot, Game, Refused, State, arena, games, play

__all__ = ["Batch", "Bot", "Game", "Refused", "State", "arena", "connect", "games", "play", "serve_bot"]

if TYPE_CHECKING:
    from typing import TextIO

    from magnat.client import Seat
    from magnat.program import Answer


def connect(url: str, code: str, name: str = "Robo", pause: float = 0.25, secret: str | None = None) -> Seat:
    """Takes a seat at a table of a server; `play` of what comes back plays the match.

    `pause` goes before every act. With the `secret` of a seat that was taken before, that one is sat down in again.
    """
    # Sockets are not everybody's: they are loaded when somebody wants one.
    from magnat.client import Seat

    return Seat(url, code, name, pause, secret)


def serve_bot(choose: Answer, questions: TextIO | None = None, answers: TextIO | None = None) -> None:
    """Plays as a program of its own, asked by `magnat arena` on standard input: see `magnat.program`."""
    from magnat.program import serve_bot

    serve_bot(choose, questions, answers)
