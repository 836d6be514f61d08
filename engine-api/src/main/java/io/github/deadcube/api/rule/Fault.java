package io.github.deadcube.api.rule;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What is wrong with something that was read, built or checked. Its texts are single lines, which quote long texts in
 * part and odd characters as {@code ?}.
 *
 * @param where the place of the fault
 * @param rule the broken rule; an ASK rule if no rule of the game is broken
 * @param sentence what is wrong, without a full stop
 * @param expectation what would be right, in a phrase; empty if the sentence says it
 */
public record Fault(Where where, RuleId rule, Sentence sentence, Sentence expectation) implements Told {
    /** The rule of every text that cannot be read. */
    public static final RuleId UNREADABLE = RuleIds.ASK_11;

    private static final int LONGEST = 400;
    private static final int LONGEST_QUOTED = 200;
    private static final char DELETE = '\u007f';
    /** Lists of what may stand in a place are long. */
    private static final int LONGEST_EXPECTED = 2_000;

    private static final Sentence NONE = Sentence.of("");

    /** A fault from constant texts or sentences. */
    public Fault(Where where, RuleId rule, CharSequence text, CharSequence expected) {
        this(where, rule, Sentence.of(text), expected.equals("") ? NONE : Sentence.of(expected));
    }

    /** A fault of a part that breaks a rule. The part is a constant or a sentence. */
    public static Fault of(CharSequence part, RuleId rule, CharSequence text) {
        return of(rule, text).in(part);
    }

    /** A fault that a rule finds in what belongs to it. The engine adds the place. */
    public static Fault of(RuleId rule, CharSequence text, CharSequence expected) {
        return new Fault(Where.WHOLE, rule, text, expected);
    }

    /**
     * A fault that a rule finds in what belongs to it, whose text says what would be right. The engine adds the place.
     */
    public static Fault of(RuleId rule, CharSequence text) {
        return of(rule, text, "");
    }

    /** A fault of what breaks no rule of the game. The reader or the check adds the place. */
    public static Fault of(CharSequence text, CharSequence expected) {
        return of(UNREADABLE, text, expected);
    }

    /** A fault of what breaks no rule of the game, whose text says what would be right. */
    public static Fault of(CharSequence text) {
        return of(text, "");
    }

    /** A fault of a text that cannot be read. */
    public static Fault at(int line, int column, CharSequence text, CharSequence expected) {
        return of(text, expected).at(line, column);
    }

    /** A text that cannot be read at all. */
    public static Fault unread(String text, CharSequence expected) {
        String quoted = text.codePointCount(0, text.length()) > LONGEST_QUOTED
                ? text.substring(0, text.offsetByCodePoints(0, LONGEST_QUOTED)) + "…"
                : text;
        return of(
                text.isEmpty() ? Sentence.of("nothing is here") : Sentence.of("'{text}' is not understood", quoted),
                expected);
    }

    /** A value, or the only fault of its text: that it cannot be read at all. */
    public static <T> Either<Seq<Fault>, T> unlessUnread(Option<T> value, String text, CharSequence expected) {
        return value.toEither(() -> Vector.of(unread(text, expected)));
    }

    /** The same fault by a rule. */
    public Fault under(RuleId broken) {
        return new Fault(where, broken, sentence, expectation);
    }

    /** The same fault in a text. */
    public Fault at(int line, int column) {
        return new Fault(new Where(where.whole, where.path, line, column), rule, sentence, expectation);
    }

    /**
     * The same fault within a whole, such as a file, whose name is the same in each language: its line is one of the
     * whole.
     */
    public Fault within(String whole) {
        return within(Sentence.verbatim(whole));
    }

    /** The same fault within a whole that has no name, such as {@code set-up 2}: its line is one of the whole. */
    public Fault within(Sentence whole) {
        return placed(new Where(Where.joined(whole, where.whole), where.path, where.line, where.column));
    }

    /**
     * The same fault in a part, in place of the part and the whole that it had.
     *
     * @param part a constant or a sentence, which is told in the language of the reader; empty for the whole
     */
    public Fault in(CharSequence part) {
        return in(part.isEmpty() ? Vector.empty() : Vector.of(Sentence.of(part)));
    }

    /**
     * The same fault in a part that is the same in each language, in place of the part and the whole that it had.
     *
     * @param part a notation, a name, an option of a command or a JSON Pointer; empty for the whole
     */
    public Fault at(String part) {
        return in(part.isEmpty() ? Vector.empty() : Vector.of(Sentence.verbatim(part)));
    }

    /** The same fault in a part, in place of the part and the whole that it had. */
    public Fault in(Seq<Sentence> path) {
        return placed(new Where(NONE, path.toVector(), where.line, where.column));
    }

    private Fault placed(Where place) {
        return new Fault(place, rule, sentence, expectation);
    }

    /**
     * The value that was read or built.
     *
     * @throws IllegalArgumentException with all faults in its message, one a line
     */
    public static <T> T orThrow(Either<Seq<Fault>, T> read) {
        return read.getOrElseThrow(faults -> new IllegalArgumentException(faults.mkString("\n")));
    }

