package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The values of {@link Target}. */
final class NamedTarget {
    private NamedTarget() {}

    @SavedName(value = "target.model", parts = "model")
    record OfModel(ModelId id) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(id);
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(id);
        }

        @Override
        public boolean isModel() {
            return true;
        }

        @Override
        public String toString() {
            return id.toString();
        }
    }

    @SavedName(value = "target.cube", parts = "cube")
    record OfCube(Cube cube) implements Target {
        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public boolean isCube() {
            return true;
        }

        @Override
        public String toString() {
            return cube.toString();
        }
    }

    @SavedName(value = "target.modelAt", parts = "model cube")
    record OfModelAt(ModelId id, Cube cube) implements Target {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(id);
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(id);
        }

        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public String toString() {
            return id + " at " + cube;
        }
    }

    @SavedName(value = "target.face", parts = "face")
    record OfFace(CommandFace of) implements Target {
        @Override
        public Option<CommandFace> face() {
            return Option.some(of);
        }

        @Override
        public String toString() {
            return of.toString();
        }
    }

    @SavedName("target.nothing")
    record Nothing() implements Target {
        @Override
        public String toString() {
            return "nothing";
        }
    }
}
