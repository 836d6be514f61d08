package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A rule of an application that offers what no record can hold fails where it offers it, and the game before it is
 * kept.
 */
class OddOffersTest {
    private static final RuleId RULE = RuleId.of("HOUSE-ODD");
    private static final ModelId MODEL = ModelId.of("A1");
    private static final Choice.Use OWN = new Choice.Use(RULE, MODEL, Target.NOTHING);

    private static KeywordRule odd(Consumer<Hooks> attach) {
        return KeywordRule.of(
                "ODD", RULE.id(), "It is odd.", (keyword, hooks) -> attach.accept(hooks), Placement.MODEL);
    }

    private record OddSpecial(Choice.Use offered) implements Capability.Special {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
            each.accept(offered);
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            effects.pin(use.model(), RULE);
        }
    }

    private record OddOrder(Choice.Use offered) implements SpecialOrder {
        @Override
        public String name() {
            return "Odd";
        }

        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String text() {
            return "It is odd.";
        }

        @Override
        public boolean actsAt(Trigger<?> trigger) {
            return trigger == Trigger.ACTIVE;
        }

        @Override
        public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
            each.accept(offered);
        }

        @Override
        public void use(Effects effects, OrderContext context, Choice.Use use) {}
    }

    /** Offers two steps, of which one is the cube. */
    @SavedName("odd.offer")
    record OddOffer(int row) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(MODEL);
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Land(MODEL, Cube.of("c4")));
            each.accept(new Choice.Land(MODEL, new Cube(3, row, 1)));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {}
    }

    /** @param odd what A1 has on its card */
    private static Game game(Ruleset ruleset, String odd) {
        String cards =
                "A1 RA 4+, rifle R6, " + odd + ", at c4; A2 at a1; B1 SV 5+, at e7; initiative A; command A order";
        return Game.read(cards, Shipped.setup(ruleset), GameSettings.seeded(1)).get();
    }

    private static String offers(Game game) {
        Throwable thrown = catchThrowable(() -> {
            game.play("A1 activate");
            game.options();
        });
        return thrown == null
                ? ""
                : String.valueOf(thrown.getMessage()).lines().findFirst().orElseThrow();
    }

    private static Game special(Choice.Use offered) {
        return game(Deadcube.ruleset().with(odd(hooks -> hooks.offer(new OddSpecial(offered)))), "ODD");
    }

    private static Game order(Choice.Use offered) {
        return game(Deadcube.ruleset().with(new OddOrder(offered)), "order \"Odd\"");
    }

    @ParameterizedTest
    @CsvSource({
        "HOUSE-ODD, A1, edge, which names what is not in the game",
        "HOUSE-ODD, A1, c4n, which names what is not in the game",
        "HOUSE-ODD, A9, '', which names what is not in the game",
        "K-MEDIC, A1, '', which has another rule or model",
        "HOUSE-ODD-B, A1, '', which has another rule or model"
    })
    void aUseOfASpecialOrAnOrder(String rule, String model, String cube, String why) {
        Target target =
                cube.isEmpty() ? Target.NOTHING : Target.of(cube.equals("c4n") ? Cube.of(cube) : new Cube(0, 4, 1));
        Choice.Use offered = new Choice.Use(RuleId.of(rule), ModelId.of(model), target);
        assertThat(offers(special(offered)))
                .startsWith("a bug, at ")
                .contains("HOUSE-ODD offers '" + offered)
                .endsWith(why);
        assertThat(offers(order(offered)))
                .startsWith("a bug, at ")
                .contains("HOUSE-ODD offers '" + offered)
                .endsWith(why);
    }

    /** The two cubes from which its user chooses. */
    private record TwoCubes() implements SpecialOrder.Effect {
        @Override
        public Vector<Target> targets(GameView game, SpecialOrder.OrderContext context, ModelId model) {
            return Vector.of(Target.of(Cube.of("c5")), Target.of(Cube.of("c6")));
        }
    }

    @Test
    void anEffectWithTargetsActsOnOneModel() {
        Order.Mode mode = Order.Mode.at(Trigger.ACTIVE).doing(new TwoCubes());
        Ruleset one = Deadcube.ruleset().with(Order.of(RULE.id(), "Odd", "It is odd.", mode));
        Game game = game(one, "order \"Odd\"");
        assertThat(offers(game)).isEmpty();
        assertThat(game.options().mkString(", "))
                .contains("A1 use HOUSE-ODD on c5", "A1 use HOUSE-ODD on c6")
                .doesNotContain("HOUSE-ODD on A");
        Ruleset several = Deadcube.ruleset()
                .with(Order.of(RULE.id(), "Odd", "It is odd.", mode.on(Order.Selector.of(Order.Selector.Group.OWN))));
        assertThat(offers(game(several, "order \"Odd\"")))
                .contains("HOUSE-ODD selects models, and an effect of it has targets beside the model");
    }

    @Test
    void aUseOfAnotherModel() {
        assertThat(offers(special(new Choice.Use(RULE, ModelId.of("B1"), Target.NOTHING))))
                .endsWith("which has another rule or model");
    }

    @Test
    void soundUsesArePlayed() {
        Game special = special(OWN);
        assertThat(offers(special)).isEmpty();
        assertThat(special.options()).contains(OWN);
        special.play(OWN.toString());
        assertThat(special.state().position().model(MODEL).get().pinned()).isTrue();
        Game order = order(OWN);
        assertThat(offers(order)).isEmpty();
        assertThat(order.options().mkString(", ")).contains("spend order: A1 use HOUSE-ODD");
    }

    @Test
    void choicesOfAContinuation() {
        for (int row : new int[] {5, 9}) {
            KeywordRule asks = odd(hooks -> hooks.on(
                    Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                    Scope.OWN,
                    (effects, me, active) -> effects.offer(Side.A, new OddOffer(row))));
            Game game = game(Deadcube.ruleset().with(asks), "ODD");
            if (row < 9) {
                assertThat(offers(game)).isEmpty();
                assertThat(game.options().mkString(", ")).isEqualTo("A1 land c4, A1 land c5");
            } else {
                assertThat(offers(game)).contains("HOUSE-ODD offers 'A1 land ").endsWith("not in the game");
                assertThat(game.state().position().round()).isOne();
            }
        }
    }
}
