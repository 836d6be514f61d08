package io.github.deadcube.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * In a copy of the engine a record, a component and an enum constant have other names: it reads every kept file, computes every kept
 * digest, and writes the files as the engine does.
 */
@EnabledIfSystemProperty(named = "deadcube.thorough", matches = "true")
class RenamedSourcesTest {
    private static final Path SOURCES =
            Path.of(System.getProperty("basedir", "."), "..", "..", "engine-core", "src", "main", "java");
    private static final Vector<String> PACKAGES = Vector.of("action", "dice", "motion");

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

    @Test
    void everyKeptFileIsReadAndWrittenAsBefore(@TempDir Path folder) throws Exception {
        Path copies = folder.resolve("sources");
        Path classes = Files.createDirectories(folder.resolve("classes"));
        compile(copied(copies), classes);
        try (URLClassLoader copy = new URLClassLoader(classPath(classes), ClassLoader.getPlatformClassLoader())) {
            assertThat(Class.forName("io.github.deadcube.core.motion.DriftPath", false, copy))
                    .isNotNull();
            Class<?> test = Class.forName(KeptFormatTest.class.getName(), true, copy);
            Method check = test.getDeclaredMethod("writtenAgain", Path.class);
            check.setAccessible(true);
            for (Path file : KeptFormatTest.files().toList())
                assertThat((String) check.invoke(null, file))
                        .as(file.toString())
                        .isEqualTo(KeptFormatTest.writtenAgain(file));
        }
    }

    private static List<Path> copied(Path copies) throws IOException {
        Files.createDirectories(copies);
        Vector<Path> all = Vector.empty();
        for (String name : PACKAGES)
            try (Stream<Path> files =
                    Files.list(SOURCES.resolve("io/github/deadcube/core").resolve(name))) {
                for (Path file : Vector.ofAll(files).filter(file -> !file.endsWith("package-info.java"))) {
                    Path copy = copies.resolve(name)
                            .resolve(renamed(file.getFileName().toString()));
                    Files.createDirectories(copy.getParent());
                    Files.writeString(
                            copy, renamed(Files.readString(file, StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
                    all = all.append(copy);
                }
            }
        return all.asJava();
    }

    private static void compile(List<Path> sources, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options =
                    List.of("-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path"));
            CompilationTask task =
                    compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources));
            assertThat(task.call()).isTrue();
        }
    }

    /** The renamed classes first, then everything else. */
    private static URL[] classPath(Path first) throws MalformedURLException {
        Vector<String> all = Vector.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .prepend(first.toString());
        Vector<URL> urls = Vector.empty();
        for (String entry : all) urls = urls.append(Path.of(entry).toUri().toURL());
        return urls.toJavaArray(URL[]::new);
    }
}
