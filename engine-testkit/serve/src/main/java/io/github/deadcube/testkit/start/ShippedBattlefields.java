package io.github.deadcube.testkit.start;

import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/** The shipped battlefields by their names as users type them: {@code open-street}. */
public final class ShippedBattlefields {
    private ShippedBattlefields() {}

    public static Vector<String> names() {
        return NamedBattlefield.shipped().map(field -> word(field.name()));
    }

    /** The one with that name; ignores case and spaces. */
    public static Option<NamedBattlefield> called(String name) {
        return NamedBattlefield.shipped().find(field -> word(field.name()).equals(word(name)));
    }

    /** A battlefield that ships or is in a file, or all faults, a line each. */
    public static Either<Vector<String>, NamedBattlefield> orFile(String named) {
        return called(named)
                .toEither(Vector.<String>empty())
                .orElse(() -> NamedText.of(named, "battlefield", names())
                        .flatMap(text -> NamedBattlefield.read(text)
                                .mapLeft(errors -> errors.map(error -> named + ", " + error)
                                        .toVector())));
    }

    /** The name as a user types it. */
    static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The shipped strike teams by their names as users type them: {@code ashbarrow-rabble}. */
    public static final class Teams {
        private Teams() {}

        public static Vector<String> names() {
            return Shipped.teams().map(team -> ShippedBattlefields.word(team.name()));
        }

        /** The one with that name; ignores case and spaces. */
        public static Option<ChosenTeam> called(String name) {
            return Shipped.teams()
                    .find(team -> ShippedBattlefields.word(team.name()).equals(ShippedBattlefields.word(name)));
        }
    }
}
