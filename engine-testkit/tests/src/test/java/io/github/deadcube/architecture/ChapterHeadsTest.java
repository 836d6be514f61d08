package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The head of a package of the rules ({@code package-info.java}) says what it is, where to begin to read, and which
 * packages of the engine it uses.
 */
class ChapterHeadsTest {
    private static final String CORE = MainCode.ROOT + ".core.";
    private static final Pattern CLASS = Pattern.compile("\\{@code ([A-Z]\\w+)}");
    private static final Pattern PACKAGE = Pattern.compile("\\{@code ([a-z]+)}");
    private static final String BEGIN = "<p>Begin with ";
    private static final String USES = "<p>It uses ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "action",
                "command",
                "damage",
                "dice",
                "digest",
                "edition",
                "grid",
                "hooks",
                "item",
                "keyword",
                "machine",
                "motion",
                "odds",
                "order",
                "prepared",
                "round",
                "setup",
                "sight",
                "timing",
                "victory",
                "workspace"
            })
    void aHeadIsTrue(String chapter) throws IOException {
        Path file = NamesArchitectureTest.ROOT
                .resolve("engine-core/src/main/java")
                .resolve((CORE + chapter).replace('.', '/'))
                .resolve("package-info.java");
        String head = Files.readString(file, StandardCharsets.UTF_8).replaceAll("\\s+\\*\\s+", " ");
        assertThat(head).contains(BEGIN).contains(USES);
        Vector<JavaClass> own = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.getPackageName().equals(CORE + chapter));
        assertThat(names(CLASS, head.substring(head.indexOf(BEGIN), head.indexOf(USES))))
                .as("classes with which to begin")
                .isNotEmpty()
                .isSubsetOf(own.filter(JavaClass::isTopLevelClass).map(JavaClass::getSimpleName));
        assertThat(names(PACKAGE, head.substring(head.indexOf(USES))).mkString(", "))
                .as("packages of the engine that it uses")
                .isEqualTo(used(own).remove(chapter).mkString(", "));
    }

    private static TreeSet<String> names(Pattern pattern, String text) {
        Matcher name = pattern.matcher(text);
        TreeSet<String> names = TreeSet.empty();
        while (name.find()) names = names.add(name.group(1));
        return names;
    }

    private static TreeSet<String> used(Vector<JavaClass> own) {
        return TreeSet.ofAll(own.flatMap(JavaClass::getDirectDependenciesFromSelf)
                .map(to -> to.getTargetClass().getBaseComponentType().getPackageName())
                .filter(name -> name.startsWith(CORE))
                .map(name -> name.substring(CORE.length())));
    }
}
