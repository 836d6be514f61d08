package io.github.deadcube.mission;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.notation.Notation;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Missions with their parts, which applications do not see. */
public final class Missions {
    private Missions() {}

    /** Reads a mission from text. */
    public static Either<Seq<Fault>, Mission> read(String text) {
        return Notation.readScenario(text).map(Mission.class::cast);
    }
}
