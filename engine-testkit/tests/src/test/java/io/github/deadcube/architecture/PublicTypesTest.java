package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The file {@code public-types.txt} lists each public type of a package that is exported to all modules, by audience.
 */
class PublicTypesTest {
    private static final String LIST = "/public-types.txt";
    private static final Vector<String> AUDIENCES = Vector.of(
            "# Applications: to play",
            "# Applications: each package for another purpose",
            "# Writers of rules",
            "# Verification and bots");
    /**
     * The most types of each audience, in the order of the list: without the types that are nested in them, and with
     * them.
     */
    private static final Vector<Tuple2<Integer, Integer>> MOST =
            Vector.of(Tuple.of(47, 190), Tuple.of(18, 32), Tuple.of(26, 79), Tuple.of(32, 46));

    private static final Pattern MODULE = Pattern.compile("(?m)^(?:open )?module ([\\w.]+) \\{");

    @Test
    void eachPublicTypeHasAnAudience() throws IOException {
        Vector<String> exported = exported();
        TreeSet<String> listed = new TreeSet<>(types().asJava());
        assertThat(exported.reject(listed::contains))
                .as(
                        "public types that no audience of %s has. Each type is for one of: its package (make it "
                                + "package-private);"
                                + " readers of another type (nest it there); our own modules (move it to a package "
                                + "that its module-info"
                                + " exports to them alone); users (add it to the list)",
                        LIST)
                .isEmpty();
        listed.removeAll(exported.asJava());
        assertThat(listed)
                .as("types of %s that are not public or not exported to all modules: remove them from the list", LIST)
                .isEmpty();
    }

    @Test
    void eachAudienceIsListedInOrderAndEachTypeOnce() throws IOException {
        Vector<String> lines = lines();
        assertThat(lines.filter(line -> line.startsWith("#"))).isEqualTo(AUDIENCES);
        assertThat(types()).doesNotHaveDuplicates();
        for (String audience : AUDIENCES) {
            Vector<String> types = of(audience);
            assertThat(types).as(audience).isEqualTo(types.sorted());
        }
    }

    /**
     * A small surface is quick to learn. Make a new type a part of another one, or export it to our own modules alone.
     */
    @Test
    void theNumberOfTypesOnlyFalls() throws IOException {
        Vector<String> grown = Vector.empty();
        for (int i = 0; i < AUDIENCES.size(); i++) {
            String audience = AUDIENCES.get(i);
            Vector<String> types = of(audience);
            int nested = Vector.ofAll(MainCode.CLASSES)
                    .count(type ->
                            type.getEnclosingClass().isPresent() && isVisible(type) && types.contains(outermost(type)));
            Tuple2<Integer, Integer> most = MOST.get(i);
            if (types.size() > most._1() || types.size() + nested > most._2())
                grown = grown.append(
                        audience + ": " + types.size() + " and " + (types.size() + nested) + ", not " + most);
        }
        assertThat(grown)
                .as("audiences with more public types than before; if one has fewer, make its number in MOST smaller")
                .isEmpty();
    }

    private static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && !type.getModifiers().contains(JavaModifier.SYNTHETIC)
                && !type.isAnonymousClass()
                && type.getEnclosingClass().map(PublicTypesTest::isVisible).orElse(true);
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass()
                .map(PublicTypesTest::outermost)
                .orElseGet(() -> type.getName().substring(MainCode.ROOT.length() + 1));
    }

    @Test
    void eachModuleOfTheProjectIsLookedAt() throws IOException {
        assertThat(inSources().remove(Modules.OF_THE_BUILD))
                .as("modules of the project: each is a dependency of the module that has this test")
                .isNotEmpty()
                .isSubsetOf(Modules.ALL.values().map(ModuleDescriptor::name));
    }

    private static Vector<String> exported() {
        Vector<String> packages = Modules.ALL
                .values()
                .toVector()
                .flatMap(ModuleDescriptor::exports)
                .reject(Exports::isQualified)
                .map(Exports::source);
        return Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> packages.contains(type.getPackageName()))
                .map(type -> type.getName().substring(MainCode.ROOT.length() + 1))
                .sorted();
    }

    private static Vector<String> inSources() throws IOException {
        Path root = Path.of(System.getProperty("basedir", "."), "..", "..");
        Path sources = Path.of("src", "main", "java", "module-info.java");
        try (Stream<Path> files = Files.find(root, 8, (file, is) -> file.endsWith(sources))) {
            Vector<String> names = Vector.empty();
            for (Path file : Vector.ofAll(files)) {
                Matcher module = MODULE.matcher(Files.readString(file));
                assertThat(module.find()).as(file.toString()).isTrue();
                names = names.append(module.group(1));
            }
            return names.sorted();
        }
    }

    private static Vector<String> of(String audience) throws IOException {
        return lines().dropUntil(audience::equals).tail().takeUntil(line -> line.startsWith("#"));
    }

    static Vector<String> types() throws IOException {
        return lines().reject(line -> line.startsWith("#"));
    }

    private static Vector<String> lines() throws IOException {
        try (InputStream in = PublicTypesTest.class.getResourceAsStream(LIST)) {
            return Vector.ofAll(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .reject(String::isBlank);
        }
    }
}
