"""Work that must not hold up the event loop: whose turn it is, who does it, what is kept of it, what is turned away."""
