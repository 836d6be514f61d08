package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The result of a {@link Verifier}. */
public sealed interface Verdict {
    private static String dice(Option<Long> seed) {
        return seed.map(number -> "; the dice are those of seed " + number)
                .getOrElse("; the dice were not checked, for there is no seed");
    }

    private static String states(Option<Integer> otherDigests, Option<String> otherRules) {
        return otherDigests
                        .map(version -> "; the states were not compared, for their digests have version " + version
                                + ", not " + GameState.DIGEST_VERSION)
                        .getOrElse("")
                + otherRules.map(rules -> "; it was recorded with " + rules).getOrElse("");
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
        public String toString() {
            return "verified: " + inputs + " inputs, " + result.getOrElse("unfinished")
                    + (undoesLooks ? "; looks at item tokens may have been undone" : "")
                    + dice(seed)
                    + states(otherDigests, otherRules)
                    + viewer.map(who -> "; it was written for " + who
                                    + ", and item tokens that are hidden from it may be others")
                            .getOrElse("");
        }
    }

    /** The record has no errors, but the engine plays the game differently. */
    record Differs(Difference first) implements Verdict {
        @Override
        public String toString() {
            return first.toString();
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
        public String toString() {
            return where
                    + Unreadable.replayed(inputs)
                    + (inputs > 0 ? dice(seed) + states(otherDigests, otherRules) : "");
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
        public String toString() {
            return errors.mkString("\n")
                    + first.map(d -> "\n" + d).getOrElse("")
                    + replayed(inputs)
                    + (inputs > 0 ? states(otherDigests, otherRules) : "");
        }

        private static String replayed(int inputs) {
            return inputs > 0 ? "\nthe first " + inputs + " inputs verify" : "";
        }
    }

    /**
     * A difference between a record and the engine.
     *
     * @param what the content of the line, for example {@code input 17, A1 activate}
     * @param recorded the digest in the record; none for a result line, and if digests were not compared
     * @param found the digest of the engine's state; none if the engine refused the input
     */
    public record Difference(int line, Sentence what, Sentence fault, Option<Long> recorded, Option<Long> found) {
        /** {@code line 70: input 17, A1 activate: another state; recorded is digest 0123…, found 4567…}. */
        @Override
        public String toString() {
            return "line " + line + ": " + words();
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
