package io.github.deadcube.api.rule;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a rule's text with one basis: some sentences, or a part of one. The passages of a rule, joined by spaces, are its text.
 *
 * @param text without spaces around it
 * @param basis at least one; several where a source says a part, and a decision completes it
 */
public record Passage(String text, Vector<Basis> basis) {
    private static final Pattern MARK = Pattern.compile("\\[([^]]*)]");

    /** Whether a ruling or an option is a part of its basis. */
    public boolean isDecision() {
        return basis.exists(Basis::isDecision);
    }

    /** The bases for people: {@code stated: reference sheets, ruling}. */
    public String basisText() {
        return basis.mkString(", ");
    }

    /** The text, and its basis in square brackets. */
    @Override
    public String toString() {
        return text + " [" + basisText() + "]";
    }

    /** Reads a text in which a mark in square brackets ends each passage, or returns what is wrong. */
    static Either<String, Vector<Passage>> read(String marked) {
        Vector<Passage> passages = Vector.empty();
        Matcher mark = MARK.matcher(marked);
        int from = 0;
        while (mark.find()) {
            String text = marked.substring(from, mark.start()).strip();
            Vector<Option<Basis>> basis =
                    Vector.of(mark.group(1).split(",", -1)).map(String::strip).map(Basis::read);
            if (text.isEmpty()) return Either.left("the mark " + mark.group() + " has no text");
            if (basis.exists(Option::isEmpty)) return Either.left(mark.group() + " is no basis");
            passages = passages.append(new Passage(text, basis.map(Option::get)));
            from = mark.end();
        }
        String rest = marked.substring(from).strip();
        return rest.isEmpty() ? Either.right(passages) : Either.left("'" + rest + "' has no basis");
    }
}
