package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** A recorded random game, which depends only on its seed. */
final class Walk {
    static final Rules RULES = Deadcube.rules();

    private static final Script.Runner RUNNER = Script.Runner.standard().with(Shipped.ruleset());

    private final GameState beginning;
    private final RandomPlay play;
    private final List<Input> inputs = new ArrayList<>();

    private Walk(GameState beginning, SplitMix64 chance) {
        this.beginning = beginning;
        this.play = RandomPlay.from(RULES, beginning, chance);
    }

    /** Returns a game of shipped teams. Half of the games start as usual, half in contact. */
    static Walk of(long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        return new Walk(seed % 2 == 0 ? Contact.beginning(seed / 2) : Contact.random(chance), chance);
    }

    static Walk from(GameState state, SplitMix64 chance) {
        return new Walk(state, chance);
    }

    RandomPlay play() {
        return play;
    }

    GameState state() {
        return play.state();
    }

    List<Input> inputs() {
        return inputs;
    }

    Input step() {
        Input input = play.answer();
        inputs.add(input);
        play.give(input);
        return input;
    }

    PlayedState played() {
        return new PlayedState(RUNNER, beginning, Vector.ofAll(inputs), play.state());
    }

    static List<Choice> options(Prompt.Decision decision) {
        List<Choice> options = new ArrayList<>();
        decision.offers().forEach(options::add);
        return options;
    }
}
