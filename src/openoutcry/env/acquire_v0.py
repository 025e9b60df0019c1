"""Acquire for PettingZoo. Turn by turn: env, raw_env; all seats at once: parallel_env, and in turns cycle_env."""

from openoutcry.env.pettingzoo import makers

env, raw_env, parallel_env, cycle_env = makers("acquire")
