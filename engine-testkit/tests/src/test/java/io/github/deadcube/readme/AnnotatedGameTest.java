package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The annotated game of the guide is what the command prints. {@code -Dannotated.write=true} replaces it. */
class AnnotatedGameTest {
    private static final Path PAGE = Path.of("../../.github/ANALYSIS.md");
    /** The inputs of the part that every build analyses. */
    private static final int INPUTS = 170;
    /** The lines below the game: the sums, and how to play on. */
    private static final int SUMS = 4;

    /** A note, and the model if it is on a choice within an activation. */
    private static final Pattern NOTE = Pattern.compile(
            "^ +[?!] (?:. loses \\d+ % of a win: ([AB]\\d+) (?:activate|step|spot|end|shoot|advance|sprint)\\b)?");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theGuideHasWhatTheCommandPrints() throws IOException {
        boolean write = Boolean.getBoolean("annotated.write");
        boolean whole = write || Level.thorough();
        Path game = folder.resolve("game.txt");
        Run.of("play", "--bots", "simple,fast", "--seed", "3", "--quiet", "--record", game.toString());
        String record = Files.readString(game);
        if (!whole) Files.writeString(game, record.substring(0, record.indexOf("\n" + (INPUTS + 1) + ": ") + 1));
        Vector<String> told = Vector.ofAll(Run.of("analyse", game.toString())
                .out()
                .replace(game.toString(), "game.txt")
                .lines());
        String page = Files.readString(PAGE);
        int begin = page.lastIndexOf("\n```\n", page.length() - 6) + 5;
        if (write) Files.writeString(PAGE, page.substring(0, begin) + told.mkString("\n") + "\n```\n");
        Vector<String> guide =
                Vector.ofAll(Files.readString(PAGE).substring(begin).lines()).init();
        if (whole) assertThat(guide).isEqualTo(told);
        else assertThat(guide).startsWith(told.dropRight(SUMS + 1).toJavaArray(String[]::new));
        assertThat(told.count(line -> line.trim().startsWith("? "))).isPositive();
        String line = "";
        for (String one : told) {
            Matcher note = NOTE.matcher(one);
            if (!note.find()) line = one;
            else if (note.group(1) != null) assertThat(line).as(one).contains(note.group(1) + " ");
        }
    }
}
