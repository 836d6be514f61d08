package io.github.deadcube.testkit.playthrough;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.playthrough.Playthrough.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games that must not change by accident. For an intended change, {@code mvn -q -Pdev -Ddev=playthroughs} writes
 * them again.
 */
class KeptPlaythroughsTest {
    private static final Vector<Path> FILES = StoredPlaythroughs.files(folder());

    static Stream<Named<Path>> files() {
        return FILES.toJavaStream().map(file -> Named.of(file.getFileName().toString(), file));
    }

    @ParameterizedTest
    @MethodSource("files")
    void theGameIsUnchanged(Path file) {
        Option<Difference> difference = StoredPlaythroughs.read(StoredPlaythroughs.text(file))
                .compare(Deadcube.rules(), StoredPlaythroughs.REGISTRY);
        assertThat(difference)
                .as(() -> file.getFileName() + ", " + difference.get()
                        + "\nIf the change is intended: mvn -q -Pdev -Ddev=playthroughs writes all of them again.")
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyFileIsSmallEnoughToRead(Path file) {
        assertThat(StoredPlaythroughs.text(file)).hasSizeLessThan(60_000);
        assertThat(StoredPlaythroughs.text(file)).contains("\n# ").containsPattern("\n[0-9]+ finished: .*\n$");
    }

    @Test
    void everyKindOfChoiceIsMade() {
        TreeSet<String> made = new TreeSet<>();
        FILES.flatMap(file ->
                        StoredPlaythroughs.read(StoredPlaythroughs.text(file)).inputs())
                .flatMap(KeptPlaythroughsTest::parts)
                .forEach(input -> made.add(input.getClass().getSimpleName()));
        assertThat(made).contains(kinds(Choice.class)).contains("Dice", "Shuffle");
    }

    @Test
    void everyKindOfPromptIsShown() {
        TreeSet<String> asked = new TreeSet<>();
        for (Path file : FILES) {
            Playthrough kept = StoredPlaythroughs.read(StoredPlaythroughs.text(file));
            GameState state =
                    kept.begin(Deadcube.rules(), StoredPlaythroughs.REGISTRY).get();
            for (Input input : kept.inputs()) {
                asked.add(Deadcube.rules().prompt(state).getClass().getSimpleName());
                state = Deadcube.rules().play(state, input).state();
            }
            asked.add(Deadcube.rules().prompt(state).getClass().getSimpleName());
        }
        assertThat(asked).containsExactlyInAnyOrder(kinds(Prompt.class));
    }

    @Test
    void thereAreAtLeastEight() {
        assertThat(FILES).hasSizeGreaterThanOrEqualTo(8);
        assertThat(FILES.map(file -> StoredPlaythroughs.text(file).replaceFirst("(?s)\nbegin\n.*", "")))
                .doesNotHaveDuplicates();
    }

    /** The action that a command die buys counts as a choice too. */
    private static Vector<Input> parts(Input input) {
        return input instanceof Choice.SpendDie spend ? parts(spend.action()).prepend(spend) : Vector.of(input);
    }

    private static String[] kinds(Class<?> root) {
        return leaves(root).map(Class::getSimpleName).toArray(String[]::new);
    }

    private static Stream<Class<?>> leaves(Class<?> root) {
        return root.isSealed()
                ? Stream.of(root.getPermittedSubclasses()).flatMap(KeptPlaythroughsTest::leaves)
                : Stream.of(root);
    }

    private static Path folder() {
        URL url = Objects.requireNonNull(KeptPlaythroughsTest.class.getResource("/playthroughs"));
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
