"""The schema of the arrays that this version reads."""

SCHEMA = "987ef23dd328fabf"
"""The hash of the arrays, their types, and the meaning of each number. The server has the same, or it is of another version."""
