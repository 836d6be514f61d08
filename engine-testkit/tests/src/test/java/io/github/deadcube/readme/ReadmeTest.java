package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import io.github.deadcube.core.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The code of the README and of the guide to embedding compiles and runs without the testkit. The scripts are played.
 */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("```(\\w*)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+);$");
    private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

    private static final String A_GAME = "(?s)[AB]: starting player .*finished: (A wins|B wins|a draw) \\(VIC-\\d\\)";

    private static List<MatchResult> blocks(String file) throws IOException {
        return BLOCK.matcher(Files.readString(Pages.ROOT.resolve(file), StandardCharsets.UTF_8))
                .results()
                .toList();
    }

    @Test
    void theJavaRuns(@TempDir Path folder) throws IOException {
        List<String> programs = programs("README.md");
        assertThat(programs).hasSize(1);
        assertThat(run(written(programs.get(0), folder))).matches(A_GAME);
    }

    @Test
    void theGuideToEmbeddingRuns(@TempDir Path folder) throws IOException {
        List<String> programs = programs(".github/EMBEDDING.md");
        assertThat(programs).hasSize(8);
        assertThat(run(written(programs.get(2), folder))).matches("[AB]: .*|[AB] rolls .*");
        assertThat(run(written(programs.get(7), folder)))
                .contains("A1 advance")
                .containsPattern("(?m)^A1 shoot rifle at B1 kills: 0\\.\\d{3}$");
        assertThat(run(written(programs.get(0), folder)))
                .contains(" is not due: the game waits for input ", "goes on with input ", "seen by B");
        assertThat(run(written(programs.get(1), folder))).matches(A_GAME);
        assertThat(run(written(programs.get(3), folder)))
                .startsWith("200 input ")
                .contains("\n409 ", "\n422 ", " must answer after ", "goes on with input ")
                .doesNotContain("Either", "Some(");
        assertThat(run(written(programs.get(4), folder)))
                .contains("unknown seat, or not the number of an input")
                .matches("(?s)(taken\\R){8,}.*");
        assertThat(run(written(programs.get(5), folder))).contains("initiative A");
        assertThat(run(written(programs.get(6), folder), Json.class, JsonFactory.class)
                        .lines())
                .containsExactly(
                        "true",
                        "line 4, column 87: /orders/0/modes/0/effects/0/skills/0: 'survival' is not understood; "
                                + "expected one of"
                                + " ranged, fight, survive",
                        "goes on with Steady");
    }

    /** A bot needs no more than the engine. */
    @Test
    void theFirstBotPlaysWithTheEngineAlone(@TempDir Path folder) throws IOException {
        String bot = programs(".github/BOT.md").get(0);
        assertThat(run(written(bot, folder))).startsWith("finished: A wins");
    }

    /**
     * After a typing error in a copied program, its exception says where the error is, not "get() on Left" and no
     * failed cast.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                ".github/EMBEDDING.md",
                ".github/BOT.md",
                ".github/KEYWORD.md",
                ".github/TESTKIT.md",
                ".github/VERIFY.md",
                ".github/ORDERS.md"
            })
    void noProgramTakesWhatMayBeMissing(String page) throws IOException {
        assertThat(programs(page))
                .isNotEmpty()
                .allSatisfy(program -> assertThat(program).doesNotContainPattern("\\.get\\(\\)|= \\([A-Z][\\w.]*\\) "));
    }

    /** In order, each once, and none that the program does not need. */
    @Test
    void itsImportsAreThoseOfAProgram() throws IOException {
        List<String> programs = new ArrayList<>();
        for (Path page : Pages.all())
            programs.addAll(programs(Pages.ROOT.relativize(page).toString()));
        assertThat(programs).hasSizeGreaterThan(20).allSatisfy(program -> {
            List<String> imports = IMPORT.matcher(program)
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertThat(imports)
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .allSatisfy(type -> assertThat(program)
                            .containsPattern("[^.\\w]" + type.substring(type.lastIndexOf('.') + 1) + "\\b"));
        });
    }

    private static List<String> programs(String file) throws IOException {
        return blocks(file).stream()
                .filter(b -> b.group(1).equals("java"))
                .map(b -> b.group(2))
                .toList();
    }

    private static Path written(String program, Path folder) throws IOException {
        String name = CLASS.matcher(program).results().findFirst().orElseThrow().group(1);
        return Files.writeString(folder.resolve(name + ".java"), program, StandardCharsets.UTF_8);
    }

    private static String run(Path source, Class<?>... more) throws IOException {
        return SourceProgram.run(source, ClassPath.ofTheEngine(more)).strip();
    }
}
