package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Sequence.Step;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-6: breaking away. */
class BreakawayRulesTest {
    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: the free ASSAULT may be declined; then the mover makes its step")
    void declined() {
        play("""
                A1 SV 5+, at c4; B1 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: free assault (ADV-6), offers B1 attack A1, offers B1 decline ADV-6
                B1 decline ADV-6
                expect asks A: movement, not event ADV-6
                A1 step c5; A1 spot 5
                expect A1 at c5/5, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: one enemy, chosen by its owner, assaults the mover, which must SURVIVE")
    void theOwnerChoosesTheAssaulter() {
        play("""
                A1 FI 2+ SV 5+ HP 3, at c4; A2 at c4; B1 FI 4+, at c4; B2 FI 4+, activated, at c4; B3 FI 4+, at c5
                play
                A1 activate; A1 advance; A1 step c3
                expect offers B1 attack A1, offers B2 attack A1, refuses B3 attack A1 by ADV-6
                expect refuses B1 attack A2 by ADV-6
                B2 attack A1
                dice A 5 1 1 1 | B 4 4 1 1               # A2 and B1 are there; no model has moved in
                expect event 2 against 1, A1 damage 1, upright, B2 activated, B1 not activated, asks A: movement
                A1 step c3; A1 spot 5
                expect A1 at c3/5
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: the free ASSAULT needs and uses no activation")
    void itUsesNoActivation() {
        play("""
                A1 SV 5+, at c4; B1 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                dice A 5 1 1 | B 4 1 1
                A1 step c5; A1 spot 5; A1 end
                expect B1 not activated, offers B1 activate
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: killed, it stays")
    void killed() {
        play("""
                A1 SV 5+, at c4; A2 at a1; B1 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                dice A 1 1 1 | B 4 1 1
                expect A1 killed, score B 1, asks B: turn
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: after it the mover makes the declared step or stops")
    void theDeclaredStepOrStop() {
        play("""
                A1 SP 2-3 SV 5+, at c4/5; B1 FI 4+, at c4/1
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 5 1 1 | B 4 1 1
                expect refuses A1 step b5 by ADV-6, offers A1 step c5, offers A1 spot 5, offers A1 spot 9
                expect refuses A1 spot 1 by GEO-2
                A1 spot 9
                expect A1 at c4/9, asks A: activation, refuses A1 advance by RND-4
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: once away it moves on, without being attacked again")
    void afterwardsItMovesOn() {
        play("""
                A1 SP 3-4 SV 5+, at c4; B1 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 decline ADV-6
                A1 step c5
                expect asks A: movement
                A1 step d6; A1 step c6; A1 spot 5
                expect A1 at c6/5
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: pinned enemies only: no side is asked, they stay pinned, the mover steps or stops")
    void pinnedEnemiesOnly() {
        play("""
                A1 SV 5+, at c4; B1 to B2 FI 4+, pinned, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement, offers A1 step c5, offers A1 spot 9, refuses A1 step c3 by ADV-6
                A1 step c5; A1 spot 5
                expect A1 at c5/5, B1 pinned, B2 pinned, not event ADV-6
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: a pinned enemy does nothing: only the other can assault")
    void onlyTheUnpinnedEnemy() {
        play("""
                A1 SV 5+ HP 2, at c4; B1 FI 4+, pinned, at c4; B2 FI 4+, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks B: free assault, refuses B1 attack A1 by ADV-6, offers B2 attack A1
                B2 attack A1; dice A 5 1 1 | B 1 4 1 1   # B1 is its friend, pinned or not
                expect event 1 against 1, B1 pinned, asks A: movement
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: enemies with FI - only: no enemy assaults, the mover steps or stops (AST-8)")
    void enemiesWithoutFight() {
        play("""
                A1 SV 5+, at c4; B1 at c4; B2 FI 4+, pinned, at c4
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement, offers A1 step c5, offers A1 spot 9, not event ADV-6
                A1 step c5; A1 spot 5
                expect A1 at c5/5, B1 upright, B2 pinned
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: if KNOCKBACK moves the mover to another cube, its movement ends (K-KNOCKBACK)")
    void knockedAway() {
        play("""
                A1 SP 3-4 RA 5+ SV 5+ AR 1, rifle R8, at c4; B1 FI 4+, hammer CC KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw west; A1 spot 5
                expect A1 at b4/5, upright, damage 0, not activated, asks A: activation
                expect refuses A1 advance by RND-4, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: even into the cube of its declared step")
    void knockedWhereItWantedToGo() {
        play("""
                A1 SP 3-4 SV 5+ AR 1, at c4; B1 FI 4+, hammer CC KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw north; A1 spot 5
                expect A1 at c5/5, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: even if a second KNOCKBACK brings it back to where it was (AWAY-4)")
    void knockedBackAndForth() {
        play("""
                A1 FI 5+ SV 5+ AR 3, at c4; B1 FI 4+ SV 5+, hammer CC KNOCKBACK, at c4
                B2 FI 4+ SV 5+, hammer CC KNOCKBACK, at b4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw west; A1 spot 1
                B2 fight back with hammer; dice A 1 1 1 | B 4 1 1; A1 throw east; A1 spot 2
                B1 survive; dice A 1 1 1 | B 1 1 1
                expect A1 at c4/2, upright, not activated, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: slammed and pinned, it stays, and its activation ends (ACT-5, SLAM-1)")
    void slammedAndPinned() {
        play("""
                wall west of c4
                A1 SV 5+ AR 3, at c4/5; B1 FI 4+, hammer CC KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw west
                dice A 1 1 1 | B 5 1 1
                expect A1 at c4/5, pinned, damage 0, activated, asks B: turn
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: slammed but not pinned, it moves on (SLAM-1)")
    void slammedAndUnharmed() {
        play("""
                wall west of c4
                A1 SV 5+ AR 3, at c4; B1 FI 4+, hammer CC KNOCKBACK, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw west
                dice A 5 1 1 | B 5 1 1
                expect asks A: movement, offers A1 step c5, offers A1 spot 5
                A1 step c5; A1 spot 5
                expect A1 at c5/5, upright
                """);
    }

    /** Marks each model that loses as activated, as STUN does. */
    private record MarksTheLoser() implements KeywordRule {
        @Override
        public String printed() {
            return "DAZE";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-DAZE");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, (effects, me, attack) -> {
                if (attack.won()) effects.markActivated(attack.target(), rule());
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 1 1 | A1 at c4/5, activated, damage 0, asks B: turn",
                "1 1 1 | A1 not activated, asks A: movement, offers A1 step c5"
            })
    @Rule("ADV-6")
    @DisplayName("ADV-6: stunned, it stays, and its activation is over (RND-8)")
    void stunned(String fight, String expected) {
        Ruleset usual = Deadcube.ruleset();
        ScriptRunner.standard().with(usual.with(new MarksTheLoser())).play("""
                A1 SV 5+ AR 3, at c4/5; B1 FI 4+, club CC DAZE, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield club; dice A 1 1 1 | B %s
                expect %s
                """.formatted(fight, expected));
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: knocked in with another enemy, it fights there, and its movement is over (AWAY-4)")
    void knockedUponAnotherEnemy() {
        play("""
                A1 SP 3-4 FI 5+ SV 5+ AR 3, at c4; B1 FI 4+, hammer CC KNOCKBACK, at c4; B2 FI 4+ SV 4+, at b4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield hammer
                dice A 1 1 1 | B 4 1 1; A1 throw west; A1 spot 1
                expect asks B: fight back (AST-3)
                B2 survive; dice A 5 1 1 | B 4 1 1       # forced in: no bonus for having moved in
                expect event A1 targets B2, A1 at b4/1, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: from one enemy to the next: two fights, the second with the bonus for moving in (ADV-5)")
    void fromEnemyToEnemy() {
        play("""
                A1 FI 5+ SV 5+ HP 3, at c4; B1 FI 4+, at c4; B2 FI 4+ SV 4+, at c5
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; dice A 1 1 1 | B 4 1 1
                A1 step c5; A1 spot 4; B2 survive
                dice A 5 1 1 1 | B 4 1 1 1               # 3, +1 moved in; 3, +1 A1 is injured
                expect A1 at c5/4, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: several weapons: the enemy names one for its free ASSAULT (AST-2)")
    void theWeaponIsNamed() {
        play("""
                A1 SV 5+ AR 1 HP 3, at c4; B1 FI 4+, axe CC AP1, club CC, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1
                expect asks B: weapon (AST-2)
                B1 wield axe; dice A 1 1 1 | B 4 1 1
                expect A1 damage 1, asks A: movement
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A2 at c4", "B1 FI 4+, neutral, at c4"})
    @Rule("ADV-6")
    @DisplayName("ADV-6: leaving friends or neutral models is no breaking away (ADV-4)")
    void friendsAndNeutralModels(String other) {
        play("""
                A1 SV 5+, at c4; B2 at h8; B1 at h8; %s
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement, refuses A1 step c6 by ADV-1, offers A1 spot 5
                """.formatted(other));
    }

    @Test
    @Rule("ADV-6")
    @DisplayName("ADV-6: an Advance die breaks away too (CMD-8)")
    void withAnAdvanceDie() {
        play("""
                command A advance
                A1 SV 5+ HP 2, at c4; B1 FI 4+, at c4
                play
                A1 activate; spend advance: A1 advance; A1 step c5; B1 attack A1
                dice A 1 1 1 | B 4 1 1; A1 step c5; A1 spot 5
                expect A1 at c5/5, damage 1, offers A1 advance
                """);
    }
}
