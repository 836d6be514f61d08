package io.github.deadcube.api.internal;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Model;

/** The traits of a game's models, for checks of states. The engine's game implements it. */
public interface ModelTraits {
    /** Casts the game of a position. */
    static ModelTraits of(Position position) {
        return (ModelTraits) position.game();
    }

    /** Whether the model's card, its item or a mark on it grants a trait. */
    boolean hasTrait(Model model, Trait trait);
}
