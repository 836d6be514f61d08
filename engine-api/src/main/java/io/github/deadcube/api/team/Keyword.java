package io.github.deadcube.api.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A keyword as a card prints it. It is data only; the ruleset decides its effect. Written {@code TOXIC (1)},
 * {@code GRENADE (FRAG (3))}, {@code TOUGH}.
 *
 * @param name in capitals, words separated by one space
 * @param number the number in brackets; 0 where it takes none
 * @param nested the keyword in brackets, such as the effect of GRENADE; brackets nest at most 8 deep
 */
@SavedName("keyword")
public record Keyword(String name, int number, Option<Keyword> nested) {
    private static final int LONGEST = 200;
    private static final int DEEPEST = 8;
    private static final String TOO_DEEP = "brackets within brackets are " + DEEPEST + " deep at most";
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,2}");
    private static final Pattern FORM = Pattern.compile("([A-Z][A-Z0-9!' -]*?) *(?:\\((.*)\\))?");

    /**
     * Checks the depth of the brackets.
     *
     * @throws IllegalArgumentException if brackets within brackets are more than 8 deep
     */
    public Keyword {
        int depth = 0;
        for (Option<Keyword> inner = nested;
                inner.isDefined();
                inner = inner.get().nested()) if (++depth > DEEPEST) throw new IllegalArgumentException(TOO_DEEP);
    }

    /**
     * The keyword with this notation.
     *
     * @param text such as {@code TOUGH} or {@code GRENADE (FRAG (3))}
     * @throws IllegalArgumentException if the text is not one
     */
    public static Keyword of(String text) {
        return Fault.orThrow(read(text));
    }

    /**
     * A keyword with a number.
     *
     * @param name its name, in capitals
     * @param number 0 for none
     */
    public static Keyword of(String name, int number) {
        return new Keyword(name, number, Option.none());
    }

    /**
     * A keyword with an effect.
     *
     * @param name its name, in capitals
     */
    public static Keyword of(String name, Keyword nested) {
        return new Keyword(name, 0, Option.some(nested));
    }

    /**
     * Reads the notation; letters of either case are accepted. Never throws. The text and the notation of the keyword
     * have at most 200 characters. Brackets nest at most 8 deep.
     *
     * @param text such as {@code Grenade (Frag (3))}
     * @return the keyword, or what is wrong with the text
     */
    public static Either<Seq<Fault>, Keyword> read(String text) {
        if (text.length() > LONGEST) return wrong(tooLong(text.length()));
        return read(text, DEEPEST).flatMap(Keyword::whole);
    }

    /** Checks the length of the notation, which may be longer than the text because it has spaces before brackets. */
    private static Either<Seq<Fault>, Keyword> whole(Keyword read) {
        int length = read.toString().length();
        return length > LONGEST ? wrong(tooLong(length)) : Either.right(read);
    }

    private static Fault tooLong(int length) {
        return Fault.of(Sentence.of("a keyword has {longest} characters at most, not {length}", LONGEST, length));
    }

    private static Either<Seq<Fault>, Keyword> read(String text, int deeper) {
        Matcher m = FORM.matcher(text.strip().toUpperCase(Locale.ROOT));
        if (!m.matches())
            return wrong(Fault.of(
                    Sentence.of("'{text}' is no keyword", text),
                    "NAME, NAME (number) or NAME (KEYWORD), such as TOXIC (1)"));
        String name = m.group(1);
        String inner = m.group(2);
        if (inner == null) return Either.right(of(name, 0));
        if (NUMBER.matcher(inner).matches()) return Either.right(of(name, Integer.parseInt(inner)));
        if (deeper == 0) return wrong(Fault.of(TOO_DEEP));
        return read(inner, deeper - 1).map(nested -> of(name, nested));
    }

    private static Either<Seq<Fault>, Keyword> wrong(Fault fault) {
        return Either.left(Vector.of(fault));
    }

    /** The notation: {@code GRENADE (FRAG (3))}. */
    @Override
    public String toString() {
        if (nested.isDefined()) return name + " (" + nested.get() + ")";
        return number == 0 ? name : name + " (" + number + ")";
    }
}
