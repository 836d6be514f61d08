package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;

/**
 * A model's death (DMG-4).
 *
 * @param model who has died
 * @param cube where
 */
public record Death(ModelId model, Cube cube) {}
