package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Adviser.Opinion;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A bot that plays to win and looks one action ahead. It applies the rules to each choice, weighs tests with their
 * exact chances, and takes the choice with the highest expected VP. It draws between equal choices. It ignores the
 * reply of the other side and guesses hidden tokens. Use one bot for each match.
 */
final class SimpleBot implements Bot {
    private final SplitMix64 chance;
    private final Side side;
    private final Rules rules;
    private Option<Adviser> adviser = Option.none();

    SimpleBot(SplitMix64 chance, Side side, Rules rules) {
        this.chance = chance;
        this.side = side;
        this.rules = rules;
    }

    @Override
    public Choice choose(PlayerView view, Prompt.Decision decision) {
        Vector<Choice> options = decision.options();
        if (options.size() == 1) return options.head();
        GameState state = view.completed(chance.order(view.toShuffle().things()));
        options.forEach(Agreement.of(state.position())::check);
        Position position = state.position();
        if (!adviser.exists(known -> known.evaluation().isFor(position)))
            adviser = Option.some(new Adviser(rules, Evaluation.at(position)));
        return Opinion.best(adviser.get().opinions(state, decision, options), chance)
                .choice();
    }

    @Override
    public Bot copy() {
        SimpleBot copy = new SimpleBot(chance.copy(), side, rules);
        copy.adviser = adviser.map(Adviser::copy);
        return copy;
    }
}
