package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.match.RandomPlay;
import io.github.deadcube.testkit.playthrough.CuriousBot;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** Plays one game to its end. */
final class Game {
    private static final int MOST_INPUTS = 20_000;

    private final ScriptRunner runner;
    private final GameState beginning;
    private final RandomPlay play;
    private final List<Input> inputs = new ArrayList<>();

    Game(GameState beginning, SplitMix64 chance) {
        this.runner =
                ScriptRunner.standard().with(beginning.position().game().setup().ruleset());
        this.beginning = beginning;
        this.play = RandomPlay.from(runner.rules(), beginning, chance);
    }

    /** Chooses any option at random. */
    void random(SoakTally tally) {
        while (!play.over()) give(play.answer(), tally);
    }

    /** Chooses the least used option. */
    void curious(CuriousBot bot, SoakTally tally) {
        while (!play.over())
            give(
                    play.prompt() instanceof Prompt.Decision decision
                            ? bot.choose(play.state().seenBy(Side.A), decision)
                            : play.answer(),
                    tally);
    }

    private void give(Input input, SoakTally tally) {
        tally.asked(play.prompt());
        inputs.add(input);
        if (inputs.size() > MOST_INPUTS)
            throw new AssertionError("the game does not end within " + MOST_INPUTS + " inputs");
        tally.answered(input, play.give(input));
    }

    PlayedState played() {
        return new PlayedState(runner, beginning, Vector.ofAll(inputs), play.state());
    }
}
