package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
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
        OFFERS_DRAW("offersDraw", side -> Sentence.of("{side} offers a draw", side)),
        WITHDRAWS_DRAW("withdrawsDraw", side -> Sentence.of("{side} takes the offer of a draw back", side)),
        REFUSES_DRAW("refusesDraw", side -> Sentence.of("{side} refuses the draw", side)),
        AGREES_DRAW("agreesDraw", side -> Sentence.of("{side} agrees to the draw", side)),
        RESIGNS("resigns", side -> Sentence.of("{side} resigns", side)),
        TIME_ENDS("timeEnds", side -> Sentence.of("{side} has no time left", side)),
        ALLOWS_ADVICE("allowsAdvice", side -> Sentence.of("{side} allows advice", side)),
        ENDS_ADVICE("endsAdvice", side -> Sentence.of("{side} allows no more advice", side)),
        TAKES_ADVICE("takesAdvice", side -> Sentence.of("{side} asks a bot for advice", side)),
        LETS_WATCH("letsWatch", side -> Sentence.of("{side} lets others watch", side)),
        LETS_NONE_WATCH("letsNoneWatch", side -> Sentence.of("{side} lets no one watch", side));

        private final String word;
        private final Function<Side, Sentence> text;

        Kind(String word, Function<Side, Sentence> text) {
            this.word = word;
            this.text = text;
        }
    }

    JsonObject json(Language language) {
        return JsonObject.of("after", after)
                .with("side", side)
                .with("note", kind.word)
                .with("text", kind.text.apply(side).told(language));
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
