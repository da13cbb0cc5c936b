#!/bin/sh
#SBATCH --job-name=souboj
#SBATCH --array=1-2
#SBATCH --cpus-per-task=16
# A job that was requeued goes on where it stopped.
souboj run scenarios/class-bases.yaml --duels 1000000 \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "shards/$SLURM_ARRAY_TASK_ID" --resume
