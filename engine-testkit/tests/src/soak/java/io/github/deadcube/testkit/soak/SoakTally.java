package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the uses of choices, events and rules. Only one thread may use it until that thread has ended. */
final class SoakTally {
    private final Map<String, Long> inputs = new TreeMap<>();
    private final Map<String, Long> games = new TreeMap<>();
    private final Map<String, Long> choices = new TreeMap<>();
    private final Map<String, Long> events = new TreeMap<>();
    private final Map<String, Long> purposes = new TreeMap<>();
    private final Map<String, Long> rules = new TreeMap<>();
    private final Map<String, Long> printed = new TreeMap<>();
    private long light;
    private long thorough;

    void asked(Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision)
            one(purposes, decision.purpose().toString());
        else if (prompt instanceof Prompt.DiceRequest request)
            one(purposes, request.purpose().toString());
    }

    void answered(Input input, Transition transition) {
        if (input instanceof Choice choice) {
            one(choices, choice.getClass().getSimpleName());
            if (choice instanceof Choice.Use use) one(rules, use.rule().id());
        }
        transition.events().forEach(event -> {
            one(events, event.getClass().getSimpleName());
            one(rules, event.rule().id());
        });
    }

    void ended(Terms terms, PlayedState played, boolean lightly, boolean thoroughly) {
        int length = played.inputs().size();
        one(games, terms.toString());
        cards(played).flatMap(SoakTally::keywords).distinct().forEach(name -> one(printed, name));
        inputs.merge(terms.toString(), (long) length, Long::sum);
        if (lightly) light += length;
        if (thoroughly) thorough += length;
    }

    private static Vector<Profile> cards(PlayedState played) {
        return played.setup().teamA().members().appendAll(played.setup().teamB().members());
    }

    private static Vector<String> keywords(Profile card) {
        return card.keywords()
                .appendAll(card.weapons().flatMap(Weapon::keywords))
                .flatMap(k -> Vector.of(k.name()).appendAll(k.nested().map(Keyword::name)));
    }

    private static void one(Map<String, Long> counts, String what) {
        counts.merge(what, 1L, Long::sum);
    }

    void add(SoakTally other) {
        other.inputs.forEach((what, n) -> inputs.merge(what, n, Long::sum));
        other.games.forEach((what, n) -> games.merge(what, n, Long::sum));
        other.choices.forEach((what, n) -> choices.merge(what, n, Long::sum));
        other.events.forEach((what, n) -> events.merge(what, n, Long::sum));
        other.purposes.forEach((what, n) -> purposes.merge(what, n, Long::sum));
        other.rules.forEach((what, n) -> rules.merge(what, n, Long::sum));
        other.printed.forEach((what, n) -> printed.merge(what, n, Long::sum));
        light += other.light;
        thorough += other.thorough;
    }

    long inputs() {
        return inputs.values().stream().mapToLong(n -> n).sum();
    }

    String told() {
        long all = games.values().stream().mapToLong(n -> n).sum();
        StringBuilder s = new StringBuilder(String.format(
                "%,d inputs in %,d games, cheap promises checked for %,d inputs, all promises for %,d%n",
                inputs(), all, light, thorough));
        inputs.forEach((terms, n) ->
                s.append(String.format("%,14d inputs in %,8d games: %s%n", n, games.getOrDefault(terms, 0L), terms)));
        s.append(used("choices", names(Choice.class), choices));
        s.append(used("events", names(Event.class), events));
        s.append(used("prompts", Vector.of(Purpose.values()).map(Object::toString), purposes));
        s.append(used("games with each keyword on a card", printable(), printed));
        return s.append(used("rules of keywords, items and orders with events", library(), rules))
                .toString();
    }

    /** Returns the records of a sealed interface and of its sealed subinterfaces. */
    private static Vector<String> names(Class<?> sealed) {
        return Vector.of(sealed.getPermittedSubclasses())
                .flatMap(type -> type.isSealed() ? names(type) : Vector.of(type.getSimpleName()))
                .distinct()
                .sorted();
    }

    private static Vector<String> printable() {
        return Deadcube.ruleset().library().keywords().map(KeywordRule::printed);
    }

    private static Vector<String> library() {
        return Shipped.all(Deadcube.ruleset())
                .library()
                .all()
                .map(LibraryRule::rule)
                .map(rule -> rule.id());
    }

    private static String used(String what, Vector<String> all, Map<String, Long> counts) {
        Vector<String> never = all.reject(counts::containsKey);
        String often = all.filter(counts::containsKey).toJavaList().stream()
                .map(name -> name + " " + counts.get(name))
                .collect(Collectors.joining(", "));
        return String.format(
                "%s: %d of %d%n  %s%n  never: %s%n",
                what, all.size() - never.size(), all.size(), often, never.isEmpty() ? "none" : never.mkString(", "));
    }
}
