package io.github.deadcube.testkit.endings;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.duel.PairedGames.Player;
import io.github.deadcube.testkit.perft.Solver;
import io.github.deadcube.testkit.script.Script;
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
        for (Puzzle puzzle : puzzles) {
            Solver solver = Solver.ofWins(rules);
            for (int i = puzzle.number() - 1; i < count; i += puzzles.size()) {
                GameState state = decision(puzzle.state(), i);
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
            done.accept(puzzle.number() / (double) puzzles.size());
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

    /**
     * A position in which one choice wins more often than each other one, for the side that chooses.
     *
     * @param number from 1 upward
     */
    public record Puzzle(int number, Script script, Choice best) {
        private static final String FILE = "puzzles.txt";
        private static final String HEADING = "puzzle\n";
        private static final String BEST = "best ";

        /** The puzzles that ship. */
        public static Vector<Puzzle> shipped() {
            String text = TextFile.packaged(Puzzle.class.getResourceAsStream(FILE), FILE);
            return Vector.of(text.split(HEADING, -1)).tail().zipWithIndex((one, before) -> read(before + 1, one));
        }

        /** A script and a line with the best choice. */
        private static Puzzle read(int number, String text) {
            int end = text.indexOf(BEST);
            return new Puzzle(number, Script.of(text.substring(0, end)), (Choice)
                    Input.read(text.substring(end + BEST.length()).strip())
                            .getOrElseThrow(faults -> new IllegalStateException("puzzle " + number + ": " + faults)));
        }

        /** The position. */
        public GameState state() {
            return script.run(Script.Runner.standard())
                    .getOrElseThrow(failure -> new IllegalStateException("puzzle " + number + ": " + failure))
                    .state();
        }

        /** The name of the edition whose rules it has, such as {@code revised}. */
        public String edition() {
            String ruleset = state().position().game().setup().ruleset().name();
            return Deadcube.editions()
                    .find(name -> Deadcube.edition(name).get().name().equals(ruleset))
                    .get();
        }
    }
}
