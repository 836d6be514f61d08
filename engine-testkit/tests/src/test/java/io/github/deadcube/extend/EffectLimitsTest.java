package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a rule of an application does at the limits: points that no state can hold, and markers with each end. */
class EffectLimitsTest {
    private static final RuleId RULE = RuleId.of("HOUSE-ECHO");
    private static final String CARDS = "A1 RA 5+, rifle R8, ECHO, at c2; A2 at a1; B1 SV 5+ HP 9, at c4; play; ";

    /** ECHO: does this when the activation of its model begins. */
    private static KeywordRule echo(BiConsumer<Effects, ModelId> does) {
        return KeywordRule.of(
                "ECHO",
                RULE.id(),
                "It echoes.",
                (keyword, hooks) -> hooks.on(
                        Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                        Scope.OWN,
                        (effects, me, active) -> does.accept(effects, me)),
                Vector.of(Counted.class, Luck.class),
                Placement.MODEL);
    }

    private static GameState played(BiConsumer<Effects, ModelId> does, String choices) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(echo(does)))
                .play(CARDS + choices)
                .state();
    }

    @Test
    void pointsBeyondTheMostAreNotScored() {
        BiConsumer<Effects, ModelId> scores = (effects, me) -> {
            effects.addScore(Side.A, Integer.MAX_VALUE, RULE);
            effects.addScore(Side.A, Integer.MAX_VALUE, RULE);
        };
        GameState begin = played(scores, "");
        Transition activated = Deadcube.rules().play(begin, Input.of("A1 activate"));
        assertThat(activated.events().filter(Event.Scored.class::isInstance))
                .containsExactly(new Event.Scored(Side.A, 999_999, RULE));
        assertThat(activated.state().position().a().score()).isEqualTo(999_999);
    }

    @ParameterizedTest
    @EnumSource(Mark.Until.class)
    void aMarkerIsReadAgainAndEnds(Mark.Until until) {
        BiConsumer<Effects, ModelId> lays = (effects, me) -> lays(effects, me, until);
        GameState laid = played(lays, "A1 activate");
        Marker marker = laid.position().markers().single();
        assertThat(Marker.of(marker.toString())).isEqualTo(marker);
        Notation text = Notation.of(laid.position().game());
        assertThat(text.read(text.write(laid))).isEqualTo(Either.right(laid));
        boolean inActivation = until.compareTo(Mark.Until.TURN) <= 0;
        assertThat(markers(played(lays, "A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 5 5 5")))
                .isEqualTo(until == Mark.Until.ATTACK ? 0 : 1);
        assertThat(markers(played(lays, "A1 activate; A1 end")))
                .isEqualTo(inActivation && until != Mark.Until.ATTACK ? 0 : 1);
    }

    /** SET-11 */
    @Test
    void aModelThatHasComeInDoesNotComeInAgain() {
        ModelId called = ModelId.of("A2");
        BiConsumer<Effects, ModelId> calls = (effects, me) -> {
            effects.deploy(called, effects.model(me).cube(), RULE);
            effects.deploy(called, Cube.of("h1"), RULE);
        };
        GameState state = Script.Runner.standard()
                .with(Deadcube.ruleset().with(echo(calls)))
                .play("A1 ECHO, at c2; A2 reserve; B1 at h8; play; A1 activate; A2 spot 1; expect asks A: activation")
                .state();
        assertThat(state.position().model(called).get().place()).isEqualTo(Place.of("c2/1"));
    }

    /** KT-17 */
    @Test
    void aMarkerForOneShootEndsWithIt() {
        Order order = Order.of(
                "HOUSE-TEST",
                "Test",
                "An order for a test.",
                Order.Mode.at(Trigger.ACTIVE)
                        .doing(OrderEffects.lends(Keyword.of("WEIGHT OF FIRE", 2)))
                        .until(Mark.Until.SHOOT));
        Ruleset ruleset =
                Deadcube.ruleset().with(echo(EffectLimitsTest::laysForAShoot)).with(order);
        GameState shot = Script.Runner.standard()
                .with(ruleset)
                .play(CARDS.replace("ECHO,", "ECHO, order \"Test\",")
                        + "A1 activate; A1 shoot rifle at B1; dice A 1 1 1 1 1 | B 5 5 5")
                .state();
        assertThat(markers(shot)).isZero();
    }

    private static void laysForAShoot(Effects effects, ModelId me) {
        lays(effects, me, Mark.Until.SHOOT);
    }

    private static void lays(Effects effects, ModelId me, Mark.Until until) {
        Marker marker = Marker.of(RULE, effects.model(me).cube());
        effects.placeMarker(marker.withOwner(Option.some(me)).withUntil(until), RULE);
    }

    private static int markers(GameState state) {
        return state.position().markers().size();
    }

    /** What a rule adds beyond all figures of the game is as much as the greatest of them, also twice. */
    @Test
    void anAmountBeyondAllFiguresIsTheGreatest() {
        assertThat(rolledWith(Modifier.TARGET_NUMBER).target()).isEqualTo(8);
        assertThat(rolledWith(Modifier.DICE).dice().size()).isGreaterThanOrEqualTo(300);
    }

    @Test
    void aStateWithTheGreatestAmountsIsReadAgain() {
        for (int most : new int[] {Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            GameState state = Script.Runner.standard()
                    .with(Deadcube.ruleset()
                            .with(KeywordRule.of(
                                    "WILD",
                                    "HOUSE-WILD",
                                    "It is wild.",
                                    (keyword, hooks) -> {
                                        hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, action) -> most);
                                        hooks.modify(Modifier.EXTRA_CUBES, Scope.OWN, (game, me, action) -> most);
                                        hooks.modify(Modifier.DICE, Scope.ANY, (game, me, test) -> most);
                                        hooks.modify(Modifier.REROLLS, Scope.ANY, (game, me, test) -> most);
                                        hooks.modify(Modifier.ARMOUR, Scope.ANY, (game, me, hit) -> most);
                                        hooks.modify(Modifier.SHIELD, Scope.ANY, (game, me, hit) -> most);
                                    },
                                    Placement.MODEL)))
                    .play("A1 SP 1-2 RA 4+ FI 4+, WILD, rifle R6, at c4; B1 FI 4+ SV 5+ HP 9, at d4; play; A1 activate")
                    .state();
            Notation text = Notation.of(state.position().game());
            for (String choice : new String[] {"A1 sprint", "A1 advance", "A1 shoot rifle at B1"}) {
                GameState after = Deadcube.rules().play(state, Input.of(choice)).state();
                assertThat(text.read(text.write(after))).as(choice).isEqualTo(Either.right(after));
            }
        }
    }

    private static String refused(BiConsumer<Effects, ModelId> does) {
        String said = String.valueOf(catchThrowable(() -> played(does, "A1 activate")));
        return said.lines().findFirst().orElseThrow();
    }

    /** GEO-1, KT-1: a rule cannot bring into a game what no state may have. */
    @Test
    void whatNoStateMayHaveIsRefused() {
        Cube west = new Cube(0, 4, 1);
        assertThat(refused((effects, me) -> effects.teleport(me, west, RULE)))
                .contains("teleport: column 0, row 4, level 1 is not in this game; expected a cube of the battlefield");
        assertThat(refused((effects, me) -> effects.placeMarker(Marker.smoke(west), RULE)))
                .contains("placeMarker: column 0, row 4");
        assertThat(refused((effects, me) -> effects.deploy(me, Cube.of("c3n"), RULE)))
                .contains("deploy: column 3, row 3, level 1, side n is not");
        Marker marker = Marker.of(RULE, Cube.of("c3"));
        assertThat(refused((effects, me) -> effects.placeMarker(marker.withOwner(Option.some(ModelId.of("A9"))), RULE)))
                .contains("placeMarker: A9 is not in this game");
        assertThat(refused(
                        (effects, me) -> effects.placeMarker(marker.withEffect(Option.some(Keyword.of("FOO"))), RULE)))
                .contains("placeMarker: FOO is not in this game; expected a keyword of the game");
        assertThat(refused((effects, me) -> {
                    for (int i = 0; i < 1_000; i++) effects.placeMarker(marker, RULE);
                }))
                .contains("HOUSE-ECHO gives 1000 markers to the battlefield");
        assertThat(played((effects, me) -> {}, "")
                        .position()
                        .game()
                        .battlefield()
                        .hasFloor(west))
                .isFalse();
    }

    /** A hook that does something without end fails, instead of making a state that no text can hold. */
    @Test
    void aHookDoesAndRemembersOnlySoMuch() {
        GameState most = played(
                (effects, me) -> {
                    for (int i = 0; i < 999; i++) effects.remember(new Counted(me));
                    for (int i = 0; i < 500; i++) effects.roll(Side.A, 1, Purpose.KEYWORD, new Luck());
                },
                "A1 activate");
        Notation text = Notation.of(most.position().game());
        assertThat(text.read(text.write(most))).isEqualTo(Either.right(most));
        assertThat(refused((effects, me) -> {
                    for (int i = 0; i < 1_000; i++) effects.remember(new Counted(me));
                }))
                .contains("HOUSE-ECHO gives 1000 memories to the game");
        assertThat(refused((effects, me) -> {
                    for (int i = 0; i < 1_000; i++) effects.roll(Side.A, 1, Purpose.KEYWORD, new Luck());
                }))
                .contains("the hooks of HOUSE-ECHO", "a rule does more than 512 things later");
        assertThat(refused((effects, me) -> {
                    for (int i = 0; i < 1_000; i++) effects.changeStatus(Vector.of(ModelId.of("A2")), false, RULE);
                }))
                .contains("the hooks of HOUSE-ECHO", "a rule sets off more than 999 effects");
    }

    /** What the rule remembers. */
    @SavedName("echo.counted")
    public record Counted(ModelId owner) implements RuleData.Memory {
        @Override
        public Mark.Until until() {
            return Mark.Until.TURN;
        }

        @Override
        public RuleId rule() {
            return RULE;
        }
    }

    /** What the rule does with a die: nothing. */
    @SavedName("echo.luck")
    public record Luck() implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public void rolled(Effects effects, Dice dice) {}
    }

    private static Event.Rolled rolledWith(Modifier<ModelTest> modifier) {
        KeywordRule wild = KeywordRule.of(
                "WILD",
                "HOUSE-WILD",
                "It is wild.",
                (keyword, hooks) -> {
                    hooks.modify(modifier, Scope.OWN, (game, me, test) -> Integer.MAX_VALUE);
                    hooks.modify(modifier, Scope.OWN, (game, me, test) -> Integer.MAX_VALUE);
                },
                Placement.MODEL);
        Setup setup = Shipped.setup(Shipped.ruleset().with(wild));
        String text = "A1 RA 4+, WILD, rifle R6, at c4; B1 SV 5+ HP 9, at e4; initiative A";
        try (Game game = Game.read(text, setup, GameSettings.seeded(1)).get()) {
            game.play("A1 activate");
            return (Event.Rolled) game.play("A1 shoot rifle at B1")
                    .find(event -> event instanceof Event.Rolled rolled && rolled.side() == Side.A)
                    .get();
        }
    }
}
