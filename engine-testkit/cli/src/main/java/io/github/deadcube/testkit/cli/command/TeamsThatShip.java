package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;

/** The strike teams that ship, as the command line calls them: {@code ashbarrow-rabble}. */
public final class TeamsThatShip implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return names().iterator();
    }

    /** All of them. */
    public static Vector<String> names() {
        return Shipped.teams().map(team -> ThatShip.word(team.name()));
    }

    /** The one of that name, in small letters or large, with spaces or without. */
    public static Option<ChosenTeam> called(String name) {
        return Shipped.teams().find(team -> ThatShip.word(team.name()).equals(ThatShip.word(name)));
    }
}
