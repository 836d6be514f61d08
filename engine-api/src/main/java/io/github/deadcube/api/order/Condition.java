package io.github.deadcube.api.order;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.SpecialOrder.TrackedFact;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;

/** What must be so of a model, for a special order to act for it or on it. */
@FunctionalInterface
public interface Condition {
    /** Whether it is so. */
    boolean holds(GameView game, OrderContext context, ModelId model);

    /** What it asks of the past: nothing for most. */
    default Vector<TrackedFact> trackedFacts() {
        return Vector.empty();
    }

    /** The contrary: what must not be so. */
    default Condition not() {
        return new Not(this);
    }

    /**
     * What must not be so.
     *
     * @param condition the contrary of it
     */
    record Not(Condition condition) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return !condition.holds(game, context, model);
        }

        @Override
        public Vector<TrackedFact> trackedFacts() {
            return condition.trackedFacts();
        }
    }

    /**
     * The model's card has one of some names.
     *
     * @param names as printed
     */
    record Named(Vector<String> names) implements Condition {
        /** One of some names. */
        public static Named of(String... names) {
            return new Named(Vector.of(names));
        }

        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return names.contains(game.model(model).profile().name());
        }
    }

    /**
     * The model's card prints a keyword.
     *
     * @param keyword in capitals, without its number
     */
    record Prints(String keyword) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model).profile().keywords().exists(k -> k.name().equals(keyword));
        }
    }

    /** The model has one of some weapons. */
    record Armed(WeaponFilter weapons) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model).profile().weapons().exists(weapons::matches);
        }
    }

    /** The model uses one of some weapons in the attack that the moment is about. */
    record Uses(WeaponFilter weapons) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.context()
                    .exists(o -> game.weapon(model, o.weaponOf(model)).exists(weapons::matches));
        }
    }

    /**
     * The model is near the moment's subject (GEO-9); of a half-cube the other side is not near (PART-1).
     *
     * @param cubes at most so far off; 0 for its own cube
     */
    record Within(int cubes) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            Cube at = game.model(model).cube();
            Cube there =
                    context.cube().getOrElse(() -> game.model(context.subject()).cube());
            return at.equals(there) || !at.whole().equals(there.whole()) && at.range(there) <= cubes;
        }
    }

    /**
     * The model has ARMOUR.
     *
     * @param least the least that its card prints
     */
    record Armour(int least) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model).profile().armour() >= least;
        }
    }

    /**
     * The moment is about an attack of a kind.
     *
     * @param kind SHOOT or ASSAULT, or AIM for the roll to hit a cube
     */
    record During(TestContext.Kind kind) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.context().exists(o -> o.kind() == kind);
        }
    }

    /** The moment is about a test of a skill. */
    record Testing(Skill skill) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.skill().contains(skill);
        }
    }

    /**
     * CMD-8: a command die has been spent on the model in the activation that goes on. An order that no model may use after it has bought an
     * ADVANCE, nor before:
     *
     * <pre>{@code
     * Mode.at(Moment.ASSAULTED).when(new Condition.Spent(CommandFace.ADVANCE).not()).doing(step, Bars.dice())
     * }</pre>
     *
     * @param face Advance, Shoot or Assault
     */
    record Spent(CommandFace face) implements Condition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model)
                    .marks()
                    .exists(mark -> mark.rule().equals(RuleIds.CMD_8) && mark.amount() == face.ordinal() + 1);
        }

        @Override
        public Vector<TrackedFact> trackedFacts() {
            return Vector.of(TrackedFact.DICE);
        }
    }

    /** How a model is. */
    enum Is implements Condition {
        /** It is of the order's side. */
        FRIENDLY {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return model.side() == context.side();
            }
        },
        /** It attacks. */
        ATTACKER {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return context.context().exists(o -> o.attacker().equals(model));
            }
        },
        /** It is attacked. */
        TARGET {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return context.context()
                        .exists(o -> o.target().equals(model) && !o.attacker().equals(model));
            }
        },
        /** It is the active model. */
        ACTIVE {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.active().contains(model);
            }
        },
        /** It bears an activation marker. */
        ACTIVATED {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.model(model).activated();
            }
        },
        /** It is pinned. */
        PINNED {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.model(model).pinned();
            }
        },
        /** It has lost HP. */
        INJURED {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.model(model).injured();
            }
        },
        /** It shares its cube with an enemy. */
        BESIDE_ENEMIES {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.isBesideEnemies(model);
            }
        },
        /**
         * An enemy was in its cube as the action or the movement began in which the moment comes, whoever has come or gone since. An order
         * upon those alone who break into a quiet cube is {@code Mode.at(Moment.ENGAGED).on(Whom.of(Who.OWN, new Within(0),
         * BESIDE_ENEMIES_BEFORE.not()))}.
         */
        BESIDE_ENEMIES_BEFORE {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.model(model).marked(RuleIds.ORD_2);
            }

            @Override
            public Vector<TrackedFact> trackedFacts() {
                return Vector.of(TrackedFact.ENEMIES_BESIDE);
            }
        },
        /** It shares its cube with one enemy alone. */
        BESIDE_ONE_ENEMY {
            @Override
            public boolean holds(GameView game, OrderContext context, ModelId model) {
                return game.modelsIn(game.model(model).cube()).count(m -> m.side() != model.side()) == 1;
            }
        }
    }
}
