"""The reports of builds, held against the schema that stands in Docs."""

import json
import subprocess
import sys
from pathlib import Path

SCHEMA = Path(__file__).parents[2] / "Docs/report.schema.json"
CHECK = Path(sys.executable).parent / "check-jsonschema"


def run(wikigen, folder, *arguments):
    return subprocess.run(
        [wikigen, "build", "--images", "none", "--report", "report.json", *arguments], cwd=folder,
        env={}, capture_output=True, text=True, timeout=300).returncode


def report(folder):
    path = folder / "report.json"
    done = subprocess.run(
        [CHECK, "--schemafile", SCHEMA, path], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(path.read_text())


def test_the_schema_is_one():
    done = subprocess.run(
        [CHECK, "--check-metaschema", SCHEMA], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_reports_are_of_the_schema_however_a_build_ends(wikigen, tmp_path):
    assert run(wikigen, tmp_path, "--fixtures") == 0
    first = report(tmp_path)
    assert first["changes"]["added"] == first["files"] > first["pages"]["total"] > 0
    assert {age["origin"] for age in first["ages"]} == {"fixtures"}
    assert run(wikigen, tmp_path, "--fixtures") == 0
    assert report(tmp_path)["changes"] == {"added": 0, "changed": 0, "removed": 0}
    (tmp_path / "recorded").mkdir()
    code = run(wikigen, tmp_path, "--recorded", "recorded", "--force")
    failed = report(tmp_path)
    assert failed["fault"]["exitCode"] == code != 0
    assert "changes" not in failed


def test_what_is_not_of_the_schema_is_found(wikigen, tmp_path):
    assert run(wikigen, tmp_path, "--fixtures") == 0
    whole = report(tmp_path)
    for broken in [whole | {"nosuch": 1}, whole | {"bytes": "many"}, whole | {"schemaVersion": 2}]:
        (tmp_path / "report.json").write_text(json.dumps(broken))
        done = subprocess.run(
            [CHECK, "--schemafile", SCHEMA, tmp_path / "report.json"], capture_output=True)
        assert done.returncode == 1
