"""A PostgreSQL server of our own: in a temporary folder, on a free port, on loopback only."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PROGRAMS = Path("/usr/lib/postgresql")


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


def programs() -> Path:
    found = sorted(PROGRAMS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL's server is not installed; ./check setup installs it")
    return found[-1].parent


def unprivileged() -> list[str]:
    """The server refuses to be run by root. It dies with us, also when we are killed."""
    command = ["setpriv", "--pdeathsig", "QUIT"]
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        command += ["--reuid", str(user.pw_uid), "--regid", str(user.pw_gid), "--clear-groups"]
    return command


class PostgresServer:
    def __init__(self) -> None:
        self.bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="watatheque-postgres-", dir="/tmp"))
        self.port = free_port()
        self.made = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "--username=us", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8")
        self.start()

    def _run(self, program: str, *args: str) -> None:
        command = [*unprivileged(), str(self.bin / program), "-D", str(self.folder / "data"), *args]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, timeout=120)

    def start(self) -> None:
        data = str(self.folder / "data")
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        options = [word for setting in settings for word in ("-c", setting)]
        program = [str(self.bin / "postgres"), "-D", data, "-p", str(self.port), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*unprivileged(), *program], cwd=self.folder, stdout=log, stderr=log
            )
        self._await_ready()

    def _await_ready(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.1)

    def url(self, database: str) -> str:
        return f"postgresql://us@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of an empty schema, which is quicker to make than a database."""
        self.made += 1
        name = f"s{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.url("postgres") + f"?options=-csearch_path%3D{name}"

    def crash(self) -> None:
        """Every process of it gone at once, nothing written any more."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.crash()
        shutil.rmtree(self.folder)
