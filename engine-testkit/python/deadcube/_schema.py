"""The schema of the arrays that this version reads."""

SCHEMA = "2ca1f4b2ed0742a8"
"""The hash of the arrays, their types, and the meaning of each number. The server has the same, or it is of another version."""
