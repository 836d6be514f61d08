package io.github.deadcube.testkit.start;

import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The shipped strike teams by their names as users type them: {@code ashbarrow-rabble}. */
public final class NamedTeams {
    private NamedTeams() {}

    public static Vector<String> names() {
        return Shipped.teams().map(team -> Registry.brief(team.name()));
    }

    /** The one with that name; ignores case and spaces. */
    public static Option<ChosenTeam> called(String name) {
        return Shipped.teams().find(team -> Registry.brief(team.name()).equals(Registry.brief(name)));
    }
}
