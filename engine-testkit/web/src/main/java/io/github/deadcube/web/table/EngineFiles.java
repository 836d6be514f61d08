package io.github.deadcube.web.table;

import io.vavr.collection.List;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/** The files of the engine on a class path, folders and jars alike, by name. */
final class EngineFiles {
    private static final String ENGINE = "io/github/deadcube";
    private static final String WEB = ENGINE + "/web/";
    private static final String PAGE = ENGINE + "/testkit/page/";
    private static final String CLIENTS = ENGINE + "/testkit/clients/deadcube";
    /** The page gives the engine the texts of its language. */
    private static final String LANGUAGES = ENGINE + "/api/rule/[a-z]{2}\\.txt";

    private static final String CLASS = ".class";

    private final TreeSet<String> names;

    private EngineFiles(TreeSet<String> names) {
        this.names = names;
    }

    static EngineFiles ofClassPath() throws IOException {
        TreeSet<String> names = TreeSet.empty();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (Files.isDirectory(path)) names = names.addAll(names(path));
            else if (Files.isRegularFile(path))
                try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + path.toUri()), Map.of())) {
                    names = names.addAll(names(jar.getPath("/")));
                }
        }
        return new EngineFiles(names);
    }

    private static List<String> names(Path root) throws IOException {
        Path engine = root.resolve(ENGINE);
        if (!Files.isDirectory(engine)) return List.empty();
        try (Stream<Path> all = Files.walk(engine)) {
            return List.ofAll(all.filter(Files::isRegularFile)
                            .map(file -> root.relativize(file).toString().replace('\\', '/')))
                    .reject(name -> name.startsWith(WEB));
        }
    }

    Vector<Class<?>> classes() {
        return names.toVector()
                .filter(name -> name.endsWith(CLASS) && !name.endsWith("package-info" + CLASS))
                .map(name ->
                        load(name.substring(0, name.length() - CLASS.length()).replace('/', '.')));
    }

    /** The names of the classes without their packages; a class within another one has the name of that. */
    TreeSet<String> simpleNames() {
        return names.filter(name -> name.endsWith(CLASS))
                .map(name -> name.substring(name.lastIndexOf('/') + 1).replaceFirst("[.$].*", ""));
    }

    /** The texts that the engine reads; the page, the clients and the languages are not its own. */
    Vector<String> resources() {
        return names.toVector()
                .reject(name -> name.endsWith(CLASS)
                        || name.startsWith(PAGE)
                        || name.startsWith(CLIENTS)
                        || name.matches(LANGUAGES));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, EngineFiles.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
