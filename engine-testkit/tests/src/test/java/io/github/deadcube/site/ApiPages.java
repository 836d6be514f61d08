package io.github.deadcube.site;

import io.github.deadcube.dev.BuiltFolders;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/** The Javadoc of all modules with a public api, as one. */
final class ApiPages {
    private static final Vector<Tuple2<String, String>> MODULES = Vector.of(
            Tuple.of("api", "engine-api"),
            Tuple.of("dispersion", "engine-api/dispersion"),
            Tuple.of("core", "engine-core"),
            Tuple.of("json", "engine-core/json"),
            Tuple.of("drawing", "engine-core/drawing"),
            Tuple.of("testkit", "engine-testkit"),
            Tuple.of("bots", "engine-testkit/bots"),
            Tuple.of("properties", "engine-testkit/properties"),
            Tuple.of("junit", "engine-testkit/junit"));

    /** Of the programs for developers. Their packages are in several jars, which modules may not be. */
    private static final Pattern PROGRAMS = Pattern.compile("[/\\\\](?:pitest|jmh|jazzer)[^/\\\\]*\\.jar$");

    private ApiPages() {}

    /** Writes the pages of a project with its sources and the libraries of this machine. */
    static void write(Path root, Path folder) {
        Vector<String> libraries = BuiltFolders.classPath()
                .map(Path::toString)
                .filter(entry ->
                        entry.endsWith(".jar") && !PROGRAMS.matcher(entry).find());
        Vector<String> arguments = Vector.of(
                "-quiet",
                "-encoding",
                "UTF-8",
                "-docencoding",
                "UTF-8",
                "-notimestamp",
                "-Xdoclint:none",
                "-windowtitle",
                "Deadcube",
                "-doctitle",
                "Deadcube",
                "-d",
                folder.toString(),
                "--module-path",
                libraries.mkString(File.pathSeparator),
                "--module",
                MODULES.map(module -> name(module._1())).mkString(","));
        for (Tuple2<String, String> module : MODULES)
            arguments = arguments
                    .append("--module-source-path")
                    .append(name(module._1()) + "=" + sources(root, module._2()).mkString(File.pathSeparator));
        int code = ToolProvider.findFirst("javadoc")
                .orElseThrow()
                .run(System.out, System.err, arguments.toJavaArray(String[]::new));
        if (code != 0) throw new IllegalStateException("javadoc ends with " + code);
    }

    private static String name(String module) {
        return "io.github.deadcube." + module;
    }

    /** The sources of a module, and those that the build has written. */
    private static Vector<Path> sources(Path root, String module) {
        Path written = BuiltFolders.of(module).resolve("generated-sources");
        return Vector.of(
                        root.resolve(module).resolve("src/main/java"),
                        written.resolve("annotations"),
                        written.resolve("rules"))
                .filter(Files::isDirectory);
    }
}
