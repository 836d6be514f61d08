package io.github.deadcube.dev;

import io.vavr.collection.Vector;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;

/** A program in another virtual machine, with the class path of this one. */
final class ChildProgram {
    private ChildProgram() {}

    /**
     * Returns its exit code.
     *
     * @param options of the virtual machine
     * @param first folders before those of this class path
     * @param main the name of its class
     */
    static int run(Vector<String> options, Vector<Path> first, String main, Vector<String> arguments)
            throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = first.map(Path::toString)
                .append(System.getProperty("java.class.path"))
                .mkString(File.pathSeparator);
        return new ProcessBuilder(options.prepend(java)
                        .appendAll(Vector.of("-classpath", classPath, main))
                        .appendAll(arguments)
                        .toJavaList())
                .inheritIO()
                .start()
                .waitFor();
    }
}
