"""Runs the steps of a workflow of GitHub's as its runner does: in order, each in a shell of its own."""

import os
import re
import subprocess

import yaml



class Runner:
    """One run of the job `build`: its steps' outcomes, and whether the wiki was handed on."""

    def __init__(self, folder, file, site_url, secrets, variables):
        self.folder, self.secrets = folder, secrets
        self.job = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]["build"]
        self.contexts = {"github.run_id": "7", "github.run_attempt": "1"}
        self.contexts |= {f"secrets.{name}": value for name, value in secrets.items()}
        self.site_url = site_url
        self.variables = variables
        self.path = os.environ["PATH"]
        self.failure, self.saved, self.published = None, False, False
        self.summary = folder / "step-summary.md"

    def run(self):
        self.summary.write_text("", encoding="utf-8")
        for step in self.job["steps"]:
            if not self.wants(step.get("if", "success()")):
                continue
            if "uses" in step:
                self.use(step)
            elif self.failure is None:
                self.execute(step)
        return self

    def wants(self, condition):
        """The conditions that our workflow has, and no others."""
        if condition == "always()":
            return True
        if condition == "success()":
            return self.failure is None
        found = re.fullmatch(r"(steps\.\w+\.outputs\.\w+) == '(\w+)'", condition)
        assert found, f"this runner does not know {condition!r}"
        return self.failure is None and self.contexts.get(found[1], "") == found[2]

    def use(self, step):
        action = step["uses"].split("@")[0]
        if action == "actions/configure-pages":
            self.contexts[f"steps.{step['id']}.outputs.base_url"] = self.site_url
        elif action == "actions/cache/save":
            self.saved = True
        elif action == "actions/upload-pages-artifact":
            assert (self.folder / step["with"]["path"] / "index.html").is_file()
            self.published = True
        else:
            assert action in ("actions/checkout", "actions/cache/restore", "actions/upload-artifact")

    def execute(self, step):
        files = {name: self.folder / f"runner-{name}" for name in ["output", "path"]}
        for file in files.values():
            file.write_text("", encoding="utf-8")
        environment = {
            "PATH": self.path, "HOME": str(self.folder), "CI": "true",
            "GITHUB_OUTPUT": str(files["output"]), "GITHUB_PATH": str(files["path"]),
            "GITHUB_STEP_SUMMARY": str(self.summary), **self.variables,
        }
        environment |= {name: self.value(text) for name, text in step.get("env", {}).items()}
        done = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", self.value(step["run"])], cwd=self.folder,
            env=environment, capture_output=True, text=True, timeout=300)
        if done.returncode:
            self.failure = f"{step['name']} ended with {done.returncode}: {done.stderr}"
        for line in files["output"].read_text(encoding="utf-8").splitlines():
            name, value = line.split("=", 1)
            self.contexts[f"steps.{step['id']}.outputs.{name}"] = value
        for line in files["path"].read_text(encoding="utf-8").splitlines():
            self.path = f"{line}:{self.path}"

    def value(self, text):
        """A text with its expressions; one that is not known is an empty text, as the runner has it."""
        return re.sub(r"\$\{\{ (\S+) \}\}", lambda found: self.contexts.get(found[1], ""), text)
