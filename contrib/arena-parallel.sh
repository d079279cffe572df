#!/bin/sh
# Plays an arena in parts with GNU parallel, a part a core, and adds the parts up:
#   contrib/arena-parallel.sh FOLDER PARTS greedy random --seeds 0..100000 --rules french
# Begun again with the same words it plays only the parts that are missing or failed. Several machines that share the
# folder: PARALLEL="--sshlogin :,other --workdir ." before it.
set -eu
folder=$1 parts=$2
shift 2
mkdir -p "$folder"
seq "$parts" | parallel --quote --joblog "$folder/jobs.log" --resume-failed --halt soon,fail=1 \
    "${TOCK:-tock}" arena "$@" --threads 1 --shard "{}/$parts" --save "$folder/part-{}.json" > /dev/null
exec "${TOCK:-tock}" arena merge "$folder"/part-*.json --save "$folder/whole.json"
