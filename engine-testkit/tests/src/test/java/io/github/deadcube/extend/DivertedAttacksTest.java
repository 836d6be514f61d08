package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.order.Conditions;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.Test;

/** ORD-2: rules give a declared attack another target, or call it off. */
class DivertedAttacksTest {
    private static final RuleId DIVERTS = RuleId.of("HOUSE-DIVERTS");
    private static final String FACING =
            "A1 RA 5+ FI 5+, rifle R8, net R8, at c2; B1 SV 5+ HP 3, at c6; B2 SV 3+ HP 3, GUARDIAN, at c6; ";

    /** What a model with DIVERTS does when an attack is declared. */
    private interface Diverts {
        void act(Effects effects, ModelId me, TestContext attack);
    }

    private static KeywordRule diverting(Diverts does) {
        return KeywordRule.of(
                "DIVERTS",
                DIVERTS.toString(),
                "Diverts attacks.",
                (keyword, hooks) -> hooks.on(Trigger.DECLARED, Scope.ANY, does::act),
                Placement.MODEL);
    }

    private static Ruleset house() {
        return Shipped.ruleset().with(new Guardian());
    }

    private static Playback play(Ruleset rules, String script) {
        return Script.Runner.standard().with(rules).play(script);
    }

    private static Playback guarded(String script) {
        return play(house(), FACING + "play; A1 activate; " + script);
    }

    @Test
    @Rule("ORD-2")
    void aFriendTakesThePlaceOfTheTarget() {
        guarded("""
                A1 shoot rifle at B1
                expect asks B: keyword, offers exactly B2 decline HOUSE-GUARDIAN | B2 use HOUSE-GUARDIAN on B1
                B2 use HOUSE-GUARDIAN on B1
                expect asks A rolls 5 d8: test
                dice A 8 8 5 5 5 1 1 | B 1 1 1
                expect asks A: activation, B2 killed, B1 damage 0
                """);
    }

    @Test
    void whoDeclinesStaysBeside() {
        guarded("A1 shoot rifle at B1; B2 decline; dice A 5 1 1 1 1 | B 1 1 1; expect B1 damage 1, B2 damage 0");
    }

    /** The memory lasts for the round; the next shot has its own target. */
    @Test
    void onceARound() {
        play(house(), FACING + """
                A2 RA 5+, rifle R8, at d2
                round 2
                play
                A1 activate; A1 shoot rifle at B1; B2 use HOUSE-GUARDIAN on B1; dice A 1 1 1 1 1 | B 1 1 1; A1 end
                B1 activate; B1 end
                A2 activate; A2 shoot rifle at B1
                expect asks A rolls 5 d8: test
                """);
    }

    @Test
    void theNewTargetIsInTheEventsAndInTheStory() {
        Playback played = guarded("A1 shoot rifle at B1; B2 use HOUSE-GUARDIAN on B1; dice A 5 1 1 1 1 | B 1 1 1");
        assertThat(played.events().filter(Event.Targeted.class::isInstance).map(Event::toString))
                .containsExactly("A1 targets B1", "A1 targets B2");
        assertThat(played.events().filter(Event.Targeted.class::isInstance).map(Event::rule))
                .containsExactly(RuleId.of("SHO-5"), Guardian.RULE);
        assertThat(told(played))
                .contains("A1 shoots B1 with rifle (now at B2: GUARDIAN): 5 1 1 1 1 against 1 1 1, 1 to 0 (SHO-5): "
                        + "loses 1 HP (2 of 3 left)");
    }

    @Test
    void theStoryTellsWhyAnAttackIsCalledOff() {
        assertThat(told(play(house().with(truce()), """
                        A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, DIVERTS, at c6
                        play; A1 activate; A1 shoot rifle at B1
                        """)))
                .contains("A1 shoots B1 with rifle: loses 1 HP (2 of 3 left), called off (DIVERTS)");
    }

    private static String told(Playback played) {
        return CaseNarration.lines(played).mkString("\n");
    }

    /** Two models may take the place: the second one is asked only if the first has not. */
    @Test
    void oneAttackIsRedirectedOnce() {
        String two = FACING + "B3 SV 3+, GUARDIAN, at c6; play; A1 activate; A1 shoot rifle at B1; ";
        play(house(), two + "B2 decline; expect offers B3 use HOUSE-GUARDIAN on B1");
        play(house(), two + "B2 use HOUSE-GUARDIAN on B1; expect asks A rolls 5 d8: test");
    }

    /** SHO-2 to SHO-4: a target that the shooter could not have named is not offered, and the engine says why. */
    @Test
    void anIllegalTargetIsNotOffered() {
        Playback played = play(
                house().with(diverting((effects, me, attack) -> effects.models()
                        .forEach(m -> effects.redirectRefusal(attack, m.id())
                                .forEach(why ->
                                        effects.report(new Event.Effect(DIVERTS, m.id() + " " + why.rule(), 0)))))),
                """
                A1 RA 5+, rifle R4, at c2; A2 DIVERTS, at a1
                B1 SV 5+, at c5; B2 SV 5+, at h8; B3 SV 5+, at c5; B4 SV 5+, reserve
                play; A1 activate; A1 shoot rifle at B1
                """);
        assertThat(played.events().filter(Event.Effect.class::isInstance).map(Event::toString))
                .containsExactly(
                        "HOUSE-DIVERTS on A1 SHO-3: 0",
                        "HOUSE-DIVERTS on A2 SHO-3: 0",
                        "HOUSE-DIVERTS on B1 ORD-2: 0",
                        "HOUSE-DIVERTS on B2 SHO-4: 0",
                        "HOUSE-DIVERTS on B4 SHO-3: 0");
    }

