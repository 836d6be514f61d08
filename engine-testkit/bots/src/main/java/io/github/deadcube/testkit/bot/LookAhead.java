package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The expected value of a choice for a side. It applies the rules up to the next free choice of a side. Tests on the
 * way count with their exact chances; for other dice it takes the first face. An unknown question ends the look ahead,
 * so that no hidden information is used.
 */
record LookAhead(Rules rules, Evaluation evaluation, Side side, int round) {
    /** A branch less likely than this is not followed separately. */
    private static final double UNLIKELY = 0.03;

    private static final double ROUGHLY = 0.15;
    private static final int LONGEST = 40;
    /** The rules of attacks that wait for their dice. */
    private static final Vector<RuleId> ATTACKS =
            Vector.of(RuleIds.SHO_5, RuleIds.SHO_9, RuleIds.AST_1, RuleIds.ADV_5, RuleIds.ADV_6);

    /** More options of an application's rule are not all tried. */
    private static final int MOST_OFFERED = 3;

    PositionValue after(GameState state, Choice choice) {
        return after(state, choice, 1, 0);
    }

    /** The value of a state after a choice, when all its effects are done. */
    PositionValue from(GameState next) {
        return settled(next, 1, 1);
    }

    /** As {@link #from}, but only the likeliest outcomes count; for one choice of many. */
    PositionValue roughlyFrom(GameState next) {
        return settled(next, ROUGHLY, 1);
    }

    /**
     * The value of an end of a movement that no stop brings about, such as a fall or a fight; roughly, for one choice
     * of many. A fall counts with its expected loss, and without what follows it: the end of the activation and
     * possibly of the round, which come after a stop too.
     *
     * @param begin before the movement
     * @param last before its last choice
     */
    PositionValue interrupted(GameState begin, GameState last, GameState end) {
        PositionValue fall = fallen(begin, last, end);
        return fall == null ? roughlyFrom(end) : fall;
    }

    /** FALL-1: the value of a movement that ends in a fall; null if it ends otherwise. */
    @Nullable
    PositionValue fallen(GameState begin, GameState last, GameState end) {
        GameState state = end;
        Prompt prompt = rules.prompt(state);
        while (prompt instanceof Prompt.Decision decision && isOnTheWayDown(decision.purpose())) {
            GameState next = applied(rules, state, decision.offers().pick(count -> 0));
            if (next == null) return null;
            state = next;
            prompt = rules.prompt(state);
        }
        if (!(prompt instanceof Prompt.DiceRequest request)) return null;
        if (request.purpose() == Purpose.HALF_FLOOR) return halfway(begin, last, state, request);
        if (request.purpose() != Purpose.TEST || !request.rule().equals(RuleIds.FALL_1)) return null;
        Option<Model> above = active(last);
        Option<Model> landed = active(state);
        if (above.isEmpty() || landed.isEmpty()) return null;
        Model model = landed.get();
        return evaluation
                .falls()
                .loss(model, above.get().cube().level() - model.cube().level())
                .taken(now(state), now(begin), model.card().worth(), model.id().side() == side);
    }

    private static Option<Model> active(GameState state) {
        return state.position().active().flatMap(active -> state.position().model(active.model()));
    }

    private static boolean isOnTheWayDown(Purpose purpose) {
        return purpose == Purpose.SPOT || purpose == Purpose.ADDED_DICE;
    }

    /** SCAT-3: the mean of both outcomes of the die of a half floor. */
    private @Nullable PositionValue halfway(
            GameState begin, GameState last, GameState state, Prompt.DiceRequest request) {
        GameState through = applied(rules, state, evaluation.pools().lowest(request.dice()));
        GameState onto = applied(rules, state, Dice.of(request.die().faces()));
        if (through == null || onto == null) return null;
        return interrupted(begin, last, through)
                .plus(interrupted(begin, last, onto))
                .dividedBy(2);
    }

    /** The state after an input; the same state if the rules refuse it. */
    static GameState next(Rules rules, GameState state, Input input) {
        GameState next = applied(rules, state, input);
        return next == null ? state : next;
    }

    /** The state after an input; null if the rules refuse it. */
    static @Nullable GameState applied(Rules rules, GameState state, Input input) {
        Either<Rejection, Transition> applied = rules.apply(state, input);
        return applied.isRight() ? applied.get().state() : null;
    }

    /** The value of a state as it is, whatever its prompt. */
    PositionValue now(GameState state) {
        return evaluation.value(state.position(), side, round);
    }

    private PositionValue after(GameState state, Input input, double chance, int depth) {
        return followed(state, applied(rules, state, input), chance, depth);
    }

    /** The value of the state that follows; of the state before it if none does. */
    private PositionValue followed(GameState before, @Nullable GameState next, double chance, int depth) {
        return next == null ? now(before) : settled(next, chance, depth + 1);
    }

