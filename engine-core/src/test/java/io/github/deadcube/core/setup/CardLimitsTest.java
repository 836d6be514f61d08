package io.github.deadcube.core.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every statistic of a card and of a weapon at its limits, and one beyond. */
class CardLimitsTest {
    private static final Card PLAIN = Card.named("Plain");
    private static final int MOST_WEAPONS = 31;

    private static ListAssert<RuleId> faults(Card card) {
        Setup setup = setup(Deadcube.ruleset(), card);
        return assertThat(Deadcube.rules()
                .start(setup)
                .fold(errors -> errors.map(Fault::rule).toVector(), state -> Vector.<RuleId>empty())
                .asJava());
    }

    private static Setup setup(Ruleset ruleset, Card card) {
        return new Setup(
                ruleset,
                Deadcube.patrol(),
                Battlefield.open(8, 8, 1),
                100,
                new StrikeTeam("A", 1, Vector.of(PLAIN, card)),
                new StrikeTeam("B", 1, Vector.of(PLAIN)),
                Option.some(Side.A));
    }

    private static ListAssert<RuleId> faults(Weapon... weapons) {
        return faults(PLAIN.withWeapons(Vector.of(weapons)));
    }

    /** A request from outside may print a keyword very many times. */
    @Test
    void theHooksOfACardWithTooManyKeywordsAreNotCollected() {
        AtomicInteger attached = new AtomicInteger();
        Ruleset ruleset = Deadcube.ruleset()
                .with(KeywordRule.of(
                        "LOUD", "HOUSE-LOUD", "t", (keyword, hooks) -> attached.incrementAndGet(), Placement.values()));
        Vector<Keyword> many = Vector.fill(1_000, () -> Keyword.of("LOUD"));
        Vector<Card> cards = Vector.of(
                PLAIN.withKeywords(many),
                PLAIN.withWeapons(Vector.of(new Weapon("gun", 6, 0, many))),
                PLAIN.withWeapons(Vector.tabulate(1_000, i -> Weapon.ranged("gun " + i, 6, 0, Keyword.of("LOUD")))));
        for (Card card : cards)
            assertThat(Deadcube.rules().start(setup(ruleset, card)).getLeft())
                    .isNotEmpty()
                    .hasSizeLessThan(100);
        assertThat(attached).hasValue(0);
    }

    @Test
    void onlyAFewUnknownKeywordsHaveASuggestion() {
        Card card = PLAIN.withKeywords(Vector.tabulate(
                99, i -> Keyword.of("SOL" + (char) ('A' + i % 26) + (char) ('K' + i / 26))));
        Vector<String> faults = Deadcube.rules()
                .start(setup(Deadcube.ruleset(), card))
                .getLeft()
                .map(Fault::text)
                .toVector();
        assertThat(faults).hasSize(99);
        assertThat(faults.take(10)).allMatch(fault -> fault.contains("nearest is SOLID"));
        assertThat(faults.drop(50)).noneMatch(fault -> fault.contains("nearest"));
        Setup carried = setup(Deadcube.ruleset().carryingUnknown(), card);
        assertThat(carried.warnings().map(Fault::text)).hasSize(99).anyMatch(fault -> fault.contains("nearest"));
        assertThat(carried.warnings().drop(50).map(Fault::text)).noneMatch(fault -> fault.contains("nearest"));
    }

    /** The keywords of a card beyond the limit have no errors of their own, and neither have models beyond it. */
    @Test
    void onlyWhatIsWithinTheLimitsIsLookedAt() {
        Card card = PLAIN.withKeywords(Vector.tabulate(
                1_000, i -> Keyword.of("YODEL" + (char) ('A' + i % 26) + (char) ('A' + i / 26 % 26))));
        assertThat(Deadcube.rules().start(setup(Deadcube.ruleset(), card)).getLeft())
                .hasSize(100);
        Setup full = setup(Deadcube.ruleset(), PLAIN.withKeywords(Vector.of(Keyword.of("YODEL"))));
        Card model = full.teamA().members().last();
        Vector<Card> crowd = Vector.range(0, 1_000).map(i -> model.withName("model " + i));
        assertThat(Deadcube.rules()
                        .start(full.withTeamA(new StrikeTeam("A", 1, crowd)))
                        .getLeft())
                .hasSize(65);
    }

    /**
     * A team often has several models with one card. Its faults are said once, and those of the cards behind them too.
     */
    @Test
    void equalCardsHaveTheirFaultsOnce() {
        Card wrong = PLAIN.withKeywords(Vector.of(Keyword.of("YODEL")));
        Setup setup = setup(Deadcube.ruleset(), PLAIN);
        Vector<Card> team = Vector.fill(99, () -> wrong).append(wrong.withName("last"));
        assertThat(Deadcube.rules()
                        .start(setup.withTeamA(new StrikeTeam("A", 1, team)))
                        .getLeft()
                        .map(fault -> fault.where().part())
                        .filter(part -> part.startsWith("team A, model")))
                .containsExactly("team A, model 1 '" + wrong.name() + "'", "team A, model 100 'last'");
    }

