package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.readme.Pages;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the build names is there: Maven does not notice a pattern that matches nothing, or a profile that is gone. And
 * it is there once.
 */
class BuildNamesTest {
    private static final String BUILD = Pages.text(Pages.ROOT.resolve("pom.xml"));
    private static final Pattern EXCLUDED = Pattern.compile("<exclude>(io\\.github\\.deadcube[\\w.]*)</exclude>");
    private static final Pattern PLUGIN = Pattern.compile("<plugin>(.*?)</plugin>", Pattern.DOTALL);
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>([\\w-]+)</artifactId>");
    private static final Pattern PROFILE = Pattern.compile("<profile>\\s*<id>([\\w-]+)</id>");
    /** A profile that a command selects, such as {@code -Prelease,spark}. */
    private static final Pattern SELECTED = Pattern.compile("mvn\\b[^\\n`]*? -P([a-z][\\w,-]*)");

    /** Modules without a public api (japicmp.skip). */
    private static final Vector<String> NOT_COMPARED = Vector.of("cli", "mcp", "serve");

    /** A release is compared with the one before in all packages that it exports. */
    @Test
    void releasesAreComparedInWhatIsExportedAlone() {
        TreeSet<String> hidden = TreeSet.ofAll(Modules.ALL
                .filterKeys(name -> !NOT_COMPARED.contains(name))
                .flatMap(module -> Modules.packages(module._1)
                        .filter(name -> hasPublicTypes(name) && !isExported(module._2, name))));
        assertThat(Vector.ofAll(EXCLUDED.matcher(BUILD).results().map(found -> found.group(1))))
                .as("the excludes of japicmp in the root pom.xml")
                .containsExactlyElementsOf(hidden);
    }

    /** Who looks for what a plugin does finds it in one place of a pom. */
    @Test
    void noPluginIsConfiguredTwice() {
        assertThat(poms()).hasSizeGreaterThan(15).allSatisfy(pom -> {
            Vector<String> configured = Vector.ofAll(
                            PLUGIN.matcher(Pages.text(pom)).results())
                    .map(found -> found.group(1))
                    .filter(plugin -> plugin.contains("<configuration>") || plugin.contains("<executions>"))
                    .flatMap(plugin -> Vector.ofAll(
                                    ARTIFACT.matcher(plugin).results().map(found -> found.group(1)))
                            .take(1));
            assertThat(configured).as(pom.toString()).doesNotHaveDuplicates();
        });
    }

    private static Vector<Path> poms() {
        try (Stream<Path> files = Files.walk(Pages.ROOT, 3)) {
            return Vector.ofAll(files.filter(file -> file.endsWith("pom.xml")).sorted());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean hasPublicTypes(String name) {
        return MainCode.CLASSES.stream()
                .filter(type -> type.getPackageName().equals(name))
                .map(JavaClass::reflect)
                .anyMatch(Signatures::isVisible);
    }

    private static boolean isExported(ModuleDescriptor module, String name) {
        return module.exports().stream()
                .filter(export -> !export.isQualified())
                .map(Exports::source)
                .anyMatch(name::equals);
    }

    @Test
    void everyProfileThatAPageSelectsIsThere() {
        TreeSet<String> there = TreeSet.ofAll(
                PROFILE.matcher(BUILD).results().map(found -> found.group(1)).toList());
        Vector<String> selected = Pages.all()
                .append(Path.of("src", "test", "java", "io", "github", "deadcube", "dev", "BuildsCommand.java"))
                .map(Pages::text)
                .flatMap(text -> Vector.ofAll(SELECTED.matcher(text).results().map(found -> found.group(1))))
                .flatMap(names -> Vector.of(names.split(",")));
        assertThat(selected).hasSizeGreaterThan(15);
        assertThat(there).containsAll(selected);
    }
}
