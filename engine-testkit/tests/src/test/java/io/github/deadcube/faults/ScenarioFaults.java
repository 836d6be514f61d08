package io.github.deadcube.faults;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.contract.ScenarioContract;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Faults in the hooks of a scenario, and in lines of sight. */
final class ScenarioFaults {
    private static final RuleId RULE = RuleId.of("HOUSE-ODD-GROUND");

    static final Vector<PlantedFault> ALL = Vector.of(
            fault("an end phase scores depending on a clock", "endPhase", () -> new FaultyScenario() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public void endPhase(Effects effects) {
                    effects.addScore(Side.B, clock.incrementAndGet() % 5, RULE);
                }
            }),
            fault("an end phase throws if A has no model in play", "endPhase", () -> new FaultyScenario() {
                @Override
                public void endPhase(Effects effects) {
                    effects.models()
                            .find(m -> m.inPlay() && m.id().side() == Side.A)
                            .getOrElseThrow(() -> new IllegalArgumentException("no model in play"));
                }
            }),
            fault("a verdict comes depending on a clock", "verdict", () -> new FaultyScenario() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                public Option<Result> verdict(GameView game) {
                    return Option.when(clock.incrementAndGet() % 30 == 0, new Result(Option.some(Side.B), RULE));
                }
            }),
            fault("a death scores the VPs of deaths in other games", "worth", () -> new FaultyScenario() {
                private final Map<ModelId, Integer> worth = new TreeMap<>();

                @Override
                public int worth(GameView game, Model dead) {
                    return worth.merge(dead.id(), 1, Integer::sum);
                }
            }),
            fault("a third death has negative VPs", "worth", () -> new FaultyScenario() {
                @Override
                public int worth(GameView game, Model dead) {
                    boolean third = game.models().count(m -> m.status() == Model.Status.KILLED) > 2;
                    return third ? -3 : 1;
                }
            }),
            fault("a late command phase scores every other time", "rules", () -> new FaultyScenario() {
                private final AtomicInteger asked = new AtomicInteger();

                @Override
                void command(Effects effects, Side side) {
                    if (effects.round() > 3) effects.addScore(Side.A, asked.incrementAndGet() % 2, RULE);
                }
            }),
            fault("dice on an upper level come depending on a clock", "rules", () -> new FaultyScenario() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                void borne(Hooks hooks) {
                    hooks.modify(
                            Modifier.DICE,
                            Scope.OWN,
                            (game, me, test) -> game.model(me).cube().level() > 1 ? clock.incrementAndGet() % 2 : 0);
                }
            }),
            fault("a zone changes with each call", "zones", () -> new FaultyScenario() {
                private final AtomicInteger asked = new AtomicInteger();

                @Override
                public Vector<Vector<Cube>> zones(Battlefield field) {
                    return asked.incrementAndGet() % 3 == 0 ? super.zones(field).reverse() : super.zones(field);
                }
            }),
            fault("an exit is open in every third game", "exits", () -> new FaultyScenario() {
                private final AtomicInteger asked = new AtomicInteger();

                @Override
                public Vector<Cube> exits(Battlefield field) {
                    return asked.incrementAndGet() % 3 == 0 ? Vector.of(new Cube(1, 1, 1)) : Vector.empty();
                }
            }),
            fault("a game of too many rounds", "rounds", () -> new FaultyScenario() {
                @Override
                public int rounds() {
                    return 1_000_000;
                }

                @Override
                public int target(int points) {
                    return Integer.MAX_VALUE;
                }
            }),
            sight("a line of sight depends on a clock", () -> new FaultySight() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight line) {
                    return clock.incrementAndGet() % 200 == 0 ? LineOfSight.NONE : line;
                }
            }),
            sight("a line of sight depends on a slow clock", () -> new FaultySight() {
                private final AtomicInteger clock = new AtomicInteger();

                @Override
                LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight line) {
                    return clock.incrementAndGet() % 100_000 == 0 ? LineOfSight.NONE : line;
                }
            }),
            sight("the last line is remembered by its models alone", () -> new FaultySight() {
                private String last = "";
                private LineOfSight line = LineOfSight.NONE;

                @Override
                LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight seen) {
                    String asked = from + " " + to;
                    if (!asked.equals(last)) line = seen;
                    last = asked;
                    return line;
                }
            }),
            sight("lines are remembered by round and places, and not by the battlefield", () -> new FaultySight() {
                private final Map<String, LineOfSight> known = new TreeMap<>();

                @Override
                LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight seen) {
                    if (known.size() > 50) known.clear();
                    String places = game.round() + " " + game.model(from).place() + " "
                            + game.model(to).place();
                    LineOfSight line = known.getOrDefault(places, seen);
                    known.put(places, line);
                    return line;
                }
            }),
            sight("a line between levels throws in smoke", () -> new FaultySight() {
                @Override
                LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight line) {
                    boolean levels = game.model(from).cube().level()
                            != game.model(to).cube().level();
                    if (levels && game.smoke().contains(game.model(to).cube().whole()))
                        throw new ArithmeticException("it is dark");
                    return line;
                }
            }));

    private ScenarioFaults() {}

    private static PlantedFault fault(String name, String hook, Supplier<FaultyScenario> ground) {
        return PlantedFault.of(name, hook, () -> {
            FaultyScenario scenario = ground.get();
            ScenarioContract contract = () -> scenario;
            return contract.games();
        });
    }

    private static PlantedFault sight(String name, Supplier<FaultySight> eyes) {
        return PlantedFault.of(name, "sight", () -> {
            FaultySight sight = eyes.get();
            PlayContract contract =
                    () -> Script.Runner.standard().with(Deadcube.ruleset().withSight(sight));
            return contract.games();
        });
    }

    /** Open ground with another name. */
    private static class FaultyScenario implements Scenario {
        private final Scenario open = new OpenGround();

        @Override
        public String name() {
            return "Odd ground";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield field) {
            return open.zones(field);
        }

        @Override
        public Vector<Objective> objectives(Battlefield field) {
            return open.objectives(field);
        }

        @Override
        public int items() {
            return 0;
        }

        @Override
        public Vector<Scenario.Rule> rules() {
            return Vector.of(new FaultyScenarioRule(this));
        }

        void borne(Hooks hooks) {}

        void command(Effects effects, Side side) {}
    }

    private record FaultyScenarioRule(FaultyScenario ground) implements Scenario.Rule {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void attachToModels(Hooks hooks) {
            ground.borne(hooks);
        }

        @Override
        public void attachToGame(Registration<Scenario> hooks) {
            hooks.on(Trigger.COMMAND, Scope.ANY, (effects, scenario, side) -> ground.command(effects, side));
        }
    }

    /** The sight of the engine, changed. */
    private abstract static class FaultySight implements Sight {
        private final Sight real = Deadcube.sight();

        abstract LineOfSight altered(GameView game, ModelId from, ModelId to, LineOfSight line);

        @Override
        public final LineOfSight line(GameView game, ModelId from, ModelId to) {
            return altered(game, from, to, real.line(game, from, to));
        }

        @Override
        public final boolean sees(GameView game, ModelId from, Cube cube) {
            return real.sees(game, from, cube);
        }
    }
}
