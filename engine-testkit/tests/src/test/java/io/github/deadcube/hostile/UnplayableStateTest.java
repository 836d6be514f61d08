package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Each sentence with which a state is refused from which play cannot go on: its part, what is wrong, what would be
 * right, and the rule.
 */
class UnplayableStateTest {
    private static final GameState IN_A_TEST = Script.play(
                    "A1 RA 5+, rifle R8, at c2; A2 at a1; A3 reserve; B1 SV 5+ HP 3, at c4; B2 at h8;"
                            + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; command A dice; play;"
                            + " A1 activate; A1 shoot rifle at B1")
            .state();
    private static final Written TEST = Written.of(IN_A_TEST);
    private static final String TEXT = TEST.text();
    private static final GameState AT_A_TURN = Script.play("A1 at c2; A2 at a1; B1 at c4; command A model dice; play")
            .state();
    private static final Written TURN = Written.of(AT_A_TURN);

    /** A state as text without its digest, which is read back as the same state. */
    private record Written(Notation notation, String text) {
        static Written of(GameState state) {
            Notation notation = Notation.of(state.position().game());
            String text = StateMutator.undigested(notation.write(state));
            assertThat(notation.read(text)).isEqualTo(Either.right(state));
            return new Written(notation, text);
        }

        String refused(String changed) {
            assertThat(changed).isNotEqualTo(text);
            Either<Seq<Fault>, GameState> read = notation.read(changed);
            assertThat(read.isLeft()).as(changed).isTrue();
            return read.getLeft().mkString("\n");
        }

        String refused(String what, String by) {
            return refused(text.replace(what, by));
        }
    }

    private static String refused(String text) {
        return TEST.refused(text);
    }

    private static String changed(String what, String by) {
        return TEST.refused(what, by);
    }

    private static String atTurn(String what, String by) {
        return TURN.refused(what, by);
    }

    @Test
    void theStatesThemselvesAreRead() {
        assertThat(TEST.notation().read(TEXT)).isEqualTo(Either.right(IN_A_TEST));
        assertThat(TURN.notation().read(TURN.text())).isEqualTo(Either.right(AT_A_TURN));
    }

    @Test
    void withoutItsLastLine() {
        assertThat(changed("then endPhase\n", ""))
                .isEqualTo("line 17, column 6: 'turnChoice': nothing lies below it;"
                        + " expected the rest of the game below it, such as 'endPhase' (RND-1)");
        String json =
                StateMutator.undigested(Json.of(IN_A_TEST.position().game()).write(IN_A_TEST));
        String without = json.replace(",{\"type\":\"endPhase\"}", "");
        assertThat(without).isNotEqualTo(json);
        assertThat(Json.of(IN_A_TEST.position().game())
                        .readState(without)
                        .getLeft()
                        .head()
                        .toString())
                .contains("'turnChoice': nothing lies below it; expected the rest of the game below it");
    }

    @Test
    void aDigestDoesNotHelp() {
        String without = TEXT.replace("then endPhase\n", "");
        assertThat(refused(without + "digest 8 0000000000000000\n")).contains("'turnChoice': nothing lies below it");
    }

    @Test
    void stepsInAnotherOrder() {
        String turn = "then turnChoice(side A, second)\n";
        assertThat(changed(turn, turn + turn))
                .isEqualTo("line 18, column 6: 'turnChoice': it lies below 'turnChoice';"
                        + " expected a place above it, or a later step (RND-1)");
        assertThat(refused(TEXT.replace(turn, "").replace("then testSteps", turn + "then testSteps")))
                .contains("'testSteps': it lies below 'turnChoice'");
        assertThat(changed("then endPhase\n", "then deploying\n")).contains("'deploying': it lies below 'turnChoice'");
    }

    @Test
    void testsAndTheRulesThatMakeThem() {
        assertThat(refused(TEXT.replaceAll("then shooting.*\n", "")))
                .endsWith("'testSteps': nothing below it waits for its test; expected the rule that makes the test "
                        + "(DICE-1)");
        assertThat(refused(TEXT.replaceAll("then testSteps.*\n", "")))
                .endsWith("'shooting': it does not wait in this position;"
                        + " expected a step that waits for an answer, as play leaves it (SHO-5)");
    }

