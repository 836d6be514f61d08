package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.notation.MissionText;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The shipped missions besides Patrol, each from one text file, read once. */
final class ShippedMissions {
    static final Vector<Mission> ALL = Vector.of(
                    "hold-ground.txt",
                    "breakout.txt",
                    "supply-run.txt",
                    "sabotage.txt",
                    "head-hunt.txt",
                    "last-stand.txt")
            .map(ShippedMissions::read);

    private ShippedMissions() {}

    private static Mission read(String file) {
        try (InputStream in = ShippedMissions.class.getResourceAsStream("missions/" + file)) {
            if (in == null) throw new IllegalStateException("the mission " + file + " is missing");
            return MissionText.read(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
