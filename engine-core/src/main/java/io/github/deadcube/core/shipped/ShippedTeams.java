package io.github.deadcube.core.shipped;

import io.github.deadcube.core.support.PackagedTexts;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.TeamText;
import io.vavr.collection.Vector;

/** The shipped strike teams. */
final class ShippedTeams {
    /** The teams of {@link Shipped#setup()}. */
    static final String FIRST = "Saltwind Wardens";

    static final String SECOND = "Kiln Road Breakers";

    static final PackagedTexts<ChosenTeam> TEXTS = new PackagedTexts<>(
            ShippedTeams.class,
            "",
            text -> TeamText.read(text, Vector.empty()),
            FIRST,
            SECOND,
            "Ashbarrow Rabble",
            "Ninth Sluice Crew",
            "Lanternfall Outriders",
            "Hollow Fen Callers");

    private ShippedTeams() {}
}
