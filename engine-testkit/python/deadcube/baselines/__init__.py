"""Nets that learn with NumPy alone, by which others may be measured: python3 -m deadcube.baselines."""
