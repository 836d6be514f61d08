package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Battlefields;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.Locale;

/** The battlefields that ship, as the command line calls them: {@code open-street}. */
public final class ShippedBattlefields implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return names().iterator();
    }

    public static Vector<String> names() {
        return Battlefields.shipped().map(field -> word(field.name()));
    }

    /** The one of that name, in small letters or large, with spaces or without. */
    public static Option<NamedBattlefield> called(String name) {
        return Battlefields.shipped().find(field -> word(field.name()).equals(word(name)));
    }

    /** A name as it is typed. */
    static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The strike teams that ship, as the command line calls them: {@code ashbarrow-rabble}. */
    public static final class Teams implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names().iterator();
        }

        public static Vector<String> names() {
            return Shipped.teams().map(team -> ShippedBattlefields.word(team.name()));
        }

        /** The one of that name, in small letters or large, with spaces or without. */
        public static Option<ChosenTeam> called(String name) {
            return Shipped.teams()
                    .find(team -> ShippedBattlefields.word(team.name()).equals(ShippedBattlefields.word(name)));
        }
    }
}
