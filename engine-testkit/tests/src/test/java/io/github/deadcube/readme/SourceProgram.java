package io.github.deadcube.readme;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.spi.ToolProvider;

/** Compiles a source file and runs it with nothing but its class path and the JDK, in this virtual machine. */
final class SourceProgram {
    /** The classes of each class path, which stay loaded for the next program. */
    private static final Map<String, URLClassLoader> LIBRARIES = new HashMap<>();

    private SourceProgram() {}

    /** Returns what the program prints. The compiler writes the classes into the folder of the source. */
    static synchronized String run(Path source, String classPath) throws IOException {
        Path folder = requireNonNull(source.toAbsolutePath().getParent());
        compile(source, folder, classPath);
        String name = source.getFileName().toString().replaceFirst("\\.java$", "");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader program = new URLClassLoader(urls(folder.toString()), library(classPath))) {
            thread.setContextClassLoader(program);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            program.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(name + ": " + e.getCause(), e);
        } finally {
            System.setOut(out);
            thread.setContextClassLoader(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static void compile(Path source, Path folder, String classPath) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        "-d",
                        folder.toString(),
                        "-proc:none",
                        "-encoding",
                        "UTF-8",
                        "-classpath",
                        classPath,
                        source.toString());
        assertThat(exit).as(said.toString()).isZero();
    }

    private static ClassLoader library(String classPath) throws MalformedURLException {
        URLClassLoader known = LIBRARIES.get(classPath);
        if (known == null) {
            known = new URLClassLoader(urls(classPath), ClassLoader.getPlatformClassLoader());
            LIBRARIES.put(classPath, known);
        }
        return known;
    }

    private static URL[] urls(String classPath) throws MalformedURLException {
        Vector<URL> urls = Vector.empty();
        for (String entry : classPath.split(File.pathSeparator, -1))
            urls = urls.append(Path.of(entry).toUri().toURL());
        return urls.toJavaArray(URL[]::new);
    }
}
