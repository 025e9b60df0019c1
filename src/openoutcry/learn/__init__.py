"""Bots that learn the games by playing them: what `outcry train` runs. Needs PyTorch (openoutcry[learn])."""
