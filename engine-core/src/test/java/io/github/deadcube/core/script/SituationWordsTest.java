package io.github.deadcube.core.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.support.CardStatistics;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.ModelItemReader;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The reader of situations knows exactly the words on the page of notations, and lists them where it expects them. */
class SituationWordsTest {
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern QUOTED = Pattern.compile("'([a-z][a-z]+ [^']*)'");
    private static final Vector<String> DESCRIBED = described();

    @Test
    void everyWordOfAModelIsDescribed() {
        assertThat(ofModels().map(ItemForm::words)).hasSizeGreaterThan(12).allMatch(SituationWordsTest::isDescribed);
        assertThat(CardStatistics.NAMES).allMatch(SituationWordsTest::isDescribed);
    }

    @Test
    void everyWordOfTheTurnIsDescribed() {
        assertThat(SituationReader.TURN.map(ItemForm::words)).allMatch(SituationWordsTest::isDescribed);
    }

    @Test
    void everyKindOfSceneryIsDescribed() {
        assertThat(Vector.ofAll(QUOTED.matcher(SceneryWords.EXPECTED + FaceWords.EXPECTED)
                        .results()
                        .map(m -> m.group(1).split(" ", -1)[0])
                        .toList()))
                .hasSizeGreaterThan(7)
                .allMatch(SituationWordsTest::isDescribed);
    }

    @Test
    void everyExampleIsRead() {
        for (String example : Vector.of(ModelItemReader.CARD, ModelItemReader.STANDING)
                .flatMap(forms -> forms.map(ItemForm::example)))
            assertThat(read("A1 bomb R3, at c4, active, " + example))
                    .as(example)
                    .isTrue();
        for (String example : ModelItemReader.PLACE.map(ItemForm::example))
            assertThat(read("A1 " + example + "; floors c4:2")).as(example).isTrue();
        for (String example : SituationReader.TURN.map(ItemForm::example)) {
            boolean setup = example.startsWith("items") || example.equals("recon");
            assertThat(read((setup ? "A1; " : "A1 at c4, active; floors d5:2; ") + example))
                    .as(example)
                    .isTrue();
        }
    }

    @Test
    void everyWordIsListedAsExpected() {
        assertThat(ofModels().map(ItemForm::words)).allMatch(ModelItemReader.EXPECTED.toString()::contains);
        assertThat(SituationReader.TURN.map(ItemForm::words)).allMatch(SituationReader.EXPECTED.toString()::contains);
    }

    private static Vector<ItemForm<?>> ofModels() {
        return Vector.of(ModelItemReader.CARD, ModelItemReader.PLACE, ModelItemReader.STANDING)
                .flatMap(forms -> forms.map(form -> form));
    }

    private static boolean read(String text) {
        return SituationText.read(text).isRight();
    }

    /** At the beginning of an item, or among the statistics of a card. */
    private static boolean isDescribed(String words) {
        Pattern item = Pattern.compile("(?:(?:[A-Z]+ [0-9+.-]+ )*|.*, )" + Pattern.quote(words) + "(?: .*)?");
        return DESCRIBED.exists(code -> item.matcher(code).matches());
    }

    private static Vector<String> described() {
        try {
            String text = Files.readString(Path.of("../.github/NOTATION.md"));
            return Vector.ofAll(
                    CODE.matcher(text).results().map(m -> m.group(1)).toList());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
