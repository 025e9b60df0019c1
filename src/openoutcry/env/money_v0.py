"""Money for PettingZoo: env and raw_env turn by turn, parallel_env all seats at once, cycle_env that one in turns."""

from openoutcry.env.pettingzoo import makers

env, raw_env, parallel_env, cycle_env = makers("money")
