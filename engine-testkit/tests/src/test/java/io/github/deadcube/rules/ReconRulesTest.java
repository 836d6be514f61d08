package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-4 to SET-6, SET-10: the recon test, the starting player, and the recon effects except flanking. */
class ReconRulesTest {
    @Test
    @Rule("SET-4")
    @DisplayName("SET-4, example 15: more successes win; a draw is rolled again by both")
    void aDrawIsRolledAgain() {
        play("""
                A1 RECON 5+; B1 RECON 4+; recon
                play
                expect asks A rolls 5 d8: test (SET-4)
                dice A 5 5 4 1 1
                expect asks B rolls 5 d8: test (SET-4)
                dice B 4 4 3 1 1
                expect asks A rolls 5 d8: test (SET-4), event 2 against 2
                dice A 5 6 7 4 1 | B 3 3 3 3 4
                expect asks A rolls 2 d8: recon (SET-5), event 3 against 1
                """);
    }

    @Test
    @Rule("SET-4")
    @DisplayName("SET-4: dice that show 8 explode; no successes on both sides are a draw")
    void explodingDice() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 1 1 1 1 1 | B 4 4 4 4 4
                expect asks A rolls 5 d8: test (SET-4), event 0 against 0
                dice A 5 1 1 1 1
                dice B 8 8 1 1 1
                expect asks B rolls 2 d8: test (SET-4)
                dice B 8 4 | B 5
                expect asks B rolls 3 d8: recon (SET-5), event 1 against 4
                """);
    }

    @Test
    @Rule("SET-4")
    @DisplayName("SET-4: a leader without a RECON value counts as 8+")
    void withoutAValue() {
        play("""
                A1 RECON -; B1 RECON 5+; recon
                play
                dice A 7 7 7 7 7 | B 4 1 1 1 1
                expect event 0 against 0
                dice A 8 7 7 7 7 | A 7 | B 4 1 1 1 1
                expect asks A rolls 1 d8: recon (SET-5), event 1 against 0
                """);
    }

    @Test
    @Rule("SET-4")
    @DisplayName("SET-4: the value is the leader's, not another model's")
    void theLeadersValue() {
        play("""
                A1 RECON 2+; A2 RECON 7+, leader; B1 RECON 6+; recon
                play
                dice A 6 6 6 6 7 | B 5 5 5 6 6
                expect asks B rolls 1 d8: recon (SET-5), event 1 against 2
                """);
    }

    @Test
    @Rule("SET-6")
    @DisplayName(
            "SET-6: the winner chooses either side as the starting player, who has the initiative and chooses a zone")
    void theWinnerChoosesTheStartingPlayer() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 1 1 1 1 1 | B 5 5 1 1 1
                expect refuses 5 by ASK-2, refuses 5 9 by ASK-3, refuses B starts by ASK-1
                dice B 6 3
                expect event B wins recon: 3 6, asks B: starting player (SET-6), offers A starts, offers B starts
                expect refuses zone 1 by ASK-1
                A starts
                expect initiative A, asks A: deployment zone
                zone 2; A1 set up; A1 deploy e1; A1 spot 5
                expect asks B: deployment; B1 set up; expect offers B1 deploy a8
                """);
    }

    @Test
    @Rule({"SET-5", "SET-10"})
    @DisplayName(
            "SET-5, SET-10: after deployment, before round 1, the winner resolves or forgoes each die in its order")
    void inAnOrderItChooses() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 5 5 1 1 | B 1 1 1 1 1 | A 6 4 4
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                expect round 0, asks A: recon effect (SET-5), offers recon 4, offers recon 6, offers forgo 4, offers forgo 6
                expect refuses recon 5 by SET-5, refuses forgo 7 by SET-5, refuses pass by ASK-1
                forgo 6
                expect refuses recon 6 by SET-5, offers recon 4
                recon 4; A1 step e2; A1 spot 5
                expect offers forgo 4
                forgo 4
                expect A1 at e2/5, round 1, asks B rolls 3 command dice
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 4 moves one model one step of an ADVANCE, which does not activate it")
    void oneModelOneStep() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4
                expect asks A: recon model (SET-5), offers A1 step e2, offers A2 step e1, offers done
                expect refuses B1 step b8 by SET-5
                A1 step f2; A1 spot 3
                expect A1 at f2/3, not activated, A2 at f1/5, asks A rolls 3 command dice, event A1 moves to f2/3
                dice A 1 2 3 | B 1 2 3
                reroll command none; reroll command none
                expect offers A1 activate
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 5 moves up to two models, each only once; the winner may stop before")
    void twoModels() {
        play("""
                A1 RECON 5+; A2 to A3 HP 1; B1 RECON 5+; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 5 5
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; A3 set up; A3 deploy h1; A3 spot 5
                B1 set up; B1 deploy a8; B1 spot 5
                recon 5; A1 step e2; A1 spot 5
                expect asks A: recon model, refuses A1 step e3 by SET-5, offers A2 step f2, offers done
                A3 step h2; A3 spot 5
                expect asks A: recon effect (SET-5)
                recon 5
                expect offers A1 step e3
                done
                expect A1 at e2, A2 at f1, A3 at h2, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 6 moves up to three models; a fourth stays")
    void threeModels() {
        play("""
                A1 RECON 5+; A2 to A4 HP 1; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 6
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; A3 set up; A3 deploy g1; A3 spot 5
                A4 set up; A4 deploy h1; A4 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 6; A2 step f2; A2 spot 5; A1 step e2; A1 spot 5
                expect asks A: recon model
                A4 step h2; A4 spot 5
                expect A1 at e2, A2 at f2, A3 at g1, A4 at h2, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule({"SET-5", "ADV-4"})
    @DisplayName("SET-5, ADV-4: not into a cube with enemies, nor into one that is full")
    void cubesWithoutAStep() {
        play("""
                A1 RECON 5+; B1 RECON 5+ SZ 2; B2 to B3 SZ 2; recon
                play
                dice A 1 1 1 1 1 | B 5 5 1 1 1 | B 4 6
                B starts; zone 1; B1 set up; B1 deploy d8; B1 spot 5; B2 set up; B2 deploy c8; B2 spot 4; B3 set up; B3 deploy c8; B3 spot 6
                A1 set up; A1 deploy e1; A1 spot 5
                recon 6
                expect refuses B1 step c8, offers B1 step c7, offers B1 step e8, offers B2 step b8
                done; recon 4; B2 step c7; B2 spot 5
                expect B2 at c7, B1 at d8, round 1
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: not into a cube with enemies, of two models that meet after two steps")
    void notAmongEnemies() {
        play("""
                board 2 x 2
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 6
                A starts; zone 1; A1 set up; A1 deploy a1; A1 spot 5; B1 set up; B1 deploy b2; B1 spot 5
                recon 6
                expect refuses A1 step b2 by SET-5, offers A1 step a2
                A1 step a2; A1 spot 5
                expect A1 at a2, not event ADV-5, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: 8 is any row of the table, chosen when it is resolved")
    void anyRow() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 8 8
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 8
                expect asks A: recon effect (SET-5), offers recon 1, offers recon 2, offers recon 3, offers recon 4
                expect offers recon 5, offers recon 6, offers recon 7, refuses recon 8
                recon 4; A1 step f2; A1 spot 5
                expect asks A: recon effect, offers recon 8, refuses recon 4 by SET-5
                recon 8; recon 7; A1 flank
                expect A1 reserve
                """);
    }

    @Test
    @Rule({"SET-5", "ITEM-2"})
    @DisplayName("SET-5, ITEM-2: a step that recon allows is a movement by choice, so the model may pick a token up")
    void steppingOntoAToken() {
        ScriptRunner runner = ScriptRunner.standard()
                .with(Deadcube.ruleset()
                        .withTables(
                                Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_AMMO, RuleIds.I_MEDI_PACK))));
        Playback played = runner.play("""
                items 2
                A1 RECON 5+; B1 RECON 5+; recon
                play
                order 2 1; dice B 5 2 | 3 4
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 4 1
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4; A1 step e2
                expect asks A: pick up (ITEM-2)
                A1 pick up 1; A1 drop; A1 spot 5
                expect A1 at e2/5, token 1 face up, token 1 at e2
                recon 1
                expect refuses token 1 by SET-5, offers token 2
                """);
        assertThat(played.state().secrets().tokens().map(TokenItem::item))
                .containsExactlyInAnyOrder(RuleIds.I_AMMO, RuleIds.I_MEDI_PACK);
    }

    @Test
    @Rule({"SET-5", "ADV-17", "K-ENGINEER"})
    @DisplayName("SET-5, ADV-17: a booby trap found by a recon step: the spot comes after the pick-up, and once")
    void steppingOntoABoobyTrap() {
        Ruleset traps =
                Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_BOOBY_TRAP)));
        ScriptRunner.standard().with(traps).play("""
                items 1
                A1 RECON 5+ SV 5+ HP 3, ENGINEER; B1 RECON 5+; recon
                play
                order 1; dice B 5 2
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 4 1
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 4; A1 step e2; A1 pick up 1; A1 spot 5
                expect A1 at e2/5, token 1 gone, asks A: recon effect
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: dice for tokens have no effect without tokens")
    void noTokens() {
        play("""
                A1 RECON 5+; B1 RECON 5+; recon
                play
                dice A 5 5 5 1 1 | B 1 1 1 1 1 | A 1 2 3
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 3; recon 1
                expect asks A: recon effect (SET-5)
                recon 2
                expect round 1, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: a model that has no ADVANCE makes no step of one")
    void withoutAnAdvance() {
        play("""
                A1 RECON 5+ SP -; A2 HP 1; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 5
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 5
                expect refuses A1 step e2
                A2 step f2; A2 spot 5
                expect A1 at e1/5, A2 at f2/5, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: a recon table with no other row offers nothing for an 8, and the game goes on")
    void aTableThatOffersNothing() {
        Ruleset nothing =
                Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withRecon(Vector.fill(8, ReconEffect.ANY)));
        ScriptRunner.standard().with(nothing).play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 8
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 8
                expect round 1, asks A rolls 3 command dice
                """);
    }
}
