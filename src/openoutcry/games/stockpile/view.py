def view(h, seat): return {}
