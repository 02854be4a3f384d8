"""Lessons: real positions, one sentence at a time, then the learner acts.

run = LessonRun(lesson("creatures-fences"))
run.coach("en").sentence          # Place a worker on Fences. …
run.give("space walls", "en")     # a reply that says why not; nothing has changed
run.give("space fences", "en")    # done: the next sentence
"""

from bocage.learning.lessons.lesson import Lesson, LessonStep, Words, parse_lesson, read_lesson
from bocage.learning.lessons.run import NEXT, Coach, LessonRun, Reply
from bocage.learning.lessons.shelf import every_lesson, lesson, lessons_of

__all__ = [
    "NEXT",
    "Coach",
    "Lesson",
    "LessonRun",
    "LessonStep",
    "Reply",
    "Words",
    "every_lesson",
    "lesson",
    "lessons_of",
    "parse_lesson",
    "read_lesson",
]
