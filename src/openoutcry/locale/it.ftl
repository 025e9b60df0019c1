compiling = Preparing the rules of { $game } for this machine (first use only)
