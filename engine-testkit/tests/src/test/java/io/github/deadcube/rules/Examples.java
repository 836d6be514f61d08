package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.ScriptRunner;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Plays worked examples. An example must be short. */
final class Examples {
    private static final int MOST_LINES = 15;
    private static final ThreadLocal<@Nullable Application> APPLICATION = new ThreadLocal<>();

    private Examples() {}

    static void play(String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(MOST_LINES);
        play(Deadcube.ruleset(), script);
    }

    private static void play(Ruleset edition, String script) {
        Application application = APPLICATION.get();
        if (application == null)
            ScriptRunner.standard().with(DisabledRule.in(edition)).play(script);
        else
            ScriptRunner.standard()
                    .with(application.rules().apply(edition))
                    .play(application.renamed().apply(script));
    }

    /** Plays all examples of a call with other rules, and with scripts that name them. */
    static <T> T with(UnaryOperator<Ruleset> rules, UnaryOperator<String> renamed, Supplier<T> examples) {
        APPLICATION.set(new Application(rules, renamed));
        try {
            return examples.get();
        } finally {
            APPLICATION.remove();
        }
    }

    /** Plays a script by the revision of 2025, with the rules of the application if there is one. */
    static void playRevised(String script) {
        play(Deadcube.revised(), script);
    }

    /**
     * Other rules for all examples.
     *
     * @param rules adds them to an edition
     * @param renamed changes the names in scripts
     */
    private record Application(UnaryOperator<Ruleset> rules, UnaryOperator<String> renamed) {}
}
