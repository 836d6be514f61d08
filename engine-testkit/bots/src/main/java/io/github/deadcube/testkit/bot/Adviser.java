package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.ToDoubleFunction;

/**
 * The opinions on which the bot {@link Bots#simple simple} acts. It applies the rules to each option, weighs tests with
 * their exact chances, and values the positions that follow. It ignores the reply of the other side. One adviser is for
 * one set-up and one thread.
 *
 * <pre>{@code
 * Adviser adviser = Adviser.of(rules, view.position().game().setup());
 * Opinion best = Opinion.best(adviser.opinions(view, decision), chance);
 * }</pre>
 */
@Experimental
public final class Adviser {
    private final Rules rules;
    private final Evaluation evaluation;
    private final RouteCache routeCache = new RouteCache();

    Adviser(Rules rules, Evaluation evaluation) {
        this.rules = rules;
        this.evaluation = evaluation;
    }

    /**
     * An adviser for the games of a set-up. It computes its tables, which takes some milliseconds. Its routes follow
     * the battlefield of the set-up. After a door has opened, {@code setup.withBattlefield(position.battlefield())}
     * gives the routes through it.
     */
    public static Adviser of(Rules rules, Setup setup) {
        return new Adviser(rules, Evaluation.of(setup));
    }

    /** An adviser with the same tables and opinions, for another thread. */
    public Adviser copy() {
        return new Adviser(rules, evaluation.copy());
    }

    /** The evaluation of positions and its tables. */
    public Evaluation evaluation() {
        return evaluation;
    }

    /**
     * The opinions of the side that decides, in the order of the options. They depend only on what the side sees.
     *
     * @param view of the side that decides
     */
    public Vector<Opinion> opinions(PlayerView view, Prompt.Decision decision) {
        int hidden = view.toShuffle().things();
        return opinions(view.completed(Input.Shuffle.inOrder(hidden)), decision);
    }

    /**
     * The opinions in a state, with its hidden facts: for a search in states that {@link PlayerView#completed} has
     * made.
     */
    public Vector<Opinion> opinions(GameState state, Prompt.Decision decision) {
        return opinions(state, decision, decision.options());
    }

    Vector<Opinion> opinions(GameState state, Prompt.Decision decision, Vector<Choice> options) {
        LookAhead lookAhead = new LookAhead(
                rules, evaluation, decision.side(), state.position().round());
        return new OptionScores(lookAhead, routeCache, state, decision).opinions(options);
    }

    private record OptionScores(LookAhead lookAhead, RouteCache routeCache, GameState state, Prompt.Decision decision) {
        /** The score of doing nothing, so that an equal action is preferred. */
        private static final double IDLE = -0.01;

        private static final double ONCE = 0.02;
        private static final double TIE = 1e-6;
        private static final Vector<String> KEYWORDS = Vector.of("K", "R25", "MISSION");

        Vector<Opinion> opinions(Vector<Choice> options) {
            return switch (decision.purpose()) {
                case ACTIVATION -> new ActivationPlan(lookAhead, routeCache, state, options).opinions();
                case MOVEMENT -> walked(options);
                case TURN, SECOND_MODEL -> each(options, this::called);
                case COMMAND_REROLL ->
                    each(options, o -> o instanceof Choice.RerollCommand r ? CommandTaste.again(r.dice()) : 0);
                case DEPLOYMENT_ZONE -> each(options, o -> o instanceof Choice.Zone zone ? zone(zone.number()) : 0);
                case ZONE_CUBE ->
                    each(options, o -> o instanceof Choice.AddCube add ? near(Vector.of(add.cube())) : IDLE);
                case DEPLOYMENT,
                        ENEMY_TO_FIGHT,
                        FREE_ASSAULT,
                        ATTACKER,
                        WEAPON,
                        FIGHT_BACK,
                        DIRECTION,
                        EVADE,
                        ADDED_DICE,
                        REROLL,
                        COMMAND_DIE_REROLL,
                        LANDING,
                        SPECIAL_ORDER -> ahead(options);
                case KEYWORD -> keyword(options);
                default -> each(options, OptionScores::idle);
            };
        }

        /** Looks ahead from each option. Options that re-roll a failed die for a different price share one result. */
        private Vector<Opinion> ahead(Vector<Choice> options) {
            PositionValue now = lookAhead.now(state);
            Option<PositionValue> again = options.find(Choice.SpendReroll.class::isInstance)
                    .map(o -> lookAhead.after(state, o).minus(now));
            return options.map(o -> {
                PositionValue change = o instanceof Choice.SpendReroll
                        ? again.get()
                        : lookAhead.after(state, o).minus(now);
                return Opinion.of(o, change, idle(o)).withPrice(price(o));
            });
        }

        /**
         * Keeps a one-use cloud until it helps. It knows nothing of an application's keywords, but what an answer does
         * to an attack that waits.
         */
        private Vector<Opinion> keyword(Vector<Choice> options) {
            if (LookAhead.isInAttack(state, decision.purpose(), decision.rule())) return ahead(options);
            if (!KEYWORDS.contains(decision.rule().chapter())) return each(options, OptionScores::idle);
            if (!KnownKeyword.CLOUD.is(decision.rule())) return ahead(options);
            PositionValue now = lookAhead.now(state);
            return options.map(
                    o -> Opinion.of(o, lookAhead.after(state, o).minus(now), o instanceof Choice.Decline ? 0 : -ONCE));
        }

