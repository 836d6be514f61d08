package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.ibm.icu.math.MathContext;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.NumberFormat;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.vavr.Tuple;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences: their arguments, their text, and that ICU gives the same text. */
class SentenceTest {
    private static final Sentence FULL = Sentence.of("{cube} is full", Cube.of("c4"));

    @Test
    void theTextIsMadeOfTemplateAndArguments() {
        assertThat(FULL).hasToString("c4 is full");
        assertThat(FULL.template()).isEqualTo("{cube} is full");
        assertThat(FULL.arguments()).containsExactly(Tuple.of("cube", Cube.of("c4")));
    }

    @Test
    void anArgumentMayBeNamedTwice() {
        Sentence twice = Sentence.of("{model} is at {cube}, and {model} stays", ModelId.of("A1"), Cube.of("c4"));
        assertThat(twice).hasToString("A1 is at c4, and A1 stays");
        assertThat(twice.arguments().map(named -> named._1())).containsExactly("model", "cube");
    }

    @Test
    void whatSaysTheSameIsEqual() {
        assertThat(FULL)
                .isEqualTo(Sentence.of("{cube} is full", Cube.of("c4")))
                .hasSameHashCodeAs(Sentence.of("{cube} is full", Cube.of("c4")))
                .isNotEqualTo(Sentence.of("{cube} is full", Cube.of("c5")))
                .isEqualTo(Sentence.verbatim("c4 is full"))
                .hasSameHashCodeAs(Sentence.verbatim("c4 is full"))
                .isNotEqualTo("c4 is full");
        assertThat(Sentence.of("a model")).isNotEqualTo(Sentence.of("a cube"));
        assertThat(Sentence.of("a model")).isEqualTo(Sentence.of(Sentence.of("a model")));
    }

    /** ICU says which sign the language has. */
    @Test
    void decimalsHaveTheSignOfTheLanguage() {
        for (Language language : Language.all())
            for (double number : new double[] {0.5, -2.25, 61.04, 1999.96, -0.04, 7}) {
                NumberFormat icu = NumberFormat.getInstance(Locale.forLanguageTag(language.code()));
                icu.setGroupingUsed(false);
                icu.setMinimumFractionDigits(1);
                icu.setMaximumFractionDigits(1);
                icu.setRoundingMode(MathContext.ROUND_HALF_UP);
                assertThat(Sentence.of("{number} %", Sentence.decimal(number, 1))
                                .told(language))
                        .endsWith(" %".replace(' ', language.code().equals("fr") ? '\u00a0' : ' '))
                        .startsWith(number == -0.04 ? Sentence.decimal(0, 1).told(language) : icu.format(number));
            }
        assertThat(Sentence.decimal(-0.3, 0)).hasToString("0");
        assertThat(Sentence.decimal(-0.3, 1)).hasToString("-0.3");
        assertThat(Sentence.decimal(new BigDecimal("1E-3"))).hasToString("0.001");
        assertThat(Sentence.decimal(Double.POSITIVE_INFINITY, 1)).hasToString("Infinity");
    }

    @Test
    void asCharactersItIsItsEnglishText() {
        assertThat(FULL.length()).isEqualTo("c4 is full".length());
        assertThat(FULL.charAt(1)).isEqualTo('4');
        assertThat(FULL.subSequence(0, 2)).isEqualTo("c4");
        assertThat(String.join(", ", FULL, "a1")).isEqualTo("c4 is full, a1");
    }

    @Test
    void sentencesAndSequencesAreArguments() {
        assertThat(Sentence.of("not here: {why}", FULL)).hasToString("not here: c4 is full");
        assertThat(Sentence.of("one of {names}", Vector.of("a", "b"))).hasToString("one of a, b");
        assertThat(Sentence.any(Vector.of("a", "b", "c"))).hasToString("a, b or c");
        assertThat(Sentence.all(Vector.of("a", "b"))).hasToString("a and b");
        assertThat(Sentence.any(Vector.of("a"))).hasToString("a");
        assertThat(Sentence.several(Vector.of(FULL, "b", "c"))).hasToString("c4 is full; b; c");
    }

