package io.github.deadcube.testkit.start;

import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The shipped battlefields by their names as users type them: {@code open-street}. */
public final class ShippedBattlefields {
    private ShippedBattlefields() {}

    public static Vector<String> names() {
        return NamedBattlefield.shipped().map(field -> Registry.brief(field.name()));
    }

    /** The one with that name; ignores case and spaces. */
    public static Option<NamedBattlefield> called(String name) {
        return NamedBattlefield.shipped()
                .find(field -> Registry.brief(field.name()).equals(Registry.brief(name)));
    }

    /** A battlefield that ships or is in a file, or all faults, a line each. */
    public static Either<Vector<String>, NamedBattlefield> orFile(String named) {
        return NamedText.orFile(named, "battlefield", names(), called(named), NamedBattlefield::read);
    }
}
