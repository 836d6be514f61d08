package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;

/**
 * The elements of a file, made of what a parser of XML finds in it, in its order: of unknown origin, so without a
 * document type and without entities of its own, limited in depth and in number. After the first refusal nothing more
 * is taken.
 */
public final class ElementTree {
    /** How deep the elements of a file are, and how many there are, in XML or in JSON. */
    static final int DEEPEST = 64;

    static final int MOST_ELEMENTS = 200_000;

    /** What a file with more elements is refused with. */
    static final Sentence TOO_MANY = Sentence.of("a file has at most " + MOST_ELEMENTS + " elements");

    private record Open(
            String name,
            int line,
            int number,
            SortedMap<String, String> attributes,
            List<Element> children,
            StringBuilder text) {}

    /** Why a file is not read, and the line at which this is found, from 1. */
    public record Refused(int line, Sentence what) {
        /** A file that is no XML, or whose end is missing. */
        public static Refused malformed(int line) {
            return new Refused(line, Sentence.of("the XML breaks off here, or is not well-formed"));
        }
    }

    private final String file;
    private final Deque<Open> open = new ArrayDeque<>();
    private Option<Element> root = Option.none();
    private Option<Refused> refused = Option.none();
    private int elements;

    public ElementTree(String file) {
        this.file = file;
    }

    public boolean isRefused() {
        return refused.isDefined();
    }

    public void documentType(int line) {
        refuse(line, "a document type is not read");
    }

    /** A reference to an entity that XML itself does not have. */
    public void entity(int line) {
        refuse(line, "an entity is not read");
    }

    public void malformed(int line) {
        if (!isRefused()) refused = Option.some(Refused.malformed(line));
    }

    /** Refuses the file, unless it is refused already. */
    public void refuse(int line, CharSequence what) {
        if (!isRefused()) refused = Option.some(new Refused(line, Sentence.of(what)));
    }

    /**
     * @param line in which the tag ends
     * @param name without its prefix
     * @param attributes by their names without prefixes
     */
    public void begins(int line, String name, SortedMap<String, String> attributes) {
        if (open.size() == DEEPEST) refuse(line, "elements are at most " + DEEPEST + " deep");
        if (++elements > MOST_ELEMENTS) refuse(line, TOO_MANY);
        if (!isRefused()) open.push(new Open(name, line, elements, attributes, new ArrayList<>(), new StringBuilder()));
    }

    /** Text of the innermost element that is open. */
    public void text(String text) {
        if (!isRefused() && !open.isEmpty()) open.element().text().append(text);
    }

    /** The innermost element ends. */
    public void ends() {
        if (isRefused() || open.isEmpty()) return;
        Open last = open.pop();
        Element closed = new Element(
                file,
                last.name(),
                last.line(),
                last.number(),
                last.attributes(),
                Vector.ofAll(last.children()),
                last.text().toString().strip());
        if (open.isEmpty()) root = Option.some(closed);
        else open.element().children().add(closed);
    }

    /**
     * The outermost element, or why there is none.
     *
     * @param line the last one of the file
     */
    public Either<Refused, Element> root(int line) {
        return refused.<Either<Refused, Element>>map(Either::left)
                .getOrElse(() -> root.toEither(() -> Refused.malformed(line)));
    }
}
