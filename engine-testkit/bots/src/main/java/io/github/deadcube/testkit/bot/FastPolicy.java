package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A cheap opinion of options, from the tables of an {@link Evaluation} alone: no rule is applied. It is a policy for
 * playouts and a prior for searches. One policy is for one set-up and one thread.
 */
final class FastPolicy {
    /** Smaller values prefer the best option more strongly. */
    private static final double TEMPERATURE = 0.05;

    private static final double TAKEN = -99;

    private final Evaluation evaluation;
    private final ObjectiveGoal[] goals;
    private final List<Choice> options = new ArrayList<>();
    private final Consumer<Choice> each = options::add;
    private double[] weights = new double[64];
    /** The value of the mover's cube, for the options of one decision. */
    private double here = Double.NaN;

    FastPolicy(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.goals = evaluation.goals().toJavaArray(ObjectiveGoal[]::new);
    }

    /** Draws an option; one with a higher {@link #score} is likelier. */
    Choice choose(Position position, Prompt.Decision decision, SplitMix64 chance) {
        return choose(position, decision, chance, Agreement.of(position));
    }

    /** As {@link #choose}, for a decision of the same game. */
    Choice playout(Position position, Prompt.Decision decision, SplitMix64 chance) {
        return choose(position, decision, chance, null);
    }

    private Choice choose(
            Position position, Prompt.Decision decision, SplitMix64 chance, @Nullable Agreement agreement) {
        switch (decision.purpose()) {
            case SPOT, DIRECTION, LANDING, ADDED_DICE, COMMAND_DIE_REROLL, COMMAND_REROLL -> {
                return decision.offers().pick(count -> 0);
            }
            case REROLL -> {
                return decision.offers().pick(count -> count - 1);
            }
            case TURN,
                    ACTIVATION,
                    MOVEMENT,
                    FIGHT_BACK,
                    FREE_ASSAULT,
                    ATTACKER,
                    SECOND_MODEL,
                    EVADE,
                    ENEMY_TO_FIGHT,
                    DEPLOYMENT,
                    WEAPON -> {
                return drawn(position, decision, chance, agreement);
            }
            default -> {
                return decision.offers().pick(chance::below);
            }
        }
    }

