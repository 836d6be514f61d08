package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.github.deadcube.testkit.bot.KnownKeyword.Printed;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Judges the next action of the active model (RND-3): the gain of each action. For a short action it adds the gain of a
 * second short action, so that the model shoots and moves instead of running if that is worth more.
 */
final class ActivationPlan {
    /** The number of the most promising shots that are evaluated in full. */
    private static final int SHOTS = 6;
    /** A discount for the second action, which is not certain. */
    private static final double LATER = 0.9;

    /** The least gain for which an action is done. */
    private static final double EFFORT = 1e-3;

    /** The score of an option that is never chosen if there is another one. */
    static final double NEVER = -50;

    private static final double ORDER = 0.05;

    private final LookAhead lookAhead;
    private final RouteCache routeCache;
    private final GameState state;
    private final Vector<Choice> options;
    private final Vector<Choice> shots;
    private final CubeShots cubeShots;
    private final PositionValue now;

    ActivationPlan(LookAhead lookAhead, RouteCache routeCache, GameState state, Vector<Choice> options) {
        this.lookAhead = lookAhead;
        this.routeCache = routeCache;
        this.state = state;
        this.options = options;
        this.cubeShots = new CubeShots(state, lookAhead.evaluation().itemValues());
        this.now = lookAhead.now(state);
        this.shots = options.map(ActivationPlan::bare)
                .filter(o -> o instanceof Choice.Shoot shoot && promise(shoot) > 0)
                .distinct()
                .sortBy(o -> -promise((Choice.Shoot) o))
                .take(SHOTS);
    }

    /** One opinion of each option, in order. */
    Vector<Opinion> opinions() {
        Opinion[] gains = new Opinion[options.size()];
        for (int i = 0; i < gains.length; i++)
            if (!(options.get(i) instanceof Choice.SpendDie)) gains[i] = done(options.get(i));
        for (int i = 0; i < gains.length; i++)
            if (options.get(i) instanceof Choice.SpendDie spend) gains[i] = spent(spend, gains);
        double move = best(gains, Choice.Advance.class);
        double shot = best(gains, Choice.Shoot.class);
        for (int i = 0; i < gains.length; i++) {
            if (options.get(i) instanceof Choice.Shoot) gains[i] = gains[i].withLater(LATER * move);
            if (options.get(i) instanceof Choice.Advance) gains[i] = gains[i].withLater(LATER * LATER * shot);
        }
        return Vector.of(gains);
    }

    private double best(Opinion[] gains, Class<? extends Choice> kind) {
        double best = 0;
        for (int i = 0; i < gains.length; i++)
            if (kind.isInstance(options.get(i))) best = Math.max(best, gains[i].score());
        return best;
    }

    private Opinion done(Choice option) {
        if (option instanceof Choice.EndActivation) return Opinion.of(option, 0);
        if (bare(option) instanceof Choice.Shoot && !shots.contains(bare(option))) return Opinion.of(option, NEVER);
        GameState next = LookAhead.next(lookAhead.rules(), state, option);
        PositionValue end = MovementEnds.moves(lookAhead.rules().prompt(next))
                ? routeCache.from(lookAhead, next).value()
                : lookAhead.from(next);
        return end == null ? Opinion.of(option, NEVER) : Opinion.of(option, end.minus(now), -EFFORT);
    }

    /** An action with a command die: the same as without the die. */
    private Opinion spent(Choice.SpendDie spend, Opinion[] gains) {
        if (spend.face() == CommandFace.ORDER) {
            Opinion done = done(spend);
            double ordered = ordered(spend);
            return done.score() >= ordered ? done : Opinion.of(spend, ordered);
        }
        int action = options.indexOf(spend.action());
        return (action < 0 ? done(spend) : gains[action].of(spend)).withPrice(CommandTaste.price(spend.face()));
    }

    /**
     * The gain of a special order. Its delayed effects help models that are about to shoot or fight, and models that
     * are still to be chosen.
     */
    private double ordered(Choice.SpendDie spend) {
        if (lookAhead.rules().prompt(LookAhead.next(lookAhead.rules(), state, spend)) instanceof Prompt.Decision then
                && then.purpose() == Purpose.SPECIAL_ORDER) return ORDER;
        return options.exists(o -> o instanceof Choice.Assault) || !shots.isEmpty() ? ORDER + 1 : -ORDER;
    }

    private double promise(Choice.Shoot shoot) {
        Shot shot = shoot.shot();
        Target target = shot.target();
        if (target.isModel())
            return harm(shoot.model(), target.model().get()) + (shot.mode().isEmpty() ? 1 : 0.5);
        return target.isCube() ? cubeShots.promise(shoot, target.where().get()) : 0;
    }

    private double harm(ModelId by, ModelId to) {
        Position position = state.position();
        return position.model(by)
                .flatMap(one ->
                        position.model(to).map(other -> lookAhead.evaluation().harm(position, one, other)))
                .getOrElse(0.0);
    }

    /** The action of a choice, without its command die. */
    static Choice bare(Choice option) {
        return option instanceof Choice.SpendDie spend ? spend.action() : option;
    }

    /** A quick estimate of a shot at a cube, before the full evaluation: harm for enemies, help for friends. */
    private record CubeShots(GameState state, ItemValues itemValues) {
        private static final double FRIEND = 1.5;
        private static final double HELP = 0.3;

        /** More than 0 if it is worth a full evaluation. */
        double promise(Choice.Shoot shoot, Cube cube) {
            Position position = state.position();
            Side side = shoot.model().side();
            int friends = ItemValues.count(position, cube, side);
            Option<Keyword> effect = effect(shoot);
            if (effect.exists(k -> Printed.SMOKE.is(k) || Printed.GAS_CLOUD.is(k) || Printed.TOXIC_SMOKE.is(k)))
                return ItemValues.lies(position, cube, KnownKeyword.SMOKE) ? 0 : HELP * friends;
            if (effect.exists(Printed.SHIELD_GENERATOR::is))
                return ItemValues.lies(position, cube, KnownKeyword.SHIELD) ? 0 : HELP * friends;
            if (effect.exists(Printed.TRAP::is))
                return ItemValues.lies(position, cube, KnownKeyword.TRAP)
                        ? 0
                        : HELP * itemValues.lure(position, cube, side);
            return ItemValues.count(position, cube, side.other()) - FRIEND * friends;
        }

        /** The keyword that has an effect where the shot lands; none without a keyword. */
        private Option<Keyword> effect(Choice.Shoot shoot) {
            Shot shot = shoot.shot();
            Option<Weapon> own = state.position()
                    .model(shoot.model())
                    .flatMap(m -> m.card().weapons().find(w -> w.name().equals(shot.weapon())));
            return own.orElse(() -> items().find(w -> w.name().equals(shot.weapon())))
                    .flatMap(w -> w.keywords().reject(Printed.ONE_USE::is).headOption())
                    .map(k -> Printed.TRAP.is(k) ? k : k.nested().getOrElse(k));
        }

        private Vector<Weapon> items() {
            return state.position().game().setup().ruleset().library().items().flatMap(item -> item.weapon());
        }
    }
}