    @Test
    void aSideThatRollsItsCommandDiceTwice() {
        GameState rolling = Script.play("A1 at a1; B1 at h8; play; A1 activate; A1 end; B1 activate; B1 end")
                .state();
        Notation text = Notation.of(rolling.position().game());
        String twice = text.write(rolling)
                .replaceAll("digest .*\n", "")
                .replace("then commandRoll(side A", "then commandRoll(side B");
        assertThat(text.read(twice).getLeft().head().toString())
                .contains(
                        "'commandRoll': B rolls its first command dice after it; expected a place below 'tacticians'");
        String roll = "then commandRoll(side B, dice 3)\n";
        assertThat(text.read(text.write(rolling)
                                .replaceAll("digest .*\n", "")
                                .replaceFirst("then commandRoll\\(side A", roll + "then commandRoll(side A"))
                        .getLeft()
                        .mkString())
                .contains("'commandRoll': B rolls its first command dice after it");
    }

    @Test
    void commandDiceBeforeTheFirstRound() {
        GameState deploying =
                Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
        Notation text = Notation.of(deploying.position().game());
        String changed = StateMutator.undigested(text.write(deploying))
                .replaceFirst("then ", "then commandRoll(side B, dice 2)\nthen ");
        assertThat(text.read(changed).getLeft().head().toString())
                .contains(
                        "'commandRoll': command dice are rolled before the first round; expected a later step (CMD-1)");
    }

    @Test
    void aTokenThatIsFaceUpBeforeItIsPlaced() {
        GameState placing =
                Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
        Notation text = Notation.of(placing.position().game());
        RandomPlay play = RandomPlay.from(Deadcube.rules(), placing, SplitMix64.stream(1, 1));
        while (!text.write(play.state()).contains("itemPlacing(number 2")) play.give(play.answer());
        Written once = Written.of(play.state());
        assertThat(once.refused(once.text().replaceAll("(token 8 \\S+) face down", "$1")))
                .contains("'itemPlacing': a token is face up while tokens are placed; expected face-down tokens alone "
                        + "(SET-3)");
    }

    @Test
    void aSequenceWithoutAnotherStep() {
        GameState moved = Script.play("A1 RA 5+, cannon R5 KNOCKBACK, at c3; B1 SV 5+ HP 3, EVADE, at c5; play;"
                        + " A1 activate; A1 shoot cannon at B1; dice A 5 6 1 1 1 | B 5 1 1")
                .state();
        Written once = Written.of(moved);
        assertThat(once.refused(once.text().replaceAll("next \\d+", "next 8")))
                .contains("'triggerSteps': the next step is 8; expected 0 to 7");
    }

    /** KT-2: the first shot has ended, and the fight that it may have made due waits for the end of the volley. */
    @Test
    void aVolleyThatHasThrownAModelIsRead() {
        GameState thrown = Script.play(
                        "barricade north of c3 c4; A1 RA 5+, FIRE CONTROL, rifle R5, pistol R3 KNOCKBACK, at c3/5;"
                                + " B1 SV 5+ HP 3, EVADE, at c5/5; play; A1 activate; A1 shoot rifle at B1; A1 "
                                + "shoot pistol at B1;"
                                + " dice A 5 1 1 | B 1 1 1; dice A 5 6 1 | B 5 1 1; B1 spot 5")
                .state();
        Notation text = Notation.of(thrown.position().game());
        assertThat(text.write(thrown)).contains("forced 2");
        assertThat(text.read(text.write(thrown))).isEqualTo(Either.right(thrown));
    }

