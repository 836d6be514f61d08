package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * The values of {@link Target}. The usual answers are here: if the interface with the constant had default methods, two
 * threads that initialize it and {@link Nothing} at the same time would wait for each other for ever.
 */
sealed interface NamedTarget extends Target {
    @Override
    default boolean names(Predicate<ModelId> is) {
        return model().forAll(is);
    }

    @Override
    default Option<ModelId> model() {
        return Option.none();
    }

    @Override
    default Option<Cube> where() {
        return Option.none();
    }

    @Override
    default Option<CommandFace> face() {
        return Option.none();
    }

    @Override
    default boolean isModel() {
        return this instanceof OfModel;
    }

    @Override
    default boolean isCube() {
        return this instanceof OfCube;
    }

    @SavedName(value = "target.model", parts = "id=model")
    record OfModel(ModelId id) implements NamedTarget {
        @Override
        public Option<ModelId> model() {
            return Option.some(id);
        }

        @Override
        public String toString() {
            return id.toString();
        }
    }

    @SavedName("target.cube")
    record OfCube(Cube cube) implements NamedTarget {
        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public String toString() {
            return cube.toString();
        }
    }

    @SavedName(value = "target.modelAt", parts = "id=model")
    record OfModelAt(ModelId id, Cube cube) implements NamedTarget, Told {
        @Override
        public Option<ModelId> model() {
            return Option.some(id);
        }

        @Override
        public Option<Cube> where() {
            return Option.some(cube);
        }

        @Override
        public String told(Language language) {
            return Sentence.of("{model} at {cube}", id, cube).told(language);
        }

        @Override
        public String toString() {
            return id + " at " + cube;
        }
    }

    @SavedName(value = "target.face", parts = "of=face")
    record OfFace(CommandFace of) implements NamedTarget, Told {
        @Override
        public Option<CommandFace> face() {
            return Option.some(of);
        }

        @Override
        public String told(Language language) {
            return of.named().told(language);
        }

        @Override
        public String toString() {
            return of.toString();
        }
    }

    @SavedName("target.nothing")
    record Nothing() implements NamedTarget {
        @Override
        public String toString() {
            return "nothing";
        }
    }
}
