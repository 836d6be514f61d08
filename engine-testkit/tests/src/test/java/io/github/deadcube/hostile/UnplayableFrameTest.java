package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/**
 * Each sentence with which an unfinished rule of a saved state is refused: an action, a test or an attack from which
 * play cannot go on.
 */
class UnplayableFrameTest {
    private static final String POT =
            "A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, at c4; B2 SV 5+ HP 9, at c4; ";
    private static final String THROWN = "play; A1 activate; A1 shoot pot at c4; ";

    /** A state whose text may be changed. The text itself is read. */
    private record Saved(Notation notation, String text) {
        static Saved of(GameState state) {
            Notation notation = Notation.of(state.position().game());
            String text = StateMutator.undigested(notation.write(state));
            assertThat(notation.read(text)).isEqualTo(Either.right(state));
            return new Saved(notation, text);
        }

        static Saved of(String script) {
            return of(Script.play(script).state());
        }

        static Saved of(Order.Mode mode, String script) {
            Order order = Order.of("HOUSE-TEST", "Test", "An order for a test.", mode);
            return of(Script.Runner.standard()
                    .with(Deadcube.ruleset().with(order))
                    .play(script)
                    .state());
        }

        String changed(String what, String by) {
            assertThat(text).contains(what);
            return notation.read(text.replace(what, by)).getLeft().mkString("\n");
        }

        String without(String frame) {
            String rest = text.replaceAll("then " + frame + "\\(.*\n", "");
            assertThat(rest).isNotEqualTo(text);
            return notation.read(rest).getLeft().mkString("\n");
        }
    }

    private static Saved aimed() {
        return Saved.of("edition revised; A1 RA 4+, mortar R8 INDIRECT (FRAG (1)) and AUGMENTED, rifle R8, at c2;"
                + " B1 SV 5+ HP 9, at c6; play; A1 activate; A1 shoot mortar at c6");
    }

    @Test
    void anAimWithAnotherWeapon() {
        Saved aim = aimed();
        String shot = "cubeAim(shot (rule R25-K-INDIRECT, shooter A1, weapon onCard(number ";
        assertThat(aim.changed(shot + "0)", shot + "1)"))
                .contains("'cubeAim': the weapon is not aimed at cubes; expected a weapon that is aimed at cubes");
    }

    @Test
    void anExplosionThatWaitsOfAWeaponThatIsNotThere() {
        Saved waits = Saved.of(
                "A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B1 SV 8+ HP 1, BOOM! (3), at c4; B2 SV 5+ HP 9, at c4; "
                        + THROWN + "dice A 4 5 6; dice A 5 5 5 | B 1 1 1");
        String explosion = "set off explosion(rule K-BOOM, at (cube c4, side B, ";
        assertThat(waits.changed(explosion + "weapon none)", explosion + "attacker A1, weapon onCard(number 7))"))
                .contains("set off: A1 has no weapon number 7");
    }

    @Test
    void aRuleOfAnotherEdition() {
        Saved aim = aimed();
        assertThat(aim.changed("rule R25-K-INDIRECT", "rule K-INDIRECT"))
                .contains("K-INDIRECT is not in this game; expected R25-K-INDIRECT");
    }

    @Test
    void aTestAboveModelsThatHaveAllBeenTested() {
        Saved impact = Saved.of("A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, at c4;"
                + " B2 SV 5+ HP 9, at c4; " + THROWN + "dice A 5 5 5");
        assertThat(impact.changed(", next explosionSteps", ", margins [0, 0], next explosionSteps"))
                .contains("'groupTest': each of its models has been tested; expected no test above it");
    }

    /** SHO-9 */
    @Test
    void aShotOfSeveralWithoutTheOthers() {
        Saved thrown = Saved.of("A1 RA 5+, FIRE CONTROL, gun R8 KNOCKBACK, bolt R8, at c3; B1 SV 5+ HP 9, at c5; play;"
                + " A1 activate; A1 shoot gun at B1; A1 shoot bolt at B1; dice A 6 6 6 6 6 | B 1 1 1");
        assertThat(thrown.changed("next 2, fired", "next 1, fired"))
                .contains("'volley': more shots are fired than named; expected the shots before the next one");
        assertThat(thrown.without("volley"))
                .contains("'triggerSteps': the shot is one of several, and the others do not lie below it;"
                        + " expected 'volley' below it");
    }

    @Test
    void aDeclaredStepOfAnotherModel() {
        Saved step = Saved.of(
                Order.Mode.at(Trigger.ACTIVE).doing(new Steps(true, false, false)),
                "A1 order \"Test\", SV 5+, at c4; A2 at a1; B1 FI 5+, at c4; command A order; play;"
                        + " A1 activate; spend order: A1 use HOUSE-TEST; A1 step c5");
        String expected = "; expected a step of A1, and the cube from which it breaks away";
        assertThat(step.changed("\"A1 step c5\"", "\"A2 step c5\""))
                .contains("'orderedStepChoice': the declared step is A2 step c5" + expected);
        assertThat(step.changed("from c4, declared \"A1 step c5\"", "from c4"))
                .contains("'orderedStepChoice': the declared step is missing" + expected);
    }

