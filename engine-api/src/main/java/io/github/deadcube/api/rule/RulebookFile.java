package io.github.deadcube.api.rule;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the rules from the resource {@code rulebook.txt}. */
final class RulebookFile {
    private static final String RESOURCE = "rulebook.txt";
    private static final String INDENT = "    ";

    private RulebookFile() {}

    /** All entries of the resource. */
    static Vector<Rulebook.Entry> entries() {
        return parse(lines());
    }

    /**
     * Reads entries in the form that {@link Rulebook} describes.
     *
     * @throws IllegalStateException if a line does not have this form; the message names it
     */
    static Vector<Rulebook.Entry> parse(Iterable<String> lines) {
        Vector<Rulebook.Entry> entries = Vector.empty();
        StringBuilder text = new StringBuilder();
        boolean within = false;
        int number = 0;
        for (String line : lines) {
            number++;
            if (line.isBlank()) {
                if (within) entries = complete(entries, text, number);
                within = false;
            } else if (!within) {
                entries = entries.append(heading(line, number, entries));
                within = true;
            } else if (line.startsWith(INDENT)) {
                text.append(line.strip()).append(' ');
            } else {
                throw malformed(number, "a line of text is indented by four spaces");
            }
        }
        return within ? complete(entries, text, number + 1) : entries;
    }

    /** The entries, the last one with its text. */
    private static Vector<Rulebook.Entry> complete(Vector<Rulebook.Entry> entries, StringBuilder text, int number) {
        Rulebook.Entry last = entries.last();
        Vector<Rulebook.Passage> passages = Rulebook.Passage.read(text.toString())
                .getOrElseThrow(fault -> malformed(number, last.rule() + ": " + fault.text()));
        if (passages.isEmpty()) throw malformed(number, last.rule() + " has no text");
        text.setLength(0);
        return entries.update(entries.size() - 1, last.with(passages));
    }

    private static Rulebook.Entry heading(String line, int number, Vector<Rulebook.Entry> before) {
        int tab = line.indexOf('\t');
        if (tab < 0 || line.substring(tab + 1).isBlank()) {
            throw malformed(number, "an entry begins with an identifier, a tab and a title");
        }
        RuleId rule;
        try {
            rule = RuleId.of(line.substring(0, tab));
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(place(number) + e.getMessage(), e);
        }
        if (before.exists(entry -> entry.rule().equals(rule))) {
            throw malformed(number, rule + " is there twice");
        }
        return new Rulebook.Entry(rule, before.size(), line.substring(tab + 1).strip(), Vector.empty(), "");
    }

    private static IllegalStateException malformed(int number, String what) {
        return new IllegalStateException(place(number) + what);
    }

    private static String place(int number) {
        return RESOURCE + ", line " + number + ": ";
    }

    private static Vector<String> lines() {
        try (InputStream in = RulebookFile.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is missing");
            }
            return Vector.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
