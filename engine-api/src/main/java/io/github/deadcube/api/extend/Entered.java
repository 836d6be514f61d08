package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;

/**
 * A model's coming into a cube, by choice or not (ADV-18).
 *
 * @param model who has come
 * @param cube where
 */
public record Entered(ModelId model, Cube cube) {}
