package io.github.deadcube.api.rule;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Collection;

/**
 * A sentence, or a part of one, that is told in the language of its reader. It consists of a template in English and
 * the arguments that the template names. Its text is made when it is asked for.
 *
 * <pre>{@code
 * Sentence no = Sentence.of("{cube} is outside the zone of side {side}", Cube.of("c4"), Side.A);
 * no.toString();                        // "c4 is outside the zone of side A"
 * no.told(Language.of("fr").get()); // the same in French
 * }</pre>
 *
 * <p>The arguments follow the template in the order in which it names them first. A whole number, a notation
 * ({@code A1}, {@code c4:2}, {@code ADV-5}) and a text stand in each language as they are; {@link #decimal} makes a
 * number with decimals an argument. An argument that is {@link Told} is told in the language, and so are the elements
 * of a sequence, with commas between them. The template is a subset of ICU's MessageFormat:
 *
 * <ul>
 *   <li><code>{name}</code>: an argument
 *   <li><code>{count, plural, =0 {none} one {# face} other {# faces}}</code>: by a number, which {@code #} repeats
 *   <li><code>{what, select, folder {a folder} other {a file}}</code>: by a word
 * </ul>
 *
 * <p>Apostrophes are plain characters. A template without arguments is a text, in which braces are plain too. A
 * translation uses the same names in any order, and as often as it needs them.
 *
 * <p>As a {@link CharSequence} a sentence is its English text, so that a constant text and a sentence can stand in the
 * same place. Two sentences are equal if their English texts are, so that what says the same is told once.
 */
public final class Sentence implements Told, CharSequence {
    private static final Object[] NONE = {};
    /** Longer than every text that a reader is shown. */
    private static final int LONGEST = 2_000;

    private static final String VERBATIM = "{text}";

    private final String template;
    private final Object[] arguments;

    private Sentence(String template, Object[] arguments) {
        this.template = template;
        this.arguments = arguments;
    }

    /** A sentence without arguments; a sentence itself. */
    public static Sentence of(CharSequence text) {
        return text instanceof Sentence sentence ? sentence : new Sentence(text.toString(), NONE);
    }

    /**
     * A sentence with arguments. A text among them has 2,000 characters at most, and is shortened.
     *
     * @param template a constant, so that it can be translated
     * @param arguments in the order in which the template names them first: numbers, texts, sentences, sequences, and
     *     values whose text is a notation
     */
    public static Sentence of(String template, Object... arguments) {
        Object[] kept = new Object[arguments.length];
        for (int i = 0; i < kept.length; i++) kept[i] = kept(arguments[i]);
        return new Sentence(template, kept);
    }

    /** A text that is the same in each language: a notation, or what somebody wrote. */
    public static Sentence verbatim(String text) {
        return of(VERBATIM, text);
    }

    private boolean isVerbatim() {
        return arguments.length == 1 && template.equals(VERBATIM);
    }

    /** The title of a rule, as an argument: in the language of the reader if the rulebook has the rule. */
    public static Told title(RuleId rule) {
        return new Title(rule);
    }

    /**
     * A number as an argument, with the decimal sign of the language.
     *
     * @param decimals how many are shown, rounded half up; no negative number is shown as zero with a sign
     */
    public static Told decimal(double number, int decimals) {
        return Double.isFinite(number)
                ? decimal(BigDecimal.valueOf(number).setScale(decimals, RoundingMode.HALF_UP))
                : verbatim(String.valueOf(number));
    }

    /** A number as an argument, with the decimals that it has, and the decimal sign of the language. */
    public static Told decimal(BigDecimal number) {
        return new Decimal(number.toPlainString());
    }

    private record Decimal(String digits) implements Told {
        @Override
        public String told(Language language) {
            return language.decimal(digits);
        }

        @Override
        public String toString() {
            return digits;
        }
    }

    private record Title(RuleId rule) implements Told {
        @Override
        public String told(Language language) {
            return rule.titleIn(language);
        }

        @Override
        public String toString() {
            return rule.title();
        }
    }

    /** {@code A1, A2 and A3}; one alone as it is. */
    public static Sentence all(Seq<?> things) {
        return things.size() < 2 ? these(things) : of("{these} and {this}", things.init(), things.last());
    }

    /** {@code A1, A2 or A3}; one alone as it is. */
    public static Sentence any(Seq<?> things) {
        return things.size() < 2 ? these(things) : of("{these} or {this}", things.init(), things.last());
    }

    /** {@code one; another; a third}; one alone as it is. */
    public static Sentence several(Seq<?> things) {
        return things.size() < 2 ? these(things) : of("{these}; {this}", several(things.init()), things.last());
    }

    private static Sentence these(Seq<?> things) {
        return of("{these}", things);
    }

    /** The argument as a value that does not change. */
    private static Object kept(Object argument) {
        if (argument instanceof String text) return shortened(text);
        if (argument instanceof Traversable<?> several) return Vector.ofAll(several);
        if (argument instanceof Collection<?> several) return Vector.ofAll(several);
        boolean value = argument instanceof Told
                || argument instanceof Number
                || argument instanceof Record
                || argument instanceof Enum<?>
                || argument instanceof Boolean;
        return value ? argument : shortened(argument.toString());
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST || text.codePointCount(0, text.length()) <= LONGEST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
    }

    /** The English template: the key of its translations. */
    public String template() {
        return template;
    }

    /** The arguments with their names in the template, in the order in which it names them first. */
    public Vector<Tuple2<String, Object>> arguments() {
        if (arguments.length == 0) return Vector.empty();
        return new MessageTemplate(template)
                .names()
                .zip(Vector.of(arguments))
                .map(named -> Tuple.of(named._1(), named._2()));
    }

    @Override
    public String told(Language language) {
        return language.isEnglish() && arguments.length == 0 ? template : language.text(this);
    }

    Object[] values() {
        return arguments;
    }

    @Override
    public int length() {
        return toString().length();
    }

    // in a browser CharSequence has no such method
    @Override
    public boolean isEmpty() {
        return toString().isEmpty();
    }

    @Override
    public char charAt(int index) {
        return toString().charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return toString().subSequence(start, end);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) return true;
        if (!(other instanceof Sentence s)) return false;
        if (template.equals(s.template)) {
            if (Arrays.equals(arguments, s.arguments)) return true;
            // two names differ as their texts do
            if (isVerbatim() && arguments[0] instanceof String && s.arguments[0] instanceof String) return false;
        }
        return arguments.length + s.arguments.length > 0 && toString().equals(s.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The text in English. */
    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }
}
