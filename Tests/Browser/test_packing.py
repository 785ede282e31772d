"""A wiki packed: the archives are opened by others' programs, and what comes out is the wiki."""

import gzip
import os
import shutil
import socket
import subprocess
import urllib.request
import zipfile
from contextlib import closing

import pytest

RECORDS = {"wikigen-manifest.json", "wikigen-links.json"}
MARK = ".wikigen-precompressed"


def needs(*programs):
    missing = [program for program in programs if shutil.which(program) is None]
    return pytest.mark.skipif(bool(missing), reason=f"{missing} not installed")


@pytest.fixture(scope="session")
def pack(wikigen):
    def pack(site, *arguments, cwd):
        done = subprocess.run(
            [wikigen, "pack", "--out", site, *arguments], cwd=cwd, capture_output=True, text=True,
            env={"PATH": os.environ["PATH"]}, timeout=600)
        assert done.returncode == 0, done.stderr
        return done

    return pack


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tree(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*") if path.is_file()
    }


@pytest.fixture(scope="session")
def zipped(pack, sample, tmp_path_factory):
    folder = tmp_path_factory.mktemp("zip")
    pack(sample.root, "--zip", "wiki.zip", cwd=folder)
    return folder / "wiki.zip"


def test_an_archive_is_the_same_on_another_day(pack, sample, zipped, tmp_path):
    shutil.copytree(sample.root, tmp_path / "site", copy_function=shutil.copyfile)
    (tmp_path / "site/CNAME").write_text("x.example")
    done = pack("site", "--zip", "wiki.zip", cwd=tmp_path)
    assert (tmp_path / "wiki.zip").read_bytes() == zipped.read_bytes()
    assert done.stderr == (
        "wikigen: left out 1 file that wikigen did not write: site/CNAME\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["site", "wiki.zip"]


@needs("unzip")
def test_an_archive_is_whole_to_two_programs(zipped, sample):
    run("unzip", "-tq", str(zipped))
    with zipfile.ZipFile(zipped) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert names == sorted(names)
        assert {name.split("/")[0] for name in names} == {"wikigen"}
        assert all(info.date_time == (1980, 1, 1, 0, 0, 0) for info in archive.infolist())
        pictures = [info for info in archive.infolist() if "/images/" in info.filename]
        assert pictures
        assert all(info.compress_type == zipfile.ZIP_STORED for info in pictures)


def test_an_unpacked_archive_opens_by_double_click(zipped, sample, tmp_path, open_page):
    with zipfile.ZipFile(zipped) as archive:
        archive.extractall(tmp_path)
    assert tree(tmp_path / "wikigen") == tree(sample.root)
    page = open_page()
    page.goto((tmp_path / "wikigen/index.html").as_uri())
    page.get_by_role("link", name="Characters").first.click()
    assert page.url.endswith("/characters/index.html")


@pytest.fixture(scope="session")
def zims(pack, sample, tmp_path_factory):
    """Two of the same wiki."""
    folder = tmp_path_factory.mktemp("zim")
    for name in ["one.zim", "two.zim"]:
        pack(sample.root, "--zim", name, cwd=folder)
    assert sorted(path.name for path in folder.iterdir()) == ["one.zim", "two.zim"]
    return [folder / "one.zim", folder / "two.zim"]


@needs("zimwriterfs", "zimcheck")
def test_a_zim_file_is_without_fault(zims):
    assert "Overall Test Status: Pass" in run("zimcheck", "-A", str(zims[0]))


@needs("zimwriterfs", "zimdump")
def test_a_zim_file_has_the_same_entries_and_contents_each_time(zims, sample, tmp_path):
    lists = [run("zimdump", "list", str(zim)) for zim in zims]
    assert lists[0] == lists[1]
    for zim in zims:
        run("zimdump", "dump", f"--dir={tmp_path / zim.stem}", str(zim))
    one, two = tree(tmp_path / "one"), tree(tmp_path / "two")
    assert one == two
    shown = {path: bytes for path, bytes in tree(sample.root).items() if path not in RECORDS}
    one.pop("wikigen-illustration.png")
    assert one == shown


@needs("zimwriterfs", "kiwix-serve")
def test_a_zim_file_opens_in_kiwix(zims, open_page):
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["kiwix-serve", "--address=127.0.0.1", f"--port={port}", str(zims[0])],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        page = answer(f"http://127.0.0.1:{port}/one/A/characters/1-rick-sanchez.html", server)
    finally:
        server.terminate()
        server.wait(30)
    assert b"<h1" in page and b"Rick Sanchez" in page


def answer(address, server):
    """What the server says, once it listens."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(10_000):
        assert server.poll() is None, "kiwix-serve ended"
        try:
            with opener.open(address, timeout=30) as answer:
                return answer.read()
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
    raise AssertionError("kiwix-serve does not listen")


@needs("brotli")
def test_a_copy_has_both_compressed_forms_beside_what_they_are_made_of(pack, build, tmp_path):
    # A small wiki: Brotli takes its time.
    few = build("few", "--fixtures", "--source", "rickandmorty", "--set", "pages.categories=false")
    pack(few.root, "--precompress", "copy", cwd=tmp_path)
    before, copy = tree(few.root), tree(tmp_path / "copy")
    assert {path: copy[path] for path in before} == before
    packed = {path for path in copy if path.endswith(".gz")}
    assert set(copy) - set(before) == packed | {f"{path[:-3]}.br" for path in packed} | {MARK}
    assert {"index.html.gz", "search.html.gz"} <= packed
    for path in sorted(packed)[:40]:
        plain = path[:-3]
        assert gzip.decompress(copy[path]) == before[plain]
        # No name, and the time 0.
        assert copy[path][3:8] == bytes(5)
        brotli = ["brotli", "--decompress", "--stdout", tmp_path / "copy" / f"{plain}.br"]
        assert subprocess.run(brotli, capture_output=True).stdout == before[plain]
        times = {(tmp_path / "copy" / f"{plain}{form}").stat().st_mtime_ns // 10**9
                 for form in ["", ".gz", ".br"]}
        assert len(times) == 1
