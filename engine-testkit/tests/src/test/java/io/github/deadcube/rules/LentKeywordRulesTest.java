package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Armed;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Uses;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * KT-17: keywords that an order has lent count as if printed. In the scripts a mark says that the order has been used.
 */
class LentKeywordRulesTest {
    private static final String LENT = "marked HOUSE-TEST 1 until game";
    private static final WeaponFilter RIFLE = WeaponFilter.named("rifle");

    private static final String STREET = """
            board 4 x 4; barricade north of a2
            A1 %s, at a1; A2 HP 2, at d1
            B1 SV 5+ HP 9, at a4; B2 at d4
            play
            A1 activate
            """;

    private static void play(Effect lends, String script) {
        play(Deadcube.ruleset(), lends, script);
    }

    private static void revised(Effect lends, String script) {
        play(Deadcube.revised(), lends, script);
    }

    private static void play(Ruleset edition, Effect lends, String script) {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(lends).until(Mark.Until.GAME);
        Order order = DisabledRule.in(OrderScript.order(mode));
        Script.Runner.standard().with(edition.with(order)).play(script);
    }

    @Test
    @Rule({"KT-17", "K-FIRING-PLATFORM", "ORD-5"})
    @DisplayName("KT-17, K-FIRING-PLATFORM: lent to a model it counts for any model, lent to a weapon for a VEHICLE")
    void firingPlatform() {
        Keyword platform = Keyword.of("FIRING PLATFORM", 2);
        OrderScript.play(
                Order.Mode.at(Trigger.ACTIVE).doing(OrderEffects.lends(platform)),
                STREET.formatted("RA 5+, rifle R8, order \"Test\"").replace("board", "command A order; board")
                        + "spend order: A1 use HOUSE-TEST; A1 shoot rifle at B1; expect asks A rolls 5 d8: test");
        String shot = "A1 shoot rifle at B1; expect asks A rolls %d d8: test";
        play(OrderEffects.lends(RIFLE, platform), STREET.formatted("RA 5+, rifle R8, " + LENT) + shot.formatted(3));
        play(
                OrderEffects.lends(RIFLE, platform),
                STREET.formatted("RA 5+, VEHICLE, rifle R8, " + LENT) + shot.formatted(5));
    }

    @Test
    @Rule({"KT-17", "K-HEAVY", "K-EXPLOSIVE", "KT-7"})
    @DisplayName("KT-17: a weapon with lent HEAVY is slow, one with lent FRAG shoots at cubes")
    void weapons() {
        String rifle = STREET.formatted("RA 5+, rifle R8, pistol R8, " + LENT);
        play(OrderEffects.lends(RIFLE, Keyword.of("HEAVY")), rifle + """
                A1 advance; A1 spot 5
                expect refuses A1 shoot rifle at B1 by RND-3, offers A1 shoot pistol at B1
                """);
        play(OrderEffects.lends(RIFLE, Keyword.of("FRAG", 2)), rifle + """
                expect refuses A1 shoot rifle at B1 by K-EXPLOSIVE, offers A1 shoot pistol at B1
                A1 shoot rifle at a4; dice A 4 5 | B 1 1 1; dice A 1
                dice A 1 1 1 | B 1 1 1
                expect B1 damage 2, pinned
                """);
        play(OrderEffects.lends(Keyword.of("FRAG", 2)), rifle + "expect refuses A1 shoot pistol at B1 by K-EXPLOSIVE");
    }

