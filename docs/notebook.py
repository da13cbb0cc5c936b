# %% [markdown]
# Reads the tables of `souboj run scenarios/class-bases.yaml` and adds up equal duels. Opens in Jupyter (Jupytext) and wherever `# %%` is known.

# %%
import csv, sys
from collections import defaultdict
folder = sys.argv[1] if sys.argv[1:] and "ipykernel" not in sys.modules else "reports/class-bases"
table = lambda name: list(csv.DictReader(open(f"{folder}/{name}.csv", encoding="utf-8", newline="")))
cells, scores = table("cells"), table("scores")
varied = list(cells[0])[3:list(cells[0]).index("initiator")]

# %% Equal duels of one variant and one setting were played apart: their counts add up.
pools = defaultdict(lambda: [0, 0])
for row in cells:
    if row["duels"]:
        pool = pools[row["variant"], row["duel_id"], *(row[path] for path in varied)]
        pool[0], pool[1] = pool[0] + int(row["initiator_wins"]), pool[1] + int(row["duels"])
for key, (wins, duels) in pools.items():
    print(*key, f"{wins / duels:.4f}", duels)

# %% Who is strong, on which plane.
for row in scores:
    print(row["plane"], row["side"], row["exact_mean_score"] or row["mean_score"])
