package io.github.deadcube.spark;

import io.github.deadcube.testkit.bot.Bots;
import io.vavr.collection.Vector;
import java.util.List;
import picocli.CommandLine.Option;

/** The bots that play, and their budget. */
final class BotOptions {
    private static final String USUAL = "simple";

    @Option(
            names = "--bots",
            split = ",",
            defaultValue = USUAL + "," + USUAL,
            paramLabel = "BOT",
            description = "The bots of side A and side B; default ${DEFAULT-VALUE}.")
    private List<String> bots = List.of(USUAL, USUAL);

    @Option(
            names = "--iterations",
            defaultValue = "0",
            description = "The budget of a decision; default: the bot decides.")
    private int iterations;

    GamePlan plan(PlanOptions games) {
        return new GamePlan(
                games.seed(),
                bots.get(0),
                bots.get(1),
                List.copyOf(games.editions()),
                List.copyOf(games.scenarios()),
                iterations);
    }

    Vector<String> faults() {
        Vector<String> known = Bots.registry().names();
        Vector<String> faults = Vector.ofAll(bots)
                .reject(known::contains)
                .map(bot -> "--bots: no bot is called '" + bot + "'; there are " + known.mkString(", "));
        if (bots.size() != 2) faults = faults.append("--bots takes two names, such as simple,simple");
        return iterations < 0 ? faults.append("--iterations takes a number from 0 upward") : faults;
    }
}
