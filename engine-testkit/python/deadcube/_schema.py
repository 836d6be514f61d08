"""The schema of the arrays that this version reads."""

SCHEMA = "88399fb469a390b7"
"""The hash of the arrays, their types, and the meaning of each number. The server has the same, or it is of another version."""
