package io.github.deadcube.core.spelling;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Lines;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Other spellings of keywords and equipment in force lists, read once from the resources of this package. */
public final class Spellings {
    private static final SortedMap<String, String> KEYWORDS = read("keywords.txt");
    private static final SortedMap<String, String> EQUIPMENT = read("equipment.txt");

    private Spellings() {}

    /** The keyword of a known other spelling, in capitals. */
    public static Option<String> keyword(String printed) {
        return Option.of(KEYWORDS.get(plain(printed)));
    }

    /** ITEM-7: the equipment with a name. The name has no number after it. */
    public static Option<RuleId> equipment(String name) {
        return Option.of(EQUIPMENT.get(plain(name))).map(RuleId::of);
    }

    /** Known other spellings of a keyword, in capitals, alphabetically. */
    public static Vector<String> spellings(String keyword) {
        return keys(KEYWORDS, keyword::equals).remove(keyword);
    }

    /** Known other names of an item, in capitals, alphabetically, without names that have brackets. */
    public static Vector<String> spellings(String item, RuleId rule) {
        Vector<String> sold = keys(EQUIPMENT, rule.id()::equals).reject(name -> name.contains("("));
        return sold.appendAll(keys(KEYWORDS, sold.append(plain(item))::contains))
                .distinct()
                .remove(plain(item))
                .sorted();
    }

    private static Vector<String> keys(SortedMap<String, String> map, Predicate<String> meant) {
        return Vector.ofAll(map.entrySet())
                .filter(entry -> meant.test(entry.getValue()))
                .map(Map.Entry::getKey);
    }

    /** A name in the form that is used for comparison: in capitals, with one space between words. */
    public static String plain(String text) {
        return text.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    }

    private static SortedMap<String, String> read(String resource) {
        try (InputStream in = Spellings.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException("the resource " + resource + " is missing");
            SortedMap<String, String> read = new TreeMap<>();
            for (String line : Lines.lines(new String(in.readAllBytes(), StandardCharsets.UTF_8))) {
                int equals = line.indexOf(" = ");
                if (line.startsWith("#") || equals < 0) continue;
                read.put(
                        plain(line.substring(0, equals)),
                        line.substring(equals + 3).strip());
            }
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