    @Test
    void aMoveThatGoesOnTooFarAfterATrap() {
        Saved trap = Saved.of("laid K-TRAP (FRAG (1)) of B1 at c5; A1 SP 2-3 SV 5+, at c4; B1 at h8; play;"
                + " A1 activate; A1 advance; A1 step c5");
        assertThat(trap.changed("rest (cubes 1)", "rest (cubes 1000)"))
                .contains("'entryIntoCube': the number of cubes is 1000; expected 0 to ");
    }

    @Test
    void aDeclaredMoveOfAnotherModel() {
        assertThat(Saved.of("A1 at c4; A2 at a1; B1 at h8; play; A1 activate; A1 advance")
                        .changed("at c4)", "at c4, declared step(model A2, cube c5))"))
                .contains("'movement': the declared move is A2 step c5; expected a step of A1");
    }

    @Test
    void aSecondWeaponOfAFreeActionWithoutWeapons() {
        Saved second = Saved.of(
                Order.Mode.at(Trigger.ACTIVE).doing(Frees.shot(WeaponFilter.named("rifle", "pistol"))),
                "A1 RA 5+, FIRE CONTROL, rifle R8, pistol R8, order \"Test\", at c2; B1 SV 5+ HP 9, at c4;"
                        + " command A order; play; A1 activate; spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1");
        assertThat(second.changed("kind shoot", "kind assault"))
                .contains("'secondWeapon': the free action names no weapons;"
                        + " expected a free SHOOT with weapons of the model");
    }

    @Test
    void moreDiceOfAShieldThanATestHas() {
        Saved impact = Saved.of("A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+ HP 9, ENERGY SHIELD (2), at c4;"
                + " B2 SV 5+ HP 9, at c4; " + THROWN + "dice A 5 5 5");
        assertThat(impact.changed("rule K-ENERGY-SHIELD, amount 2", "rule K-ENERGY-SHIELD, amount 1000"))
                .contains("'groupTest': the number of dice is 1000; expected 0 to ");
    }

    /** SHO-9 */
    @Test
    void somethingThatWaitsForNoShot() {
        Saved shots = Saved.of(
                Order.Mode.at(Trigger.DECLARED).doing(OrderEffects.addsDice(1)).until(Mark.Until.ATTACK),
                "A1 RA 5+, FIRE CONTROL, gun R8, bolt R8, order \"Test\", at c2; A2 at a1; B1 SV 5+ HP 9, at c4;"
                        + " B2 SV 5+ HP 9, at d5; command A order; play; A1 activate; A1 shoot gun at B1;"
                        + " A1 shoot bolt at B2; A1 decline CMD-9; spend order: A1 use HOUSE-TEST");
        assertThat(shots.changed("held [(shot 2, marks [(model A1,", "held [(shot 4, marks [(model A1,"))
                .contains("'volley': the shot for which something waits is 4; expected 1 to 3");
    }

    @Test
    void moreCommandDiceThanAHandHolds() {
        Saved roll = Saved.of("A1 at a1; B1 at h8; play; A1 activate; A1 end; B1 activate; B1 end");
        int hand = 30;
        assertThat(roll.changed("A1 at", "command A" + " dice".repeat(hand) + "\nA1 at"))
                .contains("'commandRoll': the number of all command dice of A is " + (hand + 3) + "; expected 1 to 31");
    }

    @Test
    void anOrderWithoutTheAttackThatItConcerns() {
        Saved window = Saved.of(
                Order.Mode.at(Trigger.DECLARED).doing(OrderEffects.addsDice(1)).until(Mark.Until.ATTACK),
                "A1 RA 5+, rifle R8, order \"Test\", at c2; A2 at a1; B1 SV 5+ HP 9, at c4; B2 at h8; command A "
                        + "order; play;"
                        + " A1 activate; A1 shoot rifle at B1");
        assertThat(window.without("atModel"))
                .contains("'orderWindow': nothing below it says what A1 does;"
                        + " expected the attack, the test or the move of the trigger");
        for (String other : new String[] {"A2", "B2"})
            assertThat(window.changed("side A, subject A1)", "side A, subject " + other + ")"))
                    .contains("'orderWindow': nothing below it says what " + other + " does");
    }

    @Test
    void anOrderForAModelThatTheEventDoesNotConcern() {
        Saved assaulted = Saved.of(
                Order.Mode.at(Trigger.DECLARED).doing(OrderEffects.addsDice(1)).until(Mark.Until.ATTACK),
                "A1 FI 5+, order \"Test\", at c4; A2 at a1; B1 FI 5+ SV 5+ HP 9, at c4; command A order; play;"
                        + " A1 activate; A1 assault B1");
        assertThat(assaulted.changed("side A, subject A1)", "side A, subject A2)"))
                .contains("'orderWindow': nothing below it says what A2 does");
        Saved losing = Saved.of(
                Order.Mode.at(Trigger.LOSES)
                        .on(Order.Selector.of(Order.Selector.Group.FRIEND))
                        .doing(Changes.TURNED),
                "A1 RA 4+, rifle R8, at c2; B1 SV 5+ HP 9, order \"Test\", at c4; B2 SV 5+ HP 9, at c4;"
                        + " command B order; play; A1 activate; A1 shoot rifle at B1; dice A 4 4 4 4 4 | B 1 1 1;"
                        + " B1 decline CMD-5");
        assertThat(losing.changed("side B, subject B1)", "side B, subject B2)"))
                .contains("'orderWindow': nothing below it says what B2 does");
    }

