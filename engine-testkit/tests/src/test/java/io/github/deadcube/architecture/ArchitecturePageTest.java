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
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the architecture page with the compiled modules. */
class ArchitecturePageTest {
    private static final Path PAGE =
            Path.of(System.getProperty("basedir", "."), "..", "..", ".github", "ARCHITECTURE.md");
    private static final Pattern MODULE = Pattern.compile("(?m)^  (\\w+)\\[\"engine-\\1<br/>(.*)\"]$");
    private static final Pattern ARROW = Pattern.compile("(?m)^  (\\w+) --> (\\w+)$");
    private static final Pattern CLASS_OR_METHOD = Pattern.compile("`([A-Z]\\w+)(?:\\.([a-z]\\w+))?`");

    private static final Pattern OUTSIDE = Pattern.compile("(?m)^Not in the picture: (?:.+\\n)+");
    private static final Pattern ENGINE = Pattern.compile("`(engine-\\w+)`");
    private static final Pattern PARENT = Pattern.compile("(?s)<parent>.*?</parent>");
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>([\\w-]+)</artifactId>");

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
    void eachModuleOfTheBuildIsInThePictureOrNamedBelowIt() throws IOException {
        TreeSet<String> built = TreeSet.empty();
        TreeSet<String> described = TreeSet.empty();
        for (String group : List.of("engine-api", "engine-core", "engine-testkit"))
            for (Path folder : folders(PAGE.resolve("../..").resolve(group).normalize())) {
                String pom = Files.readString(folder.resolve("pom.xml"), StandardCharsets.UTF_8);
                String name = ARTIFACT.matcher(PARENT.matcher(pom).replaceFirst(""))
                        .results()
                        .findFirst()
                        .get()
                        .group(1);
                built = built.add(name);
                if (Files.exists(folder.resolve("src/main/java/module-info.java"))) described = described.add(name);
            }
        TreeSet<String> drawn = TreeSet.ofAll(found(MODULE).map(module -> "engine-" + module.group(1)));
        String below = found(OUTSIDE).head().group();
        TreeSet<String> named = TreeSet.ofAll(
                ENGINE.matcher(below).results().map(engine -> engine.group(1)).toList());
        assertThat(drawn.addAll(named)).isEqualTo(built);
        assertThat(drawn.addAll(Vector.of("engine-build"))).isEqualTo(described);
    }

    /** A folder and those in it that have a pom. */
    private static Vector<Path> folders(Path group) throws IOException {
        try (Stream<Path> folders = Files.walk(group, 1)) {
            return Vector.ofAll(folders.filter(folder -> Files.exists(folder.resolve("pom.xml"))));
        }
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
