package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.testkit.script.Expectation.Reader;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The expectations that the reader accepts are those of the guide and of the error messages. */
class ScriptWordsTest {
    private static final Vector<String> GUIDE = in(Pattern.compile("`([^`\\n]+)`"), "../../.github/NOTATION.md");

    @Test
    void theGuideListsEveryExpectation() {
        assertThat(words()).hasSizeGreaterThan(30).allMatch(words -> isIn(GUIDE, words));
        assertThat(isIn(GUIDE, "not")).isTrue();
    }

    @Test
    void everyExampleIsReadAlsoAfterNot() {
        for (String example : ModelFacts.FORMS.map(ItemForm::example)) {
            assertThat(Expectation.read("A1 " + example)).as(example).isNotEmpty();
            assertThat(Expectation.read("A1 not " + example)).as(example).isNotEmpty();
            assertThat(Expectation.read("not A1 " + example)).as(example).isNotEmpty();
        }
        for (String example : GameFacts.FORMS.map(ItemForm::example)) {
            assertThat(Expectation.read(example)).as(example).isNotEmpty();
            assertThat(Expectation.read("not " + example)).as(example).isNotEmpty();
        }
    }

    @Test
    void theErrorListsEveryExpectation() {
        assertThat(words()).allMatch(Reader.EXPECTED.toString()::contains);
    }

    private static Vector<String> words() {
        return ModelFacts.FORMS.<String>map(ItemForm::words).appendAll(GameFacts.FORMS.map(ItemForm::words));
    }

    private static boolean isIn(Vector<String> page, String words) {
        Pattern item = Pattern.compile("(?:[AB][0-9] )?" + Pattern.quote(words) + "(?: .*)?");
        return page.exists(code -> item.matcher(code).matches());
    }

    private static Vector<String> in(Pattern code, String page) {
        try {
            return Vector.ofAll(code.matcher(Files.readString(Path.of(page)))
                    .results()
                    .map(m -> m.group(1))
                    .toList());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
