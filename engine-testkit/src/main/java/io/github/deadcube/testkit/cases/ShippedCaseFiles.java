package io.github.deadcube.testkit.cases;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/** Finds the files of the artifact {@code engine-cases}, which is a jar or a folder. */
final class ShippedCaseFiles {
    private static final String FOLDER = "deadcube-cases/";
    /** Every build of the artifact has it. */
    private static final String PAGE = FOLDER + "CASES.md";

    private ShippedCaseFiles() {}

    /** Names and texts in the order of the names; empty if the class path has no such artifact. */
    static Vector<Tuple2<String, String>> read() {
        @Nullable URL page = ShippedCaseFiles.class.getClassLoader().getResource(PAGE);
        if (page == null) return Vector.empty();
        try {
            return page.openConnection() instanceof JarURLConnection jar ? packed(jar) : unpacked(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Vector<Tuple2<String, String>> packed(JarURLConnection connection) throws IOException {
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            Vector<Tuple2<String, String>> files = Vector.empty();
            for (JarEntry entry : Vector.ofAll(jar.stream()).sortBy(JarEntry::getName))
                if (entry.getName().startsWith(FOLDER) && entry.getName().endsWith(CaseFile.ENDING))
                    files = files.append(
                            Tuple.of(entry.getName().substring(FOLDER.length()), text(jar.getInputStream(entry))));
            return files;
        }
    }

    private static Vector<Tuple2<String, String>> unpacked(URL page) throws IOException {
        Vector<Tuple2<String, String>> files = Vector.empty();
        for (Path file : CaseFile.at(Path.of(URI.create(page.toString())).resolveSibling("")))
            files = files.append(
                    Tuple.of(String.valueOf(file.getFileName()), Files.readString(file, StandardCharsets.UTF_8)));
        return files;
    }

    private static String text(InputStream in) throws IOException {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
