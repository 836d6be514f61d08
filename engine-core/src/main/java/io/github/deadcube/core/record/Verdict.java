package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The result of a {@link Verifier}. */
public sealed interface Verdict extends Told {
    private static Sentence dice(Option<Long> seed) {
        return seed.map(number -> Sentence.of("the dice are those of seed {seed}", number))
                .getOrElse(() -> Sentence.of("the dice were not checked, for there is no seed"));
    }

    private static Vector<Sentence> states(Option<Integer> otherDigests, Option<String> otherRules) {
        return otherDigests
                .map(version -> Sentence.of(
                        "the states were not compared, for their digests have version {version}, not {current}",
                        version,
                        GameState.DIGEST_VERSION))
                .toVector()
                .appendAll(otherRules.map(rules -> Sentence.of("it was recorded with {rules}", rules)));
    }

    private static String lines(Vector<Told> lines, Language language) {
        return lines.map(line -> line.told(language)).mkString("\n");
    }

    /** A line about the inputs that the engine plays as they were recorded; none if there are none. */
    private static Option<Told> replayed(int inputs, Vector<Sentence> facts) {
        return Option.when(
                inputs > 0,
                () -> Sentence.several(facts.prepend(Sentence.of("the first {count} inputs verify", inputs))));
    }

    /**
     * The engine plays the game as it was recorded.
     *
     * @param seed the seed that gave all recorded dice; none if the record has no seed and the dice were not checked
     * @param otherDigests the version of the digests if it is another one than {@link GameState#DIGEST_VERSION}: then
     *     the states were not compared, but all inputs are legal; none if they were compared
     * @param otherRules the ruleset of the record if it is an earlier version of the one that was used; otherwise none
     * @param viewer the viewer that the record was written for: hidden item tokens are possible ones; none for the full
     *     record
     */
    record Verified(
            int inputs,
            Option<String> result,
            boolean undoesLooks,
            Option<Long> seed,
            Option<Integer> otherDigests,
            Option<String> otherRules,
            Option<Viewer> viewer)
            implements Verdict {
        @Override
        public String told(Language language) {
            Sentence played = result.map(end -> Sentence.of("verified: {count} inputs, {result}", inputs, end))
                    .getOrElse(() -> Sentence.of("verified: {count} inputs, unfinished", inputs));
            return Sentence.several(Vector.of(played)
                            .appendAll(Option.when(
                                    undoesLooks, () -> Sentence.of("looks at item tokens may have been undone")))
                            .append(dice(seed))
                            .appendAll(states(otherDigests, otherRules))
                            .appendAll(viewer.map(who -> Sentence.of(
                                    "it was written for {viewer}, and item tokens that are hidden from it may be "
                                            + "others",
                                    who))))
                    .told(language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /** The record has no errors, but the engine plays the game differently. */
    record Differs(Difference first) implements Verdict {
        @Override
        public String told(Language language) {
            return first.told(language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /**
     * The record ends before the game does, for example after an interruption. The engine plays the recorded inputs as
     * they were recorded.
     */
    record BrokenOff(
            Fault where, int inputs, Option<Long> seed, Option<Integer> otherDigests, Option<String> otherRules)
            implements Verdict {
        @Override
        public String told(Language language) {
            Vector<Sentence> facts = states(otherDigests, otherRules).prepend(dice(seed));
            return lines(Vector.<Told>of(where).appendAll(replayed(inputs, facts)), language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /**
     * The text is a damaged record, or not a record: all its errors, and how far the engine plays the readable part as
     * it was recorded.
     */
    record Unreadable(
            Vector<Fault> errors,
            int inputs,
            Option<Difference> first,
            Option<Integer> otherDigests,
            Option<String> otherRules)
            implements Verdict {
        @Override
        public String told(Language language) {
            Vector<Told> found = Vector.<Told>ofAll(errors).appendAll(first);
            return lines(found.appendAll(replayed(inputs, states(otherDigests, otherRules))), language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /**
     * A difference between a record and the engine.
     *
     * @param what the content of the line, for example {@code input 17, A1 activate}
     * @param recorded the digest in the record; none for a result line, and if digests were not compared
     * @param found the digest of the engine's state; none if the engine refused the input
     */
    public record Difference(int line, Sentence what, Sentence fault, Option<Long> recorded, Option<Long> found)
            implements Told {
        @Override
        public String told(Language language) {
            return Sentence.of("line {line}: {difference}", line, words()).told(language);
        }

        /** {@code line 70: input 17, A1 activate: another state; recorded is digest 0123…, found 4567…}. */
        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }

        public Sentence words() {
            if (recorded.isEmpty()) return Sentence.of("{what}: {fault}", what, fault);
            String digest = RecordFormat.digest(recorded.get());
            return found.isEmpty()
                    ? Sentence.of("{what}: {fault}; recorded is digest {digest}", what, fault, digest)
                    : Sentence.of(
                            "{what}: {fault}; recorded is digest {digest}, found {other}",
                            what,
                            fault,
                            digest,
                            RecordFormat.digest(found.get()));
        }
    }
}
