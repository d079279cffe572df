#!/bin/bash
# Plays an arena as a Slurm job array, a part a task, and adds the parts up when all are done:
#   parts=$(sbatch --parsable --array=1-40 contrib/arena-slurm.sh greedy random --seeds 0..1000000)
#   sbatch --dependency=afterok:$parts --wrap "tock arena merge part-*.json --save whole.json"
# Tasks should take minutes: the scheduler needs a second or two for each.
#SBATCH --job-name=tock-arena
#SBATCH --cpus-per-task=1
#SBATCH --output=part-%a.log
# Which part it is tock reads from SLURM_ARRAY_TASK_ID and its like.
exec tock arena "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --save "part-$SLURM_ARRAY_TASK_ID.json"
