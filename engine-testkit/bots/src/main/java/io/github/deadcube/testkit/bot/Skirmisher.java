package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A bot that chooses at random from a seed, with weights: attacks are likelier than moves, and steps towards enemies
 * and objectives are likelier than other steps. Doing nothing is the least likely. It does not look ahead and plays
 * badly, but its games have much action. Use one bot for each match.
 */
final class Skirmisher implements Bot {
    private final SplitMix64 chance;
    private final List<Choice> options = new ArrayList<>();
    private final Consumer<Choice> each = options::add;
    private int[] weights = new int[64];

    Skirmisher(SplitMix64 chance) {
        this.chance = chance;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        options.clear();
        decision.offers().forEach(each);
        if (weights.length < options.size()) weights = Arrays.copyOf(weights, options.size() * 2);
        Inclination inclination = new Inclination(view.position());
        int sum = 0;
        for (int i = 0; i < options.size(); i++) {
            weights[i] = inclination.towards(options.get(i));
            sum += weights[i];
        }
        int drawn = chance.below(sum);
        int i = 0;
        while (drawn >= weights[i]) drawn -= weights[i++];
        return options.get(i);
    }

    @Override
    public Bot copy() {
        return new Skirmisher(chance.copy());
    }

    /** The weight of each choice of a {@link Skirmisher}, 1 or more. */
    private static final class Inclination {
        private static final int KEEN = 200;
        private static final int WILLING = 40;
        private static final int INDIFFERENT = 15;
        private static final int LOATH = 5;
        private static final int AVERSE = 1;

        private final Position position;
        private final Agreement agreement;
        /** Only steps need them. */
        private final Lazy<Vector<Cube>> objectives;

        Inclination(Position position) {
            this.position = position;
            this.agreement = Agreement.of(position);
            Setup setup = position.game().setup();
            this.objectives = Lazy.of(() -> setup.scenario()
                    .objectives(setup.battlefield())
                    .map(objective -> objective.place(setup.battlefield())));
        }

        int towards(Choice choice) {
            agreement.check(choice);
            if (choice instanceof Choice.SpendDie spend)
                return spend.face() == CommandFace.ORDER ? WILLING : towards(spend.action());
            if (choice instanceof Choice.Step step) return nearer(step);
            if (choice instanceof Choice.Shoot shoot) return shot(shoot);
            if (choice instanceof Choice.Use use) return enemies(use.model(), cube(use.model())) ? KEEN : AVERSE;
            if (choice instanceof Choice.Reroll reroll) return LOATH + WILLING * reroll.dice();
            if (choice instanceof Choice.RerollCommand reroll)
                return reroll.dice().equals(CommandDice.NONE) ? WILLING : LOATH;
            return inclined(choice);
        }

        private static int inclined(Choice choice) {
            if (choice instanceof Choice.Assault || choice instanceof Choice.Attack || choice instanceof Choice.StandUp)
                return KEEN;
            if (choice instanceof Choice.Advance
                    || choice instanceof Choice.Sprint
                    || choice instanceof Choice.Activate
                    || choice instanceof Choice.FightBack) return WILLING;
            if (choice instanceof Choice.EndActivation || choice instanceof Choice.TakeSpot) return AVERSE;
            return choice instanceof Choice.Pass || choice instanceof Choice.EndTurn ? LOATH : INDIFFERENT;
        }

        private int shot(Choice.Shoot shoot) {
            return shoot.shot().target().isCube()
                            && !enemies(
                                    shoot.model(), shoot.shot().target().where().get())
                    ? AVERSE
                    : KEEN;
        }

        /** A step that gets no nearer has a lower weight, but is possible. */
        private int nearer(Choice.Step step) {
            int before = distance(step.model(), cube(step.model()));
            int after = distance(step.model(), step.cube());
            return after < before ? KEEN : after == before ? INDIFFERENT : LOATH;
        }

        /** The distance to the nearest living enemy or objective, in cubes. */
        private int distance(ModelId mover, Cube cube) {
            int least = Integer.MAX_VALUE;
            for (Model other : position.models())
                if (other.inPlay() && other.id().side() != mover.side())
                    least = Math.min(least, cube.range(other.cube()));
            for (Cube objective : objectives.get()) least = Math.min(least, cube.range(objective));
            return least;
        }

        private boolean enemies(ModelId model, Cube cube) {
            for (Model other : position.models())
                if (other.inPlay()
                        && other.id().side() != model.side()
                        && other.cube().equals(cube)) return true;
            return false;
        }

        private Cube cube(ModelId model) {
            return position.model(model).get().cube();
        }
    }
}
