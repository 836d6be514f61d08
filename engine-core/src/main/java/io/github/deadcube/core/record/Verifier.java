package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordReader.Reading;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;

/**
 * Replays records.
 *
 * <pre>{@code
 * Verdict verdict = new Verifier(Deadcube.rules(), registry).verify(text);
 * }</pre>
 *
 * @param dice creates dice from a seed
 */
public record Verifier(Rules rules, Registry registry, LongFunction<Dice.Source> dice) {
    /** A verifier for records with a seed of {@link SplitMix64}, or without a seed. */
    public Verifier(Rules rules, Registry registry) {
        this(rules, registry, SplitMix64::dice);
    }

    /**
     * Reads and replays a record. Throws only if the engine throws. Digests of another version are not compared, and
     * the verdict says so. The states of an earlier version of the rules are compared from the first one on, which is
     * taken as it is.
     */
    public Verdict verify(String text) {
        Reading reading = RecordReader.reading(text);
        if (reading.readable().isEmpty())
            return new Verdict.Unreadable(
                    reading.errors(rules, registry), 0, Option.none(), Option.none(), Option.none());
        GameRecord record = reading.readable().get();
        Either<Seq<Fault>, Setup> setup = record.head().setup(registry);
        if (setup.isLeft())
            return new Verdict.Unreadable(
                    reading.errors()
                            .appendAll(setup.getLeft())
                            .sortBy(e -> e.where().line()),
                    0,
                    Option.none(),
                    record.otherDigests(),
                    Option.none());
        Option<String> earlier = record.otherRules(setup.get());
        Either<Difference, ReplayedRecord> replay =
                new Replaying(rules, record, record.seed().map(dice::apply)).replayed(setup.get());
        int inputs = replay.map(played -> played.steps().size()).getOrElse(0);
        Option<Difference> first = replay.fold(Option::some, ReplayedRecord::first);
        if (reading.brokenOff() && first.isEmpty())
            return new Verdict.BrokenOff(
                    reading.errors().head(), inputs, record.seed(), record.otherDigests(), earlier);
        if (reading.errors().nonEmpty() && !reading.brokenOff())
            return new Verdict.Unreadable(reading.errors(), inputs, first, record.otherDigests(), earlier);
        return first.<Verdict>map(Verdict.Differs::new)
                .getOrElse(() -> new Verdict.Verified(
                        inputs,
                        record.result(),
                        record.undoesLooks(),
                        record.seed(),
                        record.otherDigests(),
                        earlier,
                        record.viewer()));
    }

    /**
     * The first state, if it is the recorded one; or unknown names, or why the engine refuses the set-up. No input is
     * replayed.
     */
    public Either<Seq<Fault>, GameState> begin(GameRecord record) {
        return record.head().setup(registry).flatMap(setup -> replaying(record).begin(setup));
    }

    /**
     * Replays a game up to the first difference, with the recorded rolls as they are; {@link #verify} compares them
     * with the dice of the seed.
     */
    public Either<Seq<Fault>, ReplayedRecord> replay(GameRecord record) {
        return replay(record, UnaryOperator.identity());
    }

    /** The same with other rules: {@code changed} changes the ruleset of the game, after the options of the record. */
    public Either<Seq<Fault>, ReplayedRecord> replay(GameRecord record, UnaryOperator<Ruleset> changed) {
        return record.head().setup(registry).flatMap(setup -> {
            Replaying replaying = replaying(record);
            return replaying
                    .begin(setup.withRuleset(changed.apply(setup.ruleset())))
                    .map(replaying::played);
        });
    }

    private Replaying replaying(GameRecord record) {
        return new Replaying(rules, record, Option.none());
    }

    private static final class Replaying {
        private final Rules rules;
        private final GameRecord record;
        private final Option<Dice.Source> dice;
        private final boolean compares;

        private Vector<Transition.Step> steps = Vector.empty();
        /**
         * The difference between the recorded and the computed digests, before mixing. It is the same in the whole
         * game.
         */
        private long shift;

        /** @param dice the dice to compare with the recorded ones; none if the record has no seed */
        Replaying(Rules rules, GameRecord record, Option<Dice.Source> dice) {
            this.rules = rules;
            this.record = record;
            this.dice = dice;
            this.compares = record.otherDigests().isEmpty();
        }

        /** Left if the first state differs. */
        Either<Difference, ReplayedRecord> replayed(Setup setup) {
            return start(setup)
                    .mapLeft(faults ->
                            firstState(Sentence.of("refused: {faults}", Sentence.several(faults)), Option.none()))
                    .flatMap(begin -> compared(begin, setup))
                    .map(this::played);
        }

