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

    private static final Pattern SHOWN =
            Pattern.compile("```java\n((?:(?!```).)*)```\n[^`]{0,40}```text\n(.*?)```", Pattern.DOTALL);
    private static final String EMBEDDING = ".github/EMBEDDING.md";

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

    /** A block of text after a program is what the program prints. */
    @ParameterizedTest
    @ValueSource(strings = {"FirstHour", "OwnTeam", "Board", "Turns", "FirstBot", "Menu", "Undoing"})
    void aProgramPrintsWhatTheGuideShows(String name, @TempDir Path folder) throws IOException {
        String page = Files.readString(Pages.ROOT.resolve(EMBEDDING), StandardCharsets.UTF_8);
        String shown = SHOWN.matcher(page)
                .results()
                .filter(found -> named(found.group(1)).equals(name))
                .findFirst()
                .orElseThrow()
                .group(2);
        assertThat(run(written(program(EMBEDDING, name), folder)).lines().map(String::stripTrailing))
                .containsExactlyElementsOf(shown.lines().toList());
    }

    @Test
    void theOtherProgramsOfTheGuideToEmbeddingRun(@TempDir Path folder) throws IOException {
        assertThat(programs(EMBEDDING)).hasSize(10);
        assertThat(run(written(program(EMBEDDING, "OwnBattlefield"), folder))).matches("[AB]: .*|[AB] rolls .*");
        assertThat(run(written(program(EMBEDDING, "Networked"), folder)))
                .contains("unknown seat, or not the number of an input")
                .matches("(?s)(taken\\R){8,}.*");
        assertThat(run(written(program(EMBEDDING, "Replaying"), folder))).contains("initiative A");
        assertThat(run(written(program(".github/ORDERS.md", "Ordering"), folder), Json.class, JsonFactory.class)
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

    private static String program(String file, String name) throws IOException {
        return programs(file).stream()
                .filter(program -> named(program).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String named(String program) {
        return CLASS.matcher(program)
                .results()
                .findFirst()
                .map(found -> found.group(1))
                .orElse("");
    }

    private static Path written(String program, Path folder) throws IOException {
        return Files.writeString(folder.resolve(named(program) + ".java"), program, StandardCharsets.UTF_8);
    }

    private static String run(Path source, Class<?>... more) throws IOException {
        return SourceProgram.run(source, ClassPath.ofTheEngine(more)).strip();
    }
}
