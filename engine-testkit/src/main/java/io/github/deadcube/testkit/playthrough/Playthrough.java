package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.match.Spectator;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A whole game as text; the package shows what it looks like.
 *
 * <pre>{@code
 * Playthrough kept = Playthrough.read(text, Bots.registry()).get();
 * assertThat(kept.compare(rules, Shipped.registry())).isEmpty();
 * }</pre>
 */
public final class Playthrough {
    private final Recipe recipe;
    private final Vector<InputBlock> blocks;

    Playthrough(Recipe recipe, Vector<InputBlock> blocks) {
        this.recipe = recipe;
        this.blocks = blocks;
    }

    /**
     * Reads a playthrough. Never throws. Time and memory grow with the length of the text, the stack does not; {@link
     * io.github.deadcube.core.support.TextBounds} says how long a text and its lines may be.
     *
     * @param text what {@link #again} has written; or the part of it above {@code begin}, of something to be played for the
     *     first time
     * @param bots the bots that the text may name, beside {@code curious}
     * @return the playthrough, or everything that cannot be read, in the order of the lines
     */
    public static Either<Seq<TextError>, Playthrough> read(String text, BotRegistry bots) {
        return new PlaythroughReader(bots).read(text);
    }

    /**
     * Where it begins.
     *
     * @param rules the engine
     * @param registry whose first ruleset it is played by, and which knows its scenario
     * @return the first state; or why the game does not begin
     */
    public Either<String, GameState> begin(Rules rules, Registry registry) {
        return recipe.begin(rules, registry);
    }

    /**
     * What was answered.
     *
     * @return every input in order
     */
    public Vector<Input> inputs() {
        return blocks.flatMap(InputBlock::input);
    }

    /**
     * Answers as it was answered, and compares what the engine asks and tells.
     *
     * @param rules the engine
     * @param registry whose first ruleset it is played by, and which knows its scenario
     * @return the first difference; if nothing but digests differs, the first of those
     */
    public Option<PlaythroughDifference> compare(Rules rules, Registry registry) {
        return begin(rules, registry)
                .fold(
                        fault -> Option.some(PlaythroughDifference.atTheBeginning(fault)),
                        begin -> new Comparison(rules, begin).with(blocks));
    }

    /**
     * Plays the game anew, with its bots and its seed.
     *
     * @param rules the engine
     * @param registry whose first ruleset it is played by, and which knows its scenario
     * @return what is to be kept in place of the text that was read; or why the game does not begin
     */
    public Either<String, String> again(Rules rules, Registry registry) {
        return begin(rules, registry).map(begin -> {
            Writing writing = new Writing(rules, begin);
            Match match = Match.between(
                    rules, begin, recipe.bot(Side.A, rules), recipe.bot(Side.B, rules), SeededDice.of(recipe.seed()));
            match.watchedBy(writing).play();
            return recipe.lines().appendAll(writing.ended()).mkString("", "\n", "\n");
        });
    }

    /**
     * Tells the game anew, with the inputs that were kept: for when the engine tells more of the same game.
     *
     * @param rules the engine
     * @param registry whose first ruleset it is played by, and which knows its scenario
     * @return what is to be kept in place of the text that was read; or why the game does not begin
     * @throws IllegalArgumentException if one of the inputs is refused
     */
    public Either<String, String> retold(Rules rules, Registry registry) {
        return begin(rules, registry).map(begin -> {
            Writing writing = new Writing(rules, begin);
            GameState state = begin;
            for (Input input : inputs()) {
                Transition transition = rules.play(state, input);
                writing.saw(input, transition);
                state = transition.state();
            }
            return recipe.lines().appendAll(writing.ended()).mkString("", "\n", "\n");
        });
    }

    /** Writes block by block. */
    private static final class Writing implements Spectator {
        private final Rules rules;
        private Vector<String> lines;
        private Prompt asked;
        private int inputs;

        Writing(Rules rules, GameState begin) {
            this.rules = rules;
            this.lines = Transcript.begin(begin);
            this.asked = rules.prompt(begin);
        }

        @Override
        public void saw(Input input, Transition transition) {
            inputs++;
            lines = lines.appendAll(Transcript.block(inputs, asked, input, transition));
            asked = rules.prompt(transition.state());
        }

        Vector<String> ended() {
            return lines.append(Transcript.asked(inputs + 1, asked));
        }
    }
}
