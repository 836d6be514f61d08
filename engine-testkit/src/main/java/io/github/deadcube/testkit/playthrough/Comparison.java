package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One replay of a playthrough, up to the first difference that is more than a digest. */
final class Comparison {
    private static final String NOTHING = "(nothing)";

    private final Rules rules;
    private GameState state;
    private int inputs;
    private Option<PlaythroughDifference> digest = Option.none();

    Comparison(Rules rules, GameState begin) {
        this.rules = rules;
        this.state = begin;
    }

    Option<PlaythroughDifference> with(Vector<InputBlock> blocks) {
        if (blocks.isEmpty()) return Option.some(PlaythroughDifference.atTheBeginning("nothing has been played yet"));
        Option<PlaythroughDifference> found = compare(blocks.head(), Transcript.begin(state));
        for (InputBlock block : blocks.tail()) {
            if (found.isDefined()) return found;
            found = block.input()
                    .map(input -> answered(block, input))
                    .getOrElse(() -> compare(block, Vector.of(Transcript.asked(inputs + 1, rules.prompt(state)))));
        }
        boolean whole = blocks.last().input().isEmpty() && blocks.size() > 1;
        return found.orElse(() -> whole ? Option.none() : goesOn(blocks.last())).orElse(digest);
    }

    private Option<PlaythroughDifference> answered(InputBlock block, Input input) {
        Prompt prompt = rules.prompt(state);
        Either<Rejection, Transition> next = rules.apply(state, input);
        inputs++;
        Option<PlaythroughDifference> found = compare(
                block,
                next.fold(
                        no -> Vector.of(block.lines().head(), Transcript.INDENT + "refused by " + no),
                        transition -> Transcript.block(inputs, prompt, input, transition)));
        next.forEach(transition -> state = transition.state());
        return found;
    }

    private Option<PlaythroughDifference> goesOn(InputBlock last) {
        return compare(
                new InputBlock(last.line() + last.lines().size(), Vector.of(NOTHING), Option.none()),
                Vector.of(Transcript.asked(inputs + 1, rules.prompt(state))));
    }

    /** A digest that differs is kept in mind; it is told if nothing else does. */
    private Option<PlaythroughDifference> compare(InputBlock block, Vector<String> came) {
        int same = block.lines()
                .zip(came)
                .takeWhile(both -> both._1.equals(both._2))
                .size();
        if (same == block.lines().size() && same == came.size()) return Option.none();
        String expected = block.lines().drop(same).headOption().getOrElse(NOTHING);
        String found = came.drop(same).headOption().getOrElse(NOTHING);
        PlaythroughDifference difference =
                PlaythroughDifference.before(rules, state, block.line() + same, block.what(), expected, found);
        boolean digests = expected.startsWith(Transcript.DIGEST) && found.startsWith(Transcript.DIGEST);
        if (!digests) return Option.some(difference);
        digest = digest.orElse(Option.some(difference));
        return Option.none();
    }
}
