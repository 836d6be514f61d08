package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.duel.CuriousBot;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.playthrough.Playthrough.Difference.Comparison;
import io.github.deadcube.testkit.playthrough.Transcript.InputBlock;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/**
 * A whole game as text; the package shows the format.
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
     * Reads a playthrough. Never throws. Time and memory grow with the length of the text; stack depth does not. {@link
     * io.github.deadcube.core.support.TextBounds} has the limits of a text and its lines.
     *
     * @param text a text from {@link #replayWithBots}, or only the part above {@code begin} for a game that is played
     *     for the first time
     * @param bots the bots that the text may name, in addition to {@code curious}
     */
    public static Either<Seq<Fault>, Playthrough> read(String text, BotRegistry bots) {
        return new PlaythroughReader(bots).read(text);
    }

    /**
     * The first state, by the registry's first ruleset, in a scenario that the registry knows; or the reason why the
     * game does not begin.
     */
    public Either<String, GameState> begin(Rules rules, Registry registry) {
        return recipe.begin(rules, registry);
    }

    public Vector<Input> inputs() {
        return blocks.flatMap(InputBlock::input);
    }

    /**
     * Gives the recorded answers and compares prompts and events. Returns the first difference; if only digests differ,
     * the first of those.
     */
    public Option<Difference> compare(Rules rules, Registry registry) {
        return begin(rules, registry)
                .fold(
                        fault -> Option.some(Difference.atTheBeginning(fault)),
                        begin -> new Comparison(rules, begin).with(blocks));
    }

    /**
     * Plays the game again, with its bots and its seed. Returns the new text that replaces the one that was read, or
     * the reason why the game does not begin.
     */
    public Either<String, String> replayWithBots(Rules rules, Registry registry) {
        return begin(rules, registry).map(begin -> {
            Writing writing = new Writing(rules, begin);
            Match match = Match.between(
                    rules, begin, recipe.bot(Side.A, rules), recipe.bot(Side.B, rules), SplitMix64.dice(recipe.seed()));
            match.watchedBy(writing).play();
            return recipe.lines().appendAll(writing.ended()).mkString("", "\n", "\n");
        });
    }

    /**
     * Replays the recorded inputs, for an engine that reports more events of the same game. Returns the same as {@link
     * #replayWithBots}.
     *
     * @throws IllegalArgumentException if one of the inputs is refused
     */
    public Either<String, String> replayInputs(Rules rules, Registry registry) {
        return begin(rules, registry).map(begin -> {
            Writing writing = new Writing(rules, begin);
            GameState state = begin;
            for (Input input : inputs()) {
                Transition transition = rules.play(state, input);
                writing.accept(input, transition);
                state = transition.state();
            }
            return recipe.lines().appendAll(writing.ended()).mkString("", "\n", "\n");
        });
    }

    private static final class Writing implements BiConsumer<Input, Transition> {
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
        public void accept(Input input, Transition transition) {
            inputs++;
            lines = lines.appendAll(Transcript.block(inputs, asked, input, transition));
            asked = rules.prompt(transition.state());
        }

        Vector<String> ended() {
            return lines.append(Transcript.asked(inputs + 1, asked));
        }
    }

    /** The part of a playthrough above {@code begin}, as text and as values. */
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

        Either<String, GameState> begin(Rules rules, Registry registry) {
            Option<Scenario> found = scenario.flatMap(registry::scenario);
            if (scenario.isDefined() && found.isEmpty())
                return Either.left("the scenario '" + scenario.get() + "' is not known; there are "
                        + registry.scenarios().map(Scenario::name).mkString(", "));
            Script.Runner runner = new Script.Runner(rules, registry.rulesets().head(), found);
            return script.run(runner).map(Playback::state).mapLeft(failure -> "the game does not begin: " + failure);
        }
    }

    /**
     * The first difference of a replay: the line of the playthrough, its block ({@code input 17}), the expected and the
     * actual text, and the position before it.
     */
    public record Difference(int line, String what, String expected, String came, String before) {
        private static final int WIDTH = 120;

        static Difference atTheBeginning(String fault) {
            return new Difference(1, "the beginning", "a game", fault, "");
        }

        static Difference before(Rules rules, GameState state, int line, String what, String expected, String came) {
            String offers = FailureReport.offers(rules.prompt(state));
            return new Difference(
                    line,
                    what,
                    expected,
                    came,
                    (offers + "\nwhat went on: " + state.describePending() + "\nthe table before it:\n"
                                    + TextDrawing.draw(state.position(), TextStyle.NONE, WIDTH))
                            .strip());
        }

        /** The difference with the position before it. */
        @Override
        public String toString() {
            String digests = came.startsWith(Transcript.DIGEST) ? "nothing but digests differs, from here on\n" : "";
            return "line " + line + ", " + what + "\n" + digests + "expected: " + expected.strip() + "\ncame:     "
                    + came.strip() + "\n" + before;
        }

        /** One replay of a playthrough, up to the first difference that is more than a digest. */
        static final class Comparison {
            private static final String NOTHING = "(nothing)";

            private final Rules rules;
            private GameState state;
            private int inputs;
            private Option<Difference> digest = Option.none();

            Comparison(Rules rules, GameState begin) {
                this.rules = rules;
                this.state = begin;
            }

            Option<Difference> with(Vector<InputBlock> blocks) {
                if (blocks.isEmpty()) return Option.some(Difference.atTheBeginning("nothing has been played yet"));
                Option<Difference> found = compare(blocks.head(), Transcript.begin(state));
                for (InputBlock block : blocks.tail()) {
                    if (found.isDefined()) return found;
                    found = block.input()
                            .map(input -> answered(block, input))
                            .getOrElse(
                                    () -> compare(block, Vector.of(Transcript.asked(inputs + 1, rules.prompt(state)))));
                }
                boolean whole = blocks.last().input().isEmpty() && blocks.size() > 1;
                return found.orElse(() -> whole ? Option.none() : goesOn(blocks.last()))
                        .orElse(digest);
            }

            private Option<Difference> answered(InputBlock block, Input input) {
                Prompt prompt = rules.prompt(state);
                Either<Rejection, Transition> next = rules.apply(state, input);
                inputs++;
                Option<Difference> found = compare(
                        block,
                        next.fold(
                                no -> Vector.of(block.lines().head(), Transcript.INDENT + "refused by " + no),
                                transition -> Transcript.block(inputs, prompt, input, transition)));
                next.forEach(transition -> state = transition.state());
                return found;
            }

            private Option<Difference> goesOn(InputBlock last) {
                return compare(
                        new InputBlock(last.line() + last.lines().size(), Vector.of(NOTHING), Option.none()),
                        Vector.of(Transcript.asked(inputs + 1, rules.prompt(state))));
            }

            /** Remembers the first different digest; it is reported only if nothing else differs. */
            private Option<Difference> compare(InputBlock block, Vector<String> came) {
                int same = block.lines()
                        .zip(came)
                        .takeWhile(both -> both._1.equals(both._2))
                        .size();
                if (same == block.lines().size() && same == came.size()) return Option.none();
                String expected = block.lines().drop(same).headOption().getOrElse(NOTHING);
                String found = came.drop(same).headOption().getOrElse(NOTHING);
                Difference difference =
                        Difference.before(rules, state, block.line() + same, block.what(), expected, found);
                boolean digests = expected.startsWith(Transcript.DIGEST) && found.startsWith(Transcript.DIGEST);
                if (!digests) return Option.some(difference);
                digest = digest.orElse(Option.some(difference));
                return Option.none();
            }
        }
    }
}
