package io.github.deadcube.core.support;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a choice with only a number or a face means in a game. */
public final class ChoiceMeaning {
    private ChoiceMeaning() {}

    /** The meaning by the ruleset, of a deployment zone with its cubes; none for choices that explain themselves. */
    public static Option<String> of(Choice choice, Setup setup) {
        Option<String> meaning = setup.ruleset().meaning(choice);
        return choice instanceof Choice.Zone zone ? meaning.map(words -> words + ": " + place(zone, setup)) : meaning;
    }

    /** SET-7: where a zone lies; empty if the scenario has no such zone. */
    private static String place(Choice.Zone zone, Setup setup) {
        Vector<Vector<Cube>> zones = setup.scenario().zones(setup.battlefield());
        return zones.size() < zone.number() ? "" : CubeRanges.of(zones.get(zone.number() - 1));
    }
}
