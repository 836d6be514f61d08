package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.RandomPlay;
import io.vavr.collection.Vector;

/** Draws games so far. */
final class Games {
    private static final int WITH_DEPLOYMENT = 400;
    private static final int LONG = 150;
    private static final int SHORT = 20;

    private Games() {}

    static Played played(SplitMix64 chance, Openings openings) {
        GameState beginning = openings.state();
        boolean deployment = beginning.position().round() == 0;
        int inputs = chance.below(deployment ? WITH_DEPLOYMENT : chance.below(2) == 0 ? SHORT : LONG);
        RandomPlay play = RandomPlay.from(openings.stage().rules(), beginning, chance);
        Vector<Input> given = Vector.empty();
        try {
            while (given.size() < inputs && !play.over()) {
                Input input = play.answer();
                given = given.append(input);
                play.give(input);
            }
        } catch (IllegalStateException bug) {
            // the property is to run into it, and be shrunk
        }
        return new Played(openings.stage(), beginning, given, play.state());
    }
}
