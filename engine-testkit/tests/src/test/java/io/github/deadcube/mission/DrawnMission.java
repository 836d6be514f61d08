package io.github.deadcube.mission;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Bounty;
import io.github.deadcube.api.mission.Mission.Bounty.Whom;
import io.github.deadcube.api.mission.Mission.Exit;
import io.github.deadcube.api.mission.Mission.Goal;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.mission.Mission.Size;
import io.github.deadcube.api.mission.Mission.Zone;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Draws missions for battlefields of 8 × 8 cubes. */
final class DrawnMission {
    private static final int SIDE = 8;

    private final SplitMix64 chance;

    private DrawnMission(long seed) {
        chance = new SplitMix64(seed);
    }

    /** A mission that is legal on every battlefield that ships. */
    static Mission of(long seed) {
        return new DrawnMission(seed).mission();
    }

    private Mission mission() {
        Option<Role> first = role();
        return new Mission(
                "Drawn " + chance.below(100),
                "A text with \"quotes\" and a \\ in it.",
                chance.below(2) == 0 ? Option.none() : Option.some(new Size(SIDE, SIDE)),
                Vector.of(new Zone(row(SIDE), first), new Zone(row(1), Option.none())),
                several(() -> new Goal(cube(), chance.below(4), false, 1 + chance.below(4), role()))
                        .distinctBy(Goal::cube),
                several(() -> new Exit(cube(), chance.below(5), role())).distinctBy(Exit::cube),
                several(() -> new Bounty(chance.below(2) == 0 ? Whom.ALL : Whom.LEADER, chance.below(5), role())),
                chance.below(9),
                chance.below(3),
                1 + chance.below(6),
                chance.below(2) == 0 ? Option.none() : Option.some(1 + chance.below(20)));
    }

    private Vector<Cube> row(int row) {
        int from = 1 + chance.below(4);
        return Vector.rangeClosed(from, from + 3 + chance.below(2)).map(column -> new Cube(column, row, 1));
    }

    private Cube cube() {
        return new Cube(1 + chance.below(SIDE), 1 + chance.below(SIDE), 1);
    }

    private Option<Role> role() {
        int drawn = chance.below(4);
        return drawn < 2 ? Option.none() : Option.some(Role.values()[drawn - 2]);
    }

    private <T> Vector<T> several(Supplier<T> one) {
        return Vector.fill(chance.below(5), one);
    }
}
