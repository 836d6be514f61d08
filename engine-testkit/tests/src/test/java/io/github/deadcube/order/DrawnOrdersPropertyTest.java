package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.record.StateRecord;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every special order that can be read can be written back, and no use of it breaks a game. */
class DrawnOrdersPropertyTest {
    private static final Rules RULES = Deadcube.rules();
    private static final int INPUTS = 250;
    private static final Registry NO_ORDERS = new Registry(Vector.of(Deadcube.ruleset()), Vector.of(new OpenGround()));
    private static final String TEAMS = """
            board 4 x 4
            A1 "Boss", SP 1-2 RA 4+ FI 4+ SV 6+ AR 1 HP 3, rifle R4 RAPID FIRE, blade CC, order "Test", leader, at a1
            A2 to A3 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4, damage 1, at a2; A4 "Beast", BEAST, FI 4+ SV 5+ HP 2, at b1
            A5 "Boss", SV 6+, spare; A6 SV 6+, spare
            B1 "Boss", SP 1-2 RA 4+ FI 4+ SV 6+ AR 1 HP 3, pot R4 GRENADE (FRAG (1)), rifle R4, blade CC KNOCKBACK, order "Test", leader, at d4
            B2 to B3 SP 1-2 RA 4+ FI 4+ SV 6+ HP 2, rifle R4, damage 1, at c4; B4 "Beast", BEAST, FI 4+ SV 5+ HP 2, at b2
            B5 "Boss", SV 6+, spare; B6 SV 6+, spare
            command A order order order shoot; command B order order order assault; round 1; points 100
            """;

    @Property
    @Tries(build = 200, thorough = 5_000)
    void isReadAsItIsWritten(@ForAll long seed) {
        Order order = DrawnOrder.of(seed);
        assertThat(Notation.readOrder(Notation.write(order).get())).isEqualTo(Either.right(order));
        assertThat(Json.readOrders(Json.writeOrders(Vector.of(order)).get())).isEqualTo(Either.right(Vector.of(order)));
    }

    @Property
    @Tries(build = 300, thorough = 20_000)
    void aFileThatIsDamagedIsReadOrRefused(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        StringBuilder text = new StringBuilder(TwentyOrdersTest.TEXT);
        for (int n = 1 + chance.below(4); n > 0; n--) {
            int at = chance.below(text.length() - 40);
            String other = TwentyOrdersTest.TEXT.substring(at, at + chance.below(12));
            int to = chance.below(text.length() - 40);
            text.replace(to, to + chance.below(12), other);
        }
        Either<Seq<Fault>, Vector<Order>> read = Json.readOrders(text.toString());
        if (read.isRight())
            assertThat(Json.readOrders(Json.writeOrders(read.get()).get())).isEqualTo(read);
        else assertThat(read.getLeft()).isNotEmpty().allSatisfy(DrawnOrdersPropertyTest::said);
    }

    private static void said(Fault error) {
        assertThat(error.where().line()).isPositive();
        assertThat(error.text()).isNotBlank();
        assertThat(error.expected()).isNotBlank();
    }

    @Property
    @Tries(build = 25, thorough = 2_000)
    void breaksNoGame(@ForAll long seed) {
        play(seed, begun(Deadcube.ruleset().with(DrawnOrder.of(seed)), TEAMS));
    }

    @Property
    @Tries(build = 15, thorough = 2_000)
    void twoOrdersOfACardBreakNoGame(@ForAll long seed) {
        Order other = DrawnOrder.of(~seed).withRule(RuleId.of("HOUSE-OTHER")).withName("Other");
        Ruleset ruleset = Deadcube.ruleset().with(DrawnOrder.of(seed)).with(other);
        play(seed, begun(ruleset, TEAMS.replace("order \"Test\"", "order \"Test\", order \"Other\"")));
    }

    private static void play(long seed, GameState state) {
        Match match = Match.between(RULES, state, eager(seed, Side.A), eager(seed, Side.B), SplitMix64.dice(seed));
        for (int i = 0; i < INPUTS && match.step(); i++) {
            if (i % 50 != 0) continue;
            GameState now = match.state();
            assertThat(StateRecord.read(StateRecord.of(now), NO_ORDERS)).isEqualTo(Either.right(now));
        }
        assertThat(match.inputs()).isPositive();
    }

    private static GameState begun(Ruleset ruleset, String teams) {
        SituationText text = SituationText.read(teams).get();
        return text.begun(RULES, text.setup(ruleset, new OpenGround()))
                .getOrElseThrow(faults -> new IllegalStateException(faults.mkString("; ")));
    }

    /** A bot that uses special orders most of the time when it may. */
    private static Bot eager(long seed, Side side) {
        Bot other = Bot.random(seed, side);
        SplitMix64 coin = SplitMix64.stream(seed, side.ordinal() + 7);
        return (view, decision) -> {
            Vector<Choice> uses =
                    decision.options().filter(DrawnOrdersPropertyTest::isUse).toVector();
            return uses.isEmpty() || coin.below(4) == 0
                    ? other.choose(view, decision)
                    : uses.get(coin.below(uses.size()));
        };
    }

    private static boolean isUse(Choice choice) {
        return choice instanceof Choice.SpendDie spend && spend.face() == CommandFace.ORDER
                || choice instanceof Choice.Use;
    }
}
