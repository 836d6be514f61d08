package io.github.deadcube.api.play;

/** What a {@link Prompt} is answered with: a player's {@link Choice}, the faces of {@link Dice}, or the {@link Order} of a shuffle. */
public sealed interface Input permits Choice, Dice, Order {}
