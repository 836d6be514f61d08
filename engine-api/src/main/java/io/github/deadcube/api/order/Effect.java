package io.github.deadcube.api.order;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Effects.OrderedStep;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/**
 * What a special order does to a model. What lasts is borne by a mark of the order's, which the mode lays ({@link #lasts}); what happens at once
 * is done by {@link #apply}. Implementations are immutable values; an application may write its own.
 */
public interface Effect {
    /** Whether it would do anything. */
    default boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return true;
    }

    /** At what else it may be aimed; each is an option: targets; none for most, which are aimed at the model alone. */
    default Vector<Target> targets(GameView game, OrderContext context, ModelId model) {
        return Vector.empty();
    }

    /** Whether it lasts: true if a mark of the order's bears it. */
    default boolean lasts() {
        return false;
    }

    /** Says what the mark does. */
    default void attachToMarked(Hooks hooks) {}

    /**
     * Acts at once.
     *
     * @param target at what it is aimed, if {@link #targets} named something
     */
    default void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {}

    /** The weapon that it describes: none for most. */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /** Keywords of which the library must have the rules: none for most. */
    default Vector<Keyword> keywords() {
        return Vector.empty();
    }

    /** The model loses HP, which nothing prevents; a death scores. */
    record Costs(int hitPoints) implements Effect {
        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.loseHitPoints(model, hitPoints, by);
        }
    }

    /** ORD-6: a command die of the other side is discarded; the user names its face. */
    record Discards() implements Effect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.commandDice(context.side().other()).size() > 0;
        }

        @Override
        public Vector<Target> targets(GameView game, OrderContext context, ModelId model) {
            return CommandFace.ALL
                    .filter(game.commandDice(context.side().other())::has)
                    .map(Target.OfFace::new);
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            if (target instanceof Target.OfFace of)
                effects.discardDie(context.side().other(), of.face());
        }
    }

    /**
     * ORD-4: the model takes an action that counts towards no limit, or makes an attack that the order describes.
     *
     * @param cubes how far an ADVANCE goes; 0 for as far as its SP
     * @param weapons with which weapons it may shoot
     * @param mode the way to shoot that it must use, such as {@code blaze away}; empty for any
     * @param described the weapon that the order describes; none for the model's own
     * @param upon whether it may shoot at the moment's subject alone, wherever that is, even in its own cube
     */
    @Value.Builder
    record Frees(
            FreeAction.Kind kind, int cubes, WeaponFilter weapons, String mode, Option<Weapon> described, boolean upon)
            implements Effect, WithFrees {
        /** An action. */
        public static Frees action(FreeAction.Kind kind) {
            return new Frees(kind, 0, WeaponFilter.ANY, "", Option.none(), false);
        }

        /** A SHOOT with some of the model's weapons. */
        public static Frees shot(WeaponFilter weapons) {
            return action(FreeAction.Kind.SHOOT).withWeapons(weapons);
        }

        /**
         * A SHOOT with a weapon that the order describes.
         *
         * @param weapon such as {@code hammer blow R2 FRAG (2)}
         */
        public static Frees shot(Weapon weapon) {
            return action(FreeAction.Kind.SHOOT).withDescribed(Option.some(weapon));
        }

        private FreeAction of(RuleId by, OrderContext context, ModelId model) {
            return new FreeAction(
                    model, by, kind, cubes, weapons, mode, described.isDefined(), Option.when(upon, context.subject()));
        }

        @Override
        public Option<Weapon> weapon() {
            return described;
        }

        @Override
        public Vector<Keyword> keywords() {
            return described.toVector().flatMap(Weapon::keywords);
        }

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.canTake(of(by, context, model));
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.takeFreeAction(of(by, context, model));
        }
    }

    /**
     * Lost HP come back, in a test or without one.
     *
     * @param hitPoints how many at most
     * @param needed the successes that a 3-dice SURVIVE test needs; 0 for no test
     */
    record Heals(int hitPoints, int needed) implements Effect {
        private static final int DICE = 3;

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.model(model).injured();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            if (needed == 0) {
                effects.heal(model, hitPoints, by);
                return;
            }
            TestSide one = new TestSide.OfModel(model, Skill.SURVIVE, DICE, false);
            TestContext occasion = TestContext.ofOneModel(TestContext.Kind.OTHER, by, model);
            effects.test(DiceTest.of(occasion, one, needed), new Tried(by, Option.some(model), hitPoints));
        }

        /**
         * The test is made.
         *
         * @param rule the order's
         * @param hitPoints how many at most
         */
        public record Tried(RuleId rule, Option<ModelId> model, int hitPoints) implements Continuation.AfterTest {
            @Override
            public void decided(Effects effects, Outcome outcome) {
                if (outcome.margin() >= 0) effects.heal(model.get(), hitPoints, rule);
            }
        }
    }

    /** What an order does to a model's state at once. */
    enum Changes implements Effect {
        /** ORD-6: its activation marker comes off, and it may be activated again. */
        MARKER_OFF {
            @Override
            public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
                return game.model(model).activated();
            }

            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                effects.unmarkActivated(model, by);
            }
        },
        /** It is marked as activated (RND-8). */
        MARKER_ON {
            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                effects.markActivated(model, by);
            }
        },
        /** It is pinned (PIN-4, PIN-5). */
        PINNED {
            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                effects.pin(model, by);
            }
        },
        /** It stands up as if by the action (STD-1, STD-2). */
        RISES {
            @Override
            public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
                return game.model(model).pinned();
            }

            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                effects.letStandUp(model);
            }
        },
        /** ORD-5: the HP that the moment's subject is about to lose are lost by this model ({@link Trigger#LOSES}). */
        TURNED {
            @Override
            public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
                return context.hitPoints() > 0;
            }

            @Override
            public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
                effects.redirectLoss(model);
            }
        }
    }

    /**
     * ORD-6: a spare of the order's side takes the place of the model that has died ({@link io.github.deadcube.api.extend.Trigger#DIED}). The
     * team has as many spares ({@link io.github.deadcube.api.team.Profile.Muster#SPARE}) as the order may bring in a game.
     *
     * @param card the name on the spares' cards; empty for any spare
     * @param pinned whether it lies pinned
     * @param activated whether it is marked as activated
     */
    record Relieves(String card, boolean pinned, boolean activated) implements Effect {
        /** A spare that is pinned and marked as activated. */
        public static Relieves by(String card) {
            return new Relieves(card, true, true);
        }

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return context.cube().isDefined()
                    && model.equals(context.subject())
                    && !game.model(model).inPlay()
                    && spare(game, context).isDefined();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            for (Cube cube : context.cube())
                for (ModelId spare : spare(effects, context)) effects.deploySpare(spare, cube, pinned, activated, by);
        }

        private Option<ModelId> spare(GameView game, OrderContext context) {
            for (ModelState m : game.models())
                if (m.status() == ModelState.Status.SPARE
                        && m.id().side() == context.side()
                        && (card.isEmpty() || m.profile().name().equals(card))) return Option.some(m.id());
            return Option.none();
        }
    }

    /**
     * ORD-4: the model makes one step by choice, or stays.
     *
     * @param breaksAway whether leaving enemies is breaking away (ADV-6)
     * @param towards whether the step must lessen the distance to the moment's subject (GEO-9)
     * @param avoidsEnemies whether it neither starts nor ends in a cube with enemies
     */
    record Steps(boolean breaksAway, boolean towards, boolean avoidsEnemies) implements Effect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            ModelState m = game.model(model);
            return m.inPlay()
                    && !m.pinned()
                    && m.profile().advance() > 0
                    && !(avoidsEnemies && game.isBesideEnemies(model));
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.orderedStep(
                    new OrderedStep(model, by, Option.when(towards, context.subject()), breaksAway, avoidsEnemies));
        }
    }

    /**
     * An effect that happens once, and again as often as the order's user chooses, up to a number of times.
     *
     * <pre>{@code
     * new UpTo(3, new Heals(1, 0))      // heals up to 3 HP: one, two or three
     * new UpTo(2, new Costs(1))         // costs up to 2 HP
     * }</pre>
     *
     * @param times how often at most, 1 or more
     * @param effect what happens each time, at once and to the model alone
     */
    record UpTo(int times, Effect effect) implements Effect {
        /**
         * Checks the effect.
         *
         * @throws IllegalArgumentException if that is less than once, or the effect lasts
         */
        public UpTo {
            if (times < 1) throw new IllegalArgumentException("up to " + times + " times");
            if (effect.lasts())
                throw new IllegalArgumentException("what lasts does not happen several times: " + effect);
        }

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return effect.isPossible(game, by, context, model);
        }

        @Override
        public Option<Weapon> weapon() {
            return effect.weapon();
        }

        @Override
        public Vector<Keyword> keywords() {
            return effect.keywords();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            int number = Order.effects(effects, by).indexOf(this);
            happens(effects, new Again(by, context, model, number, 0));
        }

        private void happens(Effects effects, Again before) {
            effect.apply(effects, before.rule, before.context, before.who, Target.NOTHING);
            Again next = new Again(before.rule, before.context, before.who, before.effect, before.done + 1);
            if (next.done < times) effects.offer(next.context.side(), next);
        }

        /**
         * Once more, or no more.
         *
         * @param who to whom it happens
         * @param effect the number of the effect among the mode's, counted from 0
         * @param done how often it has happened
         */
        public record Again(RuleId rule, OrderContext context, ModelId who, int effect, int done)
                implements Continuation.AfterChoice {
            @Override
            public Option<ModelId> model() {
                return Option.some(who);
            }

            @Override
            public Purpose purpose() {
                return Purpose.SPECIAL_ORDER;
            }

            @Override
            public void options(GameView game, Consumer<Choice> each) {
                if (!game.model(who).inPlay() || !repeated(game).isPossible(game, rule, context, who)) return;
                each.accept(new Choice.Decline(rule, who));
                each.accept(new Choice.Use(rule, who, Target.NOTHING));
            }

            @Override
            public void chosen(Effects effects, Choice choice) {
                if (choice instanceof Choice.Use) repeated(effects).happens(effects, this);
            }

            private UpTo repeated(GameView game) {
                return (UpTo) Order.effects(game, rule).get(effect);
            }
        }
    }
}