    @Test
    void oneRollAgainstSeveralModels() {
        Saved declaring = Saved.of(POT + "command B dice; " + THROWN + "dice A 4 1 1");
        assertThat(declaring.changed("defenders [(pool (dice 3,", "defenders [(pool (dice 3000,"))
                .contains("'groupTest': the number of dice is 3000; expected -300 to 300");
        assertThat(declaring.changed("victims [B1, B2]", "victims [B1]"))
                .contains("'groupTest': its lists do not have one entry for each of 1 models;"
                        + " expected an entry for each model");
        String declared = declaring.text().replace(", next explosionSteps", ", added [0, 0], next explosionSteps");
        assertThat(new Saved(declaring.notation(), declared).without("diceDeclaration"))
                .contains("'groupTest': the dice are declared, but not rolled; expected the roll above it");
    }

    @Test
    void aTestWithOrdersInIt() {
        Saved asked = Saved.of(
                Order.Mode.at(Trigger.IN_TEST).doing(Adds.again()).until(Mark.Until.TEST),
                POT + "B1 order \"Test\"; command B order; " + THROWN + "dice A 4 1 1; dice A 4 | B 1 1 1");
        assertThat(asked.changed("added [0, 0], ", ""))
                .contains("'groupTest': the dice are declared for 0 of 2 models;"
                        + " expected all dice declared before the roll, and margins after it");
        assertThat(asked.changed("target 5, dice 3, buyable", "target 5, dice 3000, buyable"))
                .contains("'ordersBeforeTest': the number of dice is 3000; expected -300 to 300");
    }

    @Test
    void flamesThatDoNotReachTheModelAtWhichTheyAreAimed() {
        Saved burning =
                Saved.of("A1 RA 4+, pot R3 IT BURNS!, at c2; B1 SV 5+ HP 9, at c4; B2 SV 5+ HP 9, at c4; B3 at h8;"
                        + " play; A1 activate; A1 shoot pot at B1; dice A 4 4 4");
        assertThat(burning.changed("victims [B1, B2]", "victims [B2, B3]"))
                .contains("'groupTest': B1 is not tested; expected the model aimed at among those that are tested");
    }

    @Test
    void anAttackThatAimedAtAModelItDoesNotHit() {
        Saved burning = Saved.of("A1 RA 4+, pot R3 IT BURNS!, at c2; B1 SV 5+ HP 9, EVADE, at c4; B2 SV 5+ HP 9, at c4;"
                + " play; A1 activate; A1 shoot pot at B1; dice A 4 4 4 | B 1 1 1 | B 1 1 1");
        assertThat(burning.changed("aim B1", "aim A1"))
                .contains("'attackSteps': A1 is not attacked; expected one of the models that are attacked");
    }

    @Test
    void anOutcomeOfNoTest() {
        Saved aiming = Saved.of(POT + THROWN);
        assertThat(aiming.changed("then afterTest", "then attackOver\nthen afterTest"))
                .contains("'afterTest': it lies below no test; expected the test whose outcome it waits for");
    }

    /** PART-2, K-TRAP: until the trap is decided, the model has no spot; then it fights and is put back. */
    @Test
    void aModelThatEntersASideForAnAssaultHasNoSpot() {
        Saved entering = Saved.of("wall north-south through c5; laid K-TRAP (FRAG (1)) of B1 at c5w;"
                + " A1 SZ 3 FI 5+ HP 3 SV 5+, at c4; B1 FI 5+ SV 5+, at c5w; play; A1 activate; A1 advance; "
                + "A1 step c5w");
        assertThat(entering.text()).contains("A1 passing c5w", "then intrusion(");
        assertThat(entering.changed("side c5w, home c4", "side c5e, home c4")).contains("A1 has no spot and gets none");
    }

    @Test
    void aDeploymentWithoutZones() {
        Saved deploying = Saved.of("board 8 x 8; A1; B1; play; zone 1; A1 set up");
        for (String zone : new String[] {"zone A 1\n", "zone B 2\n"})
            assertThat(deploying.changed(zone, ""))
                    .contains("'deploymentCube': a side has no deployment zone; expected the zones of both sides");
    }

    @Test
    void aReplyWithAWeaponThatTheCardLacks() {
        Saved fight = Saved.of("A1 FI 4+, blade CC, at c4; B1 FI 4+, maul CC, at c4;"
                + " play; A1 activate; A1 assault B1; A1 wield blade; B1 fight back with maul");
        assertThat(fight.changed("replyWeapon onCard(number 0)", "replyWeapon onCard(number 7)"))
                .contains("'testSteps': B1 has no weapon number 7; expected one of its 1 weapons, from number 0");
    }
}
