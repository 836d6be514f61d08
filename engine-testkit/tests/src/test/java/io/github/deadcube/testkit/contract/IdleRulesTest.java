package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A hook that is called, but never has an effect, is not exercised. */
class IdleRulesTest {
    private enum Idle {
        MODIFIER(AlwaysNothing.class, "attach: modify DICE OWN: 0 of \\d+ calls gave a number that is not 0"),
        RESTRICTION(NeverRefuses.class, "attach: restrict SHOT OWN: 0 of \\d+ calls refused"),
        REACTION(NeverActs.class, "attach: on ENTERED OWN: 0 of \\d+ calls changed the game"),
        CAPABILITY(DoesNothing.class, "attach: offer HOUSE-ODD use: 0 of \\d+ calls changed the game"),
        NO_HOOK(NoHook.class, "no hook is registered for any model, weapon, mark or marker"),
        SCOPE(NeverCalled.class, "attach: on COMMAND OWN: never called"),
        ITEM(Item.class, "attachToCarrier: modify SPEED OWN: 0 of \\d+ calls gave a number that is not 0"),
        EFFECT_OF_AN_ORDER(Effect.class, "mode 1: effect 1 apply: 0 of \\d+ calls changed the game");

        private final Class<? extends RuleContract> contract;
        private final String told;

        Idle(Class<? extends RuleContract> contract, String told) {
            this.contract = contract;
            this.told = told;
        }
    }

    /** Few games, but enough to call the hooks. */
    private abstract static class FewGames extends WrongRule {
        FewGames(Library.Rule rule) {
            super(rule);
        }

        @Override
        @Property
        @Tries(build = 12, thorough = 12)
        @AddLifecycleHook(ContractRun.class)
        public final void everyPromiseHolds(@ForAll("games") PlayedState played) {
            super.everyPromiseHolds(played);
        }
    }

    static final class AlwaysNothing extends FewGames {
        AlwaysNothing() {
            super(keyword(hooks -> hooks.modify(
                    Modifier.DICE, Scope.OWN, (game, me, test) -> game.model(me).damage() > 99 ? 1 : 0)));
        }
    }

    static final class NeverRefuses extends FewGames {
        NeverRefuses() {
            super(keyword(hooks -> hooks.restrict(
                    Hooks.Restriction.SHOT,
                    Scope.OWN,
                    (game, me, shot) -> game.round() > 99 ? new Rejection(ODD, "it is late", "another day") : null)));
        }
    }

    static final class NeverActs extends FewGames {
        NeverActs() {
            super(keyword(hooks -> hooks.on(Trigger.ENTERED, Scope.OWN, (effects, me, arrival) -> {
                if (effects.round() > 99) effects.pin(me, ODD);
            })));
        }
    }

    static final class DoesNothing extends FewGames {
        private record Nothing() implements Capability.Special {
            @Override
            public RuleId rule() {
                return ODD;
            }

            @Override
            public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
                each.accept(new Choice.Use(ODD, model, Target.NOTHING));
            }

            @Override
            public void use(Effects effects, Choice.Use use) {}
        }

        DoesNothing() {
            super(keyword(hooks -> hooks.offer(new Nothing())));
        }
    }

    static final class NoHook extends FewGames {
        NoHook() {
            super(keyword(hooks -> {}));
        }
    }

    static final class NeverCalled extends FewGames {
        NeverCalled() {
            super(keyword(hooks -> hooks.on(Trigger.COMMAND, Scope.OWN, (effects, me, side) -> effects.pin(me, ODD))));
        }
    }

    static final class Item extends FewGames {
        Item() {
            super(item(
                    hooks -> hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, model) -> game.round() > 99 ? 1 : 0)));
        }
    }

    static final class Effect extends FewGames {
        private record Nothing() implements SpecialOrder.Effect {
            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {}
        }

        Effect() {
            super(order(Mode.at(Trigger.ACTIVE).doing(new Nothing())));
        }
    }

    @ParameterizedTest
    @EnumSource(Idle.class)
    void theHookWithoutAnEffectIsNamed(Idle rule) throws ReflectiveOperationException {
        String subject = RuleInPlay.subject(
                rule.contract.getDeclaredConstructor().newInstance().rule());
        assertThat(ContractRunTest.failure(rule.contract))
                .hasMessageStartingWith(subject + " is not tested by 12 games:\n")
                .hasMessageMatching("(?s).*\n  " + rule.told + "\n.*")
                .hasMessageContaining(
                        "\nexpected 5 calls of each hook, and one with an effect: correct the rule, or override "
                                + "games()");
    }
}
