package io.github.deadcube.site;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private ApiPages() {}

    /** Writes the pages of a project with its sources, the libraries of this machine, and one more. */
    static void write(Path root, Path folder, Path library) {
        Vector<String> libraries = Vector.of(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .append(library.toString());
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
                    .append(name(module._1()) + "="
                            + sources(root.resolve(module._2())).mkString(File.pathSeparator));
        int code = ToolProvider.findFirst("javadoc")
                .orElseThrow()
                .run(System.out, System.err, arguments.toJavaArray(String[]::new));
        if (code != 0) throw new IllegalStateException("javadoc ends with " + code);
    }

    private static String name(String module) {
        return "io.github.deadcube." + module;
    }

    /** The sources of a module, and those that the build has written. */
    private static Vector<Path> sources(Path module) {
        return Vector.of("src/main/java", "target/generated-sources/annotations", "target/generated-sources/rules")
                .map(module::resolve)
                .filter(Files::isDirectory);
    }
}
