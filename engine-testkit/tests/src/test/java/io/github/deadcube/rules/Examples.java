package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;

/** Plays worked examples. An example must be short. */
final class Examples {
    private static final int MOST_LINES = 15;

    private Examples() {}

    static void play(String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(MOST_LINES);
        play(Deadcube.ruleset(), script);
    }

    private static void play(Ruleset edition, String script) {
        Script.Runner.standard().with(DisabledRule.in(edition)).play(script);
    }

    /** Plays a script by the revision of 2025. */
    static void playRevised(String script) {
        play(Deadcube.revised(), script);
    }
}
