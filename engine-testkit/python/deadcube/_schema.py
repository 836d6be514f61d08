"""The schema of the arrays that this version reads."""

SCHEMA = "3316a5c426d612e1"
"""The hash of the arrays, their types, and the meaning of each number. The server has the same, or it is of another version."""
