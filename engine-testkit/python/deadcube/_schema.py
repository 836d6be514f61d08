"""The schema of the arrays that this version reads."""

SCHEMA = "74a524f23b446686"
"""The hash of the arrays, their types, and the meaning of each number. The server has the same, or it is of another version."""
