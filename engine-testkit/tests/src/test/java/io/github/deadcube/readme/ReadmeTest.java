package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.bot.Games;
import io.github.deadcube.testkit.match.Match;
import io.vavr.Function1;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
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
    private static final String JAVA = ".github/JAVA.md";
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
    @ValueSource(
            strings = {"FirstHour", "OwnTeam", "Board", "Turns", "FirstBot", "Menu", "InFrench", "Undoing", "JavaOnly"})
    void aProgramPrintsWhatTheGuideShows(String name, @TempDir Path folder) throws IOException {
        String guide = name.equals("JavaOnly") ? JAVA : EMBEDDING;
        String page = Files.readString(Pages.ROOT.resolve(guide), StandardCharsets.UTF_8);
        String shown = SHOWN.matcher(page)
                .results()
                .filter(found -> named(found.group(1)).equals(name))
                .findFirst()
                .orElseThrow()
                .group(2);
        assertThat(run(written(program(guide, name), folder)).lines().map(String::stripTrailing))
                .containsExactlyElementsOf(shown.lines().toList());
    }

    @Test
    void theOtherProgramsOfTheGuideToEmbeddingRun(@TempDir Path folder) throws IOException {
        assertThat(programs(EMBEDDING)).hasSize(11);
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

    /** A program with Java's own types needs no class of Vavr by name. */
    @Test
    void theGuideToJavaHasJavasOwnTypes() throws IOException {
        List<String> programs = programs(JAVA);
        assertThat(programs).hasSize(1);
        assertThat(programs.get(0)).doesNotContain("io.vavr");
    }

    /** The Kotlin of the guide is that which each release builds and runs. */
    @Test
    void theGuideToKotlinIsThatOfTheConsumer() throws IOException {
        Path kotlin = Pages.ROOT.resolve(".ci/consumers/kotlin");
        String version = version();
        assertThat(blocks(JAVA).stream().map(block -> block.group(2)))
                .contains(
                        Pages.text(kotlin.resolve("src/main/kotlin/FirstGame.kt")),
                        Pages.text(kotlin.resolve("pom.xml")).replace("${deadcube.version}", version));
    }

    /** The version of the project, as its own build file has it. */
    private static String version() {
        Matcher revision = Pattern.compile("<revision>([^<]+)").matcher(Pages.text(Pages.ROOT.resolve("pom.xml")));
        assertThat(revision.find()).isTrue();
        return revision.group(1);
    }

    @Test
    void theGradleFilesOfTheGuideNameThisVersionAndTheirFiles() throws IOException {
        List<String> files = blocks(JAVA).stream()
                .map(block -> block.group(2))
                .filter(text -> text.matches("(?s)(// [\\w.]+|<!-- [\\w./]+ -->)\n.*"))
                .toList();
        assertThat(files).hasSize(5);
        assertThat(files.stream().filter(text -> text.contains("io.github.deadcube:")))
                .hasSize(2)
                .allSatisfy(
                        text -> assertThat(text).contains("(\"io.github.deadcube:engine-core:" + version() + "\")"));
    }

    /** Without a screen two bots play, and the board draws the picture of the guide. */
    @Test
    void theBoardOfTheGuideDrawsItsPicture(@TempDir Path folder) throws IOException {
        List<String> programs = programs(".github/SHOW.md");
        assertThat(programs).hasSize(1);
        String board = programs.get(0);
        assertThat(board.lines().count()).isLessThanOrEqualTo(200);
        Path picture = folder.resolve("board.png");
        String drawn = board.replace("arguments.length > 0", "true").replace("arguments[0]", "\"" + picture + "\"");
        String headless = System.getProperty("java.awt.headless", "");
        System.setProperty("java.awt.headless", "true");
        try {
            assertThat(run(written(drawn, folder), Bots.class, Match.class, Function1.class))
                    .startsWith("[")
                    .matches("(?s).*finished: (A wins|B wins|a draw) \\(VIC-\\d\\)");
        } finally {
            if (headless.isEmpty()) System.clearProperty("java.awt.headless");
            else System.setProperty("java.awt.headless", headless);
        }
        BufferedImage now = ImageIO.read(picture.toFile());
        BufferedImage shown =
                ImageIO.read(Pages.ROOT.resolve(".github/board.png").toFile());
        assertThat(now.getWidth()).isEqualTo(shown.getWidth());
        assertThat(now.getHeight()).isEqualTo(shown.getHeight());
        assertThat(unlike(now, shown))
                .as("pixels that differ, besides those of letters")
                .isLessThan(2_000);
    }

    /** The fonts of machines differ. */
    private static int unlike(BufferedImage one, BufferedImage other) {
        int unlike = 0;
        for (int x = 0; x < one.getWidth(); x++)
            for (int y = 0; y < one.getHeight(); y++) if (one.getRGB(x, y) != other.getRGB(x, y)) unlike++;
        return unlike;
    }

    /** The guide shows what the program prints for 3,000 games; here it plays the first 300. */
    @Test
    void theGuideToGamesInNumbersRuns(@TempDir Path folder) throws IOException {
        List<String> programs = programs(".github/GAMES.md");
        assertThat(programs).hasSize(1);
        String few = programs.get(0).replace("1_000_000", "300").replace("System.err.print(", "String.valueOf(");
        assertThat(run(written(few, folder), Games.class, Match.class))
                .isEqualTo(Games.of(Shipped.setup()).play(7, 300).toString());
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
                ".github/GAMES.md",
                JAVA,
                ".github/SHOW.md",
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
