"""A bot's worker ends by itself when its server is gone."""

import os
import subprocess
import sys


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    theirs, ours = os.pipe()
    os.close(theirs)
    command = (sys.executable, "-m", "flibuste.server.worker", "0")
    worker = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=ours, stderr=subprocess.PIPE, check=False)
    os.close(ours)
    assert worker.returncode == 0
    assert worker.stderr == b""
