package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Asset;
import io.github.deadcube.api.mission.InteractiveScenery;
import io.github.deadcube.api.mission.LateForce;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Exit;
import io.github.deadcube.api.mission.SuddenEnd;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The largest set-ups that a record holds are kept and continued. One step more is refused at the start. */
class WrittenLimitsTest {
    private static final Setup SETUP = Shipped.setup(Deadcube.ruleset());
    private static final int LONGEST = 40_000;

    private static String fault(Setup setup) {
        return Deadcube.rules().start(setup).fold(errors -> errors.mkString("\n"), state -> "");
    }

    private static Setup playing(Mission mission) {
        return SETUP.withScenario(mission);
    }

    private static void kept(Setup setup) throws IOException {
        assertThat(fault(setup)).isEmpty();
        KeptSetupPropertyTest.kept(Deadcube.rules().start(setup).get(), new Random(1));
    }

    @Test
    void whatIsRefusedIsSaidOnAShortLine() {
        Card card = SETUP.teamA().members().head().withName("\0\n\u001b[1m".concat("x".repeat(5_000)));
        assertThat(Deadcube.rules()
                        .start(SETUP.withTeamA(team(1, card.withArmour(-1))))
                        .getLeft()
                        .map(Fault::toString))
                .hasSize(2)
                .anyMatch(error -> error.startsWith("team A, model 1 '???[1mxxx") && error.contains("…: "))
                .allMatch(error -> error.length() < 1_000 && error.chars().noneMatch(Character::isISOControl));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nul\0", "half \ud800", "\udc00", "bell\u0007", "\u0085"})
    void aTextOfAScenarioThatNoFileHolds(String text) {
        assertThat(fault(playing(Mission.PATROL.withText(text))))
                .isEqualTo("scenario: a text of the scenario has a control character, or half of a character (SET-2)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two\nlines\r\nand a\ttab", "\"\\\"", "\ud83d\ude00 \u2028 \ufeff", "nul\\0"})
    void anyOtherTextOfAScenario(String text) throws IOException {
        kept(playing(Mission.PATROL.withText(text).withName("Other")));
    }

    @Test
    void theLongestScenario() throws IOException {
        int room = LONGEST
                - Mission.PATROL.withText("").withName("Other").toString().length();
        Mission longest = Mission.PATROL.withName("Other").withText("\"".repeat(room));
        kept(playing(longest));
        assertThat(fault(playing(longest.withText("\n".repeat(room + 1)))))
                .isEqualTo("scenario: the scenario with all its texts has at most 40000 characters, not 40001 (SET-2)");
    }

    /** What a mission has at most of each part: as many as its text has room for, with the longest values. */
    private static Stream<IntFunction<Mission>> large() {
        Cube cube = new Cube(1, 1, 1);
        Option<Mission.Role> role = Option.some(Mission.Role.DEFENDER);
        int least = Integer.MIN_VALUE;
        Vector<Cube> none = Vector.empty();
        Vector<InteractiveScenery.Door> doors = Vector.empty();
        String name = "\"".repeat(100);
        InteractiveScenery piece = new InteractiveScenery(
                name,
                none,
                false,
                role,
                false,
                false,
                Option.some(Skill.SURVIVE),
                least,
                least,
                least,
                least,
                least,
                doors);
        Asset asset = new Asset(name, none, false, role, role, least, least, least);
        return Stream.of(
                n -> Mission.PATROL.withAssets(Vector.of(asset.withName("x".repeat(n)))),
                n -> Mission.PATROL.withAssets(Vector.of(asset.withCubes(Vector.fill(n, () -> cube)))),
                n -> Mission.PATROL.withLate(
                        Vector.of(new LateForce(Mission.Role.DEFENDER, least, least, Vector.fill(n, () -> cube)))),
                n -> Mission.PATROL.withText("x".repeat(n)),
                n -> Mission.PATROL.withName("x".repeat(n)),
                n -> Mission.PATROL.withZones(Vector.fill(n, () -> new Mission.Zone(none, role))),
                n -> Mission.PATROL.withZones(Vector.of(new Mission.Zone(Vector.fill(n, () -> cube), role))),
                n -> Mission.PATROL.withGoals(Vector.fill(n, () -> new Mission.Goal(cube, least, false, least, role))),
                n -> Mission.PATROL.withAssets(Vector.fill(n, () -> asset)),
                n -> Mission.PATROL.withScenery(Vector.fill(n, () -> piece)),
                n -> Mission.PATROL.withScenery(Vector.of(piece.withCubes(Vector.fill(n, () -> cube)))),
                n -> Mission.PATROL.withScenery(Vector.of(piece.withOpens(
                        Vector.fill(n, () -> new InteractiveScenery.Door(cube, Direction.NORTH_EAST))))),
                n -> Mission.PATROL.withExits(Vector.fill(n, () -> new Exit(cube, least, role))),
                n -> Mission.PATROL.withBounties(
                        Vector.fill(n, () -> new Mission.Bounty(Mission.Bounty.Whom.LEADER, least, role))),
                n -> Mission.PATROL.withLate(
                        Vector.fill(n, () -> new LateForce(Mission.Role.DEFENDER, least, least, none))),
                n -> Mission.PATROL.withTokens(Vector.fill(n, () -> RuleId.of("I-" + "X".repeat(98)))),
                n -> Mission.PATROL.withEnds(Vector.fill(n, () -> new SuddenEnd(SuddenEnd.When.NO_ASSETS, role, role))),
                n -> Mission.PATROL.withTies(Vector.fill(n, () -> Mission.TieBreak.ATTACKER)));
    }

    @ParameterizedTest
    @MethodSource("large")
    void tooManyOfEachPart(IntFunction<Mission> having) {
        int most = 1;
        int more = LONGEST;
        while (more - most > 1) {
            int between = (most + more) / 2;
            if (having.apply(between).toString().length() <= LONGEST) most = between;
            else more = between;
        }
        String fault = "the scenario with all its texts has at most 40000 characters, not ";
        assertThat(fault(playing(having.apply(most)))).doesNotContain(fault);
        assertThat(fault(playing(having.apply(more))))
                .contains(fault + having.apply(more).toString().length());
    }

    /** The text of such a scenario needs a gigabyte. */
    @Test
    void manyLongNames() {
        Asset asset =
                new Asset("€".repeat(99_000), Vector.of(Cube.of("c4")), false, Option.none(), Option.none(), 1, 0, 0);
        assertThat(fault(playing(Mission.PATROL.withName("Other").withAssets(Vector.fill(9_000, asset)))))
                .contains("the scenario with all its texts has at most 40000 characters, not 891000");
    }

    @Test
    void theLargestPool() throws IOException {
        Vector<RuleId> pool = Vector.fill(99, () -> RuleIds.I_AMMO);
        kept(playing(Mission.PATROL.withName("Other").withTokens(pool)));
        assertThat(fault(playing(Mission.PATROL.withTokens(pool.append(RuleIds.I_AMMO)))))
                .isEqualTo("scenario: the number of item tokens in the pool is 0 to 99, not 100 (SET-3)");
    }

    @Test
    void theLongestCards() {
        Vector<Keyword> most = Vector.fill(31, () -> Keyword.of("WEIGHT OF FIRE", 1));
        Vector<Weapon> weapons = Vector.range(0, 31).map(i -> new Weapon("gun" + i, 9, 9, most));
        Card card = SETUP.teamA().members().head().withWeapons(weapons);
        int few = 200_000
                / 2
                / (card.name().length()
                        + weapons.map(w -> w.toString().length()).sum().intValue());
        assertThat(fault(SETUP.withTeamA(team(few, card)).withTeamB(team(few, card))))
                .isEmpty();
        assertThat(fault(SETUP.withTeamA(team(few + 1, card)).withTeamB(team(few + 1, card))))
                .startsWith("teams: all cards together have at most 200000 characters, not ");
    }

    /** Each name that is there twice is named once; the time grows with the number of weapons, not with its square. */
    @Test
    void veryManyWeapons() {
        Vector<Weapon> weapons = Vector.range(0, 40_000).map(i -> new Weapon("gun" + i % 39_998, 9, 9, Vector.empty()));
        Card card = SETUP.teamA().members().head().withWeapons(weapons);
        assertThat(fault(SETUP.withTeamA(team(1, card))))
                .contains(
                        "a model has at most 31 weapons (SHO-1)",
                        "two weapons are called 'gun0': give each its own name (SHO-1)",
                        "two weapons are called 'gun1': give each its own name (SHO-1)");
    }

    /** What is used up is compared with names in a set; at most so many faults are said as a reader says. */
    @Test
    void veryManyThingsUsedUp() {
        int many = 20_000;
        StringBuilder text = new StringBuilder("A1 at c4; B1 at e5\n");
        for (int i = 0; i < many; i++)
            text.append("A1 g").append(i).append(" R5, used up x").append(i).append('\n');
        assertThat(Game.read(text.toString(), SETUP, GameSettings.seeded(1)).getLeft())
                .hasSizeBetween(TextBounds.MOST_ERRORS, 2 * TextBounds.MOST_ERRORS);
    }

    /** ORD-1: a record has a special order that is data in full. */
    @ParameterizedTest
    @ValueSource(strings = {" Steady", "Steady ", "St\"eady", "St#eady", "St\\eady", "", " "})
    void aNameOfAnOrderThatNoRecordHolds(String name) {
        assertThat(fault(ordered(name, "")))
                .isEqualTo("ruleset: the special order HOUSE-0: "
                        + (name.isBlank() ? "the name is missing" : "'" + name + "' is no name of a special order")
                        + "; expected the name on the leader's card: 1 to 100 characters on one line, without "
                        + "spaces around"
                        + " it, quotation marks, # and \\ (ORD-1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "bell\u0007", "half \ud800", "\u0085"})
    void aTextOfAnOrderThatNoRecordHolds(String text) {
        assertThat(fault(ordered("Steady", text)))
                .isEqualTo(
                        "ruleset: the special order Steady: a control character is in the text; expected one paragraph"
                                + " without line ends (ORD-1)");
    }

    @Test
    void anIdentifierOfAnOrderThatNoRecordHolds() {
        Order order = ((Order) orders(1).head()).withRule(RuleIds.ADV_1);
        assertThat(fault(SETUP.withRuleset(SETUP.ruleset().with(order))))
                .isEqualTo("ruleset: the special order Order 0: 'ADV-1' is a rule of the game; expected one of its "
                        + "own, such"
                        + " as HOUSE-STEADY (ORD-1)");
    }

    @Test
    void theLongestTextOfAnOrder() throws IOException {
        kept(ordered("Steady", "\u2028".repeat(2_000)));
        assertThat(fault(ordered("Steady", "x".repeat(2_001))))
                .isEqualTo(
                        "ruleset: the special order Steady: a text of 2001 characters; expected at most 2000 (ORD-1)");
    }

    private static Setup ordered(String name, String text) {
        Order order = (Order) orders(1).head();
        return SETUP.withRuleset(SETUP.ruleset().with(order.withName(name).withText(text)));
    }

    private static StrikeTeam team(int models, Card card) {
        return new StrikeTeam("many", 1, Vector.fill(models, () -> card));
    }

    @Test
    void theMostOrders() throws IOException {
        kept(ordered(99));
        assertThat(fault(ordered(100))).isEqualTo("ruleset: the number of special orders is 0 to 99, not 100 (ORD-1)");
    }

    private static Setup ordered(int orders) {
        Library library = SETUP.ruleset().library();
        Vector<SpecialOrder> more = orders(orders - library.orders().size());
        return SETUP.withRuleset(
                SETUP.ruleset().withLibrary(library.withOrders(library.orders().appendAll(more))));
    }

    private static Vector<SpecialOrder> orders(int many) {
        return Vector.range(0, many)
                .map(i -> Order.of(
                        "HOUSE-" + i,
                        "Order " + i,
                        "\"".repeat(2_000),
                        Order.Mode.at(Trigger.DECLARED)
                                .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
                                .until(Mark.Until.ATTACK)))
                .map(order -> (SpecialOrder) order);
    }

    @Test
    void theMostBlocks() {
        assertThat(fault(SETUP.withBattlefield(field(10_000))))
                .isEqualTo("battlefield: a battlefield has at most 9999 blocks and platforms, not 10000 (GEO-6)");
        assertThat(fault(SETUP.withBattlefield(field(9_999)))).isEmpty();
    }

    private static Battlefield field(int blocks) {
        Battlefield.Builder builder = SETUP.battlefield().toBuilder();
        Vector<Cube> cubes = SETUP.battlefield().cubes().filter(SETUP.battlefield()::hasFloor);
        for (int i = 0; i < blocks; i++)
            builder = builder.block(cubes.get(i % cubes.size()), new Block(i % 29, 0, i % 29 + 1, 1, 1));
        return builder.build().get();
    }
}