    @Test
    @Rule({"KT-17", "K-INVIGORATE", "K-FIRE-CONTROL", "R25-K-FIRE-CONTROL"})
    @DisplayName("KT-17: lent INVIGORATE replaces the weapon's SHOOT; a weapon with lent FIRE CONTROL (R25) goes with "
            + "another")
    void otherShots() {
        play(
                OrderEffects.lends(RIFLE, Keyword.of("INVIGORATE")),
                STREET.formatted("RA 5+, rifle R8, " + LENT).replace("A2 HP 2, at d1", "A2 activated, at a1") + """
                expect refuses A1 shoot rifle at B1 by K-INVIGORATE
                A1 shoot rifle at A2; dice A 5 5 1
                expect A2 not activated
                """);
        revised(
                OrderEffects.lends(RIFLE, Keyword.of("FIRE CONTROL")),
                STREET.formatted("RA 5+, rifle R8, pistol R8, " + LENT) + """
                A1 shoot pistol at B1
                expect asks A: second weapon (R25-K-FIRE-CONTROL), offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule({"KT-17", "K-BOOM", "K-INK-SAC", "R25-K-BOOM", "DMG-4"})
    @DisplayName(
            "KT-17, DMG-4: a model with lent BOOM! explodes as it dies, and (R25) in an ASSAULT, without a FIGHT too")
    void boom() {
        play(
                OrderEffects.lends(Keyword.of("BOOM!", 2)),
                STREET.formatted("HP 2, " + LENT).replace("at a4", "at a1") + """
                expect offers A1 use K-BOOM
                A1 use K-BOOM; dice A 4 4 | B 1 1 1; dice A 3; B1 spot 5
                expect A1 killed, B1 damage 2, at b1
                """);
        revised(
                OrderEffects.lends(Keyword.of("BOOM!", 2)),
                STREET.formatted("HP 2, " + LENT).replace("at a4", "at a1") + """
                A1 assault B1; A1 use R25-K-BOOM; dice A 4 4 | B 1 1 1; dice A 3; B1 spot 5
                expect A1 killed, B1 damage 2, at b1
                """);
        play(
                OrderEffects.lends(Keyword.of("INK SAC")),
                STREET.formatted("RA 5+, rifle R8").replace("B1 SV 5+ HP 9", "B1 SV 5+ HP 1, " + LENT) + """
                A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 killed, smoke a4
                """);
    }

    @Test
    @Rule({"KT-17", "KT-11", "K-KNOCKBACK", "K-EVADE", "K-MEDIC"})
    @DisplayName("KT-17, KT-11: printed and lent, a keyword acts once")
    void once() {
        play(
                OrderEffects.lends(Keyword.of("KNOCKBACK")),
                STREET.formatted("RA 5+, KNOCKBACK, rifle R8, " + LENT).replace("at a4", "at a3") + """
                A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; B1 spot 5
                expect B1 at a4/5, damage 1, asks A: activation
                """);
        play(
                OrderEffects.lends(Keyword.of("EVADE")),
                STREET.formatted("RA 5+, rifle R8").replace("B1 SV 5+ HP 9", "B1 SP 1-2 SV 5+ HP 9, EVADE, " + LENT)
                        + """
                A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1; B1 step b4; B1 spot 5
                expect B1 at b4/5, asks A: activation
                """);
        play(
                OrderEffects.lends(Keyword.of("MEDIC")),
                STREET.formatted("SP -, HP 2, damage 1, MEDIC, " + LENT)
                        + "expect offers exactly A1 end | A1 use K-MEDIC on A1");
    }

    @Test
    @Rule({"KT-17", "R25-K-TACTICIAN", "R25-K-COMM-RELAY", "CMD-5"})
    @DisplayName(
            "KT-17, R25: the highest number of TACTICIAN counts, lent or printed; a lent relay's die buys no re-roll")
    void commandDice() {
        String round = "A1 %s, at a1; A2 TACTICIAN (%d), activated, at a2; B1 at h8; play; A1 activate; A1 end; B1 "
                + "activate; B1 end\n";
        for (int printed : new int[] {1, 3})
            revised(
                    OrderEffects.lends(Keyword.of("TACTICIAN", 2)),
                    round.formatted(LENT, printed) + "expect asks A rolls " + (printed == 1 ? 5 : 6) + " command dice");
        revised(
                OrderEffects.silences(Scope.OWN, RuleIds.R25_K_TACTICIAN),
                round.formatted("TACTICIAN (4), " + LENT, 1) + "expect asks A rolls 4 command dice");
        revised(OrderEffects.lends(Keyword.of("COMMUNICATIONS RELAY")), """
                A1 RA 5+, rifle R8, %s, at a1; B1 SV 5+ HP 9, at a4; barricade north of a2; play; A1 activate; A1 end; B1 activate; B1 end
                dice A 2 2 2 | B 2 2 2; reroll command none; reroll command none
                expect command A model dice dice dice, laid R25-K-COMM-RELAY 1 of A1 at a1 until round
                """.formatted(LENT));
    }

    @Test
    @Rule({"KT-17", "R25-K-PSYCHIC", "R25-K-HOLO-SIGHT"})
    @DisplayName("KT-17, R25-K-PSYCHIC: a keyword lent to the weapon is the weapon's, one lent to the model is not")
    void ofTheWeaponsKeywordsOnly() {
        String mind = STREET.formatted("RA 5+, rifle R8 PSYCHIC, " + LENT)
                + "A1 shoot rifle at B1; expect asks A rolls %d d8: test";
        revised(OrderEffects.lends(RIFLE, Keyword.of("FIRING PLATFORM", 2)), mind.formatted(5));
        revised(OrderEffects.lends(Keyword.of("FIRING PLATFORM", 2)), mind.formatted(3));
        revised(
                OrderEffects.lends(RIFLE, Keyword.of("PSYCHIC")),
                STREET.formatted("RA 5+, HOLO-SIGHT, FIRING PLATFORM (2), rifle R8, " + LENT)
                        + "A1 shoot rifle at B1; expect asks A rolls 3 d8: test");
    }

    @Test
    @Rule({"KT-17", "ORD-4"})
    @DisplayName(
            "KT-17: conditions and free actions of other orders see lent keywords, of the model and of its weapons")
    void conditions() {
        Order.Mode lends = Order.Mode.at(Trigger.ACTIVE)
                .doing(OrderEffects.lends(Keyword.of("AGILE")), OrderEffects.lends(RIFLE, Keyword.of("RAPID FIRE")))
                .until(Mark.Until.GAME);
        WeaponFilter rapid = WeaponFilter.with("RAPID FIRE");
        Order.Mode shoots = Order.Mode.at(Trigger.ACTIVE)
                .when(new Prints("AGILE"), new Armed(rapid))
                .doing(Frees.shot(rapid).withKind(FreeAction.Kind.SHOOT));
        Order.Mode aids = Order.Mode.at(Trigger.DECLARED).when(new Uses(rapid)).doing(OrderEffects.addsDice(1));
        String scene = STREET.formatted("RA 5+, rifle R8, pistol R8, order \"Test\"%s")
                .replace("board", "command A order order; board");
        Order order = OrderScript.order(lends, shoots, aids);
        OrderScript.play(order, scene.formatted("") + "expect refuses spend order: A1 use HOUSE-TEST-2 by CMD-9");
        OrderScript.play(order, scene.formatted(", marked HOUSE-TEST 1 until game") + """
                spend order: A1 use HOUSE-TEST-2
                expect offers A1 shoot rifle at B1, refuses A1 shoot pistol at B1 by CMD-9
                """);
        OrderScript.play(order, scene.formatted(", marked HOUSE-TEST 1 until game") + """
                A1 shoot rifle at B1
                expect asks A: special order (CMD-9), offers spend order: A1 use HOUSE-TEST-3
                """);
    }

    @Test
    @Rule({"ORD-5", "K-ENERGY-SHIELD", "K-BOOM", "K-CONSTRUCT"})
    @DisplayName("ORD-5: a silenced shield does not roll, silenced BOOM! does not go off; a silenced CONSTRUCT may be "
            + "pinned")
    void silenced() {
        play(
                OrderEffects.silences(Scope.OWN, RuleIds.K_ENERGY_SHIELD),
                STREET.formatted("RA 5+, rifle R8")
                                .replace("B1 SV 5+ HP 9", "B1 SV 5+ HP 9, ENERGY SHIELD (2), " + LENT)
                        + """
                A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 damage 1, asks A: activation
                """);
        play(
                OrderEffects.silences(Scope.OWN, RuleIds.K_BOOM),
                STREET.formatted("RA 5+, rifle R8")
                                .replace("B1 SV 5+ HP 9", "B1 SV 5+ HP 1, BOOM! (2), " + LENT)
                                .replace("B2 at d4", "B2 at a4")
                        + """
                A1 shoot rifle at B1; dice A 5 5 1 | B 1 1 1
                expect B1 killed, asks A: activation
                """);
        play(
                OrderEffects.silences(Scope.OWN, RuleIds.K_CONSTRUCT),
                STREET.formatted("CONSTRUCT, pinned, " + LENT)
                        + "expect refuses A1 advance by ACT-2, offers A1 stand up");
    }
}
