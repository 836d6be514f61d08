package io.github.deadcube.dev;

import io.vavr.collection.Vector;
import java.io.File;
import java.nio.file.Path;

/** Where the sources are, and where the build that runs a program has put what it made of them. */
public final class BuiltFolders {
    /** The folder of the project; a program runs in that of the tests' module. */
    public static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

    private BuiltFolders() {}

    /** The folders and jars with the classes of this program. */
    public static Vector<Path> classPath() {
        return Vector.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath());
    }

    /**
     * What the build made of a module: classes, generated sources.
     *
     * @param module such as {@code engine-core}
     */
    public static Path of(String module) {
        Path target = ROOT.resolve(module).resolve("target");
        return classPath()
                .find(entry -> entry.startsWith(target) && entry.endsWith("classes"))
                .getOrElseThrow(() -> new IllegalStateException("no classes of " + module + " are on the class path"))
                .getParent();
    }
}
