"""The files of `deploy` are true: what can be tried here is, with the programs that read them."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import jsonschema  # type: ignore[import-untyped]  # it comes without types
import pytest
import typer
import yaml
from typer.main import get_command

from bocage.cli import admin, serve
from bocage.table.metrics import GAUGES, Metrics
from tests.needs import program

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def options(register: object, *names: str) -> set[str]:
    """The options that a command takes, as settings files name them."""
    app = typer.Typer()
    app.callback()(lambda: None)
    register(app)  # type: ignore[operator]
    command = get_command(app)
    for name in names:
        command = command.commands[name]  # type: ignore[attr-defined]
    return {str(parameter.name) for parameter in command.params}


SERVE = options(serve.register, "serve")


def given(names: object) -> set[str]:
    """The settings among the names of an environment."""
    ours = [str(name) for name in names if str(name).startswith("BOCAGE_")]  # type: ignore[attr-defined]
    return {name.removeprefix("BOCAGE_").removesuffix("_FILE").lower() for name in ours}


def run(*words: str | Path) -> None:
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_compose_file_names_what_there_is() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    found = yaml.safe_load(text)
    ours = found["services"]["bocage"]
    assert given(ours["environment"]) <= SERVE
    assert ours["read_only"] is True
    assert ours["cap_drop"] == ["ALL"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    for service in found["services"].values():
        assert set(service.get("secrets", ())) <= found["secrets"].keys()
        assert set(service["networks"]) <= found["networks"].keys()
        assert set(service.get("depends_on", ())) <= found["services"].keys()
    # No password in what anybody who may look at a process can read.
    assert "PASSWORD:" not in text
    assert not re.search(r"postgresql://\w+:(?!%s)", text)
    docker = shutil.which("docker")
    if (
        docker
        and subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode == 0
    ):
        run(docker, "compose", "-f", DEPLOY / "compose.yaml", "config", "--quiet")


def test_the_compose_file_is_one() -> None:
    """By the specification as of 2021 (github.com/compose-spec), which had no `name` yet."""
    schema = json.loads((ROOT / "tests" / "data" / "compose_spec.json").read_text(encoding="utf-8"))
    schema["properties"]["name"] = {"type": "string"}
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    jsonschema.Draft201909Validator(schema).validate(found)
    found["services"]["bocage"]["cap_dropp"] = ["ALL"]
    with pytest.raises(jsonschema.ValidationError, match="cap_dropp"):
        jsonschema.Draft201909Validator(schema).validate(found)


def test_the_image_runs_as_nobody_in_particular() -> None:
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    stages = [rest for word, rest in words if word == "FROM"]
    assert len(stages) == 2
    assert len({stage.split()[0] for stage in stages}) == 1  # what was built is for this Python
    last = words[max(place for place, (word, _) in enumerate(words) if word == "FROM") :]
    assert ("USER", "8140") in [(word, rest) for word, rest in last]
    assert any(word == "HEALTHCHECK" and "/api/health" in rest for word, rest in last)
    environment = next(rest for word, rest in last if word == "ENV")
    assert given(re.findall(r"(BOCAGE_\w+)=", environment)) <= SERVE
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    for word, rest in words:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists()
                assert source not in ignored


@pytest.mark.parametrize("name", ["bocage@.service", "bocage-backup.service"])
def test_systemd_understands_its_units(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    command = re.search(r"ExecStart=/srv/bocage/bin/bocage (.*)", text)
    assert command is not None
    words = command.group(1).split()
    taken = SERVE if words[0] == "serve" else options(admin.register, "admin", words[1])
    used = {word[2:].replace("-", "_") for word in words if word.startswith("--")}
    assert used - {"settings"} <= taken
    analyze = program("systemd-analyze", "systemd")
    unit = tmp_path / name.replace("@", "@8141")
    unit.write_text(text.replace("/srv/bocage/bin/bocage", sys.executable), encoding="utf-8")
    for timer in DEPLOY.glob("*.timer"):
        shutil.copy(timer, tmp_path)
    run(analyze, "verify", "--man=no", unit)


@pytest.mark.parametrize(("name", "taken"), [("bocage.toml", SERVE), ("backup.toml", {"database"})])
def test_the_settings_are_settings(name: str, taken: set[str]) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    shown = re.sub(r"^# (?=[\w-]+ = )", "", text, flags=re.MULTILINE)  # those that are only shown, too
    for found in (tomllib.loads(text), tomllib.loads(shown)):
        assert {key.replace("-", "_") for key in found} <= taken


def test_nginx_understands_its_file(tmp_path: Path) -> None:
    nginx = program("nginx", "nginx")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    run(
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
        *("-subj", "/CN=bocage.example", "-keyout", key, "-out", certificate),
    )
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/ssl/bocage.example.pem", str(certificate))
    text = text.replace("/etc/ssl/bocage.example.key", str(key))
    whole = f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n"
    for place in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        whole += f"{place}_temp_path {tmp_path}/{place};\n"
    (tmp_path / "nginx.conf").write_text(f"{whole}{text}}}\n", encoding="utf-8")
    run(nginx, "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


def test_caddy_understands_its_file() -> None:
    caddy = program("caddy", "caddy")
    run(caddy, "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


def test_the_board_shows_figures_that_there_are() -> None:
    metrics = Metrics()
    metrics.now = lambda: dict.fromkeys(GAUGES, 1.0)
    told = set(re.findall(r"^# TYPE (\w+)", metrics.text().decode(), flags=re.MULTILINE))
    told |= {name.removesuffix("_total") for name in told}
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    used = {
        re.sub(r"_(bucket|count|sum|total)$", "", name)
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b((?:bocage|process)_\w+)", target["expr"])
    }
    assert used
    assert used <= told
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))


def test_every_file_is_told_of_in_the_page_about_hosting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    missing = [file.name for file in DEPLOY.iterdir() if file.is_file() and f"deploy/{file.name}" not in page]
    assert missing == []