        /** Of equal ends, the one that was found first is the best. */
        private Vector<Opinion> walked(Vector<Choice> options) {
            PositionValue now = lookAhead.now(state);
            RouteCache.Walk walk = routeCache.from(lookAhead, state);
            return options.map(o -> {
                PositionValue end = walk.value(o);
                return end == null
                        ? Opinion.of(o, ActivationPlan.NEVER)
                        : Opinion.of(o, end.minus(now), o.equals(walk.first()) ? TIE : 0);
            });
        }

        private double called(Choice option) {
            return ActivationPlan.bare(option) instanceof Choice.Activate activate
                    ? new Eagerness(lookAhead.evaluation(), state.position()).eagerness(activate.model())
                    : IDLE;
        }

        /** A zone nearer to the objectives is better. */
        private double zone(int number) {
            return near(state.position()
                    .game()
                    .setup()
                    .scenario()
                    .zones(state.position().game().setup().battlefield())
                    .get(number - 1));
        }

        private double near(Vector<Cube> zone) {
            return lookAhead
                    .evaluation()
                    .goals()
                    .map(goal -> goal.worth() * zone.map(goal::closeness).max().getOrElse(0.0))
                    .sum()
                    .doubleValue();
        }

        private double price(Choice option) {
            if (option instanceof Choice.AddDice add) return add.dice() * CommandTaste.price(CommandFace.DICE);
            if (option instanceof Choice.SpendReroll spend) return CommandTaste.price(spend.face());
            if (option instanceof Choice.Use use && KnownKeyword.AUGMENTED.is(use.rule()))
                return ModelValue.costOfAugmented(
                        state.position().model(use.model()).get(),
                        lookAhead.evaluation().pools());
            boolean order = decision.purpose() == Purpose.SPECIAL_ORDER;
            return option instanceof Choice.SpendDie spend && !order ? CommandTaste.price(spend.face()) : 0;
        }

        private static double idle(Choice option) {
            return option instanceof Choice.Decline || option instanceof Choice.Pass || option instanceof Choice.EndTurn
                    ? IDLE
                    : 0;
        }

        private static Vector<Opinion> each(Vector<Choice> options, ToDoubleFunction<Choice> score) {
            return options.map(option -> Opinion.of(option, score.applyAsDouble(option)));
        }

        /**
         * Orders friends for activation: first models that can do harm, are in danger or are needed at an objective.
         */
        private record Eagerness(Evaluation evaluation, Position position) {
            private static final double BASE = 0.2;
            private static final double HELD = 0.3;

            double eagerness(ModelId model) {
                return position.model(model).map(this::eagerness).getOrElse(0.0);
            }

            private double eagerness(Model model) {
                // R25-K-DROP-SUIT: a model in reserve does nothing
                if (!model.inPlay()) return 0;
                double eager = BASE;
                for (Model enemy : position.models())
                    if (enemy.inPlay() && enemy.id().side() != model.id().side()) {
                        eager = Math.max(eager, BASE + evaluation.harm(position, model, enemy));
                    }
                for (ObjectiveGoal goal : evaluation.goals()) eager += awaited(goal, model);
                return eager;
            }

            /**
             * The bonus of activating a model for an objective: negative at the objective, positive if it can reach an
             * objective that no friend holds.
             */
            private double awaited(ObjectiveGoal goal, Model model) {
                if (model.cube().equals(goal.cube())) return -HELD;
                int way = goal.routes().from(model.cube());
                boolean reached =
                        way <= Math.max(model.card().advance(), model.card().sprint());
                boolean open = reached
                        && ItemValues.count(position, goal.cube(), model.id().side()) == 0;
                return open ? 0.5 * goal.worth() : 0;
            }
        }
    }

    /**
     * What {@code simple} thinks of an option.
     *
     * @param score in VP; higher is better. The sum of the total change and of {@code later}, {@code price} and
     *     {@code other}. Scores of different decisions are not comparable
     * @param change the expected change of the position's value for the side that decides, until the next free choice;
     *     {@link PositionValue#NONE} if the option is not looked ahead
     * @param later the gain of a second action in the same activation; 0 or more
     * @param price the cost of a command die or of lost HP; 0 or less
     * @param other everything else, such as a special order or the wish to act early
     */
    public record Opinion(Choice choice, double score, PositionValue change, double later, double price, double other) {
        private static final double EQUAL = 1e-9;

        /**
         * The opinion with the highest score; of several, one is drawn. If {@code simple} always takes the first of
         * them, this costs it 1.3 VP a game: options that it values equally stand in the order of the cubes, so that
         * its models drift to one side.
         *
         * @param opinions of one decision, at least one
         * @param chance is asked once
         */
        public static Opinion best(Vector<Opinion> opinions, SplitMix64 chance) {
            double most = Double.NEGATIVE_INFINITY;
            for (Opinion opinion : opinions) most = Math.max(most, opinion.score());
            int equals = 0;
            for (Opinion opinion : opinions) if (opinion.score() >= most - EQUAL) equals++;
            int drawn = chance.below(equals);
            int i = 0;
            while (opinions.get(i).score() < most - EQUAL || drawn-- > 0) i++;
            return opinions.get(i);
        }

        static Opinion of(Choice choice, double other) {
            return of(choice, PositionValue.NONE, other);
        }

        static Opinion of(Choice choice, PositionValue change, double other) {
            return new Opinion(choice, change.total() + other, change, 0, 0, other);
        }

        Opinion withLater(double more) {
            return new Opinion(choice, score + more, change, later + more, price, other);
        }

        Opinion withPrice(double cost) {
            return new Opinion(choice, score - cost, change, later, price - cost, other);
        }

        Opinion of(Choice another) {
            return new Opinion(another, score, change, later, price, other);
        }
    }
}