    private static String shown(String text, int most) {
        if (text.length() <= most && isShown(text)) return text;
        StringBuilder line = new StringBuilder();
        text.codePoints().limit(most).forEach(character -> line.appendCodePoint(isShown(character) ? character : '?'));
        return line.append(text.codePointCount(0, text.length()) > most ? "…" : "")
                .toString();
    }

    private static boolean isShown(String text) {
        for (int i = 0; i < text.length(); i++) if (!isShown(text.charAt(i))) return false;
        return true;
    }

    private static boolean isShown(int character) {
        // most characters are printable ASCII, for which no table is asked
        if (character >= ' ' && character < DELETE) return true;
        return !Character.isISOControl(character) && Character.getType(character) != Character.SURROGATE;
    }

    /** What is wrong, in English. It is one line, which is shortened: it may quote what users wrote. */
    public String text() {
        return textIn(Language.ENGLISH);
    }

    /** What is wrong, in a language, as {@link #text()}. */
    public String textIn(Language language) {
        return shown(sentence.told(language), LONGEST);
    }

    /** What would be right, in English, as {@link #text()}; empty if that says it. */
    public String expected() {
        return expectedIn(Language.ENGLISH);
    }

    /** What would be right, in a language, as {@link #expected()}. */
    public String expectedIn(Language language) {
        return shown(expectation.told(language), LONGEST_EXPECTED);
    }

    /** What is wrong and what would be right, without the place and the rule, in English. */
    public String words() {
        return wordsIn(Language.ENGLISH);
    }

    /** What is wrong and what would be right, without the place and the rule, in a language. */
    public String wordsIn(Language language) {
        String expected = expectedIn(language);
        return expected.isEmpty()
                ? textIn(language)
                : Sentence.of("{text}; expected {expected}", textIn(language), expected)
                        .told(language);
    }

    /** What is wrong and what would be right as one sentence, which is a part of others. */
    public Sentence said() {
        return expectation.equals(NONE) ? sentence : Sentence.of("{text}; expected {expected}", sentence, expectation);
    }

    /**
     * One line in English: the place, what is wrong, what would be right, and the rule if it is a rule of the game.
     */
    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    /** One line in a language, as {@link #toString()}. */
    @Override
    public String told(Language language) {
        String words = wordsIn(language) + (rule.equals(UNREADABLE) ? "" : " (" + rule + ")");
        return where.isWhole()
                ? words
                : Sentence.of("{place}: {problem}", where, words).told(language);
    }

    /**
     * The place of a fault.
     *
     * @param whole what has the part and the line, such as a file; empty if it is known
     * @param path the part, from the outside to the inside, such as {@code team A}, {@code model 3 'Gunner'},
     *     {@code weapon 'rifle'}, or one notation or JSON Pointer; empty for the whole
     * @param line 1 for the first line of the text; 0 without a text
     * @param column 1 for the first character of the line; 0 for the whole line, or without a text
     */
    public record Where(Sentence whole, Vector<Sentence> path, int line, int column) implements Told {
        static final Where WHOLE = new Where(NONE, Vector.empty(), 0, 0);

        /** The part in English, such as {@code team A, model 3 'Gunner', weapon 'rifle'}; empty for the whole. */
        public String part() {
            return part(Language.ENGLISH);
        }

        private String part(Language language) {
            return shown(path.map(step -> step.told(language)).mkString(", "), LONGEST);
        }

        /** The whole and the part in English, without the line: {@code mine.txt, team A}. */
        public String names() {
            return names(Language.ENGLISH);
        }

        private String names(Language language) {
            return joined(shownWhole(language), part(language));
        }

        // they may quote what users wrote
        private String shownWhole(Language language) {
            return shown(whole.told(language), LONGEST);
        }

        /** Whether it names no part, no line and nothing that has it. */
        public boolean isWhole() {
            return line == 0 && steps().isEmpty();
        }

        /** The whole and the steps of the part. */
        public Vector<Sentence> steps() {
            return whole.isEmpty() ? path : path.prepend(whole);
        }

        private static String joined(String one, String other) {
            return one + (one.isEmpty() || other.isEmpty() ? "" : ", ") + other;
        }

        private static Sentence joined(Sentence one, Sentence other) {
            if (one.isEmpty()) return other;
            return other.isEmpty() ? one : Sentence.of("{these}", Vector.of(one, other));
        }

        /** The place in English: {@code mine.txt, line 2, column 7: team A}; empty for the whole. */
        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }

        /** The place in a language, as {@link #toString()}. */
        @Override
        public String told(Language language) {
            if (line == 0) return names(language);
            Sentence at = column == 0
                    ? Sentence.of("line {line}", line)
                    : Sentence.of("line {line}, column {column}", line, column);
            String here = joined(shownWhole(language), at.told(language));
            return path.isEmpty()
                    ? here
                    : Sentence.of("{place}: {part}", here, part(language)).told(language);
        }
    }
}
