package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the story that no input makes.
 *
 * @param after the number of inputs before it
 */
record TableNote(int after, Side side, Kind kind) {
    /** The form in which a note is kept, as {@link #toString} writes it. */
    private static final Pattern KEPT = Pattern.compile("(\\d{1,9}) ([AB]) (\\w+)");

    /** What a side does beside the rules. */
    enum Kind {
        OFFERS_DRAW("offersDraw", "offers a draw"),
        WITHDRAWS_DRAW("withdrawsDraw", "takes the offer of a draw back"),
        REFUSES_DRAW("refusesDraw", "refuses the draw"),
        AGREES_DRAW("agreesDraw", "agrees to the draw"),
        RESIGNS("resigns", "resigns"),
        TIME_ENDS("timeEnds", "has no time left"),
        ALLOWS_ADVICE("allowsAdvice", "allows advice"),
        ENDS_ADVICE("endsAdvice", "allows no more advice"),
        TAKES_ADVICE("takesAdvice", "asks a bot for advice"),
        LETS_WATCH("letsWatch", "lets others watch"),
        LETS_NONE_WATCH("letsNoneWatch", "lets no one watch");

        private final String word;
        private final String text;

        Kind(String word, String text) {
            this.word = word;
            this.text = text;
        }
    }

    JsonObject json() {
        return JsonObject.of("after", after)
                .with("side", side)
                .with("note", kind.word)
                .with("text", side + " " + kind.text);
    }

    static Either<Fault, TableNote> read(String text) {
        Matcher note = KEPT.matcher(text);
        if (note.matches())
            for (Kind kind : Kind.values())
                if (kind.word.equals(note.group(3)))
                    return Either.right(
                            new TableNote(Integer.parseInt(note.group(1)), Side.valueOf(note.group(2)), kind));
        return Either.left(Fault.unread(
                text,
                Sentence.of(
                        "a number of inputs, a side, and one of {names}",
                        Vector.of(Kind.values()).map(kind -> kind.word))));
    }

    @Override
    public String toString() {
        return after + " " + side + " " + kind.word;
    }
}
