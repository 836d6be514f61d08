package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The target of a shot or of a special action. */
public sealed interface Target permits NamedTarget {
    /** No target. Written {@code nothing}. */
    Target NOTHING = new NamedTarget.Nothing();

    /** A model. Written {@code B2}. */
    static Target of(ModelId model) {
        return new NamedTarget.OfModel(model);
    }

    /** A cube. Written {@code c4:2}. */
    static Target of(Cube cube) {
        return new NamedTarget.OfCube(cube);
    }

    /** A model and a cube, such as the cube where a drop suit lands. Written {@code A4 at c5}. */
    static Target of(ModelId model, Cube cube) {
        return new NamedTarget.OfModelAt(model, cube);
    }

    /** A command die's face. Written {@code shoot}. */
    static Target of(CommandFace face) {
        return new NamedTarget.OfFace(face);
    }

    /** Whether the model that the target names matches a condition; true if it names no model. */
    boolean names(Predicate<ModelId> is);

    /** The model that the target names, alone or with a cube. */
    Option<ModelId> model();

    /** The cube that the target names, alone or with a model. */
    Option<Cube> where();

    /** The face of a command die that it is. */
    Option<CommandFace> face();

    /** Whether it is a model alone. */
    boolean isModel();

    /** Whether it is a cube alone. */
    boolean isCube();
}
