package io.github.deadcube.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compiles the catalogues of the languages, PO files of gettext, into plain texts that the game reads: the name of the
 * language, the numbers that are singular, and then each template with its translation, a line each. An entry without a
 * translation, and one that is marked fuzzy, is left out. A build runs it before it compiles.
 */
public final class WriteLanguages {
    private static final String NAME = "X-Name: ";
    private static final String SINGULAR = "X-Singular: ";
    /** Between the context of a text and the text. */
    private static final char CONTEXT = '\u0004';

    private final List<String> entries = new ArrayList<>();
    private final StringBuilder context = new StringBuilder();
    private final StringBuilder id = new StringBuilder();
    private final StringBuilder translation = new StringBuilder();
    private StringBuilder now = id;
    private boolean fuzzy;
    private String header = "";

    private WriteLanguages() {}

    /** Reads the folder of the PO files, and writes a text for each into a folder of resources. */
    public static void main(String[] folders) throws IOException {
        Path to = Path.of(folders[1], "io", "github", "deadcube", "api", "rule");
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(Path.of(folders[0]))) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (!name.endsWith(".po")) continue;
                Path compiled = to.resolve(name.replace(".po", ".txt"));
                String text = new WriteLanguages().compiled(Files.readAllLines(file, StandardCharsets.UTF_8));
                if (!Files.exists(compiled)
                        || !Files.readString(compiled, StandardCharsets.UTF_8).equals(text))
                    Files.writeString(compiled, text, StandardCharsets.UTF_8);
            }
        }
    }

    private String compiled(List<String> lines) {
        for (String line : lines) {
            if (line.startsWith("#,") && line.contains("fuzzy")) {
                next();
                fuzzy = true;
            } else if (line.startsWith("msgctxt ")) {
                next();
                begin(context, line);
            } else if (line.startsWith("msgid ")) {
                if (now != context) next();
                begin(id, line);
            } else if (line.startsWith("msgstr ")) begin(translation, line);
            else if (line.startsWith("\"")) now.append(quoted(line));
        }
        next();
        return field(NAME) + field(SINGULAR) + String.join("", entries);
    }

    private void begin(StringBuilder part, String line) {
        now = part;
        part.append(quoted(line));
    }

    /** Keeps the entry that has been read. */
    private void next() {
        if (now == translation) {
            if (id.isEmpty()) header = translation.toString();
            else if (!translation.isEmpty() && !fuzzy)
                entries.add((context.isEmpty() ? "" : context.toString() + CONTEXT) + id + "\n" + translation + "\n");
            fuzzy = false;
            context.setLength(0);
            id.setLength(0);
            translation.setLength(0);
            now = id;
        }
    }

    /** A field of the header, as a line. */
    private String field(String name) {
        for (String line : header.split("\\\\n", -1))
            if (line.startsWith(name)) return line.substring(name.length()) + "\n";
        throw new IllegalArgumentException("the header of a PO file has no '" + name + "'");
    }

    /** What stands between the quotation marks, with its escapes of line ends and backslashes. */
    private static String quoted(String line) {
        return line.substring(line.indexOf('"') + 1, line.lastIndexOf('"')).replace("\\\"", "\"");
    }
}
