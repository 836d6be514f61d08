package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How a playthrough is played: all that stands above {@code begin}, word by word, and what it means. */
record Recipe(
        Vector<String> lines,
        Option<String> scenario,
        BotRegistry bots,
        String botA,
        String botB,
        long seed,
        Script script) {
    Bot bot(Side side, Rules rules) {
        String name = side == Side.A ? botA : botB;
        return name.equals(CuriousBot.NAME)
                ? CuriousBot.of(seed, side)
                : bots.named(name, seed, side, rules).get();
    }

    /** The first state, or why there is none. */
    Either<String, GameState> begin(Rules rules, Registry registry) {
        Option<Scenario> found = scenario.flatMap(registry::scenario);
        if (scenario.isDefined() && found.isEmpty())
            return Either.left("the scenario '" + scenario.get() + "' is not known; there are "
                    + registry.scenarios().map(Scenario::name).mkString(", "));
        Stage stage = new Stage(rules, registry.rulesets().head(), found);
        return script.run(stage).map(Playback::state).mapLeft(failure -> "the game does not begin: " + failure);
    }
}
