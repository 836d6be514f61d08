package io.github.deadcube.core.shipped;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.TeamText;
import io.vavr.collection.Vector;

/** The shipped strike teams, each from one text file, read once. */
final class ShippedTeams {
    static final Vector<ChosenTeam> ALL = Vector.of(
                    "saltwind-wardens.txt",
                    "kiln-road-breakers.txt",
                    "ashbarrow-rabble.txt",
                    "ninth-sluice-crew.txt",
                    "lanternfall-outriders.txt",
                    "hollow-fen-callers.txt")
            .map(ShippedTeams::read);

    private ShippedTeams() {}

    private static ChosenTeam read(String file) {
        String text = TextFile.packaged(ShippedTeams.class.getResourceAsStream(file), "the strike team " + file);
        return TeamText.read(text, Vector.empty())
                .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
    }
}
