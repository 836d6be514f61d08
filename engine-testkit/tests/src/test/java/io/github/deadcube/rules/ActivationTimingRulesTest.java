package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** KT-5, KT-6: effects before the actions of an activation, and after them. */
class ActivationTimingRulesTest {
    private static final String BURNING = """
            A1 SV 5+ AR 1 HP 2, HEADSTRONG, INK SAC, pinned, marked K-IT-BURNS, at c4; A2 at h1; B1 at h8
            play
            A1 activate
            """;

    @Test
    @Rule({"KT-5", "K-IT-BURNS", "DMG-5"})
    @DisplayName("27. fire before HEADSTRONG: beaten, it takes damage, armour helps, and the activation ends (KT-5)")
    void fireEndsTheActivation() {
        play(BURNING + """
                expect asks A rolls 3 d8: test (K-IT-BURNS), why A1 puts the fire out
                dice A 5 1 1 | B 4 5 1
                expect A1 unharmed, pinned, not marked K-IT-BURNS, not activated, asks A: keyword (K-INK-SAC)
                A1 decline K-INK-SAC
                expect A1 activated, asks B: turn, not event K-HEADSTRONG
                """);
    }

    @Test
    @Rule({"KT-5", "K-HEADSTRONG", "K-INK-SAC", "ACT-2"})
    @DisplayName("27. a draw puts it out; then HEADSTRONG, then the ink sac, then two actions (KT-5)")
    void fireHeadstrongThenClouds() {
        play(BURNING + """
                dice A 5 1 1 | B 4 1 1
                expect A1 not marked K-IT-BURNS, asks A rolls 1 d8: keyword (K-HEADSTRONG)
                dice A 5; A1 stand up; A1 spot 9
                expect A1 upright, at c4/9, asks A: keyword (K-INK-SAC)
                A1 use K-INK-SAC
                expect smoke c4, asks A: activation
                A1 advance; A1 spot 5
                expect asks A: activation, refuses A1 advance by RND-4, offers A1 end
                """);
    }

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

    @Test
    @Rule({"K-HEADSTRONG", "STD-2"})
    @DisplayName("K-HEADSTRONG, STD-2: it may decline; beside enemies it is attacked when it stands up")
    void headstrongBesideEnemies() {
        String scene = "A1 SV 5+ HP 2, HEADSTRONG, pinned, at c4/5; B1 FI 4+, at c4/1\nplay\nA1 activate; dice A 5; ";
        play(scene + "A1 decline K-HEADSTRONG\nexpect A1 pinned, asks A: activation");
        play(scene + """
                A1 stand up; A1 spot 5
                expect asks A rolls 3 d8: test
                dice A 1 1 1 | B 4 1 1 1
                expect A1 damage 1, upright, asks A: activation
                """);
    }

    @Test
    @Rule("K-HEADSTRONG")
    @DisplayName("K-HEADSTRONG: only a pinned model rolls")
    void headstrongUpright() {
        play("A1 HEADSTRONG, at c4; B1 at h8\nplay\nA1 activate\nexpect asks A: activation");
    }

    @Test
    @Rule({"KT-6", "K-INK-SAC"})
    @DisplayName("KT-6, K-INK-SAC: at the end too, before the model is marked; once a game")
    void inkSacAtTheEnd() {
        play("""
                A1 INK SAC, at c4; A2 at h1; B1 at h8; B2 at h7
                play
                A1 activate; A1 decline K-INK-SAC; A1 end
                expect asks A: keyword (K-INK-SAC), A1 not activated
                A1 use K-INK-SAC
                expect smoke c4, A1 activated, asks B: turn
                B1 activate; B1 end; A2 activate; A2 end; B2 activate; B2 end; dice B 8
                dice A model model model | B model model model; reroll command none; reroll command none
                A1 activate
                expect no smoke, asks A: activation
                """);
    }

    @Test
    @Rule({"K-INK-SAC", "KT-5", "KT-6"})
    @DisplayName(
            "K-INK-SAC: not where smoke lies: asked neither as its activation begins nor as it ends; elsewhere it is")
    void inkSacInSmoke() {
        play("""
                A1 INK SAC, at c4; A2 INK SAC, at f4; B1 at h8
                smoke c4
                play
                A1 activate
                expect asks A: activation
                A1 end
                expect A1 activated
                B1 activate; B1 end; A2 activate
                expect asks A: keyword (K-INK-SAC)
                """);
    }

    @Test
    @Rule({"K-INK-SAC", "DMG-4"})
    @DisplayName("K-INK-SAC, DMG-4: smoke where it is killed")
    void inkSacAtDeath() {
        play("""
                A1 RA 5+, rifle R8, at c2; B1 SV 5+, INK SAC, at c4; B2 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 5 1 1 1 | B 1 1 1
                expect B1 killed, smoke c4
                """);
    }
}
