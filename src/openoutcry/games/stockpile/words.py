def say_argument(name, value, language): return value
def say_move(move, names, language): return str(move)