    private Choice drawn(
            Position position, Prompt.Decision decision, SplitMix64 chance, @Nullable Agreement agreement) {
        options.clear();
        decision.offers().forEach(each);
        int count = options.size();
        if (count == 1) return options.get(0);
        if (weights.length < count) weights = new double[2 * count];
        double most = Double.NEGATIVE_INFINITY;
        boolean stopped = false;
        here = Double.NaN;
        for (int i = 0; i < count; i++) {
            Choice option = options.get(i);
            if (agreement != null) agreement.check(option);
            boolean stops = option instanceof Choice.TakeSpot;
            weights[i] = stops && stopped ? TAKEN : opinion(position, option);
            stopped |= stops;
            most = Math.max(most, weights[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            weights[i] = StrictMath.exp((weights[i] - most) / TEMPERATURE);
            sum += weights[i];
        }
        double drawn = (chance.next() >>> 11) * 0x1p-53 * sum;
        int i = 0;
        while (i < count - 1 && drawn >= weights[i]) drawn -= weights[i++];
        return options.get(i);
    }

    /** The opinion of an option, in VP: higher is better. Opinions of different decisions are not comparable. */
    double score(Position position, Choice option) {
        here = Double.NaN;
        return opinion(position, option);
    }

    private double opinion(Position p, Choice option) {
        if (option instanceof Choice.Step step) return step(p, step.model(), step.cube());
        if (option instanceof Choice.Shoot shoot) return shoot(p, shoot);
        if (option instanceof Choice.TakeSpot) return 0.05;
        if (option instanceof Choice.Assault assault) return fight(p, assault.model(), assault.target());
        if (option instanceof Choice.Attack attack) return fight(p, attack.model(), attack.target());
        if (option instanceof Choice.Activate activate) return eager(p, activate.model());
        if (option instanceof Choice.Advance advance)
            return move(p, advance.model(), model(p, advance.model()).card().advance());
        if (option instanceof Choice.Sprint sprint)
            return move(p, sprint.model(), model(p, sprint.model()).card().sprint()) - 0.3;
        if (option instanceof Choice.StandUp) return 0.6;
        if (option instanceof Choice.Pass || option instanceof Choice.EndTurn) return -1;
        if (option instanceof Choice.SpendDie spend)
            return spend.face() == CommandFace.ORDER ? -0.2 : opinion(p, spend.action()) - 0.15;
        if (option instanceof Choice.FightBack back) {
            Card card = model(p, back.model()).card();
            return 0.15 * (card.survive().target() - card.fight().target());
        }
        if (option instanceof Choice.Deploy deploy) return place(p, deploy.model(), deploy.cube());
        if (option instanceof Choice.Decline) return -0.2;
        if (option instanceof Choice.Use) return -0.1;
        return 0;
    }

    private Model model(Position p, ModelId id) {
        return p.models().get(evaluation.index(id));
    }

    private double shoot(Position p, Choice.Shoot shoot) {
        Shot shot = shoot.shot();
        ModelId shooter = shoot.model();
        if (shot.target().isCube())
            return blast(p, shooter.side(), shot.target().where().get());
        if (!shot.target().isModel()) return 0;
        ModelId aim = shot.target().model().get();
        if (aim.side() == shooter.side()) return -1;
        Model target = model(p, aim);
        double passing = evaluation.passing(model(p, shooter).cube(), target.cube());
        return evaluation.shot(shooter, aim) * passing * wounded(target)
                + (shot.mode().isEmpty() ? 0.1 : 0.02);
    }

    private static double blast(Position p, Side side, Cube at) {
        double sum = -0.2;
        for (Model m : p.models()) if (m.inPlay() && m.cube().equals(at)) sum += m.id().side() == side ? -0.8 : 0.6;
        return sum;
    }

    /** A wounded model is the better target. */
    private static double wounded(Model target) {
        return target.damage() > 0 ? 1.5 : 1;
    }

    private double fight(Position p, ModelId by, ModelId on) {
        if (by.side() == on.side()) return -1;
        return 0.2
                + evaluation.assault(by, on) * wounded(model(p, on))
                - 0.5 * evaluation.assault(on, by) * wounded(model(p, by));
    }

    private double eager(Position p, ModelId id) {
        Model m = model(p, id);
        double eager = 0.2;
        if (!m.inPlay()) return eager;
        for (Model enemy : p.models())
            if (enemy.inPlay() && enemy.id().side() != id.side())
                eager = Math.max(eager, 0.2 + evaluation.harm(id, m.cube(), enemy.id(), enemy.cube()));
        int reach = Math.max(m.card().advance(), m.card().sprint());
        for (ObjectiveGoal goal : goals) {
            int steps = goal.routes().from(m.cube());
            if (steps == 0) eager -= 0.3;
            else if (steps <= reach) eager += 0.4 * goal.worth();
        }
        return eager;
    }

    private double step(Position p, ModelId id, Cube to) {
        Model m = model(p, id);
        if (Double.isNaN(here)) here = place(p, id, m.cube());
        Cube landing = evaluation.falls().landing(m, to);
        return place(p, id, landing) - here - evaluation.falls().ofStep(m, landing);
    }

    /**
     * The value of a cube to a model: objectives near that no friend holds, and the harm that it can do and take there.
     */
    private double place(Position p, ModelId id, Cube at) {
        double value = 0;
        for (ObjectiveGoal goal : goals) {
            double near = goal.closeness(at) + (goal.cube().equals(at) ? 1 : 0);
            value += goal.worth() * (held(p, id, goal.cube()) ? 0.1 : 0.6) * near;
        }
        double most = 0;
        double danger = 0;
        for (Model enemy : p.models()) {
            if (!enemy.inPlay() || enemy.id().side() == id.side()) continue;
            most = Math.max(most, evaluation.harm(id, at, enemy.id(), enemy.cube()));
            danger += evaluation.harm(enemy.id(), enemy.cube(), id, at);
        }
        return value + 0.3 * most - 0.15 * danger;
    }

    private static boolean held(Position p, ModelId by, Cube goal) {
        for (Model m : p.models())
            if (m.id().side() == by.side()
                    && m.inPlay()
                    && !m.id().equals(by)
                    && m.cube().equals(goal)) return true;
        return false;
    }

    private double move(Position p, ModelId id, int steps) {
        Model m = model(p, id);
        if (!m.inPlay()) return 0.5;
        double best = 0.05;
        for (ObjectiveGoal goal : goals) {
            int far = goal.routes().from(m.cube());
            if (far == 0) return 0;
            double gain = goal.closeness(Math.max(0, far - steps)) - goal.closeness(far) + (far <= steps ? 1 : 0);
            best = Math.max(best, 0.5 * goal.worth() * gain);
        }
        return best;
    }
}
