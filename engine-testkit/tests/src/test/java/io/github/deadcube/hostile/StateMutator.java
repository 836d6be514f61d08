package io.github.deadcube.hostile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.deadcube.core.chance.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes written states: removes, repeats and swaps their parts, and takes names, numbers and parts of other states of
 * the same game.
 */
final class StateMutator {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9:/.#-]+");
    private static final String DIGESTS = "(?m)^digest .*\n|,\"digestVersion\":\\d+|,\"digest\":\"[0-9a-f]*\"";
    private static final int[] NUMBERS = {
        0,
        1,
        2,
        3,
        4,
        5,
        7,
        8,
        9,
        10,
        15,
        31,
        32,
        64,
        99,
        100,
        255,
        300,
        301,
        999,
        1_000,
        9_999,
        10_000,
        32_768,
        65_536,
        999_999,
        1_000_000,
        Integer.MAX_VALUE,
        -1,
        -2,
        -300,
        Integer.MIN_VALUE
    };
    private static final int MOST_CHANGES = 3;
    private static final int SEARCHES = 30;

    private final SplitMix64 chance;
    private final List<String> lines = new ArrayList<>();
    private final Map<String, List<String>> statements = new TreeMap<>();
    private final Map<String, List<JsonNode>> values = new TreeMap<>();

    StateMutator(SplitMix64 chance) {
        this.chance = chance;
    }

    /** The same text without its digest. */
    static String undigested(String state) {
        return state.replaceAll(DIGESTS, "");
    }

    /** Makes the parts of a state known, for changes of other states. */
    void learn(String text, String json) {
        for (String line : undigested(text).split("\n", -1)) {
            lines.add(line);
            statements.computeIfAbsent(kind(line), any -> new ArrayList<>()).add(line);
        }
        each(
                parsed(json),
                "",
                place -> values.computeIfAbsent(place.name, any -> new ArrayList<>())
                        .add(place.value()));
    }

    /** The kind of a statement: its first word, and of an unfinished rule its name. */
    private static String kind(String line) {
        return line.replaceFirst("^(then \\w+|[AB](?=\\d)|\\w+).*$", "$1");
    }

    private <T> T any(List<T> of) {
        return of.get(chance.below(of.size()));
    }

    /** Changes some of its lines; every second time one of the unfinished rules. */
    String text(String state) {
        List<String> changed = new ArrayList<>(List.of(undigested(state).split("\n", -1)));
        for (int n = chance.below(MOST_CHANGES); n >= 0; n--) change(changed);
        return String.join("\n", changed) + "\n";
    }

    private void change(List<String> of) {
        List<Integer> rules = new ArrayList<>();
        for (int i = 1; i < of.size(); i++) if (of.get(i).startsWith("then ")) rules.add(i);
        int i = rules.isEmpty() || chance.below(2) == 0 ? 1 + chance.below(of.size() - 1) : any(rules);
        int other = 1 + chance.below(of.size() - 1);
        switch (chance.below(12)) {
            case 0 -> {
                if (of.size() > 2) of.remove(i);
            }
            case 1 -> of.add(other, of.get(i));
            case 2 -> Collections.swap(of, i, rules.isEmpty() ? other : any(rules));
            case 3 -> of.add(rules.isEmpty() ? other : any(rules), any(lines));
            case 4 -> of.set(i, any(statements.getOrDefault(kind(of.get(i)), lines)));
            default -> of.set(i, word(of.get(i)));
        }
    }

    /** Replaces a word by an odd number, by a word that looks alike, or by nothing. */
    private String word(String line) {
        List<int[]> words = words(line);
        if (words.isEmpty()) return line;
        int place = chance.below(words.size());
        int[] at = words.get(place);
        String old = line.substring(at[0], at[1]);
        boolean isNumber = old.matches("-?\\d+") && chance.below(4) > 0;
        String then = isNumber ? String.valueOf(number()) : alike(old, place, line);
        return line.substring(0, at[0]) + (chance.below(40) == 0 ? "" : then) + line.substring(at[1]);
    }

