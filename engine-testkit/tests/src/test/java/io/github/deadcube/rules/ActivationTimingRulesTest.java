package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** KT-5, KT-6: effects before the actions of an activation, and after them. */
class ActivationTimingRulesTest {
    @ParameterizedTest
    @CsvSource({"4, pinned, offers A1 stand up", "5, upright, refuses A1 stand up by STD-1"})
    @Rule("K-HEADSTRONG")
    @DisplayName("K-HEADSTRONG: on 5+ a free STAND UP; otherwise it may still stand up by an action")
    void headstrong(int die, String then, String offered) {
        play("""
                A1 HEADSTRONG, pinned, at c4; B1 at h8
                play
                A1 activate; dice A %d%s
                expect A1 %s, %s
                """.formatted(die, die == 5 ? "; A1 stand up; A1 spot 5" : "", then, offered));
    }
}
