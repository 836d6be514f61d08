package io.github.deadcube.core.record;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a {@link Verifier} says of a record. */
public sealed interface Verdict {
    private static String dice(Option<Long> seed) {
        return seed.map(number -> "; the dice are those of seed " + number)
                .getOrElse("; the dice were not checked, for there is no seed");
    }

    /**
     * The engine plays the game as it was recorded.
     *
     * @param result how the game ended; none if nobody played it to its end
     * @param undoesLooks whether looks at what is hidden may have been taken back
     * @param seed whose dice they are, each of which was compared; none if the dice were not checked against anything
     */
    record Verified(int inputs, Option<String> result, boolean undoesLooks, Option<Long> seed) implements Verdict {
        @Override
        public String toString() {
            return "verified: " + inputs + " inputs, " + result.getOrElse("unfinished")
                    + (undoesLooks ? "; looks at item tokens may have been undone" : "")
                    + dice(seed);
        }
    }

    /**
     * The record is whole, but the engine plays another game.
     *
     * @param first the first difference
     */
    record Differs(Difference first) implements Verdict {
        @Override
        public String toString() {
            return first.toString();
        }
    }

    /**
     * The record ends before its game does, such as where a game was interrupted, and the engine plays what there is as it was
     * recorded.
     *
     * @param where the record's end
     */
    record BrokenOff(TextError where, int inputs, Option<Long> seed) implements Verdict {
        @Override
        public String toString() {
            return where + Unreadable.replayed(inputs) + (inputs > 0 ? dice(seed) : "");
        }
    }

    /**
     * The record is damaged, or not one at all.
     *
     * @param errors everything that is wrong with it
     * @param inputs how many of its inputs the engine plays as they are recorded, up to where nothing more can be replayed
     * @param first where the engine plays otherwise before that
     */
    record Unreadable(Vector<TextError> errors, int inputs, Option<Difference> first) implements Verdict {
        @Override
        public String toString() {
            return errors.mkString("\n") + first.map(d -> "\n" + d).getOrElse("") + replayed(inputs);
        }

        private static String replayed(int inputs) {
            return inputs > 0 ? "\nthe first " + inputs + " inputs verify" : "";
        }
    }

    /**
     * Where an engine plays on otherwise than a record.
     *
     * @param line the record's line
     * @param what what stands there, such as {@code input 17, A1 activate}
     * @param recorded the digest in the record; none for a result, which has none
     * @param found the digest of the engine's state; none if it has refused
     */
    public record Difference(int line, String what, String fault, Option<Long> recorded, Option<Long> found) {
        /** {@code line 70: input 17, A1 activate: another state; recorded is digest 0123…, found 4567…}. */
        @Override
        public String toString() {
            String digests = recorded.map(digest -> "; recorded is digest " + RecordFormat.digest(digest)
                            + found.map(other -> ", found " + RecordFormat.digest(other))
                                    .getOrElse(""))
                    .getOrElse("");
            return "line " + line + ": " + what + ": " + fault + digests;
        }
    }
}