    @Test
    void valuesAtTheLimitsAreAllowed() {
        Statistic best = new Statistic(2);
        faults(new Card(
                        "Least",
                        0,
                        0,
                        Statistic.NONE,
                        Statistic.NONE,
                        Statistic.NONE,
                        0,
                        1,
                        1,
                        Option.some(10),
                        Option.some(25),
                        0,
                        Statistic.NONE,
                        Option.none(),
                        Vector.empty(),
                        Option.none(),
                        0,
                        Vector.empty(),
                        Vector.empty(),
                        Muster.CHOSEN))
                .isEmpty();
        faults(new Card(
                        "Most",
                        9,
                        9,
                        best,
                        best,
                        new Statistic(8),
                        99,
                        99,
                        4,
                        Option.some(160),
                        Option.some(600),
                        99,
                        best,
                        Option.none(),
                        Vector.empty(),
                        Option.some(RuleIds.I_AMMO),
                        0,
                        Vector.range(0, MOST_WEAPONS).map(i -> Weapon.ranged("gun " + i, 99, 99)),
                        Vector.empty(),
                        Muster.CHOSEN))
                .isEmpty();
    }

    @Test
    void statistics() {
        faults(PLAIN.withSize(0)).containsExactly(RuleIds.GEO_3);
        faults(PLAIN.withSize(5)).contains(RuleIds.GEO_3);
        faults(PLAIN.withBase(Option.some(9))).containsExactly(RuleIds.GEO_3);
        faults(PLAIN.withBase(Option.some(161))).containsExactly(RuleIds.GEO_3);
        faults(PLAIN.withHeight(Option.some(24))).containsExactly(RuleIds.GEO_3);
        faults(PLAIN.withHeight(Option.some(601))).containsExactly(RuleIds.GEO_3);
        faults(PLAIN.withHitPoints(0)).containsExactly(RuleIds.DMG_3);
        faults(PLAIN.withHitPoints(100)).containsExactly(RuleIds.DMG_3);
        faults(PLAIN.withAdvance(-1)).containsExactly(RuleIds.ADV_1);
        faults(PLAIN.withAdvance(10)).containsExactly(RuleIds.ADV_1);
        faults(PLAIN.withSprint(-1)).containsExactly(RuleIds.SPR_1);
        faults(PLAIN.withSprint(10)).containsExactly(RuleIds.SPR_1);
        faults(PLAIN.withArmour(-1)).containsExactly(RuleIds.DMG_2);
        faults(PLAIN.withArmour(100)).containsExactly(RuleIds.DMG_2);
        faults(PLAIN.withWorth(-1)).containsExactly(RuleIds.VIC_1);
        faults(PLAIN.withWorth(100)).containsExactly(RuleIds.VIC_1);
        faults(PLAIN.withRanged(new Statistic(1))).containsExactly(RuleIds.DICE_1);
        faults(PLAIN.withFight(new Statistic(9))).containsExactly(RuleIds.DICE_1);
        faults(PLAIN.withSurvive(new Statistic(-1))).containsExactly(RuleIds.DICE_1);
    }

    @Test
    void weapons() {
        faults(Weapon.ranged("gun", -1, 0)).contains(RuleIds.SHO_4);
        faults(Weapon.ranged("gun", 100, 0)).containsExactly(RuleIds.SHO_4);
        faults(Weapon.ranged("gun", 5, -1)).containsExactly(RuleIds.DMG_2);
        faults(Weapon.ranged("gun", 5, 100)).containsExactly(RuleIds.DMG_2);
        faults(Weapon.closeCombat("nothing", 0)).containsExactly(RuleIds.AST_2);
        faults(Weapon.closeCombat("", 0)).containsExactly(RuleIds.SHO_1);
        faults(Weapon.closeCombat("a  b", 0)).containsExactly(RuleIds.SHO_1);
        faults(Weapon.closeCombat("a".repeat(60), 0)).isEmpty();
        faults(Weapon.closeCombat("a".repeat(61), 0)).containsExactly(RuleIds.SHO_1);
        faults(PLAIN.withWeapons(Vector.range(0, MOST_WEAPONS + 1).map(i -> Weapon.ranged("gun " + i, 5, 0))))
                .containsExactly(RuleIds.SHO_1);
    }

