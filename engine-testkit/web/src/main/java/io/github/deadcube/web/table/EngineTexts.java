package io.github.deadcube.web.table;

import io.github.deadcube.api.rule.Language;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What the engine of a page says in other languages than English: of the compiled catalogues all but the help of the
 * command line, and what its classes alone say.
 */
final class EngineTexts {
    /** A template of the catalogue with the classes that have it. */
    private static final Pattern TEMPLATE = Pattern.compile("(?m)^#: (.*)\nmsgid \"(.*)\"$");

    private static final String HELP = "help\u0004";
    /** The lines of a compiled catalogue before its entries: its name, its singular numbers and its decimal sign. */
    private static final int HEAD = 3;

    private EngineTexts() {}

    /**
     * The texts by the codes of their languages.
     *
     * @param catalogue the file {@code deadcube.pot}
     */
    static Map<String, String> all(Path catalogue) throws IOException {
        Set<String> others = others(Files.readString(catalogue, StandardCharsets.UTF_8));
        Map<String, String> all = LinkedHashMap.empty();
        for (Language language : Language.all().tail())
            try (InputStream in = Language.class.getResourceAsStream(language.code() + ".txt")) {
                all = all.put(language.code(), without(others, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            }
        return all;
    }

    /** The templates that no class of the engine has. */
    private static Set<String> others(String catalogue) throws IOException {
        Set<String> own = EngineFiles.ofClassPath().simpleNames();
        Set<String> others = TreeSet.empty();
        for (MatchResult entry : TEMPLATE.matcher(catalogue).results().toList())
            if (Vector.of(entry.group(1).split(" ")).forAll(place -> !own.contains(place)))
                others = others.add(entry.group(2).replace("\\\"", "\""));
        return others;
    }

    private static String without(Set<String> others, String compiled) {
        String[] lines = compiled.split("\n");
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < HEAD; i++) kept.append(lines[i]).append('\n');
        for (int i = HEAD; i < lines.length; i += 2)
            if (!others.contains(lines[i]) && !lines[i].startsWith(HELP))
                kept.append(lines[i]).append('\n').append(lines[i + 1]).append('\n');
        return kept.toString();
    }
}
