package io.github.deadcube.testkit.shipped;

import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.TeamText;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

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
        try (InputStream in = ShippedTeams.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException("the strike team " + file + " is missing");
            return TeamText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8), Vector.empty())
                    .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