    @Test
    void anItemThatIsPickedUpTwice() {
        GameState found = Script.play("A1 at c2; B1 at h8; token 1 I-AMMO at c3 face down; command A dice; play;"
                        + " A1 activate; A1 advance; A1 step c3; A1 pick up 1")
                .state();
        Written once = Written.of(found);
        String handle = "then handle(model A1, found (item I-AMMO, token 1))\n";
        assertThat(once.refused(handle, handle + "then attackOver\n" + handle))
                .contains("'handle': token 1 was not picked up as I-AMMO; expected a revealed token that is in no "
                        + "other place (ITEM-4)");
        assertThat(once.refused("found (item I-AMMO,", "found (item I-INTEL,"))
                .contains("'handle': token 1 was not picked up as I-INTEL; expected a revealed token");
        assertThat(once.refused("A1 passing c3", "A1 killed, damage 1"))
                .contains("'handle': A1 has picked up an item, but is not on the battlefield; expected a model in "
                        + "play (ITEM-4)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"GAS CLOUD (TOXIC (1))| K-GAS-CLOUD", "INK SAC| K-INK-SAC", "DEFENCE CLOUD| R25-K-DEFENCE-CLOUD"})
    void aCloudOfADeadModel(String keyword, String rule) {
        GameState asked = Script.play((rule.startsWith("R25") ? "edition revised; " : "") + "A1 " + keyword
                        + ", at c4; B1 at h8; play; A1 activate")
                .state();
        Written alive = Written.of(asked);
        assertThat(alive.refused(alive.text().replaceFirst("A1 at c4[^\n]*", "A1 killed, damage 1")))
                .contains("A1 is not on the battlefield; expected what the rule leaves (" + rule + ")");
    }

    @Test
    void aModelThatIsActivatedBeforeTheFirstRound() {
        GameState recon = Script.play("""
                        A1 RECON 5+; A2; B1 RECON 5+; recon
                        play
                        dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                        A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5
                        B1 set up; B1 deploy a8; B1 spot 5; recon 7
                        """).state();
        Written before = Written.of(recon);
        assertThat(before.refused("A1 at e1/5", "A1 at e1/5, activated"))
                .contains("a model is activated before the first round; expected none (RND-2)");
    }

    @Test
    void numbersOutOfTheirBounds() {
        assertThat(changed("dice 5,", "dice 3276,"))
                .endsWith("'testSteps': the number of dice is 3276; expected -300 to 300 (SHO-5)");
        assertThat(changed("dice 5,", "dice 32768,"))
                .endsWith("'testSteps': 'dice' is 32768; expected -9999 to 9999 (SHO-5)");
        assertThat(changed("target 5, dice 5,", "target 5, explodes 9, dice 5,"))
                .contains("the lowest face that explodes is 9; expected 2 to 8");
        assertThat(changed("onCard(number 0)", "onCard(number 1)"))
                .endsWith("'testSteps': A1 has no weapon number 1;"
                        + " expected one of its 1 weapons, from number 0 (SHO-5)");
        assertThat(changed("weapon onCard(number 0)", "weapon item(item I-AMMO-2)"))
                .contains("I-AMMO-2 is not in this game; expected a rule of the game");
        assertThat(changed("weapon onCard(number 0)", "weapon item(item I-MEDI-PACK)"))
                .endsWith("'testSteps': I-MEDI-PACK is no weapon; expected an item that is a weapon (SHO-5)");
        assertThat(changed("taken [shoot]", "taken [shoot, shoot]")).contains("the actions are SHOOT, SHOOT");
        assertThat(changed("round 1", "round 9")).contains("round: the round is 9; expected 1 to 5 (RND-1)");
        assertThat(changed("round 1", "round 0")).contains("A has command dice before the first round");
    }

    @Test
    void modelsThatAreNotSo() {
        assertThat(changed("active A1", "active A2"))
                .endsWith("'activation': A1 is not the active model; expected the active model (RND-3)");
        assertThat(atTurn("A1 at", "active A1\nA1 at")).contains("a model is active without its activation");
        assertThat(changed("A1 at c2/5", "A1 at c2/5, damage 1"))
                .isEqualTo("line 6, column 20: A1: its damage is 1; expected 0 (DMG-3)");
        assertThat(changed("A1 at c2/5", "A1 at c2/5, forced 1"))
                .contains("A1 was forced at depth 1; expected 0 (AWAY-4)");
        assertThat(changed("A2 at a1/5", "passing a1")).contains("is not understood");
        assertThat(changed("A2 at a1/5", "A2 passing a1")).contains("A2 has no spot and gets none");
        assertThat(changed("A2 at a1/5", "A2 at c2/5"))
                .contains("c2/5: two models stand on it; expected one model on a spot (GEO-2)");
        assertThat(changed("A2 at a1/5", "A2 waiting")).contains("A2 waits, but its side does not deploy");
        assertThat(changed("A3 reserve", "A3 killed"))
                .contains("A3: the damage of a killed model is 0; expected 1 (DMG-3)");
        assertThat(changed("A3 reserve", "A3 reserve, pinned"))
                .contains("A3: it is not in play, but pinned or forced; expected neither (PIN-1)");
    }

    @Test
    void tokensThatAreNotSo() {
        assertThat(changed("A2 at a1/5", "A2 at a1/5, carries I-INTEL of token 2"))
                .contains("token 2: two tokens have this number");
        assertThat(changed("A2 at a1/5", "A2 at a1/5, carries I-AMMO of token 1"))
                .contains("A2 carries token 1, which is not revealed as I-AMMO");
        assertThat(changed("token 2 I-INTEL", "token 1 I-INTEL")).contains("token 1 is given twice");
        assertThat(changed("token 1 I-AMMO", "token 1 R25-I-AMMO")).contains("has no rule for the item R25-I-AMMO");
        assertThat(changed("A2 at a1/5", "A2 at a1/5, equipment I-AMMO"))
                .contains("A2: it has no equipment I-AMMO; expected no equipment (ITEM-7)");
    }

    @Test
    void numbersOfThePosition() {
        assertThat(changed("round 1", "round x")).contains("expected a whole number from 0 to 99");
        assertThat(changed("active A1", "score A x\nactive A1"))
                .contains("'x' is not understood; expected a whole number from 0 to 999999");
        assertThat(changed("active A1", "score A -1\nactive A1")).contains("'score' is -1; expected 0 to 999999");
        assertThat(changed("active A1", "active A1, orders A 100")).contains("'ordersA' is 100; expected 0 to 99");
        assertThat(changed("active A1", "active A1, orders B -1")).contains("'ordersB' is -1; expected 0 to 99");
        assertThat(changed("A2 at a1/5", "A2 at a1/5, marked K-PREY 1000 until game"))
                .contains("'amount' is 1000; expected 0 to 999");
    }

    @Test
    void marksOfNoRuleOfTheGame() {
        assertThat(changed("A2 at a1/5", "A2 at a1/5, marked HOUSE-FOO 1 until game"))
                .contains("A2: it is marked HOUSE-FOO, which is no rule of this game");
    }

    @Test
    void memoriesOfNothingInTheGame() {
        GameState declared = Script.play("""
                        edition revised
                        A1 FI 4+, at c5; A2 at a1; B1 FI 4+ HP 9, fang CC AUGMENTED, at c5
                        play
                        A1 activate; A1 assault B1; B1 fight back with fang; B1 use R25-K-AUGMENTED
                        """).state();
        Written memory = Written.of(declared);
        assertThat(memory.refused("(owner B1,", "(owner B9,")).contains("B9", "a model of one of the teams");
        assertThat(memory.refused("weapon onCard(number 0)", "weapon item(item I-FOO)"))
                .contains("I-FOO is not in this game; expected a rule of the game");
    }

    /** A second model costs a command die that shows +1 Model. */
    @Test
    void aQuestionThatIsNotAsked() {
        assertThat(TURN.refused(
                        TURN.text().replace("command A model dice\n", "").replace("(side A)", "(side A, second)")))
                .contains("'turnChoice': it does not wait in this position");
        assertThat(atTurn("then turnChoice(side A)", "then turnChoice(side B)"))
                .contains("'turnChoice': it does not wait in this position");
    }
}
