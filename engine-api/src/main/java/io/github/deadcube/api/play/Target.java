package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;

/** What a shot or a special action is aimed at. */
public sealed interface Target {
    /** Nothing in particular. */
    Target NOTHING = new Nothing();

    /**
     * A model. Written {@code B2}.
     *
     * @param model the model
     */
    record OfModel(ModelId model) implements Target {
        @Override
        public String toString() {
            return model.toString();
        }
    }

    /**
     * A cube. Written {@code c4:2}.
     *
     * @param cube the cube
     */
    record OfCube(Cube cube) implements Target {
        @Override
        public String toString() {
            return cube.toString();
        }
    }

    /** Nothing in particular. */
    record Nothing() implements Target {
        @Override
        public String toString() {
            return "nothing";
        }
    }

    /**
     * A model as a target.
     *
     * @param model the model
     * @return the target
     */
    static Target of(ModelId model) {
        return new OfModel(model);
    }

    /**
     * A cube as a target.
     *
     * @param cube the cube
     * @return the target
     */
    static Target of(Cube cube) {
        return new OfCube(cube);
    }
}
