package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import net.jqwik.api.Example;

/**
 * Bots play every pair of shipped strike teams, with every edition, on every battlefield, to the end. No prompt has too
 * many options.
 */
class AllPairsTest {
    /** A search chooses badly, but plays all games. */
    private static final Budget FEW = Budget.iterations(3);

    private static final Rules RULES = Deadcube.rules();
    /** Random games of many seeds had at most 259 options, in an activation with many targets. */
    private static final int WIDEST = 350;

    private static final int TOLD = 10;

    private record Width(int options, String of) {
        static Width wider(Width one, Width other) {
            return other.options() > one.options() ? other : one;
        }
    }

    /** Each bot plays against each bot. */
    @Example
    void everyBotPlaysToTheEnd() {
        int games = Level.tries(AllPairsTest.class, "everyBotPlaysToTheEnd", 9, AllPairs.GAMES);
        long seed = Level.seed(AllPairsTest.class, "everyBotPlaysToTheEnd");
        for (int i = 0; i < games; i++) {
            Setup setup = AllPairs.game(i);
            String one = Bots.NAMES.get(i % Bots.NAMES.size());
            String other = Bots.NAMES.get(i / Bots.NAMES.size() % Bots.NAMES.size());
            Match match = Match.between(
                            RULES,
                            RULES.start(setup).get(),
                            Bots.named(one, seed + i, Side.A, RULES).get(),
                            Bots.named(other, seed + i, Side.B, RULES).get(),
                            SplitMix64.dice(seed + i))
                    .withBudget(FEW);
            match.play();
            assertThat(match.state().position().result())
                    .as(AllPairs.name(setup))
                    .isNotEmpty();
        }
    }

    /** Plays at random, and lists the largest prompts of each kind, the largest first. */
    @Example
    void noPromptIsWide() {
        int games = Level.tries(AllPairsTest.class, "noPromptIsWide", 63, 20 * AllPairs.GAMES);
        long seed = Level.seed(AllPairsTest.class, "noPromptIsWide");
        TreeMap<String, Width> widest = TreeMap.empty();
        for (int i = 0; i < games; i++) {
            Setup setup = AllPairs.game(i);
            RandomPlay play = RandomPlay.from(RULES, RULES.start(setup).get(), seed + i);
            while (!play.over()) {
                if (play.prompt() instanceof Prompt.Decision decision)
                    widest = widest.put(
                            decision.purpose().toString(),
                            new Width(decision.options().size(), AllPairs.name(setup)),
                            Width::wider);
                play.give(play.answer());
            }
        }
        Vector<String> report = widest.toVector()
                .sortBy(entry -> -entry._2().options())
                .take(TOLD)
                .map(entry -> entry._2().options() + " options of " + entry._1() + ": "
                        + entry._2().of());
        System.out.println(report.mkString("The widest prompts:\n  ", "\n  ", ""));
        assertThat(widest.values().toVector())
                .allSatisfy(width -> assertThat(width.options()).as(width.of()).isLessThanOrEqualTo(WIDEST));
    }
}
