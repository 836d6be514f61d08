package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Each source declares the type that its file is named after, and a test has tests: a file that an edit has emptied
 * compiles, and no build would notice the tests that it has lost. Two top-level types have different simple names,
 * except those that the glossary lists. A method whose name is {@code of} throws, and {@code read} returns the faults.
 */
class NamesArchitectureTest {
    static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..")
            .toAbsolutePath()
            .normalize();
    private static final Path PAGE = ROOT.resolve(".github").resolve("CONTRIBUTING.md");
    private static final String SECTION = "\n## Glossary\n";
    private static final Pattern EXCEPTIONS = Pattern.compile("(?m)^Two classes named .*$");
    private static final Pattern NAME = Pattern.compile("`(\\w+)`");
    private static final Pattern DECLARATION =
            Pattern.compile("(?m)^(?:(?:public|abstract|final|sealed|non-sealed|strictfp) "
                    + ")*(?:class|interface|@interface|enum|record) (\\w+)");

    private static final Pattern TESTS =
            Pattern.compile("(?m)^ *@(?:Test|ParameterizedTest|Property|Example|TestFactory)\\b|^(?:final )?class \\w+ "
                    + "(?:extends|implements) ");

    /** The type of what a reader returns, up to what is read. */
    private static final String READ =
            Either.class.getName() + "<" + Seq.class.getName() + "<" + Fault.class.getName() + ">,";

    @Test
    void eachSourceDeclaresTheTypeOfItsNameAndEachTestHasTests() throws IOException {
        Vector<String> lost = Vector.empty();
        for (Path file : sources()) {
            String text = Files.readString(ROOT.resolve(file), StandardCharsets.UTF_8);
            String name = file.getFileName().toString().replace(".java", "");
            if (DECLARATION.matcher(text).results().noneMatch(type -> name.equals(type.group(1))))
                lost = lost.append(file + " declares no type " + name);
            else if (name.endsWith("Test")
                    && isTest(file)
                    && !TESTS.matcher(text).find()) lost = lost.append(file + " has no test");
        }
        assertThat(lost).isEmpty();
    }

    private static boolean isTest(Path file) {
        return Vector.ofAll(file).contains(Path.of("test"));
    }

    @Test
    void twoTypesShareANameOnlyIfTheGlossaryListsIt() throws IOException {
        Vector<Path> files = sources();
        assertThat(files)
                .as("sources of all modules, main and test")
                .hasSizeGreaterThan(1_000)
                .anyMatch(file -> file.startsWith(Path.of("engine-api", "src", "main")))
                .anyMatch(file -> file.startsWith(Path.of("engine-core", "src", "test")))
                .anyMatch(file -> file.startsWith(Path.of("engine-testkit", "tests", "src", "jmh")));
        SortedMap<String, Vector<Path>> shared = byName(files).filterValues(where -> where.size() > 1);
        TreeSet<String> listed = listed();
        assertThat(shared.removeAll(listed))
                .as(
                        "simple names of several top-level types: rename all but one of each, or list the name in "
                                + "the glossary"
                                + " of %s",
                        PAGE.getFileName())
                .isEmpty();
        assertThat(listed.removeAll(shared.keySet()))
                .as("names of the glossary that only one type has: remove them from its line 'Two classes named …'")
                .isEmpty();
    }

    /**
     * {@code read} and {@code readTeam} return the faults of a text from outside; {@code of} and {@code teamOf} throw
     * them.
     */
    @Test
    void eachReaderOfTextsHasAMethodForTextsOfTheProgramItself() {
        TreeSet<String> exported = TreeSet.ofAll(Modules.ALL
                .values()
                .flatMap(module -> Vector.ofAll(module.exports())
                        .reject(Exports::isQualified)
                        .map(Exports::source)));
        Vector<Method> takers = Vector.<JavaClass>ofAll(MainCode.CLASSES)
                .filter(type -> exported.contains(type.getPackageName()))
                .sortBy(JavaClass::getName)
                .map(JavaClass::reflect)
                .filter(Signatures::isVisible)
                .flatMap(type -> Vector.of(type.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && Modifier.isStatic(method.getModifiers())
                        && Vector.of(method.getParameterTypes()).headOption().contains(String.class));
        Vector<Method> readers = takers.filter(method -> method.getName().matches("read([A-Z]\\w*)?")
                && method.getGenericReturnType().getTypeName().startsWith(READ));
        assertThat(readers).hasSizeGreaterThan(20);
        assertThat(readers.reject(reader -> takers.exists(taker -> isThrowing(taker, reader)))
                        .map(Method::toGenericString)
                        .sorted())
                .isEmpty();
    }

    private static boolean isThrowing(Method taker, Method reader) {
        Type read = ((ParameterizedType) reader.getGenericReturnType()).getActualTypeArguments()[1];
        String what = reader.getName().substring("read".length());
        String name = what.isEmpty() ? "of" : what.substring(0, 1).toLowerCase(Locale.ROOT) + what.substring(1) + "Of";
        return taker.getDeclaringClass() == reader.getDeclaringClass()
                && taker.getName().equals(name)
                && taker.getGenericReturnType().equals(read);
    }

    private static SortedMap<String, Vector<Path>> byName(Vector<Path> files) throws IOException {
        SortedMap<String, Vector<Path>> byName = TreeMap.empty();
        for (Path file : files) {
            String text = Files.readString(ROOT.resolve(file), StandardCharsets.UTF_8);
            for (String name :
                    DECLARATION.matcher(text).results().map(m -> m.group(1)).toList())
                byName = byName.put(name, Vector.of(file), Vector::appendAll);
        }
        return byName;
    }

    private static TreeSet<String> listed() throws IOException {
        String page = Files.readString(PAGE, StandardCharsets.UTF_8);
        assertThat(page).contains(SECTION);
        String glossary =
                page.substring(page.indexOf(SECTION) + SECTION.length()).split("\n## ", 2)[0];
        return TreeSet.ofAll(EXCEPTIONS
                .matcher(glossary)
                .results()
                .map(MatchResult::group)
                .flatMap(line -> NAME.matcher(line).results().map(name -> name.group(1)))
                .toList());
    }

    @Test
    void aMethodCalledOfMakesItsOwnType() {
        Vector<JavaMethod> others = Vector.ofAll(MainCode.CLASSES)
                .flatMap(type -> Vector.ofAll(type.getMethods()))
                .filter(method ->
                        method.getName().equals("of") && !method.getParameters().isEmpty())
                .reject(method -> method.getModifiers().contains(JavaModifier.SYNTHETIC))
                .reject(method -> method.getReturnType().getAllInvolvedRawTypes().stream()
                        .anyMatch(made -> made.equals(method.getOwner())));
        assertThat(others.map(JavaMethod::getFullName)).isEmpty();
    }

    /**
     * Without generated sources, which {@code target} holds and which other tests write, and without the classes that
     * have the names of those that they replace in browsers.
     */
    static Vector<Path> sources() throws IOException {
        Sources sources = new Sources();
        Files.walkFileTree(ROOT, sources);
        return Vector.ofAll(sources.files).sorted();
    }

    private static final class Sources extends SimpleFileVisitor<Path> {
        private final List<Path> files = new ArrayList<>();

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return folder.endsWith("target") || folder.endsWith("instead")
                    ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            boolean ofType = file.toString().endsWith(".java")
                    && !file.endsWith("package-info.java")
                    && !file.endsWith("module-info.java");
            if (ofType) files.add(ROOT.relativize(file));
            return FileVisitResult.CONTINUE;
        }
    }
}
