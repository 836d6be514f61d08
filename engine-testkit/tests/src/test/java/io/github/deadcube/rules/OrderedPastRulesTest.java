package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Has;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.order.words.Testing;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.order.words.Within;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ORD-1, ORD-7: orders about the past, with an exact number of targets, a limited number of uses, or for one SHOOT. */
class OrderedPastRulesTest {
    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: up to so many HP come back, as its user chooses; no more than are lost")
    void healsUpTo() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(new UpTo(3, new Heals(1, 0)));
        String start = """
                A1 HP 4, damage %d, order "Test", at c4; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                """;
        OrderScript.play(mode, start.formatted(3) + """
                expect A1 damage 2, asks A: special order (HOUSE-TEST)
                A1 use HOUSE-TEST; A1 decline HOUSE-TEST
                expect A1 damage 1, asks A: activation
                """);
        OrderScript.play(
                mode,
                start.formatted(3) + "A1 use HOUSE-TEST; A1 use HOUSE-TEST; expect A1 unharmed, asks A: activation");
        OrderScript.play(mode, start.formatted(1) + "expect A1 unharmed, asks A: activation");
    }

    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: up to so many HP are lost, as its user chooses; the dead lose no more, and what comes later "
            + "does so too")
    void losesUpTo() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.ENEMY))
                .doing(new UpTo(3, new Costs(1)));
        String start = """
                A1 order "Test", at c4; B1 HP 2, at h8; B2 HP 9, at h7; command A order
                play
                A1 activate
                """;
        OrderScript.play(mode, start + """
                spend order: A1 use HOUSE-TEST on B2; B2 use HOUSE-TEST; B2 use HOUSE-TEST
                expect B2 damage 3, asks A: activation
                """);
        OrderScript.play(mode, start + """
                spend order: A1 use HOUSE-TEST on B1; B1 use HOUSE-TEST
                expect B1 killed, asks A: activation
                """);
        Order.Mode later = Order.Mode.at(Trigger.ACTIVE).later(Trigger.END_PHASE, new UpTo(2, new Costs(1)));
        OrderScript.play(later, """
                A1 HP 4, order "Test", at c4; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 end; B1 activate; B1 end
                expect A1 damage 1, asks A: special order (HOUSE-TEST-LATER)
                A1 use HOUSE-TEST-LATER
                expect A1 damage 2, round 2
                """);
    }

    @Test
    @Rule("ORD-1")
    @DisplayName("ORD-1: lasting effects cannot repeat, and no effect can happen zero times")
    void lastingEffectsDoNotRepeat() {
        Effect lasting = OrderEffects.lends(Keyword.of("SOLID"));
        Assertions.assertThatThrownBy(() -> new UpTo(2, lasting)).isInstanceOf(IllegalArgumentException.class);
        Effect heals = new Heals(1, 0);
        Assertions.assertThatThrownBy(() -> new UpTo(0, heals)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule({"ORD-1", "CMD-8"})
    @DisplayName("CMD-8: an order that is not offered after an Advance die; another die, or another model's, does not "
            + "matter")
    void diceSpent() {
        Order.Mode mode = Order.Mode.at(Trigger.ASSAULTED)
                .when(Is.ACTIVE, new Spent(CommandFace.ADVANCE).not())
                .doing(
                        new Has(Trait.LEAVES_WITHOUT_ASSAULT),
                        OrderEffects.bars(false, false, true),
                        Frees.action(FreeAction.Kind.ADVANCE).withCubes(1));
        String fight = """
                A1 SP 2-2 FI 5+ SV 5+ HP 9, order "Test", at c4; A2 at a1; B1 SV 5+ HP 9, at c5/9; command A order %s
                play
                """;
        String dice = "dice A 5 1 1 1 | B 5 1 1\n";
        OrderScript.play(
                mode,
                fight.formatted("advance") + "A1 activate; spend advance: A1 advance; A1 step c5; A1 spot 1\n" + dice
                        + "A1 decline CMD-5; expect asks A: activation, A1 marked CMD-8 3");
        OrderScript.play(
                mode, fight.formatted("advance") + "A1 activate; A1 advance; A1 step c5; A1 spot 1\n" + dice + """
                A1 decline CMD-5
                expect asks A: special order (CMD-9)
                spend order: A1 use HOUSE-TEST; A1 step c6; A1 spot 5
                expect A1 at c6/5, asks A: activation, refuses spend advance: A1 advance by CMD-9
                """);
        OrderScript.play(mode, fight.formatted("assault").replace("at c4", "at c5/1") + """
                A1 activate; spend assault: A1 assault B1
                dice A 5 1 1 | B 5 1 1; A1 decline CMD-5
                expect asks A: special order (CMD-9)
                """);
    }

    @ParameterizedTest
    @CsvSource({"2, refuses", "3, offers", "4, offers"})
    @Rule({"ORD-1", "ORD-7"})
    @DisplayName("ORD-1: on exactly three; a model that already has it cannot be chosen")
    void exactly(int machines, String offered) {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.OWN, new Prints("CONSTRUCT")).exactly(3))
                .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
                .until(Mark.Until.ROUND);
        String start = """
                A1 order "Test", at c4; A2 to A%d CONSTRUCT, at c5; B1 at h8; command A order order
                play
                A1 activate
                """.formatted(machines + 1);
        OrderScript.play(mode, start + "expect " + offered + " spend order: A1 use HOUSE-TEST");
        if (machines < 3) return;
        OrderScript.play(
                mode,
                start + """
                spend order: A1 use HOUSE-TEST
                expect refuses A1 decline HOUSE-TEST
                A1 use HOUSE-TEST on A3; A1 use HOUSE-TEST on A2
                expect refuses A1 decline HOUSE-TEST
                """ + (machines == 3 ? "" : "A1 use HOUSE-TEST on A5\n")
                        + """
                expect A2 marked HOUSE-TEST, A3 marked HOUSE-TEST, A%d marked HOUSE-TEST, asks A: activation
                A1 end; B1 activate; B1 end; A2 activate
                expect refuses spend order: A2 use HOUSE-TEST by CMD-9
                """.formatted(machines == 3 ? 4 : 5));
    }

    @Test
    @Rule({"ORD-1", "ORD-7"})
    @DisplayName("ORD-7: of several, a model that already has it is not chosen again")
    void severalOnce() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .on(Selector.of(Selector.Group.FRIEND).upTo(2))
                .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
                .until(Mark.Until.ROUND);
        OrderScript.play(mode, """
                A1 RA 5+, order "Test", at c4; A2 to A4 RA 5+, at c5; B1 at h8; command A order order
                play
                A1 activate; spend order: A1 use HOUSE-TEST; A1 use HOUSE-TEST on A3; A1 use HOUSE-TEST on A4; A1 end
                B1 activate; B1 end
                A2 activate; spend order: A2 use HOUSE-TEST
                expect offers exactly A2 decline HOUSE-TEST | A2 use HOUSE-TEST on A1
                """);
    }

    @Test
    @Rule({"ORD-7", "KT-17", "K-FIRE-CONTROL"})
    @DisplayName("KT-17: an effect for one SHOOT counts for all its shots, and for no other SHOOT; an ASSAULT does not "
            + "end it")
    void forOneShoot() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(Keyword.of("FIRE CONTROL"), Keyword.of("WEIGHT OF FIRE", 2)))
                .until(Mark.Until.SHOOT);
        String street = """
                board 2 x 4; barricade north of a2
                A1 RA 5+ FI 5+ SV 5+ HP 9, rifle R8, pistol R8, order "Test", at a1; A2 at b1
                B1 SV 5+ HP 9, at a4; command A order shoot
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                """;
        OrderScript.play(mode, street + """
                A1 shoot rifle at B1; A1 shoot pistol at B1
                dice A 1 1 1 | B 1 1 1; reroll 2; dice A 1 1; A1 decline CMD-5
                dice A 1 1 1 | B 1 1 1; reroll 2; dice A 1 1; A1 decline CMD-5
                expect A1 not marked HOUSE-TEST
                spend shoot: A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                expect asks A: activation
                """);
        OrderScript.play(mode, street + """
                A1 shoot rifle at B1; A1 decline K-FIRE-CONTROL; dice A 1 1 1 | B 1 1 1; reroll 2; dice A 1 1; A1 decline CMD-5
                expect A1 not marked HOUSE-TEST
                """);
        OrderScript.play(mode, street + "A1 end; expect A1 not marked HOUSE-TEST");
        OrderScript.play(mode, street.replace("order shoot", "order assault").replace("at a4", "at a1") + """
                spend assault: A1 assault B1; dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, A1 marked HOUSE-TEST 1
                """);
    }

    @Test
    @Rule({"ORD-7", "KT-17", "K-FIRE-CONTROL", "K-INVIGORATE"})
    @DisplayName("KT-17: a SHOOT at cubes, or at a friend, is the one SHOOT too")
    void forOneShootElsewhere() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(Keyword.of("FIRE CONTROL")))
                .until(Mark.Until.SHOOT);
        String start = """
                A1 RA 5+, pot R3 GRENADE (SMOKE), jar R4 GRENADE (SMOKE), cheer R3 INVIGORATE, order "Test", at c2
                A2 SV 5+, activated, at c2; B1 at h8; command A order
                play
                A1 activate; spend order: A1 use HOUSE-TEST
                """;
        OrderScript.play(
                mode,
                start + "A1 shoot pot at c5; A1 decline K-FIRE-CONTROL; dice A 5 1 1; expect A1 not marked HOUSE-TEST");
        OrderScript.play(mode, """
                A1 RA 5+, pot R3 GRENADE (SMOKE), order "Test", at c2, marked HOUSE-TEST 1 until shoot
                A2 RA 5+, pot R3 GRENADE (SMOKE), at c2, marked HOUSE-TEST 1 until shoot; B1 at h8
                play
                A1 activate; A1 shoot pot at c5; dice A 5 1 1
                expect A1 not marked HOUSE-TEST, A2 marked HOUSE-TEST 1
                """);
        OrderScript.play(
                mode,
                start
                        + "A1 shoot pot at c5; A1 shoot jar at c5; dice A 5 1 1; dice A 5 1 1; expect A1 not marked "
                        + "HOUSE-TEST");
        OrderScript.play(
                mode,
                start
                        + "A1 shoot cheer at A2; A1 decline K-FIRE-CONTROL; dice A 1 1 1; expect A1 not marked "
                        + "HOUSE-TEST");
    }

    @Test
    @Rule({"ORD-2", "ORD-4"})
    @DisplayName("ORD-2: at an enemy that comes in, unless one was there as its movement began, itself or another")
    void enemiesBefore() {
        Order.Mode mode = Order.Mode.at(Trigger.ENGAGED)
                .on(Selector.of(Selector.Group.OWN, new Within(0), Is.BESIDE_ENEMIES_BEFORE.not()))
                .doing(Frees.shot(WeaponFilter.with("RAPID FIRE")).withUpon(true));
        String scene = """
                A1 SP 2-2 FI 4+ SV 5+ HP 9, at %s; A2 FI 4+ SV 5+ HP 9, at %s; B1 RA 5+ FI 5+ SV 5+ HP 9, rifle R8 RAPID FIRE, order "Test", %s, at c5
                command B order
                play
                """;
        String comes = "A1 activate; A1 advance; A1 step c5; A1 spot 4\n";
        OrderScript.play(mode, scene.formatted("c4", "a1", "SOLID") + comes + "expect asks B: special order (CMD-9)");
        OrderScript.play(mode, scene.formatted("c4", "c5", "SOLID") + comes + "expect not asks B: special order");
        String back = """
                A1 activate; A1 advance; A1 step c6; A1 step c6; A1 step c5; A1 spot 4
                expect not asks B: special order
                """;
        OrderScript.play(mode, scene.formatted("c5/4", "a1", "pinned") + back);
        OrderScript.play(
                mode,
                scene.formatted("c6", "a1", "SOLID")
                        + back.replace("A1 step c6; A1 step c6; ", "").replace("not ", ""));
    }

    @Test
    @Rule({"ORD-2", "ORD-7"})
    @DisplayName("ORD-2: the state at the start of a movement is forgotten when the next begins")
    void enemiesBeforeTheNext() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE)
                .when(Is.BESIDE_ENEMIES_BEFORE)
                .doing(OrderEffects.addsDice(1, Skill.FIGHT));
        OrderScript.play(mode, """
                A1 SP 1-2 FI 4+, order "Test", at c5; A2 at a1; B1 pinned, at c5; command A order
                play
                A1 activate
                expect offers spend order: A1 use HOUSE-TEST
                A1 advance; A1 step c6; A1 step c6; A1 spot 5
                expect refuses spend order: A1 use HOUSE-TEST, A1 not marked ORD-2, B1 not marked ORD-2
                A1 end
                """);
    }

    private static final Order BRACING = OrderScript.order(Order.Mode.at(Trigger.BEFORE_TEST)
                    .when(new Testing(Skill.SURVIVE))
                    .doing(Adds.of(Modifier.ARMOUR, 1))
                    .until(Mark.Until.ATTACK))
            .withFrequency(Frequency.ROLL);

    @ParameterizedTest
    @CsvSource({"torch R4 IT BURNS!, B1", "'pot R4 GRENADE (FRAG (3))', c4"})
    @Rule({"ORD-1", "DICE-11"})
    @DisplayName("ORD-1, DICE-11: once a roll is once for all models that are tested against it")
    void onceForAll(String weapon, String target) {
        String shot = """
                A1 RA 4+, %s, at c2; B1 SV 5+ HP 9, order "Test", at c4; B2 SV 5+ HP 9, at c4; B3 SV 5+ HP 9, at c4
                command B order order
                play
                A1 activate; A1 shoot %s at %s
                """.formatted(weapon, weapon.substring(0, weapon.indexOf(' ')), target)
                + (target.equals("c4") ? "dice A 4 1 1\n" : "");
        Script.Runner runner = Script.Runner.standard().with(Deadcube.ruleset().with(BRACING));
        runner.play(shot + """
                B1 decline CMD-9; spend order: B2 use HOUSE-TEST
                dice A 4 4 1; dice B 1 1 1; B1 decline CMD-5; dice B 1 1 1; B2 decline CMD-5; dice B 1 1 1; B3 decline CMD-5
                expect B1 damage 2, B2 damage 1, B3 damage 2, command B order
                """);
        runner.play(shot + "spend order: B1 use HOUSE-TEST\nexpect asks A rolls 3 d8: test, B1 marked ORD-1");
    }

    @Test
    @Rule({"ORD-1", "DICE-11"})
    @DisplayName("ORD-1: once a roll is once again for the next")
    void onceForTheNext() {
        Script.Runner.standard().with(Deadcube.ruleset().with(BRACING)).play("""
                board 2 x 4; barricade north of a2
                A1 RA 4+, rifle R8, at a1; B1 SV 5+ HP 9, order "Test", at a4; command A shoot; command B order order order
                play
                A1 activate; A1 shoot rifle at B1
                spend order: B1 use HOUSE-TEST; dice A 4 4 1 | B 5 1 1; A1 decline CMD-5; B1 decline CMD-5
                expect B1 unharmed, B1 not marked ORD-1
                spend shoot: A1 shoot rifle at B1
                expect asks B: special order (CMD-9)
                """);
    }
}
