package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The target of a shot or of a special action. */
public sealed interface Target {
    /** No target. */
    Target NOTHING = new Nothing();

    /** Whether the model that the target names matches a condition; true if it names no model. */
    boolean names(Predicate<ModelId> is);

    /** The cube that the target names, if any. */
    Option<Cube> where();

    /** A model. Written {@code B2}. */
    @SavedName(value = "target.model", parts = "model")
    record OfModel(ModelId model) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model);
        }

        @Override
        public Option<Cube> where() {
            return Option.none();
        }

        @Override
        public String toString() {
            return model.toString();
        }
    }

    /** A cube. Written {@code c4:2}. */
    @SavedName(value = "target.cube", parts = "cube")
    record OfCube(Cube cube) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return true;
        }

        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public String toString() {
            return cube.toString();
        }
    }

    /** A model and a cube, such as the cube where a drop suit lands. Written {@code A4 at c5}. */
    @SavedName(value = "target.modelAt", parts = "model cube")
    record OfModelAt(ModelId model, Cube cube) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model);
        }

        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public String toString() {
            return model + " at " + cube;
        }
    }

    /** A command die's face. Written {@code shoot}. */
    @SavedName(value = "target.face", parts = "face")
    record OfFace(CommandFace face) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return true;
        }

        @Override
        public Option<Cube> where() {
            return Option.none();
        }

        @Override
        public String toString() {
            return face.toString();
        }
    }

    /** No target. */
    @SavedName("target.nothing")
    record Nothing() implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return true;
        }

        @Override
        public Option<Cube> where() {
            return Option.none();
        }

        @Override
        public String toString() {
            return "nothing";
        }
    }

    static Target of(ModelId model) {
        return new OfModel(model);
    }

    static Target of(Cube cube) {
        return new OfCube(cube);
    }
}
