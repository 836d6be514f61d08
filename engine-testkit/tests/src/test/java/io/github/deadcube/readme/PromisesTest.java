package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each promise of the page of promises names an existing test. */
class PromisesTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (?!promise |---)([^|]+) \\| ([^|]+) \\|$");
    private static final Pattern NAME = Pattern.compile("`(\\w+)\\.(\\w+)`");

    /** A promise and its tests. */
    record Promise(String words, String tests) {
        List<MatchResult> names() {
            return NAME.matcher(tests).results().toList();
        }
    }

    static Stream<Promise> promises() throws IOException {
        return ROW.matcher(Files.readString(ROOT.resolve(".github/SECURITY.md"), StandardCharsets.UTF_8))
                .results()
                .map(row -> new Promise(row.group(1), row.group(2)));
    }

    @ParameterizedTest
    @MethodSource("promises")
    void itsTestsAreThere(Promise promise) throws IOException {
        assertThat(promise.names()).as(promise.words()).isNotEmpty();
        assertThat(NAME.matcher(promise.tests()).replaceAll("")).matches("(, )*");
        for (MatchResult name : promise.names())
            assertThat(sources(name.group(1)))
                    .as(name.group())
                    .singleElement()
                    .satisfies(source -> assertThat(Files.readString(source, StandardCharsets.UTF_8))
                            .containsPattern(
                                    "@(?:Test|Example|Property|ParameterizedTest)\\b[^;{}]*(?:\\{[^{}]*\\}[^;{}]*)?"
                                            + "\\bvoid " + name.group(2) + "\\("));
    }

    @Test
    void thePageHasPromisesAndTheReadmeLeadsToIt() throws IOException {
        assertThat(promises()).hasSizeGreaterThan(25);
        assertThat(ROOT.resolve("README.md")).content(StandardCharsets.UTF_8).contains("(.github/SECURITY.md)");
    }

    private static List<Path> sources(String test) throws IOException {
        List<Path> found = List.of();
        for (String module : new String[] {"engine-api", "engine-core", "engine-testkit/tests"})
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/test/java"))) {
                found = Stream.concat(found.stream(), files.filter(file -> file.endsWith(test + ".java")))
                        .toList();
            }
        return found;
    }
}
