package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the architecture page with the compiled modules. */
class ArchitecturePageTest {
    private static final Path PAGE =
            Path.of(System.getProperty("basedir", "."), "..", "..", ".github", "ARCHITECTURE.md");
    private static final Pattern MODULE = Pattern.compile("(?m)^  (\\w+)\\[\"engine-\\1<br/>(.*)\"]$");
    private static final Pattern ARROW = Pattern.compile("(?m)^  (\\w+) --> (\\w+)$");
    private static final Pattern CLASS_OR_METHOD = Pattern.compile("`([A-Z]\\w+)(?:\\.([a-z]\\w+))?`");

    private static String page = "";

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(PAGE, StandardCharsets.UTF_8);
    }

    @Test
    void thePictureHasAllModulesWithAllTheirPackages() {
        SortedMap<String, String> drawn = found(MODULE).toSortedMap(m -> m.group(1), m -> listed(m.group(2)));
        SortedMap<String, String> compiled =
                Modules.ALL.keySet().toSortedMap(name -> name, ArchitecturePageTest::packages);
        assertThat(drawn.mkString("\n")).isEqualTo(compiled.mkString("\n"));
    }

    @Test
    void theArrowsAreWhatTheModulesRequireOfEachOther() {
        TreeSet<String> drawn = TreeSet.ofAll(found(ARROW).map(MatchResult::group));
        TreeSet<String> required = TreeSet.ofAll(Modules.ALL.flatMap(module -> Modules.required(module._2)
                .filter(Modules.ALL::containsKey)
                .map(name -> "  " + module._1 + " --> " + name)));
        assertThat(drawn.mkString("\n")).isEqualTo(required.mkString("\n"));
    }

    @Test
    void everyClassAndMethodThatIsNamedExists() {
        Vector<MatchResult> named = found(CLASS_OR_METHOD);
        assertThat(named).hasSizeGreaterThan(40);
        assertThat(named.reject(m -> MainCode.CLASSES.stream().anyMatch(type -> has(type, m.group(1), m.group(2))))
                        .map(MatchResult::group))
                .isEmpty();
    }

    private static boolean has(JavaClass type, String name, String method) {
        return type.getSimpleName().equals(name)
                && (method == null
                        || type.getAllMethods().stream()
                                .anyMatch(m -> m.getName().equals(method)));
    }

    private static Vector<MatchResult> found(Pattern pattern) {
        return Vector.ofAll(pattern.matcher(page).results());
    }

    /** Removes the descriptions of packages from the lines below the module's name. */
    private static String listed(String lines) {
        return TreeSet.of(lines.split("<br/>"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .flatMap(names -> Vector.of(names.split(", ")))
                .mkString(", ");
    }

    /** Returns package names with two parts at most. Deeper packages belong to their parent. */
    private static String packages(String module) {
        return Modules.packages(module)
                .map(name -> Vector.of(name.split("\\.")).slice(2, 5).last())
                .mkString(", ");
    }
}
