"""Plays an arena in parts on a Ray cluster, and adds the parts up.

    python contrib/arena_ray.py 40 greedy random --seeds 0..100000

Every node needs tock on its path. Parts should take longer than a second: Ray is slow to start.
"""
import pathlib, subprocess, sys, tempfile

import ray


@ray.remote(num_cpus=1)
def play(part: int, parts: int, words: list[str]) -> bytes:
    command = ["tock", "arena", *words, "--threads", "1", "--shard", f"{part}/{parts}", "--json"]
    return subprocess.run(command, check=True, capture_output=True).stdout


parts, words = int(sys.argv[1]), sys.argv[2:]
results = ray.get([play.remote(part + 1, parts, words) for part in range(parts)])
with tempfile.TemporaryDirectory() as folder:
    files = [pathlib.Path(folder, f"{part}.json") for part in range(parts)]
    for file, result in zip(files, results):
        file.write_bytes(result)
    subprocess.run(["tock", "arena", "merge", *files], check=True)
