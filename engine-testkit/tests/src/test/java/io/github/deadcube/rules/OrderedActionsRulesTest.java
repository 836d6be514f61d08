package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Armed;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ORD-4: free actions, attacks that an order describes, and movement by special orders. */
class OrderedActionsRulesTest {
    @Test
    @Rule({"ORD-4", "CMD-10"})
    @DisplayName("ORD-4: a free SPRINT, outside every limit; then neither SPRINT nor ADVANCE")
    void freeSprint() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .when(new Prints("JUMP PACK"))
                .doing(Frees.action(FreeAction.Kind.SPRINT), OrderEffects.bars(true, true, false));
        OrderScript.play(mode, """
                A1 SP 1-2 RA 5+, rifle R8, JUMP PACK, order "Test", at c2; B1 SV 5+, at c8; command A order advance
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                expect event A1 sprint
                A1 step c3; A1 step c4; A1 spot 5
                expect refuses A1 sprint by CMD-9, refuses A1 advance by CMD-9
                expect refuses spend advance: A1 advance by CMD-9, offers A1 shoot rifle at B1
                """);
        OrderScript.play(mode, """
                A1 pinned, JUMP PACK, order "Test", at c2; B1 at c8; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-TEST by CMD-9
                """);
    }

    @Test
    @Rule({"ORD-4", "K-RAPID-FIRE"})
    @DisplayName("ORD-4: a free SHOOT in one way, with some weapons; not beside enemies (SHO-2)")
    void freeShot() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(Frees.shot(WeaponFilter.with("RAPID FIRE")).withMode("blaze away"));
        OrderScript.play(mode, """
                board 2 x 4; barricade north of a2
                A1 RA 5+, rifle R8 RAPID FIRE, pistol R8, order "Test", at a1; B1 SV 5+, at a4; B2 SV 5+, at b4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                expect asks A: special order (HOUSE-TEST), offers A1 shoot rifle at B2 as blaze away
                expect refuses A1 shoot pistol at B1 by CMD-9, refuses A1 shoot rifle at B1 by CMD-9
                A1 shoot rifle at B1 as blaze away; dice A 5 1 1 1 | B 1 1 1
                expect B1 pinned, offers A1 shoot rifle at B1
                """);
        OrderScript.play(mode, """
                A1 RA 5+, rifle R8 RAPID FIRE, order "Test", at a1; B1 SV 5+, at a1; B2 SV 5+, at a4; command A order
                play
                A1 activate
                expect refuses spend order: A1 use HOUSE-TEST by CMD-9
                """);
    }

    @Test
    @Rule({"ORD-4", "ACT-1", "K-FRAG"})
    @DisplayName(
            "ORD-4: an attack that the order describes, at a cube, not limited by ACT-1, in addition to a long action")
    void describedAttack() {
        Weapon blow = Weapon.ranged("ground blow", 2, 0, Keyword.of("FRAG", 2));
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .when(new Armed(WeaponFilter.named("hammer")), new Prints("VEHICLE").not())
                .doing(Frees.shot(blow));
        OrderScript.play(mode, """
                A1 RA 5+, hammer CC, order "Test", at c2; B1 SV 5+ HP 3, at c4; command A order
                play
                A1 activate; A1 sprint; A1 step c3; A1 spot 5
                spend order: A1 use HOUSE-TEST
                expect asks A: special order (HOUSE-TEST), offers A1 shoot ground blow at c4, refuses A1 shoot ground blow at c6 by CMD-9
                A1 shoot ground blow at c4; dice A 4 4 | B 1 1 1
                expect B1 damage 2
                dice A 1; B1 spot 5
                expect B1 at c5, pinned, A1 activated
                """);
    }

    @Test
    @Rule({"ORD-1", "SPC-1", "RND-3"})
    @DisplayName("ORD-1: where the order says so, its use is a SPECIAL action")
    void asAnAction() {
        Weapon strike = Weapon.ranged("strike", 8, 0, Keyword.of("INDIRECT", Keyword.of("FRAG", 2)));
        Order.Mode mode =
                Order.Mode.at(Trigger.ACTIVE).doing(Frees.shot(strike)).withAction(true);
        String start = """
                A1 RA 4+, order "Test", at c2; B1 SV 5+ HP 3, at c6; command A order
                play
                A1 activate
                """;
        OrderScript.play(mode, start + """
                spend order: A1 use HOUSE-TEST; A1 shoot strike at c6
                dice A 4 1 1; dice A 4 4 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 damage 2, refuses A1 sprint by RND-3, offers A1 advance
                """);
        OrderScript.play(mode, start + "A1 sprint; A1 step c3; A1 spot 5; expect A1 activated, command A order");
    }

    @Test
    @Rule({"ORD-1", "ACT-1"})
    @DisplayName("ORD-1, ACT-1: an order that is a SPECIAL action costs a short action, another one costs none")
    void length() {
        Order.Mode rises = Order.Mode.at(Trigger.ACTIVE).doing(Changes.MARKER_OFF);
        assertThat(actionsOf(rises.withAction(true))).isEqualTo(1);
        assertThat(actionsOf(rises)).isZero();
    }

    private static int actionsOf(Order.Mode mode) {
        GameState state = OrderScript.play(
                        mode, "A1 order \"Test\", at c4; B1 at h8; command A order; play; A1 activate")
                .state();
        Prompt.Decision asked = (Prompt.Decision) Deadcube.rules().prompt(state);
        return asked.facts((Choice) Input.of("spend order: A1 use HOUSE-TEST")).actions();
    }

    @Test
    @Rule({"ORD-2", "ORD-4", "SHO-2"})
    @DisplayName(
            "ORD-4: a free SHOOT at an enemy that has just come in, without SHO-6; it may be pinned before it fights")
    void shotAtAModelThatEnters() {
        Order.Mode mode = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0), Is.BESIDE_ONE_ENEMY, Is.ACTIVATED.not()))
                .doing(
                        new Has(Trait.IGNORES_SITUATION),
                        Frees.shot(WeaponFilter.with("RAPID FIRE")).withUpon(true))
                .until(Mark.Until.ATTACK);
        String come = """
                A1 FI 4+ SV 5+ HP 3, at c4; B1 RA 5+ SV 5+, rifle R8 RAPID FIRE, order "Test", at c5; B2 at c5, activated; command B order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                expect refuses spend order: A1 use HOUSE-TEST on B2 by CMD-9
                spend order: A1 use HOUSE-TEST on B1
                """;
        OrderScript.play(mode, come + """
                B1 shoot rifle at A1 as blaze away; dice B 5 1 1 1 | A 1 1 1
                expect A1 pinned, activated, asks B: turn
                """);
        OrderScript.play(mode, come + """
                B1 shoot rifle at A1; dice A 1 1 1 | B 5 1 1
                expect A1 damage 1, B1 not marked HOUSE-TEST
                """);
    }

    @Test
    @Rule({"ORD-4", "K-WEIGHT-OF-FIRE"})
    @DisplayName("ORD-4: a free SHOOT without modifiers, command dice or bought re-rolls; re-rolls of keywords stay")
    void withoutModifiers() {
        Order.Mode mode = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0), Is.PINNED.not()))
                .doing(
                        new Has(Trait.UNMODIFIED),
                        Frees.shot(WeaponFilter.with("RAPID FIRE"))
                                .withMode("blaze away")
                                .withUpon(true))
                .until(Mark.Until.ATTACK);
        OrderScript.play(mode, """
                A1 FI 4+ SV 5+, at c4; B1 RA 5+ SV 5+, rifle R8 RAPID FIRE and WEIGHT OF FIRE (1), order "Test", at c5; command B order dice
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 4
                spend order: A1 use HOUSE-TEST on B1
                dice B 1 1 1 1; reroll 1; dice B 5
                expect asks A rolls 3 d8: test
                dice A 1 1 1
                expect A1 pinned, command B dice
                """);
    }

    @Test
    @Rule("ORD-4")
    @DisplayName("ORD-4: after the model's shot a second model shoots too, and may still be activated")
    void aSecondShoots() {
        Order.Mode mode = Order.Mode.at(Trigger.SHOT)
                .when(new Prints("CONSTRUCT"))
                .on(Selector.of(Selector.Group.FRIEND, new Prints("CONSTRUCT"), new Within(2)))
                .doing(Frees.action(FreeAction.Kind.SHOOT));
        OrderScript.play(mode, """
                board 8 x 4; barricade north of a2
                A1 RA 5+, rifle R8, CONSTRUCT, order "Test", at a1; A2 RA 5+, rifle R8, CONSTRUCT, at b1
                A3 RA 5+, rifle R8, CONSTRUCT, at d1; B1 SV 5+ HP 9, at a4; command A order
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 5 5 5; A1 decline CMD-5
                expect refuses spend order: A1 use HOUSE-TEST on A3 by CMD-9
                spend order: A1 use HOUSE-TEST on A2
                expect event A2 shoot rifle at B1, asks A rolls 3 d8: test
                dice A 5 5 1 | B 1 1 1
                expect B1 damage 2, A2 not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"ORD-4", "ADV-6"})
    @DisplayName("ORD-4, ADV-6: after the model's ASSAULT a step without breaking away; then no Advance die")
    void aStepAway() {
        Order.Mode mode = Order.Mode.at(Trigger.ASSAULTED)
                .doing(new Steps(false, false, false), OrderEffects.bars(false, false, true));
        OrderScript.play(mode, """
                A1 FI 5+ SV 5+, order "Test", at c4; B1 FI 5+ SV 5+ HP 3, at c4; command A order advance
                play
                A1 activate; A1 assault B1; B1 survive; dice A 1 1 1 | B 1 1 1; A1 decline CMD-5
                spend order: A1 use HOUSE-TEST
                A1 step c3
                A1 spot 5
                expect A1 at c3, activated, command A advance
                """);
    }

    @Test
    @Rule({"ORD-4", "ADV-6"})
    @DisplayName("ORD-4, ADV-6: a step is breaking away unless the order says otherwise")
    void aStepBreaksAway() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(new Steps(true, false, false));
        OrderScript.play(mode, """
                A1 SV 5+ HP 2, order "Test", at c4; B1 FI 5+, at c4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 step c3
                expect asks B: free assault
                B1 attack A1; dice A 5 1 1 | B 1 1 1
                expect offers A1 step c3, offers A1 decline HOUSE-TEST, refuses A1 step c5 by ADV-6
                A1 step c3; A1 spot 5
                expect A1 at c3, offers A1 sprint
                """);
    }

    @Test
    @Rule({"K-STUN", "ADV-6", "ORD-4"})
    @DisplayName(
            "K-STUN, ADV-6: a model that an order moves and that is stunned as it breaks away stays, in a step and "
                    + "in an ADVANCE")
    void stunnedAsItBreaksAway() {
        String stunned = """
                A1 order "Test", at a1; A2 SV 5+ HP 9, at c4; B1 FI 4+, STUN, at c4; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST on A2; A2 step c5; B1 attack A2; dice A 1 1 1 | B %s
                """;
        Selector friend = Selector.of(Selector.Group.FRIEND);
        Order.Mode step = Order.Mode.at(Trigger.ACTIVE).on(friend).doing(new Steps(true, false, false));
        Order.Mode advance = Order.Mode.at(Trigger.ACTIVE).on(friend).doing(Frees.action(FreeAction.Kind.ADVANCE));
        String stays = stunned.formatted("4 1 1")
                + "expect A2 at c4/5, unharmed, activated, A1 not activated, asks A: activation";
        OrderScript.play(step, stays);
        OrderScript.play(advance, stays);
        String goes = stunned.formatted("1 1 1") + "A2 step c5; A2 spot 5; expect A2 at c5, not activated";
        OrderScript.play(step, goes);
        OrderScript.play(advance, goes);
    }

    @Test
    @Rule({"K-STUN", "ADV-18", "ORD-2"})
    @DisplayName("ADV-18: a model whose activation has ended does not stop another model that an order moves")
    void stunStopsOnlyItsTarget() {
        Order.Mode mode = Order.Mode.at(Trigger.ENDING)
                .on(Selector.of(Selector.Group.FRIEND))
                .doing(Frees.action(FreeAction.Kind.ADVANCE));
        OrderScript.play(mode, """
                A1 FI 4+, order "Test", at c4; A2 SP 2-3, at a1; B1 FI 4+, baton CC STUN, at c5; command A order
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 1; B1 fight back with baton
                dice A 4 1 1 1 | B 4 4 1; A1 decline CMD-5
                spend order: A1 use HOUSE-TEST on A2; A2 step a2; A2 step a3; A2 spot 5
                expect A2 at a3, A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"K-STUN", "ADV-18", "K-TRAP"})
    @DisplayName("ADV-18: a trap that stuns one that an order moves ends its move; the fight lapses")
    void stunnedByATrap() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.FRIEND))
                .doing(Frees.action(FreeAction.Kind.ADVANCE));
        OrderScript.play(mode, """
                A1 order "Test", at a1; A2 SP 2-3 FI 4+, at c4; B1 FI 4+, at c5; laid K-TRAP (STUN) of B1 at c5; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST on A2; A2 step c5; B1 use K-TRAP on A2; A2 spot 4
                expect A2 at c5, activated, A1 not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"ORD-4", "PIN-1", "ADV-16"})
    @DisplayName("ORD-4: up to three others each step closer, without fights; not pinned ones, nor with SP -; no model "
            + "is marked")
    void othersStep() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.FRIEND, Is.ACTIVATED.not()).upTo(3))
                .doing(new Steps(true, true, true));
        OrderScript.play(mode, """
                A1 order "Test", at c4; A2 at c1; A3 pinned, at c1; A4 SP -, at d1; A5 at e5; A6 at h8; B1 at d5; B2 at h8
                command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                expect refuses A1 use HOUSE-TEST on A3 by CMD-9, refuses A1 use HOUSE-TEST on A4 by CMD-9
                expect refuses A1 use HOUSE-TEST on A6 by CMD-9
                A1 use HOUSE-TEST on A2
                expect refuses A2 step d1 by CMD-9, offers A2 step d2
                A2 step c2; A2 spot 5
                A1 use HOUSE-TEST on A5
                expect refuses A5 step d5 by CMD-9
                A5 step d4; A5 spot 5
                expect A2 at c2, not activated, A5 at d4, not activated, asks A: activation, command A none
                """);
    }

    @Test
    @Rule({"ORD-2", "ORD-4"})
    @DisplayName("ORD-4: friends step towards the leader, and not the leader itself; nobody does once it is dead")
    void towardsTheLeader() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.OWN, Is.LEADER.not()).upTo(3))
                .doing(OrderEffects.stepsTowardsLeader(false, false));
        String scene = """
                A1 order "Test", at c4%s; A2 at c1; A3 at e5; B1 at h8; command A order; play
                """;
        OrderScript.play(mode, scene.formatted("") + """
                A2 activate; spend order: A2 use HOUSE-TEST
                expect refuses A2 use HOUSE-TEST on A1 by CMD-9
                A2 use HOUSE-TEST on A3
                expect offers A3 step d4, refuses A3 step e6 by CMD-9
                A3 step d4; A3 spot 5
                expect offers A2 use HOUSE-TEST on A2
                A2 use HOUSE-TEST on A2
                expect offers A2 step c2, refuses A2 step d1 by CMD-9
                """);
        OrderScript.play(
                mode,
                scene.replace("at c4%s", "killed")
                        + "A2 activate; expect refuses spend order: A2 use HOUSE-TEST by CMD-9");
    }

    @Test
    @Rule({"ORD-4", "ADV-5", "ADV-6"})
    @DisplayName("ORD-4: a model that ignores enemies leaves and passes them, and stops among them only to fight")
    void ignoringEnemies() {
        Order.Mode mode =
                Order.Mode.at(Trigger.ACTIVE).doing(new Has(Trait.LEAVES_WITHOUT_ASSAULT), new Has(Trait.LEAPING));
        String leap = """
                A1 SP 2-3 FI 5+, order "Test", at c4; B1 FI 5+ SV 5+, at c4; B2 FI 5+ SV 5+ HP 2, at c5; B3 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                A1 advance; A1 step c5
                expect asks A: movement
                """;
        OrderScript.play(mode, leap + "A1 step c6; A1 spot 5; expect A1 at c6, asks A: activation");
        OrderScript.play(mode, leap + """
                A1 spot 4
                expect asks B: fight back
                B2 survive; dice A 5 1 1 1 | B 1 1 1
                expect B2 damage 1, A1 at c5
                """);
    }

    @Test
    @Rule({"ORD-4", "STD-1"})
    @DisplayName("ORD-4: a pinned model stands up, as no action")
    void standsUp() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(Changes.RISES);
        OrderScript.play(mode, """
                A1 pinned, order "Test", at c4; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 spot 5
                expect A1 not pinned, offers A1 sprint
                """);
    }

    @Test
    @Rule({"ORD-1", "ORD-4"})
    @DisplayName("ORD-4: a free ASSAULT, and a free ADVANCE of one cube; after that no ASSAULT where it moved in")
    void advanceAndAssault() {
        Order.Mode advance = Order.Mode.at(Trigger.ACTIVE)
                .doing(Frees.action(FreeAction.Kind.ADVANCE).withCubes(1));
        Order.Mode assault = Order.Mode.at(Trigger.ACTIVE).doing(Frees.action(FreeAction.Kind.ASSAULT));
        OrderScript.play(OrderScript.order(advance, assault).withFrequency(Frequency.DIE), """
                A1 SP 2-3 FI 5+, order "Test", at c4; B1 FI 5+ SV 5+ HP 3, at c4; B2 SV 5+, at c6; command A order order order
                play
                A1 activate; spend order: A1 use HOUSE-TEST-2
                B1 survive; dice A 5 5 1 | B 1 1 1; A1 decline CMD-5
                expect B1 damage 2
                spend order: A1 use HOUSE-TEST; A1 step c5; B1 decline ADV-6; A1 step c5
                expect refuses A1 step c6 by CMD-9
                A1 spot 5; A1 advance; A1 step c6; A1 spot 2
                dice A 5 1 1 1 | B 5 1 1; A1 decline CMD-5
                expect refuses spend order: A1 use HOUSE-TEST-2 by CMD-9
                """);
    }
}
