package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.testkit.page.SinglePage;
import io.vavr.collection.Vector;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The language that finds texts that are cut, put together or not translated. */
class PseudoEnglishTest {
    private static final Language PSEUDO = Language.of("en-XA").get();

    @Test
    void aTextHasAccentsAndBracketsAndIsLonger() {
        assertThat(Sentence.of("{cube} is full", Cube.of("c4")).told(PSEUDO)).isEqualTo("[c4 îîš ƒúúļļ]");
        assertThat(Sentence.of("an answer").told(PSEUDO)).isEqualTo("[ááñ ááñšŵééŕ]");
        assertThat(RuleIds.ADV_2.titleIn(PSEUDO)).startsWith("[").endsWith("]").doesNotContain("a", "e", "i");
        assertThat(Sentence.of("{count, plural, one {# face} other {# faces}}", 2)
                        .told(PSEUDO))
                .isEqualTo("[2 ƒááçééš]");
    }

    @Test
    void thePageHasTheSameLetters() {
        String script = TextFile.packaged(SinglePage.class.getResourceAsStream("language.js"), "the script");
        String letters = "";
        String doubled = "";
        for (char letter : "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".toCharArray()) {
            String told = Sentence.of(String.valueOf(letter)).told(PSEUDO);
            letters += told.charAt(1);
            if (told.length() > "[á]".length()) doubled += letter;
        }
        assertThat(script)
                .contains("const ACCENTED = \"" + letters + "\";")
                .contains("const DOUBLED = \"" + doubled + "\";");
    }

    @Test
    void aNotationStays() {
        assertThat(Sentence.verbatim("A3 shoot B2").told(PSEUDO)).isEqualTo("A3 shoot B2");
        assertThat(Sentence.all(Vector.of("A1", "A2")).told(PSEUDO)).isEqualTo("[A1 ááñð A2]");
    }

    @Test
    void applicationsDoNotOfferIt() {
        assertThat(Language.all()).doesNotContain(PSEUDO);
    }

    /** In games of all editions: a question has no plain word beside its notations. */
    @Test
    void noQuestionIsPutTogether() {
        Rules rules = Deadcube.rules();
        TreeSet<String> plain = new TreeSet<>();
        EveryState.each(300, 7, step -> {
            Prompt prompt = rules.prompt(step.state());
            String told = prompt.told(PSEUDO);
            assertThat(told).contains("[", "]");
            if (told.replaceAll("\\([A-Z0-9-]+\\)", "").matches(".*[a-z]{2}.*")) plain.add(told);
        });
        assertThat(plain).isEmpty();
    }
}
