package io.github.deadcube.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/**
 * A slow reference: the engine plays an attack to its end with every distinct roll. Equal states are merged.
 */
final class EveryRoll {
    /** States below this probability are dropped. Their sum is the missing probability. */
    private static final double UNLIKELY = 1e-6;

    private final Rules rules = Deadcube.rules();
    private final boolean fightBack;
    private final ToIntFunction<GameState> outcome;
    private final TreeMap<Integer, Double> ended = new TreeMap<>();
    private TreeMap<Long, Way> open = new TreeMap<>();

    /** A state and its probability. */
    private record Way(GameState state, double chance) {}

    private EveryRoll(boolean fightBack, ToIntFunction<GameState> outcome) {
        this.fightBack = fightBack;
        this.outcome = outcome;
    }

    /** Returns the probability of each outcome of an attack. */
    static Map<Integer, Double> of(
            GameState state, Choice attack, boolean fightBack, ToIntFunction<GameState> outcome) {
        EveryRoll all = new EveryRoll(fightBack, outcome);
        all.settle(all.rules.play(state, attack).state(), 1);
        while (!all.open.isEmpty()) {
            TreeMap<Long, Way> now = all.open;
            all.open = new TreeMap<>();
            for (Way way : now.values()) if (way.chance() > UNLIKELY) all.roll(way);
        }
        return all.ended;
    }

    private void roll(Way way) {
        Prompt.DiceRequest request = (Prompt.DiceRequest) rules.prompt(way.state());
        for (Chance chance : request.outcomes())
            settle(rules.play(way.state(), chance.dice()).state(), way.chance() * chance.probability());
    }

    /** Plays until the next roll or the end of the attack. */
    private void settle(GameState state, double chance) {
        GameState at = state;
        while (rules.prompt(at) instanceof Prompt.Decision decision) {
            if (decision.purpose() == Purpose.ACTIVATION || decision.purpose() == Purpose.TURN) {
                ended.merge(outcome.applyAsInt(at), chance, Double::sum);
                return;
            }
            at = rules.play(at, answer(decision)).state();
        }
        if (rules.prompt(at) instanceof Prompt.Finished) ended.merge(outcome.applyAsInt(at), chance, Double::sum);
        else
            open.merge(
                    at.digest(),
                    new Way(at, chance),
                    (some, more) -> new Way(some.state(), some.chance() + more.chance()));
    }

    /** Chooses the first weapon, all re-rolls, and to fight back or not. */
    private Choice answer(Prompt.Decision decision) {
        if (decision.purpose() == Purpose.REROLL) return decision.options().last();
        if (decision.purpose() == Purpose.FIGHT_BACK)
            return decision.options()
                    .find(option -> option instanceof Choice.FightBack == fightBack)
                    .get();
        return decision.options().head();
    }

    /** Returns the probability of the dropped states. */
    static double missing(Map<Integer, Double> outcomes) {
        return 1 - outcomes.values().stream().mapToDouble(chance -> chance).sum();
    }

    static double chance(Map<Integer, Double> outcomes, int value) {
        Double chance = outcomes.get(value);
        return chance == null ? 0 : chance;
    }
}
