package io.github.deadcube.web;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** A quick game of bots with its analysis. */
final class AnalysedGame {
    private AnalysedGame() {}

    /** The page of it, as {@code analyse --html} writes it. */
    static String page() {
        Rules rules = Deadcube.rules();
        GameState begin = rules.start(Shipped.setup(Deadcube.ruleset())).get();
        List<Input> inputs = new ArrayList<>();
        Match.between(rules, begin, Bots.fast(1, Side.A), Bots.fast(2, Side.B), SplitMix64.dice(3))
                .watchedBy((input, transition) -> inputs.add(input))
                .play();
        GameAnalysis analysis = GameAnalysis.of(rules, begin, 1, Vector.ofAll(inputs), 30, done -> {});
        return SinglePage.ofAnalysedGame(
                "A game", rules, begin, analysis, number -> "deadcube play " + number, Language.ENGLISH);
    }
}
