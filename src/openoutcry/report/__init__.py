"""Pages to look at: whole HTML files without anything from elsewhere, drawn from plain figures."""
