"""The models as JSON schema, with those of all installed games or of none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core.core_schema import TypedDictSchema
from typing_extensions import get_original_bases, is_typeddict

from bocage import games
from bocage.table.boxes import box_for
from bocage.table.wire import box, common, deals, learning, models, moments, plain, play, replays, tables
from bocage.table.wire.models import Models

# The modules that declare the models.
MODULES = (common, models, plain, box, tables, moments, play, replays, learning, deals)
Schema = dict[str, Any]
COMPONENTS = "#/components/schemas/"
PLACEHOLDERS = tuple(Models().named())
# What an answer or a message can be; whatever these are made of follows from them.
SPOKEN = (
    *(common.Problem, common.Health),
    *(tables.TableCard, tables.TableList, tables.ReplayList, tables.Token, tables.Place),
    *(tables.SeatLink, tables.Made, tables.Invitation),
    *(moments.Moment, play.Refusal, play.Reply, play.ServerMessage),
    *(models.Data, models.PlainCard, models.Herd, plain.PlainScene),
    *(box.GameCatalogue, box.Components, box.RulesSheets, box.FoundRule),
    *(replays.Replay, replays.ReplayMoment, replays.Review, replays.ReviewProgress),
    *(learning.LessonList, learning.LessonMoment, learning.PuzzleList, learning.PuzzleMoment),
    *(learning.PuzzleVerdict, learning.LinkMade, learning.BoardMoment, learning.SetUp, learning.WeighedList),
    *(learning.BestLine, learning.Warned, learning.RecordMade, learning.LinkMoves),
    *(deals.DealList, deals.DealMoment, deals.DealScores, deals.DealResults, deals.TypicalLevels),
)


def general() -> dict[str, Schema]:
    """Every model by its name; what belongs to single games is plain."""
    return definitions(SPOKEN)


def of_game(game: str) -> dict[str, Schema]:
    """The models that a game declares, and whatever they are made of."""
    return definitions(box_for(game).models.named().values())


@cache
def whole() -> dict[str, Schema]:
    """Every model, those of the installed games included: a `View` is one of theirs."""
    found = {name: schema for name, schema in general().items() if name not in PLACEHOLDERS}
    unions: dict[str, list[Schema]] = {name: [] for name in PLACEHOLDERS}
    for game in games.installed():
        own = of_game(game)
        ours = {name: title(game, name) for name, schema in own.items() if found.get(name) != schema}
        found |= {ours[name]: _renamed(own[name], ours) for name in ours}
        for name, model in box_for(game).models.named().items():
            reference = {"$ref": COMPONENTS + ours.get(model.__name__, model.__name__)}
            unions[name] += [reference] if reference not in unions[name] else []
    return found | {name: {"anyOf": union, "title": name} for name, union in unions.items()}


def title(game: str, name: str) -> str:
    """What the model of a game is called among those of all games."""
    return "".join(word.capitalize() for word in game.split("_")) + name


def definitions(models: Iterable[Any], mode: JsonSchemaMode = "serialization") -> dict[str, Schema]:
    """The schema of each model, and of whatever it is made of."""
    asked = [(number, mode, TypeAdapter(model)) for number, model in enumerate(models)]
    _, found = TypeAdapter.json_schemas(
        asked,
        ref_template=COMPONENTS + "{model}",
        schema_generator=_Generator,
    )
    return dict(found.get("$defs", {}))


class _Generator(GenerateJsonSchema):
    """Leaves out titles that only repeat a field's name, and takes over what the bases of a model say."""

    def typed_dict_schema(self, schema: TypedDictSchema) -> Schema:
        found = super().typed_dict_schema(schema)
        texts: dict[str, str] = {}
        for base in get_original_bases(schema["cls"]):
            if is_typeddict(base):
                texts |= _texts(base)
        for name, field in found["properties"].items():
            field.pop("title", None)
            if name in texts:
                field.setdefault("description", texts[name])
        return found


@cache
def _texts(model: type) -> dict[str, str]:
    """What a model says about its fields."""
    fields = TypeAdapter(model).json_schema(schema_generator=_Generator)["properties"]
    return {name: field["description"] for name, field in fields.items() if "description" in field}


def _renamed(schema: Any, names: dict[str, str]) -> Any:  # noqa: ANN401 - any part of a schema
    """A schema that refers to some others by new names."""
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _renamed(part, names) for key, part in schema.items()}
    if "$ref" in found:
        name = found["$ref"].removeprefix(COMPONENTS)
        found["$ref"] = COMPONENTS + names.get(name, name)
    return found
