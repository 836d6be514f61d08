package io.github.deadcube.api.rule;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A language in which the game is told. English is complete; what another language does not have is told in English,
 * sentence by sentence. No language is taken from the machine: an application chooses.
 */
public final class Language {
    /** The language of the templates. */
    public static final Language ENGLISH = new Language("en", "English", "1", ".", new TreeMap<>());

    /** No language of people: English with accents, longer, and between brackets. */
    private static final Language PSEUDO = new Language("en-XA", "pseudo-English", "1", ".", new TreeMap<>());

    /** Between the context of a text and the text, as in compiled catalogues of gettext. */
    private static final char CONTEXT = '\u0004';

    /** The lines of a compiled catalogue before its entries. */
    private static final int HEAD = 3;

    private final String code;
    private final String name;
    /** The numbers that take the form "one", with commas between them. */
    private final String singular;

    private final String decimal;

    private final TreeMap<String, String> texts;

    private Language(String code, String name, String singular, String decimal, TreeMap<String, String> texts) {
        this.code = code;
        this.name = name;
        this.singular = singular;
        this.decimal = decimal;
        this.texts = texts;
    }

    private static final class Shipped {
        private static final Vector<Language> ALL =
                Vector.of("fr").flatMap(code -> LanguageTexts.compiled(code).map(compiled -> read(code, compiled)));
    }

    /** English, and the languages that ship. */
    public static Vector<Language> all() {
        return Shipped.ALL.prepend(ENGLISH);
    }

    /**
     * The language with this code.
     *
     * @param code a code of ISO 639 in small letters, such as {@code fr}; or {@code en-XA}, in which the tests of an
     *     application find text that is cut, put together or not translated: each text has accents, is longer, and
     *     stands between brackets
     */
    public static Option<Language> of(String code) {
        return all().append(PSEUDO).find(one -> one.code.equals(code));
    }

    /**
     * A language from its compiled catalogue.
     *
     * @param compiled lines, as the build writes them from a PO file: the name of the language, the numbers that take
     *     the form {@code one}, the decimal sign, and then pairs of a template and its translation
     */
    static Language read(String code, String compiled) {
        String[] lines = compiled.split("\n", -1);
        TreeMap<String, String> texts = new TreeMap<>();
        for (int i = HEAD; i + 1 < lines.length; i += 2) texts.put(plain(lines[i]), plain(lines[i + 1]));
        return new Language(code, lines[0], lines[1], lines[2], texts);
    }

    private static String plain(String line) {
        if (line.indexOf('\\') < 0) return line;
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\') c = line.charAt(++i) == 'n' ? '\n' : line.charAt(i);
            plain.append(c);
        }
        return plain.toString();
    }

    /** Its code of ISO 639, such as {@code fr}. */
    public String code() {
        return code;
    }

    /** Its name in itself, such as {@code français}. */
    public String name() {
        return name;
    }

    /** The text of a sentence in this language; in English if the language does not have it. */
    public String text(Sentence sentence) {
        String template = sentence.template();
        String own = texts.get(template);
        if (sentence.values().length == 0) return own == null ? whole(template) : own;
        MessageTemplate english = new MessageTemplate(template);
        StringBuilder out = new StringBuilder(template.length() + 16);
        Object[] values = sentence.values();
        Vector<String> names = english.names();
        if (names.size() != values.length)
            throw new IllegalArgumentException(
                    "the template '" + template + "' has " + names.size() + " arguments, not " + values.length);
        (own == null ? english : new MessageTemplate(own)).write(out, name -> values[names.indexOf(name)], this);
        return this == PSEUDO && english.hasLetters()
                ? out.insert(0, '[').append(']').toString()
                : out.toString();
    }

    /**
     * A text that has a translation of its own in a place, such as the title of a rule.
     *
     * @param context the place, such as {@code ADV-5}
     * @param text in English
     */
    public String text(String context, String text) {
        String own = texts.get(context + CONTEXT + text);
        return own == null ? whole(text) : own;
    }

    private String whole(String text) {
        return this == PSEUDO ? PseudoEnglish.whole(text) : text;
    }

    /** A part of a template as it is shown. */
    String part(String text) {
        return this == PSEUDO ? PseudoEnglish.part(text) : text;
    }

    /** The form of a plural, by CLDR's name. */
    String plural(long number) {
        return ("," + singular + ",").contains("," + number + ",") ? "one" : "other";
    }

    /** Digits with the decimal sign of the language. */
    String decimal(String digits) {
        return digits.replace(".", decimal);
    }

    boolean isEnglish() {
        return this == ENGLISH;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Language l && code.equals(l.code);
    }

    @Override
    public int hashCode() {
        return code.hashCode();
    }

    /** Its code. */
    @Override
    public String toString() {
        return code;
    }
}
