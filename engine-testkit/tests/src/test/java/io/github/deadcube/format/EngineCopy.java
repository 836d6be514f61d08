package io.github.deadcube.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
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
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The engine and its tests in a class loader of their own, with some changed sources. */
final class EngineCopy implements AutoCloseable {
    /** Where the sources of the engine are. */
    static final Path MODULES = Path.of(System.getProperty("basedir", "."), "..", "..");

    private final URLClassLoader classes;

    /**
     * Compiles sources into an empty folder.
     *
     * @param sources the sources that change, and those that use what changes
     * @param changed changes the name or the text of a source
     */
    EngineCopy(Vector<Path> sources, UnaryOperator<String> changed, Path folder) throws IOException {
        Path compiled = Files.createDirectories(folder.resolve("classes"));
        compile(copied(sources, changed, folder.resolve("sources")), compiled);
        classes = new URLClassLoader(classPath(compiled), ClassLoader.getPlatformClassLoader());
    }

    private static List<Path> copied(Vector<Path> sources, UnaryOperator<String> changed, Path copies)
            throws IOException {
        Vector<Path> all = Vector.empty();
        for (Path source : sources) {
            Path copy = copies.resolve(String.valueOf(all.size()))
                    .resolve(changed.apply(source.getFileName().toString()));
            Files.createDirectories(copy.getParent());
            Files.writeString(
                    copy, changed.apply(Files.readString(source, StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
            all = all.append(copy);
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

    /** The changed classes first, then everything else. */
    private static URL[] classPath(Path first) throws MalformedURLException {
        Vector<String> all = Vector.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .prepend(first.toString());
        Vector<URL> urls = Vector.empty();
        for (String entry : all) urls = urls.append(Path.of(entry).toUri().toURL());
        return urls.toJavaArray(URL[]::new);
    }

    /** The Java files below a folder of the modules. */
    static Vector<Path> sources(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(MODULES.resolve(folder))) {
            return Vector.ofAll(files.filter(
                            file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java")))
                    .sorted();
        }
    }

    Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(name, true, classes);
    }

    /** What {@link KeptFormatTest#writtenAgain} returns in the copy. */
    String writtenAgain(Path file) throws ReflectiveOperationException {
        Method check = type(KeptFormatTest.class.getName()).getDeclaredMethod("writtenAgain", Path.class);
        check.setAccessible(true);
        return (String) check.invoke(null, file);
    }

    /** What a command of the copy prints to its output, with its errors. */
    String said(String... arguments) throws ReflectiveOperationException {
        Method command = type(Run.class.getName()).getDeclaredMethod("of", String[].class);
        return String.valueOf(command.invoke(null, (Object) arguments));
    }

    @Override
    public void close() throws IOException {
        classes.close();
    }
}
