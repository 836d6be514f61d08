package io.github.deadcube;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A recorded game that was played again, up to the first difference between the record and the engine.
 *
 * <pre>{@code
 * Replay replay = Replay.of(game.save());
 * replay.steps().forEach(step -> System.out.println(step.input() + " " + step.transition().events()));
 * }</pre>
 */
public final class Replay {
    private final RecordSoFar record;
    private final ReplayedRecord played;

    private Replay(RecordSoFar record, ReplayedRecord played) {
        this.record = record;
        this.played = played;
    }

    /**
     * Plays a record of the program itself, with the rules, scenarios and orders that ship.
     *
     * @throws IllegalArgumentException with all errors
     */
    public static Replay of(String record) {
        return Fault.orThrow(read(record, Deadcube.rules(), Shipped.registry()));
    }

    /**
     * Plays a record. Throws only if a rule throws. A torn or damaged last line is left out, and {@link #torn} names
     * it.
     *
     * @param record as {@link Game#save} writes it, of a finished or an unfinished game
     * @param registry the meaning of the names in the record
     * @return the game; or all errors of the record, and the names that the registry does not know
     */
    public static Either<Seq<Fault>, Replay> read(String record, Rules rules, Registry registry) {
        return RecordSoFar.read(record)
                .flatMap(soFar ->
                        new Verifier(rules, registry).replay(soFar.record()).map(played -> new Replay(soFar, played)));
    }

    /** Checks a record of what ships ({@link Shipped#registry}), as {@link #verify(String, Rules, Registry)} does. */
    public static Either<Seq<Fault>, String> verify(String record) {
        return verify(record, Deadcube.rules(), Shipped.registry());
    }

    /**
     * Checks a record: the engine plays each input, and compares the dice with those of the seed, the digest of each
     * state, and the result. Throws only if a rule throws.
     *
     * @return what was checked: the number of inputs, the result, and whether states and dice were compared; or why it
     *     does not verify: errors of the record, a missing end, or the first difference
     */
    public static Either<Seq<Fault>, String> verify(String record, Rules rules, Registry registry) {
        Verdict verdict = new Verifier(rules, registry).verify(record);
        if (verdict instanceof Verdict.Unreadable no)
            return Either.left(no.errors().appendAll(no.first().map(Replay::fault)));
        if (verdict instanceof Verdict.BrokenOff no) return Either.left(Vector.of(no.where()));
        if (verdict instanceof Verdict.Differs no) return Either.left(Vector.of(fault(no.first())));
        return Either.right(verdict.toString());
    }

    private static Fault fault(Verdict.Difference no) {
        return Fault.at(no.line(), 1, Sentence.of("{what}: {fault}", no.what(), no.fault()), "what the engine plays");
    }

    /** The state before the first input. */
    public GameState begin() {
        return played.begin();
    }

    /** Every input with its prompt and its transition, oldest first. */
    public Vector<Transition.Step> steps() {
        return played.steps();
    }

    /** The state after the last step. */
    public GameState state() {
        return played.state();
    }

    /**
     * The state after the first inputs.
     *
     * @param inputs the number of inputs, from 0 to the number of steps
     * @throws IndexOutOfBoundsException if the number is out of this range
     */
    public GameState state(int inputs) {
        return played.state(inputs);
    }

    /** The first difference between the record and the engine; none if there is no difference. */
    public Option<Fault> difference() {
        return played.first().map(Replay::fault);
    }

    /**
     * The record as this engine writes it: with its format, digests and rules, and all inputs up to the first
     * difference. A finished or an unfinished game, as {@link Game#save} writes it.
     */
    public String save() {
        return Recorder.rewritten(record, played);
    }

    /**
     * The ruleset with which the game was recorded, such as {@code deadzone-3 v1}; this engine may have used a later
     * version of it.
     */
    public String ruleset() {
        return record.record().ruleset();
    }

    /** The recorded inputs, also those after the first difference. */
    public Vector<Input> inputs() {
        return record.record().inputs().map(RecordedInput::input);
    }

    /** The torn or damaged last line, which was left out; none if all lines were complete. */
    public Option<Fault> torn() {
        return record.torn();
    }

    /** The result in words; none if the game is unfinished. */
    public Option<String> result() {
        return record.record().result();
    }

    /** The seed of all dice and shuffles; none if they have no seed. */
    public Option<Long> seed() {
        return record.record().seed();
    }

    /**
     * Whether looks at hidden item tokens may have been taken back. A side may then have repeated a choice with more
     * knowledge.
     */
    public boolean undoesLooks() {
        return record.record().undoesLooks();
    }

    /**
     * The version of the digests. States are compared only if this is {@link GameState#DIGEST_VERSION}; otherwise a
     * replay still checks that every input is legal.
     */
    public int digestVersion() {
        return record.record().digestVersion();
    }
}
