"""Makes the environment known to Gymnasium."""


def register() -> None:
    """Registers "Deadcube-v0" for gymnasium.make and gymnasium.make_vec, if Gymnasium is installed."""
    try:
        from gymnasium.envs import registration
    except ImportError:
        return
    if "Deadcube-v0" not in registration.registry:
        registration.register(
            "Deadcube-v0",
            entry_point="deadcube.environment:DeadcubeEnv",
            vector_entry_point="deadcube.environment:VectorDeadcube",
        )
