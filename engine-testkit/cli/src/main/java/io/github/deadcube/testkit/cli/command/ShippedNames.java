package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.testkit.start.ShippedThings;
import java.util.Iterator;

/** The names of the battlefields that ship, for help and completion. */
public final class ShippedNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return ShippedThings.BATTLEFIELDS.names().iterator();
    }

    /** The names of the strike teams that ship. */
    public static final class Teams implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ShippedThings.TEAMS.names().iterator();
        }
    }
}
