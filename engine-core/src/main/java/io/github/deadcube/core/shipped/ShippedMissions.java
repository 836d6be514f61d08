package io.github.deadcube.core.shipped;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;

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
        String text =
                TextFile.packaged(ShippedMissions.class.getResourceAsStream("missions/" + file), "the mission " + file);
        return MissionText.read(text)
                .getOrElseThrow(errors -> new IllegalStateException(file + ": " + errors.mkString("; ")));
    }
}