    /** An illegal redirection is a fault of the rule, which is named. */
    @Test
    void anIllegalRedirectionIsAFaultOfTheRule() {
        String script = "A1 RA 5+, DIVERTS, rifle R8, at c2; B1 SV 5+, at c6; B2 SV 5+, at c2; play; ";
        KeywordRule upon =
                diverting((effects, me, attack) -> effects.redirectAttack(attack, ModelId.of("A1"), DIVERTS));
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> play(
                        house().with(upon),
                        script.replace("at c2; play", "at d6; play") + "A1 activate; A1 shoot rifle at B1"))
                .withMessageContaining("HOUSE-DIVERTS")
                .withMessageContaining(
                        "redirectAttack: not A1: the target is a friend (SHO-3); expected a model elsewhere that is no"
                                + " friend");
    }

    @Test
    void anAttackWhoseDiceAreRolledIsNotDiverted() {
        KeywordRule late = KeywordRule.of(
                "DIVERTS",
                DIVERTS.toString(),
                "Too late.",
                (keyword, hooks) -> hooks.on(Trigger.HIT, Scope.OWN, (effects, me, attack) -> {
                    assertThat(effects.redirectRefusal(attack.context(), ModelId.of("B1"))
                                    .map(Rejection::text))
                            .contains("no such attack is declared at present");
                    effects.redirectAttack(attack.context(), me, DIVERTS);
                    effects.callOffAttack(attack.context(), DIVERTS);
                }),
                Placement.MODEL);
        play(house().with(late), """
                A1 RA 5+, DIVERTS, rifle R8, at c2; B1 SV 5+ HP 3, at c6; play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    private static KeywordRule truce() {
        return diverting((effects, me, attack) -> {
            if (!attack.target().equals(me)) return;
            effects.loseHitPoints(me, 1, DIVERTS);
            effects.callOffAttack(attack, DIVERTS);
        });
    }

    /** The rule states the cost; the action is spent. */
    @Test
    void aShotIsCalledOff() {
        Playback played = play(house().with(truce()), """
                A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, DIVERTS, at c6
                play; A1 activate; A1 shoot rifle at B1
                expect asks A: activation, B1 damage 1, refuses A1 shoot rifle at B1 by RND-4
                """);
        assertThat(played.events().map(Event::toString)).contains("A1's attack on B1 is called off");
        assertThat(played.events().filter(Event.Rolled.class::isInstance)).isEmpty();
    }

    @Test
    void anAssaultIsCalledOff() {
        play(house().with(truce()), """
                A1 FI 5+, at c6; B1 SV 5+ FI 5+ HP 3, DIVERTS, at c6
                play; A1 activate; A1 assault B1
                expect asks B: turn, B1 damage 1, A1 activated
                """);
    }

    /** AST-1: the friend in the cube is attacked in its place, and answers for itself. */
    @Test
    @Rule("AST-1")
    void anAssaultIsRedirected() {
        play(house(), """
                A1 FI 5+, blade CC, at c6; B1 SV 5+ HP 3, at c6; B2 SV 3+ FI 3+ HP 3, claw CC, GUARDIAN, at c6
                play; A1 activate; A1 assault B1; A1 wield blade; B2 use HOUSE-GUARDIAN on B1
                expect asks B: fight back, offers B2 fight back with claw
                """);
    }

    /** AST-10: a pinned friend stands up as it is attacked, and may only survive. */
    @Test
    @Rule("AST-10")
    void aPinnedFriendStandsUp() {
        play(house(), """
                A1 FI 5+, at c6; B1 SV 5+ FI 5+ HP 3, at c6; B2 SV 3+ FI 3+ HP 3, GUARDIAN, pinned, at c6
                play; A1 activate; A1 assault B1; B2 use HOUSE-GUARDIAN on B1
                expect B2 not pinned, asks A rolls 4 d8: test
                """);
    }

    /** K-FIRE-CONTROL: each of two shots may be redirected, and only one of them called off. */
    @Test
    @Rule("K-FIRE-CONTROL")
    void ofTwoShotsOneIsRedirected() {
        play(house(), FACING.replace("rifle R8", "FIRE CONTROL, rifle R8") + """
                play; A1 activate; A1 shoot rifle at B1; A1 shoot net at B1
                B2 decline; B2 use HOUSE-GUARDIAN on B1
                dice A 5 1 1 1 1 | B 1 1 1; dice A 5 5 1 1 1 | B 1 1 1
                expect B1 damage 1, B2 damage 2
                """);
    }

    @Test
    @Rule("K-FIRE-CONTROL")
    void ofTwoShotsOneIsCalledOff() {
        play(house().with(truce()), """
                A1 RA 5+, FIRE CONTROL, rifle R8, net R8, at c2; B1 SV 5+ HP 3, DIVERTS, at c6; B2 SV 5+ HP 3, at c6
                play; A1 activate; A1 shoot rifle at B1; A1 shoot net at B2
                dice A 5 5 1 1 1 | B 1 1 1
                expect B1 damage 1, B2 damage 2, asks A: activation
                """);
        play(house().with(truce()), """
                A1 RA 5+, FIRE CONTROL, rifle R8, net R8, at c2; B1 SV 5+ HP 3, DIVERTS, at c6; B2 SV 5+ HP 3, at c6
                play; A1 activate; A1 shoot rifle at B1; A1 shoot net at B1
                expect B1 damage 2, asks A: activation
                """);
    }

    private static Order shield() {
        return Order.of(
                "HOUSE-SHIELD",
                "Shield",
                "A target has two dice more.",
                Order.Mode.at(Trigger.DECLARED)
                        .when(Conditions.TARGET)
                        .doing(OrderEffects.addsDice(2, Skill.SURVIVE))
                        .until(Mark.Until.ATTACK));
    }

    /** ORD-2: the side may help the new target, and not the old one. */
    @Test
    void anOrderHelpsTheNewTarget() {
        Ruleset rules = house().with(shield());
        String shot = """
                command B order
                A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, order "Shield", at c6; B2 SV 3+ HP 3, GUARDIAN, at c6
                play; A1 activate; A1 shoot rifle at B1; B2 use HOUSE-GUARDIAN on B1
                """;
        play(rules, shot + "expect offers spend order: B2 use HOUSE-SHIELD, refuses spend order: B1 use HOUSE-SHIELD");
        play(rules, shot + "spend order: B2 use HOUSE-SHIELD; dice A 5 1 1 1 1; expect asks B rolls 5 d8: test");
        play(rules.with(truce()), """
                command B order
                A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 3, DIVERTS, order "Shield", at c6
                play; A1 activate; A1 shoot rifle at B1
                expect asks A: activation
                """);
    }

    /** The chances of a shot are those of the target that it will have. */
    @Test
    void theChancesKnowACertainRedirection() {
        KeywordRule decoy = diverting((effects, me, attack) -> {
            if (!attack.target().equals(me)
                    && effects.redirectRefusal(attack, me).isEmpty()) effects.redirectAttack(attack, me, DIVERTS);
        });
        String situation =
                "A1 RA 5+, rifle R8, at c2; B1 SV 8+ HP 1, at c6; B2 SV 2+ HP 3, %s at c6; play; A1 activate";
        Odds odds = Deadcube.odds();
        Choice.Shoot at1 = (Choice.Shoot) Input.of("A1 shoot rifle at B1");
        Choice.Shoot at2 = (Choice.Shoot) Input.of("A1 shoot rifle at B2");
        GameState decoyed =
                play(house().with(decoy), situation.formatted("DIVERTS,")).state();
        assertThat(odds.shot(decoyed, at1)).isEqualTo(odds.shot(decoyed, at2));
        assertThat(odds.shot(decoyed, at1).get().target().model()).isEqualTo(ModelId.of("B2"));
        GameState plain = play(house().with(decoy), situation.formatted("")).state();
        assertThat(odds.shot(plain, at1)).isNotEqualTo(odds.shot(plain, at2));
        GameState truce =
                play(house().with(truce()), situation.formatted("DIVERTS,")).state();
        assertThat(odds.shot(truce, at2)).as("it is called off").isEmpty();
        GameState offered = play(house(), situation.formatted("GUARDIAN,")).state();
        assertThat(odds.shot(offered, at1).get().target().model())
                .as("as if nobody takes an offer")
                .isEqualTo(ModelId.of("B1"));
    }

    /** A bot lets the friend step in that survives better, and does not sacrifice one that dies. */
    @Test
    void botsWeighTheOffer() {
        String shot = "A1 RA 3+, rifle R8 AP3, at c2; B1 SV 8+ HP 1, at c6; "
                + "B2 SV 2+ HP 9, GUARDIAN, at c6; play; A1 activate; A1 shoot rifle at B1";
        assertThat(answer(shot)).isEqualTo("B2 use HOUSE-GUARDIAN on B1");
        assertThat(answer(shot.replace("SV 8+ HP 1, at", "SV 2+ HP 9, at")
                        .replace("SV 2+ HP 9, GUARDIAN", "SV 8+ HP 1, GUARDIAN")))
                .isEqualTo("B2 decline HOUSE-GUARDIAN");
    }

    private static String answer(String script) {
        GameState state = play(house(), script).state();
        Prompt.Decision asked = (Prompt.Decision) Deadcube.rules().prompt(state);
        return Bots.simple(7, Side.B, Deadcube.rules())
                .choose(state.seenBy(Side.B), asked)
                .toString();
    }
}
