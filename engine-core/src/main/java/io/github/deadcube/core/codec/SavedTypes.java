package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The types in the states of a game, with their names: types of the engine, and continuations of the rules in play. */
public final class SavedTypes {
    /** The types of values that belong to no game. */
    public static final SavedTypes NONE = new SavedTypes(Vector.empty());

    private static final Vector<Class<?>> ENGINE = Vector.ofAll(Deadcube.pending());

    private final Map<String, Class<?>> byName = new TreeMap<>();
    private final Map<String, String> names = new TreeMap<>();

    private SavedTypes(Vector<? extends Class<?>> all) {
        all.forEach(this::add);
    }

    /** The types of a game. */
    public static SavedTypes of(Game game) {
        Vector<LibraryRule> rules = Vector.<LibraryRule>ofAll(
                        game.setup().ruleset().library().all())
                .appendAll(game.setup().scenario().rules());
        Vector<Class<? extends Continuation>> continuations = rules.flatMap(LibraryRule::continuations)
                .appendAll(game.setup().scenario().continuations());
        return new SavedTypes(ENGINE.appendAll(continuations));
    }

    /** Adds a type. If another type has the short name already, this type has the full name of its class. */
    private void add(Class<?> type) {
        if (names.containsKey(type.getName())) return;
        String brief = ClassNames.ofPending(type);
        String name = byName.containsKey(brief) ? type.getName() : brief;
        byName.put(name, type);
        names.put(type.getName(), name);
    }

    /** The name of a class. */
    String name(Class<?> type) {
        String name = names.get(type.getName());
        if (name == null || byName.get(name) != type)
            throw new IllegalStateException(type.getName()
                    + " is part of a state, and no rule that is played names it among its continuations()");
        return name;
    }

    /** The class with a name; null if there is none. */
    @Nullable
    Class<?> named(String name) {
        return byName.get(name);
    }

    /** All subtypes of a type, by name. */
    Map<String, Class<?>> all(Class<?> type) {
        TreeMap<String, Class<?>> all = new TreeMap<>(byName);
        all.values().removeIf(other -> !type.isAssignableFrom(other));
        return all;
    }

    /** The similar names of a type, for an error; all names if none is similar. */
    String nearest(String word, Class<?> type) {
        Map<String, Class<?>> all = all(type);
        String beginning = word.isEmpty() ? "" : word.substring(0, 1);
        String alike = String.join(
                ", ",
                all.keySet().stream().filter(name -> name.startsWith(beginning)).toList());
        return "one of " + (alike.isEmpty() ? String.join(", ", all.keySet()) : alike);
    }
}
