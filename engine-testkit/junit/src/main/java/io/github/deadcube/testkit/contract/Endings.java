package io.github.deadcube.testkit.contract;

import io.github.deadcube.testkit.match.RandomPlay;

/** Random play to the end. */
final class Endings {
    private static final int MOST_INPUTS = 20_000;

    private Endings() {}

    static void check(Replayed replayed) {
        RandomPlay play = RandomPlay.from(
                replayed.rules(), replayed.state(), replayed.state().digest());
        int inputs = 0;
        while (!play.over()) {
            play.give(play.answer());
            Broken.unless(
                    ++inputs < MOST_INPUTS,
                    () -> "no end is in sight after " + MOST_INPUTS + " inputs more",
                    play.state());
        }
    }
}
