package io.github.deadcube.testkit.endings;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.duel.PairedGames.Player;
import io.github.deadcube.testkit.perft.Solver;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Decisions of random games that begin with the puzzles, and how much worse than best play a bot decides them. The same
 * seed gives the same decisions.
 */
public record Endings(Rules rules, int count, long seed) {
    /**
     * How well a bot decides.
     *
     * @param mean the chance to win that a choice loses on average against best play, 0 to 1
     * @param most the greatest such loss
     * @param best how many choices are among the best
     */
    public record Judgement(int decisions, double mean, double most, int best) {
        private static Judgement of(List<Double> each) {
            Vector<Double> losses = Vector.ofAll(each);
            return new Judgement(
                    losses.size(),
                    losses.isEmpty() ? 0 : losses.fold(0.0, Double::sum) / losses.size(),
                    losses.fold(0.0, Math::max),
                    losses.count(loss -> loss == 0));
        }
    }

    /**
     * Judges several bots by the same decisions; a judgement for each.
     *
     * @param done is called with the part that is done, 0 to 1
     */
    public Vector<Judgement> judge(Vector<Player> players, Budget budget, DoubleConsumer done) {
        Vector<Puzzle> puzzles = Puzzle.shipped();
        Vector<List<Double>> losses = players.map(player -> new ArrayList<>());
        for (int first = 0; first < puzzles.size(); first++) {
            Solver solver = Solver.ofWins(rules);
            for (int i = first; i < count; i += puzzles.size()) {
                GameState state = decision(puzzles.get(first).state(), i);
                Prompt.Decision asked = (Prompt.Decision) rules.prompt(state);
                for (int p = 0; p < players.size(); p++) {
                    Bot bot = players.get(p).bot(seed + i, asked.side());
                    try {
                        Choice choice = bot.choose(state.seenBy(asked.side()), asked, budget);
                        losses.get(p).add(solver.loss(state, choice).doubleValue());
                    } finally {
                        bot.ended();
                    }
                }
            }
            done.accept((first + 1) / (double) puzzles.size());
        }
        return losses.map(Judgement::of);
    }

    /**
     * A decision between two choices or more, drawn from a random game. The puzzle's own position is such a decision,
     * so there is at least one.
     */
    private GameState decision(GameState from, int number) {
        SplitMix64 chance = SplitMix64.stream(seed, number);
        RandomPlay play = RandomPlay.from(rules, from, chance);
        Vector<GameState> decisions = Vector.empty();
        while (!play.over()) {
            if (play.prompt() instanceof Prompt.Decision asked
                    && asked.options().size() > 1) decisions = decisions.append(play.state());
            play.give(play.answer());
        }
        return decisions.get(chance.below(decisions.size()));
    }
}
