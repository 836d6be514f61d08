package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In the pseudo-language, a word without accents is a name, a notation, or not told in the language. */
class UntoldAtTheTerminalTest {
    private static final Pattern WORD = Pattern.compile("(?<![-\\w'.])[A-Za-z]{4,}(?![-\\w'.])");

    private static final Set<String> NAMES = HashSet.ofAll(
                    Run.commandLine().getSubcommands().keySet())
            .addAll(Vector.of("deadcube", "check", "shoot", "assault"))
            .addAll(Deadcube.editions())
            .addAll(ShippedThings.BATTLEFIELDS.names())
            .addAll(ShippedThings.TEAMS.names())
            .addAll(ShippedThings.TEAMS
                    .all()
                    .get()
                    .flatMap(team -> Vector.of(team.name().split(" "))));

    static Stream<String> commands() {
        return FrenchTerminalTest.commands();
    }

    private static Vector<String> untold(String text) {
        return Vector.ofAll(WORD.matcher(text.replace("[no-]", "")).results().map(MatchResult::group))
                .reject(NAMES::contains)
                .distinct();
    }

    private static String pseudo(String line) {
        return Run.of((line + " --language en-XA").strip().split(" +")).out();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theHelpIsToldWhole(String command) {
        assertThat(untold(pseudo(command + " --help"))).isEmpty();
        assertThat(untold(Run.of((command + " --help").strip().split(" +")).out()))
                .hasSizeGreaterThan(20);
    }

    @Test
    void lessonsAreToldWhole() {
        assertThat(untold(pseudo("learn --list").replaceAll("(?m)^\\w+:", ""))).isEmpty();
    }

    @Test
    void oddsAreToldWhole() {
        assertThat(untold(pseudo("odds 4d5+ v 3d4+") + pseudo("odds shoot RA 5+, rifle R5 AP1 v SV 4+ AR 1 HP 2")))
                .isEmpty();
        assertThat(untold(pseudo("odds 4d5+ v 3d4+ --exact"))).isEmpty();
    }

    /** Notations, card names and the drawing stay; a word of a sentence does not. */
    @Test
    void aGameIsToldWhole() {
        String told = pseudo("play --seed 7 --quiet");
        assertThat(untold(told.substring(told.indexOf('\n')))).isEmpty();
        String story = pseudo("play --seed 7");
        Set<String> english = HashSet.ofAll(Run.of("play", "--seed", "7").out().lines());
        assertThat(story.lines().filter(line -> line.length() > 30 && english.contains(line)))
                .isEmpty();
    }

    @Test
    void scenariosAreToldWhole() {
        assertThat(untold(pseudo("scenarios").replaceAll("(?m)^[\\w-]+:", ""))).isEmpty();
    }
}
