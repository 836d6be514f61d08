package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Faults in restrictions, offers, protections and silenced keywords. */
final class CapabilityFaults {
    private static final Rejection NO = new Rejection(FaultyKeyword.RULE, "it is an odd day", "another day");

    static final Vector<PlantedFault> ALL = Vector.of(
            forbids("an activation is forbidden depending on a clock", Hooks.Restriction.ACTIVATION, () -> clock(100)),
            forbids("a shot is forbidden depending on a clock", Hooks.Restriction.SHOT, () -> clock(40)),
            forbids(
                    "a shot from an upper level is forbidden without a reason",
                    Hooks.Restriction.SHOT,
                    () -> (game, me, shot) -> game.model(me).cube().level() > 1
                            ? new Rejection(FaultyKeyword.RULE, "", "come down")
                            : null),
            forbids(
                    "an assault on a pinned model is forbidden without a remedy",
                    Hooks.Restriction.ASSAULT,
                    () -> (game, me, assault) -> assault.target().equals(me)
                                    || !game.model(assault.target()).pinned()
                            ? null
                            : new Rejection(FaultyKeyword.RULE, "it is pinned", " ")),
            forbids("the reason against a command die counts calls", Hooks.Restriction.COMMAND_DIE, () -> {
                AtomicInteger clock = new AtomicInteger();
                return (game, me, die) -> game.model(me).injured()
                        ? new Rejection(FaultyKeyword.RULE, "no " + clock.incrementAndGet(), "another")
                        : null;
            }),
            forbids(
                    "bought dice throw when their model is in a cube with three others",
                    Hooks.Restriction.BOUGHT_DICE,
                    () -> (game, me, model) -> {
                        if (game.modelsIn(game.model(me).cube()).size() > 3)
                            throw new NoSuchElementException("the fourth");
                        return null;
                    }),
            forbids("an action is forbidden depending on a slow clock", Hooks.Restriction.ACTION, () -> clock(500)),
            forbids("harm is forbidden depending on a clock", Hooks.Restriction.HARM, () -> clock(3)),
            offers("a special is offered twice on an upper level", () -> new FaultySpecial() {
                @Override
                public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
                    super.targets(game, me, each);
                    if (game.model(me).cube().level() > 1) super.targets(game, me, each);
                }
            }),
            offers("a special is offered and refused by the same rule", () -> new FaultySpecial() {
                @Override
                public boolean offers(GameView game, Choice.Use use) {
                    return !game.model(use.model()).injured() && super.offers(game, use);
                }
            }),
            offers("a special is accepted that is not offered", () -> new FaultySpecial() {
                @Override
                public boolean offers(GameView game, Choice.Use use) {
                    return game.round() == 5 || super.offers(game, use);
                }
            }),
            offers("a special is refused without a reason", () -> new FaultySpecial() {
                @Override
                public Rejection refusal(GameView game, Choice.Use use) {
                    return new Rejection(FaultyKeyword.RULE, "not now", "");
                }
            }),
            offers("a special has targets depending on a clock", () -> new FaultySpecial() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
                    if (clock.incrementAndGet() % 20 != 0) super.targets(game, me, each);
                }
            }),
            offers("a special heals depending on a clock", () -> new FaultySpecial() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void use(Effects effects, Choice.Use use) {
                    if (clock.incrementAndGet() % 2 == 0) effects.heal(use.model(), 1, FaultyKeyword.RULE);
                }
            }),
            offers("a special of an injured model is endless and without effect", () -> new FaultySpecial() {
                @Override
                public void use(Effects effects, Choice.Use use) {
                    if (effects.model(use.model()).injured())
                        effects.offer(use.model().side(), new UseOrDecline(use.model(), true, "a trick"));
                }
            }),
            FaultyKeyword.fault("a special is granted depending on a clock", "offerToFriends", () -> {
                AtomicInteger clock = new AtomicInteger();
                FaultySpecial trick = new FaultySpecial() {
                    @Override
                    public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
                        if (clock.incrementAndGet() % 15 != 0) super.targets(game, me, each);
                    }
                };
                return FaultyKeyword.attaching(hooks -> hooks.offerToFriends(trick));
            }),
            FaultyKeyword.fault("a movement mode changes with each prepared game", "movement", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> hooks.movement(
                        prepared.incrementAndGet() % 2 == 0 ? MovementMode.FLYING : MovementMode.CLIMBING));
            }),
            FaultyKeyword.fault("another keyword is attached in every fourth game", "attach", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 4 == 0) hooks.attach(Keyword.of("FLIGHT"));
                });
            }),
            FaultyKeyword.fault("a keyword silences others in every fourth game", "silence", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 4 == 0)
                        hooks.silence(Vector.of(RuleIds.K_AGILE, RuleIds.K_FLIGHT, RuleIds.K_TOUGH), Scope.OWN);
                });
            }),
            FaultyKeyword.fault("a weapon reaches cubes differently in every third game", "deliverByDefault", () -> {
                AtomicInteger prepared = new AtomicInteger();
                return FaultyKeyword.attaching(hooks -> {
                    if (prepared.incrementAndGet() % 3 == 0) hooks.deliverByDefault(Keyword.of("GRENADE"));
                });
            }));

    private CapabilityFaults() {}

    private static <Q> PlantedFault forbids(
            String name, Hooks.Restriction<Q> restriction, Supplier<Function3<GameView, ModelId, Q, Rejection>> veto) {
        return FaultyKeyword.fault(name, "restrict", () -> {
            Function3<GameView, ModelId, Q, Rejection> faulty = veto.get();
            return FaultyKeyword.attaching(hooks -> hooks.restrict(restriction, Scope.OWN, faulty));
        });
    }

    private static PlantedFault offers(String name, Supplier<FaultySpecial> trick) {
        return FaultyKeyword.fault(name, "offer", () -> {
            FaultySpecial faulty = trick.get();
            return FaultyKeyword.attaching(hooks -> hooks.offer(faulty));
        });
    }

    private static <Q> Function3<GameView, ModelId, Q, Rejection> clock(int calls) {
        AtomicInteger clock = new AtomicInteger();
        return (game, me, query) -> clock.incrementAndGet() % calls == 0 ? NO : null;
    }

    /** The owner may use it on itself, without effect. */
    private static class FaultySpecial implements Special {
        @Override
        public RuleId rule() {
            return FaultyKeyword.RULE;
        }

        @Override
        public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(FaultyKeyword.RULE, me, Target.NOTHING));
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            return NO;
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            effects.endActivation(use.model());
        }
    }
}
