package io.github.deadcube.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles the catalogues of the languages, PO files of gettext, into what the game reads: for the engine plain texts,
 * with the name of the language, the numbers that are singular, the decimal sign, and then each template with its
 * translation, a line each; for the page objects of JSON. Which of the two has a template, the catalogue
 * {@code deadcube.pot} says: the page has those of its scripts. An entry without a translation, and one that is marked
 * fuzzy, is left out. A build runs it before it compiles.
 */
public final class WriteLanguages {
    private static final String NAME = "X-Name: ";
    private static final String SINGULAR = "X-Singular: ";
    private static final String DECIMAL = "X-Decimal: ";
    /** Between the context of a text and the text. */
    private static final char CONTEXT = '\u0004';

    /** A file of the page, among the places of a template. */
    private static final Pattern OF_PAGE = Pattern.compile("[\\w.]+\\.(?:js|html)");

    private final List<String[]> entries = new ArrayList<>();
    private final StringBuilder context = new StringBuilder();
    private final StringBuilder id = new StringBuilder();
    private final StringBuilder translation = new StringBuilder();
    private StringBuilder now = id;
    private boolean fuzzy;
    private String header = "";

    private WriteLanguages() {}

    /**
     * Reads the folder of the PO files, and writes a file for each into a folder of resources.
     *
     * @param args the folder of the PO files, the folder of the resources, and {@code engine} or {@code page}
     */
    public static void main(String[] args) throws IOException {
        boolean page = args[2].equals("page");
        Path from = Path.of(args[0]);
        Path to = Path.of(args[1], "io", "github", "deadcube", page ? "testkit/page" : "api/rule");
        Files.createDirectories(to);
        Set<String> known = known(Files.readAllLines(from.resolve("deadcube.pot"), StandardCharsets.UTF_8), page);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (!name.endsWith(".po")) continue;
                Path compiled = to.resolve(name.replace(".po", page ? ".json" : ".txt"));
                WriteLanguages read = new WriteLanguages();
                read.read(Files.readAllLines(file, StandardCharsets.UTF_8));
                read.entries.removeIf(entry -> !known.contains(entry[0]));
                String text = page ? read.json() : read.text();
                if (!Files.exists(compiled)
                        || !Files.readString(compiled, StandardCharsets.UTF_8).equals(text))
                    Files.writeString(compiled, text, StandardCharsets.UTF_8);
            }
        }
    }

    /** The templates of the page, or those of the engine, from the lines of the catalogue. */
    private static Set<String> known(List<String> lines, boolean page) {
        Set<String> known = new HashSet<>();
        String at = "";
        String context = "";
        for (String line : lines)
            if (line.startsWith("#: ")) at = line.substring("#: ".length());
            else if (line.startsWith("msgctxt ")) context = quoted(line) + CONTEXT;
            else if (line.startsWith("msgid ")) {
                boolean some = false;
                for (String place : at.split(" ", -1))
                    some |= OF_PAGE.matcher(place).matches() == page;
                if (some) known.add(context + quoted(line));
                at = "";
                context = "";
            }
        return known;
    }

    private void read(List<String> lines) {
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
    }

    private String text() {
        StringBuilder text = new StringBuilder(field(NAME) + field(SINGULAR) + field(DECIMAL));
        for (String[] entry : entries)
            text.append(entry[0]).append('\n').append(entry[1]).append('\n');
        return text.toString();
    }

    private String json() {
        List<String> members = new ArrayList<>();
        for (String[] entry : entries)
            members.add("\"" + entry[0].replace("\"", "\\\"") + "\": \"" + entry[1].replace("\"", "\\\"") + "\"");
        return "{\n" + String.join(",\n", members) + "\n}\n";
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
                entries.add(new String[] {
                    (context.isEmpty() ? "" : context.toString() + CONTEXT) + id, translation.toString()
                });
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
