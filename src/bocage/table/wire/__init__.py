"""What the server says, field by field: one model for each answer and message.

The models are typed dictionaries. They cost nothing when an answer is made, mypy checks every place that
makes one, and `schema` publishes them: for OpenAPI, for the types of the browser's part (`scripts/types`),
and for the tests that hold real answers against them. A field is always there; where it has no value it is
null. What belongs to one game is declared in its folder (`games/<id>/wire.py`) and named by `Models`.
"""
