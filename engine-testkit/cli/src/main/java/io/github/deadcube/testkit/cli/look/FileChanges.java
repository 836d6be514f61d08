package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Waits until a file is saved. It compares times and sizes, because not every file system reports changes. */
final class FileChanges {
    private static final long PAUSE = 200;

    private final Vector<Path> paths;
    private Vector<String> known;

    FileChanges(Vector<Path> paths) {
        this.paths = paths;
        this.known = seen();
    }

    /** Returns true as soon as a file has changed; false if the thread is interrupted. */
    boolean await() {
        try {
            while (seen().equals(known)) Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        known = seen();
        return true;
    }

    private Vector<String> seen() {
        return paths.flatMap(FileChanges::within).map(FileChanges::stamp);
    }

    private static Vector<Path> within(Path path) {
        if (!Files.isDirectory(path)) return Vector.of(path);
        try {
            return TextFile.entries(path);
        } catch (IOException e) {
            return Vector.empty();
        }
    }

    private static String stamp(Path file) {
        try {
            BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
            return file + " " + is.lastModifiedTime() + " " + is.size();
        } catch (IOException e) {
            return file + " is missing";
        }
    }
}
