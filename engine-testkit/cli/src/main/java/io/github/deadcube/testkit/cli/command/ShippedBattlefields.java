package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.Locale;

/** The shipped battlefields by their names on the command line: {@code open-street}. */
public final class ShippedBattlefields implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return names().iterator();
    }

    public static Vector<String> names() {
        return NamedBattlefield.shipped().map(field -> word(field.name()));
    }

    /** The one with that name; ignores case and spaces. */
    public static Option<NamedBattlefield> called(String name) {
        return NamedBattlefield.shipped().find(field -> word(field.name()).equals(word(name)));
    }

    /** The name as a user types it. */
    static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The shipped strike teams by their names on the command line: {@code ashbarrow-rabble}. */
    public static final class Teams implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }

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
