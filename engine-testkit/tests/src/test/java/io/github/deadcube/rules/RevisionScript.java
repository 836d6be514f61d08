package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.script.Script;

/**
 * R25: plays a script by the third edition and by the revision of 2025. In the script, {@code ~K-TRAP} is the rule of
 * the edition that plays: K-TRAP or R25-K-TRAP.
 */
final class RevisionScript {
    static final Script.Runner THIRD = Script.Runner.standard();

    private RevisionScript() {}

    /** Plays one opening with a different ending for each edition. Each ending must fail by the other edition. */
    static void differs(String opening, String third, String revised) {
        third(opening + third);
        revised(opening + revised);
        failsByThird(opening + revised);
        assertThatThrownBy(() -> revised(opening + third))
                .as("the ending of the third edition, played by the revision")
                .isInstanceOf(Script.Failed.class);
    }

    /** A script that the third edition cannot play. */
    static void isNew(String script) {
        revised(script);
        failsByThird(script);
    }

    /** A card that the third edition accepts and the revision refuses. */
    static void printed(String setup, String fault) {
        third(setup);
        assertThatThrownBy(() -> revised(setup))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining(fault);
    }

    static void third(String script) {
        THIRD.play(script.replace("~", ""));
    }

    static void revised(String script) {
        Examples.playRevised(script.replace("~", "R25-"));
    }

    private static void failsByThird(String script) {
        assertThatThrownBy(() -> third(script))
                .as("the ending of the revision, played by the third edition")
                .isInstanceOf(Script.Failed.class);
    }
}