    private static List<int[]> words(String line) {
        List<int[]> words = new ArrayList<>();
        for (Matcher m = WORD.matcher(line); m.find(); ) words.add(new int[] {m.start(), m.end()});
        return words;
    }

    private int number() {
        return NUMBERS[chance.below(NUMBERS.length)];
    }

    /** A word at the same place of a statement of the same kind, or another one that looks alike. */
    private String alike(String old, int place, String line) {
        List<String> same = statements.getOrDefault(kind(line), lines);
        boolean isName = shape(old).equals("name");
        for (int n = 0; n < SEARCHES; n++) {
            String other = any(isName || n % 2 == 0 ? same : lines);
            List<int[]> words = words(other);
            if (words.isEmpty()) continue;
            int at = isName && place < words.size() ? place : chance.below(words.size());
            String word = other.substring(words.get(at)[0], words.get(at)[1]);
            if (!word.equals(old) && shape(word).equals(shape(old))) return word;
        }
        return old;
    }

    /** The form of a word: a model, a side, a cube, an identifier, another name, or a number. */
    private static String shape(String word) {
        return word.replaceAll("^[AB]\\d+$", "model")
                .replaceAll("^[AB]$", "side")
                .replaceAll("^[a-h]\\d.*$", "cube")
                .replaceAll("^[A-Z0-9]+-[A-Z0-9-]*$", "RULE")
                .replaceAll("^[a-z][A-Za-z.]*$", "name")
                .replaceAll("\\d+", "9");
    }

    /** Changes some parts of its tree; every second time one of the unfinished rules. */
    String json(String state) {
        JsonNode root = parsed(state);
        for (int n = chance.below(MOST_CHANGES); n >= 0; n--) {
            List<Place> places = new ArrayList<>();
            each(root.get(chance.below(2) == 0 ? "pending" : "position"), "", places::add);
            if (!places.isEmpty()) change(any(places));
        }
        return root.toString();
    }

    private static JsonNode parsed(String state) {
        try {
            return JSON.readTree(undigested(state));
        } catch (JsonProcessingException e) {
            throw new AssertionError(state, e);
        }
    }

    private void change(Place at) {
        List<JsonNode> known = values.getOrDefault(at.name, List.of());
        int what = chance.below(12);
        if (what == 0) at.remove();
        else if (what == 1 && at.within instanceof ArrayNode all) all.insert(chance.below(all.size() + 1), at.value());
        else if (what == 2 && at.within instanceof ArrayNode all) at.put(all.get(chance.below(all.size())));
        else if (what < 8 && !known.isEmpty()) at.put(any(known));
        else if (at.value().isInt()) at.put(JSON.getNodeFactory().numberNode(number()));
        else if (at.value().isTextual())
            at.put(JSON.getNodeFactory().textNode(alike(at.value().asText(), 0, "")));
        else if (at.value().isBoolean())
            at.put(JSON.getNodeFactory().booleanNode(!at.value().asBoolean()));
    }

    /**
     * A part of a tree.
     *
     * @param name the name of the part, or of the list in which it is
     */
    private record Place(JsonNode within, String name, int index) {
        JsonNode value() {
            return index >= 0 ? within.get(index) : within.get(name);
        }

        void put(JsonNode value) {
            if (index >= 0) ((ArrayNode) within).set(index, value.deepCopy());
            else ((ObjectNode) within).set(name, value.deepCopy());
        }

        void remove() {
            if (index >= 0) ((ArrayNode) within).remove(index);
            else ((ObjectNode) within).remove(name);
        }
    }

    /** Passes on every part of a tree. */
    private static void each(JsonNode of, String name, Consumer<Place> look) {
        if (of instanceof ArrayNode all)
            for (int i = 0; i < all.size(); i++) {
                look.accept(new Place(all, name, i));
                each(all.get(i), name, look);
            }
        else if (of instanceof ObjectNode parts)
            parts.fieldNames().forEachRemaining(part -> {
                look.accept(new Place(parts, part, -1));
                each(parts.get(part), part, look);
            });
    }
}