    @Test
    void apostrophesAndTheBracesOfArgumentsArePlain() {
        assertThat(Sentence.of("'{text}' isn't understood", "{x}")).hasToString("'{x}' isn't understood");
        assertThat(Sentence.of("{ is plain in a text")).hasToString("{ is plain in a text");
    }

    @Test
    void aLongTextIsShortened() {
        assertThat(Sentence.of("{text}", "x".repeat(5_000)).toString())
                .hasSize(2_001)
                .endsWith("x…");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{a", "a}", "{}", "{a, plural, one {x}}", "{a, date}", "{a, select, other x}"})
    void aWrongTemplateIsRefusedWhenItsTextIsMade(String template) {
        Sentence wrong = Sentence.of(template, 1);
        assertThatThrownBy(wrong::toString)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the template '" + template + "'");
    }

    @Test
    void aTemplateWithMoreArgumentsThanItNamesIsRefused() {
        Sentence wrong = Sentence.of("{a}", 1, 2);
        assertThatThrownBy(wrong::toString).hasMessage("the template '{a}' has 1 arguments, not 2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{n} faces",
                "there are {n, plural, one {# face} other {# faces}}, but {what}",
                "{n, plural, =0 {nothing} =2 {a pair of {what}} one {one {what}} other {# of {what}}}",
                "it is {what, select, folder {a folder} file {a file} other {a {what}}}",
                "{what, select, folder {{n, plural, one {a folder} other {# folders}}} other {it's {n}}}",
                "l'{what} d'{n}"
            })
    void icuGivesTheSameText(String template) {
        for (int n : new int[] {0, 1, 2, 5, 21})
            for (String what : new String[] {"folder", "file", "pipe"}) {
                Map<String, Object> arguments = new TreeMap<>(Map.of("n", n, "what", what));
                // without arguments it is a text, of which the order of the names does not matter
                boolean first = template.indexOf("{n") >= 0
                        && (template.indexOf("{what") < 0 || template.indexOf("{n") < template.indexOf("{what"));
                Object[] inOrder = template.contains("{what")
                        ? first
                                ? new Object[] {n, what}
                                : template.contains("{n") ? new Object[] {what, n} : new Object[] {what}
                        : new Object[] {n};
                // to ICU an apostrophe before a brace quotes it
                assertThat(Sentence.of(template, inOrder).toString())
                        .isEqualTo(new MessageFormat(template.replace("'", "''"), Locale.ENGLISH).format(arguments));
            }
    }

    @Test
    void icuListsTheSame() {
        Vector<String> names = Vector.of("a", "b", "c", "d");
        ListFormatter or = ListFormatter.getInstance(Locale.UK, ListFormatter.Type.OR, ListFormatter.Width.WIDE);
        ListFormatter and = ListFormatter.getInstance(Locale.UK, ListFormatter.Type.AND, ListFormatter.Width.WIDE);
        for (int i = 1; i <= names.size(); i++) {
            assertThat(Sentence.any(names.take(i)).toString())
                    .isEqualTo(or.format(names.take(i).toJavaList()));
            assertThat(Sentence.all(names.take(i)).toString())
                    .isEqualTo(and.format(names.take(i).toJavaList()));
        }
    }

    @Test
    void refusalsAndFaultsKeepTheirSentences() {
        Rejection no = new Rejection(RuleIds.ADV_4, FULL, "a cube with room");
        assertThat(no).hasToString("ADV-4: c4 is full (a cube with room)");
        assertThat(no.sentence().arguments()).hasSize(1);
        Fault fault = Fault.at(2, 7, FULL, "another").in("team A").within("mine.txt");
        assertThat(fault).hasToString("mine.txt, line 2, column 7: team A: c4 is full; expected another");
        assertThat(fault.sentence()).isEqualTo(FULL);
        assertThat(fault.told(Language.ENGLISH)).isEqualTo(fault.toString());
    }
}
