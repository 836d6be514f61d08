package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A value does not change with the array from which it was made: {@code Vector.of} keeps the array that it is given.
 */
class GivenArraysTest {
    private static final Path SOURCES = Path.of("..", "..", "engine-api", "src", "main", "java");
    private static final Pattern KEEPS = Pattern.compile("\\.\\.\\. (\\w+)\\)[^}]*Vector\\.of\\(\\1\\)");

    @Test
    void aWeaponKeepsItsKeywords() {
        Keyword[] keywords = {Keyword.of("TOXIC", 1)};
        Weapon gun = Weapon.ranged("gun", 6, 1, keywords);
        Weapon blade = Weapon.closeCombat("blade", 1, keywords);
        keywords[0] = Keyword.of("BLAST");
        assertThat(gun).hasToString("gun R6 AP1 TOXIC (1)");
        assertThat(blade.keywords()).containsExactly(Keyword.of("TOXIC", 1));
    }

    @Test
    void anOrderKeepsItsModes() {
        Order.Mode[] modes = {};
        Order.Mode[] some = {Order.Mode.at()};
        assertThat(Order.of("HOUSE-A", "A", "a", some).modes()).hasSize(1);
        assertThat(Order.of("HOUSE-A", "A", "a", modes).modes()).isEmpty();
    }

    @Test
    void noMethodOfTheApiKeepsAnArray() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".java"))
                            .flatMap(file -> KEEPS.matcher(read(file)).results())
                            .map(found -> found.group())
                            .collect(Collectors.toList()))
                    .isEmpty();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
