package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.schema.Kind;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The types in the states of a game, with their saved names: types of the engine, and continuations of the rules in
 * play.
 */
public final class SavedTypes {
    /** The types of values that belong to no game. */
    public static final SavedTypes NONE = new SavedTypes();

    private static final SavedTypes ENGINE = new SavedTypes(NONE, Vector.ofAll(Deadcube.pending()));

    /** The types by their names and older names: a frame and a continuation may have the same name. */
    private final TreeMap<String, Class<?>> frames;

    private final TreeMap<String, Class<?>> continuations;

    private SavedTypes() {
        frames = new TreeMap<>();
        continuations = new TreeMap<>();
    }

    private SavedTypes(SavedTypes others, Vector<? extends Class<?>> more) {
        frames = new TreeMap<>(others.frames);
        continuations = new TreeMap<>(others.continuations);
        more.forEach(this::add);
    }

    public static SavedTypes of(Game game) {
        Vector<Class<? extends RuleData>> continuations = rules(game)
                .flatMap(Library.Rule::savedTypes)
                .appendAll(game.setup().scenario().savedTypes());
        return new SavedTypes(ENGINE, continuations);
    }

    /** The rules of the library, then those of the scenario. */
    static Vector<Library.Rule> rules(Game game) {
        return game.setup()
                .ruleset()
                .library()
                .all()
                .appendAll(game.setup().scenario().rules());
    }

    private void add(Class<?> type) {
        Map<String, Class<?>> known = kind(type);
        SavedNames names = SavedNames.of(type);
        known.put(names.name(), type);
        for (String alias : names.aliases()) known.putIfAbsent(alias, type);
    }

    private Map<String, Class<?>> kind(Class<?> type) {
        return RuleData.class.isAssignableFrom(type) ? continuations : frames;
    }

    String name(Class<?> type) {
        String name = SavedNames.of(type).name();
        if (kind(type).get(name) != type)
            throw new IllegalStateException(
                    type.getName() + " is part of a state, and no rule that is played names it among its savedTypes()");
        return name;
    }

    public static String variant(Class<?> type) {
        return Kind.variant(SavedNames.of(type).name());
    }

    /** The subtype with a name or an older name; null if there is none. */
    @Nullable
    Class<?> named(String name, Class<?> type) {
        Class<?> named = kind(type).get(name);
        return named != null && type.isAssignableFrom(named) ? named : null;
    }

    Map<String, Class<?>> all(Class<?> type) {
        TreeMap<String, Class<?>> all = new TreeMap<>();
        for (Class<?> one : kind(type).values())
            if (type.isAssignableFrom(one)) all.put(SavedNames.of(one).name(), one);
        return all;
    }

    /** The similar names of a type, for an error; all names if none is similar. */
    Sentence nearest(String word, Class<?> type) {
        Map<String, Class<?>> all = all(type);
        String beginning = word.isEmpty() ? "" : word.substring(0, 1);
        String alike = String.join(
                ", ",
                all.keySet().stream().filter(name -> name.startsWith(beginning)).toList());
        return Sentence.of("one of {names}", alike.isEmpty() ? String.join(", ", all.keySet()) : alike);
    }
}