    private PositionValue settled(GameState state, double chance, int depth) {
        if (depth > LONGEST) return now(state);
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.Decision decision) return decided(state, decision, chance, depth);
        if (!(prompt instanceof Prompt.DiceRequest request) || !request.die().equals(Die.D8)) return now(state);
        if (request.purpose() != Purpose.TEST)
            return after(state, evaluation.pools().lowest(request.dice()), chance, depth);
        RollOutcomes roll = new RollOutcomes(rules, evaluation.pools(), state, request);
        int likeliest = 0;
        PositionValue sum = PositionValue.NONE;
        double weight = 0;
        for (int hits = 0; hits <= roll.most(); hits++) {
            double likely = roll.chance(hits);
            if (likely > roll.chance(likeliest)) likeliest = hits;
            if (likely * chance < UNLIKELY) continue;
            sum = sum.plus(rolled(roll, hits, likely * chance, depth), likely);
            weight += likely;
        }
        return weight > 0 ? sum.dividedBy(weight) : rolled(roll, likeliest, chance, depth);
    }

    private PositionValue rolled(RollOutcomes roll, int hits, double chance, int depth) {
        return followed(roll.state, roll.with(hits), chance, depth);
    }

    private PositionValue decided(GameState state, Prompt.Decision decision, double chance, int depth) {
        if (decision.purpose() == Purpose.FIGHT_BACK) return fought(state, decision, chance, depth);
        if (divertsAttack(state, decision)) return best(state, decision.side(), decision.options(), chance, depth);
        Choice reply = reply(decision);
        return reply == null ? now(state) : after(state, reply, chance, depth);
    }

    /** AST-3: the attacked model takes the better of its answers. */
    private PositionValue fought(GameState state, Prompt.Decision decision, double chance, int depth) {
        Vector<Choice> options = decision.options();
        Option<Choice> back = options.find(Choice.FightBack.class::isInstance);
        Vector<Choice> answers = options.filter(o -> o instanceof Choice.Survive || back.contains(o));
        return best(state, decision.side(), answers, chance, depth);
    }

    /** The side that answers takes the best of its options. */
    private PositionValue best(GameState state, Side asked, Vector<Choice> options, double chance, int depth) {
        Vector<PositionValue> values = options.map(o -> after(state, o, chance, depth));
        Option<PositionValue> best =
                asked == side ? values.maxBy(PositionValue::total) : values.minBy(PositionValue::total);
        return best.getOrElse(() -> now(state));
    }

    /** Whether a rule of an application offers a few choices while an attack waits for its dice. */
    private static boolean divertsAttack(GameState state, Prompt.Decision decision) {
        return isInAttack(state, decision.purpose(), decision.rule())
                && decision.options().size() <= MOST_OFFERED;
    }

    /**
     * Whether a rule of an application asks while an attack waits. It is known what such an offer is about, and so not
     * about tokens.
     */
    static boolean isInAttack(GameState state, Purpose purpose, RuleId rule) {
        return purpose == Purpose.KEYWORD
                && !rule.known()
                && state.pending().exists(frame -> ATTACKS.contains(frame.rule()));
    }

    /**
     * The expected answer of the side that must answer during an action; null for a free or unknown choice, which ends
     * the look ahead.
     */
    static @Nullable Choice reply(Prompt.Decision decision) {
        return switch (decision.purpose()) {
            case SPOT,
                    ENEMY_TO_FIGHT,
                    WEAPON,
                    DIRECTION,
                    LANDING,
                    ADDED_DICE,
                    COMMAND_DIE_REROLL,
                    SPECIAL_ORDER,
                    EVADE -> decision.offers().pick(count -> 0);
            case FREE_ASSAULT, ATTACKER ->
                decision.options()
                        .find(option -> !(option instanceof Choice.Decline))
                        .getOrElse(() -> decision.offers().pick(count -> 0));
            case REROLL -> decision.offers().pick(count -> count - 1);
            default -> null;
        };
    }

    /** The outcomes of a requested test by number of successes, bonus dice included, with the chance of each. */
    static final class RollOutcomes {
        private final Rules rules;
        private final DicePools pools;
        private final GameState state;
        private final Prompt.DiceRequest request;
        private final int explodes;
        private final boolean bursting;
        /** A successful face that does not explode, if there is one. */
        private final int face;

        private final SuccessLookup pool;

        RollOutcomes(Rules rules, DicePools pools, GameState state, Prompt.DiceRequest request) {
            this.rules = rules;
            this.pools = pools;
            this.state = state;
            this.request = request;
            Pool due = pools.rolling(state);
            int target = due.target().target();
            this.explodes = due.explodes();
            this.bursting = target >= explodes;
            this.face = bursting ? explodes : explodes - 1;
            this.pool = pools.successes(request.dice(), target, 0, explodes);
        }

        /** The largest number of successes that is distinguished: the number of dice plus 1, or more. */
        int most() {
            return request.dice() + 1;
        }

        /** The chance of exactly {@code hits} successes; for {@link #most}, of that number or more. */
        double chance(int hits) {
            return hits == most() ? pool.atLeast(hits) : pool.exactly(hits);
        }

        /** The state after a number of successes, bonus dice included; null if there is none. */
        @Nullable
        GameState with(int hits) {
            boolean more = hits > request.dice();
            GameState to = applied(rules, state, more ? exploding() : pools.dice(request.dice(), hits, face));
            return to == null || hits == 0 ? to : bonus(to, more);
        }

        /** One die explodes, and the others succeed. */
        private Dice exploding() {
            int[] faces = new int[request.dice()];
            Arrays.fill(faces, face);
            faces[0] = explodes;
            return Dice.of(faces);
        }

        /** Rolls the bonus dice: all fail, or one succeeds. If that one explodes, its own bonus die fails. */
        private @Nullable GameState bonus(GameState to, boolean one) {
            if (!one && !bursting
                    || !(rules.prompt(to) instanceof Prompt.DiceRequest more)
                    || more.side() != request.side()) return to;
            GameState next = applied(rules, to, pools.dice(more.dice(), one ? 1 : 0, face));
            return next == null || !one ? next : bonus(next, false);
        }
    }
}