        /** The first state, if it is the recorded one; the errors of {@link Verifier#begin}. */
        Either<Seq<Fault>, GameState> begin(Setup setup) {
            return start(setup)
                    .flatMap(begin -> compared(begin, setup)
                            .mapLeft(no -> Vector.of(Fault.at(no.line(), 1, no.words(), "what the rules begin with"))));
        }

        private Either<Seq<Fault>, GameState> start(Setup setup) {
            return record.head().begun(setup, rules);
        }

        private Either<Difference, GameState> compared(GameState begin, Setup setup) {
            long digest = RecordFormat.begun(begin.digest(), record.seed());
            if (record.otherRules(setup).isDefined())
                shift = RecordFormat.unmixed(RecordFormat.state(record.digest(), record.seed()))
                        - RecordFormat.unmixed(begin.digest());
            else if (compares && digest != record.digest())
                return Either.left(firstState("another one, or another seed", Option.some(digest)));
            return Either.right(begin);
        }

        private Difference firstState(CharSequence fault, Option<Long> digest) {
            return different(record.begin().line(), "the set-up", fault, record.digest(), digest);
        }

        ReplayedRecord played(GameState begin) {
            GameState state = begin;
            for (RecordedInput recorded : record.inputs()) {
                Prompt prompt = rules.prompt(state);
                Option<Input> rolled = dice.flatMap(d -> d.answer(prompt));
                Either<Rejection, Transition> next = rules.apply(state, recorded.input());
                Option<Long> digest = next.toOption()
                        .filter(t -> compares)
                        .map(t -> recorded(t.state().digest()));
                Option<Sentence> fault = rolled.filter(input -> !input.equals(recorded.input()))
                        .map(input -> Sentence.of(
                                "seed {seed} gives {dice}", record.seed().get(), input))
                        .orElse(next.swap().toOption().map(no -> Sentence.of("refused by {rejection}", no)))
                        .orElse(Option.when(
                                compares && !digest.contains(recorded.digest()), Sentence.of("another state")));
                if (fault.isDefined())
                    return new ReplayedRecord(
                            begin,
                            steps,
                            Option.some(different(
                                    recorded.line(),
                                    Sentence.of("input {number}, {input}", recorded.number(), recorded.input()),
                                    fault.get(),
                                    recorded.digest(),
                                    digest)));
                steps = steps.append(new Transition.Step(prompt, recorded.input(), next.get()));
                state = next.get().state();
            }
            return new ReplayedRecord(begin, steps, ending(rules.prompt(state)));
        }

        /** The digest that the record must have for a state of this engine. */
        private long recorded(long digest) {
            return shift == 0 ? digest : RecordFormat.mixed(RecordFormat.unmixed(digest) + shift);
        }

        private Option<Difference> ending(Prompt prompt) {
            String found = prompt instanceof Prompt.Finished finished
                    ? finished.result().toString()
                    : RecordFormat.UNFINISHED;
            return record.ending()
                    .filter(line -> !line.text().equals(found))
                    .map(line -> new Difference(
                            line.line(),
                            Sentence.of("the result"),
                            Sentence.of("{recorded}; found {found}", line.text(), found),
                            Option.none(),
                            Option.none()));
        }

        private Difference different(
                int line, CharSequence what, CharSequence fault, long recorded, Option<Long> found) {
            return new Difference(line, Sentence.of(what), Sentence.of(fault), Option.when(compares, recorded), found);
        }
    }

    /**
     * The replay of a recorded game, from the oldest step up to the first difference between the record and the engine.
     */
    public record ReplayedRecord(GameState begin, Vector<Step> steps, Option<Difference> first) {
        public GameState state() {
            return state(steps.size());
        }

        /** The state after the first inputs: 0 to the number of steps. */
        public GameState state(int inputs) {
            if (inputs < 0 || inputs > steps.size())
                throw new IndexOutOfBoundsException(
                        "the game has states after 0 to " + steps.size() + " inputs, not after " + inputs);
            return inputs == 0 ? begin : steps.get(inputs - 1).transition().state();
        }

        /**
         * Repeats the rolls and shuffles of the game with new dice of its seed, and returns these, ready for the next
         * roll.
         */
        public Dice.Source advanced(Dice.Source dice) {
            steps.map(Step::prompt).forEach(dice::answer);
            return dice;
        }
    }
}
