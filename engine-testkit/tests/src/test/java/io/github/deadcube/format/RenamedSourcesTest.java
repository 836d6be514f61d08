package io.github.deadcube.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * In a copy of the engine a record, a component and an enum constant have other names: it reads every kept file,
 * computes every kept digest, and writes the files as the engine does.
 */
@EnabledIfSystemProperty(named = "deadcube.thorough", matches = "true")
class RenamedSourcesTest {
    private static final String CORE = "engine-core/src/main/java/io/github/deadcube/core/";

    private static final Map<String, String> NAMES =
            Map.of("ScatterPath", "DriftPath", "longAction", "tookLongAction", "ROLL", "THROW_DICE");

    private static final Pattern TEXT_OR_NAME =
            Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"|\\b(?:ScatterPath|longAction|ROLL)\\b");

    /** The types whose parts are renamed, and how they keep their saved names. */
    private static final Map<String, String> KEPT = Map.of(
            "@SavedName(\"activation\")",
            "@SavedName(value = \"activation\", parts = \"tookLongAction=longAction\")",
            "@SavedName(\"testSteps.phase\")",
            "@SavedName(value = \"testSteps.phase\", parts = \"THROW_DICE=roll\")");

    /** Renames names in code and not in text between quotation marks. */
    private static String renamed(String source) {
        String kept = source;
        for (Map.Entry<String, String> one : KEPT.entrySet()) kept = kept.replace(one.getKey(), one.getValue());
        return TEXT_OR_NAME
                .matcher(kept)
                .replaceAll(found -> Matcher.quoteReplacement(NAMES.getOrDefault(found.group(), found.group())));
    }

    private static Vector<Path> sources() throws IOException {
        return EngineCopy.sources(CORE + "action")
                .appendAll(EngineCopy.sources(CORE + "dice"))
                .appendAll(EngineCopy.sources(CORE + "motion"));
    }

    @Test
    void everyKeptFileIsReadAndWrittenAsBefore(@TempDir Path folder) throws Exception {
        try (EngineCopy copy = new EngineCopy(sources(), RenamedSourcesTest::renamed, folder)) {
            assertThat(copy.type("io.github.deadcube.core.motion.DriftPath")).isNotNull();
            for (Path file : KeptFormatTest.files().toList())
                assertThat(copy.writtenAgain(file)).as(file.toString()).isEqualTo(KeptFormatTest.writtenAgain(file));
        }
    }
}
