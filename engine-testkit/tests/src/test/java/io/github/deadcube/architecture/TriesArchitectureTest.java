package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every property has {@code @Tries}. Without it, each build tries the property a thousand times with seeds that cannot
 * be repeated.
 */
class TriesArchitectureTest {
    private static final Pattern PROPERTY = Pattern.compile("\n *@Property\\b(\\([^)]*\\))?");
    /** Test data for other tests: properties that no build runs directly. */
    private static final List<String> FIXTURES = List.of("FalseProperties.java", "SampleRuleProperties.java");

    @ParameterizedTest
    @ValueSource(strings = {".", "../../engine-core"})
    void everyPropertySaysHowOftenItIsTried(String module) throws IOException {
        List<String> silent = new ArrayList<>();
        int properties = 0;
        try (Stream<Path> files = Files.walk(Path.of(module, "src", "test", "java"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                if (FIXTURES.contains(file.getFileName().toString())) continue;
                String text = Files.readString(file);
                String[] parts = PROPERTY.split(text, -1);
                properties += parts.length - 1;
                for (int i = 1; i < parts.length; i++)
                    if (!parts[i].stripLeading().startsWith("@Tries(")) silent.add(file + ", property " + i);
            }
        }
        assertThat(silent).isEmpty();
        assertThat(properties).isGreaterThan(20);
    }
}