    /** Names that the notation of shots would read as another weapon or target. */
    @ParameterizedTest
    @ValueSource(strings = {"gun at B1", "gun at c4 and gun", "gun at B1 as long", "gun using I-AMMO"})
    void namesThatTheNotationMisreads(String name) {
        faults(Weapon.ranged(name, 5, 0)).contains(RuleIds.SHO_1);
        faults(Weapon.ranged(name.replace(' ', '-'), 5, 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"at", "gun at", "gun and gun", "using it", "as long as"})
    void namesThatTheNotationReads(String name) {
        faults(Weapon.ranged(name, 5, 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "bell\u0007", "nul\0", "half \ud800", "\u0085"})
    void namesThatFilesCannotHold(String name) {
        faults(PLAIN.withName(name)).containsExactly(RuleIds.SET_1);
        faults(PLAIN.withName("\ud83d\ude00 é")).isEmpty();
    }

    @Test
    void namesAndNumbersHaveAnEnd() {
        faults(PLAIN.withName("a".repeat(100))).isEmpty();
        faults(PLAIN.withName("a".repeat(101))).containsExactly(RuleIds.SET_1);
        faults(Weapon.ranged("pot", 3, 0, Keyword.of("GRENADE", Keyword.of("FRAG", 99))))
                .isEmpty();
        faults(Weapon.ranged("pot", 3, 0, Keyword.of("GRENADE", Keyword.of("FRAG", 1_000_000_000))))
                .containsExactly(RuleIds.KT_1);
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("RESILIENT", 100)))).contains(RuleIds.KT_1);
        faults(Weapon.ranged("gun", 5, 0, Keyword.of("AP", Integer.MAX_VALUE), Keyword.of("AP", Integer.MAX_VALUE)))
                .contains(RuleIds.KT_1);
    }

    @Test
    void itemsThatPickingUpConsumesAreNotBought() {
        faults(PLAIN.withEquipment(Option.some(RuleIds.I_AMMO))).isEmpty();
        faults(PLAIN.withEquipment(Option.some(RuleIds.I_BOOBY_TRAP))).containsExactly(RuleIds.ITEM_7);
        faults(PLAIN.withEquipment(Option.some(RuleIds.I_INTEL))).containsExactly(RuleIds.ITEM_7);
        faults(PLAIN.withEquipmentNumber(3)).containsExactly(RuleIds.ITEM_7);
    }

    @Test
    void reconIsAStatistic() {
        faults(PLAIN.withRecon(new Statistic(8))).isEmpty();
        faults(PLAIN.withRecon(new Statistic(9))).containsExactly(RuleIds.DICE_1);
        faults(PLAIN.withRecon(new Statistic(-1))).containsExactly(RuleIds.DICE_1);
    }

    @Test
    void keywordsAreReadAsTheyAreWritten() {
        Keyword both = new Keyword("GRENADE", 2, Option.some(Keyword.of("FRAG", 3)));
        faults(Weapon.ranged("pot", 3, 0, both)).contains(RuleIds.KT_1);
    }

    @Test
    void sumsOfKeywordsHaveALimit() {
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("RESILIENT", 90), Keyword.of("RESILIENT", 9))))
                .isEmpty();
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("RESILIENT", 90), Keyword.of("RESILIENT", 10))))
                .containsExactly(RuleIds.KT_1);
        faults(PLAIN.withKeywords(Vector.fill(99, Keyword.of("RESILIENT", 1)))).isEmpty();
        faults(PLAIN.withKeywords(Vector.fill(100, Keyword.of("RESILIENT", 1)))).contains(RuleIds.KT_1);
        Keyword[] most = Vector.fill(31, Keyword.of("WEIGHT OF FIRE", 1)).toJavaArray(Keyword[]::new);
        Keyword[] more = Vector.fill(32, Keyword.of("WEIGHT OF FIRE", 1)).toJavaArray(Keyword[]::new);
        faults(Weapon.ranged("gun", 5, 0, most)).isEmpty();
        faults(Weapon.ranged("gun", 5, 0, more)).containsExactly(RuleIds.KT_1);
    }

    @Test
    void unknownItemsOrdersAndKeywords() {
        faults(PLAIN.withEquipment(Option.some(RuleId.of("I-TEAPOT")))).containsExactly(RuleIds.ITEM_7);
        faults(PLAIN.withOrder(Option.some("Dance"))).containsExactly(RuleIds.CMD_9);
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("LEVITATION")))).containsExactly(RuleIds.KT_1);
        faults(Weapon.ranged("pot", 3, 0, Keyword.of("GRENADE", Keyword.of("LEVITATION"))))
                .contains(RuleIds.KT_1);
    }

    /** KT-1 */
    @Test
    void aKeywordThatIsPrintedTwiceHasItsFaultOnce() {
        Keyword unknown = Keyword.of("LEVITATION");
        faults(PLAIN.withKeywords(Vector.of(unknown, unknown))).containsExactly(RuleIds.KT_1);
        faults(Weapon.ranged("gun", 5, 0, unknown, unknown)).containsExactly(RuleIds.KT_1);
        faults(PLAIN.withKeywords(Vector.of(unknown, Keyword.of("LEVITATION", 2))))
                .containsExactly(RuleIds.KT_1, RuleIds.KT_1);
    }

    @Test
    void keywordsThatAreNotCumulativeArePrintedOnce() {
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("TOUGH"), Keyword.of("TOUGH"))))
                .containsExactly(RuleIds.KT_11);
        faults(Weapon.ranged("gun", 5, 0, Keyword.of("KNOCKBACK"), Keyword.of("KNOCKBACK")))
                .containsExactly(RuleIds.KT_11);
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("RESILIENT", 1), Keyword.of("RESILIENT", 1))))
                .isEmpty();
        faults(PLAIN.withKeywords(Vector.of(Keyword.of("TOUGH"), Keyword.of("AGILE"))))
                .isEmpty();
    }
}
