package io.github.deadcube.api.shared;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names that {@link SavedName} gives to a record, to an enum and to their parts. Looked up once for each class. */
public final class SavedNames {
    private static final String WORD = "[a-zA-Z][a-zA-Z0-9]*";

    private static final ClassValue<SavedNames> KNOWN = PerClass.of(SavedNames::new);

    private final SavedName given;
    private final String[] parts;
    private final String[] words;
    /** The places of the parts, by their current and older names. */
    private final Map<String, Integer> places = new TreeMap<>();

    private SavedNames(Class<?> type) {
        for (String fault : fault(type)) throw new IllegalStateException(fault);
        given = type.getAnnotation(SavedName.class);
        parts = parts(given);
        words = new String[parts.length];
        for (int i = 0; i < parts.length; i++) {
            places.put(parts[i], i);
            words[i] = words(parts[i]);
        }
        for (String alias : given.partAliases()) {
            String[] both = alias.split("=", -1);
            places.put(both[0], places.get(both[1]));
        }
    }

    public static SavedNames of(Class<?> type) {
        return KNOWN.get(type);
    }

    /** What is wrong with the names of a record or an enum; none if all is right. */
    public static Option<String> fault(Class<?> type) {
        SavedName given = type.getAnnotation(SavedName.class);
        if (given == null) return Option.some(type.getName() + " can be part of a state, and has no @SavedName");
        int size = type.isRecord()
                ? type.getRecordComponents().length
                : type.isEnum() ? type.getEnumConstants().length : 0;
        String[] parts = parts(given);
        if (parts.length != size)
            return Option.some(
                    "@SavedName of " + type.getName() + " has " + parts.length + " names of parts, not " + size);
        Map<String, String> known = new TreeMap<>();
        if (!given.value().matches(WORD + "(\\." + WORD + ")*+"))
            return Option.some("the saved name '" + given.value() + "' of " + type.getName()
                    + " is not a word, or words separated by dots");
        for (String part : parts)
            if (!part.matches(WORD) || known.put(part, part) != null)
                return Option.some("the part '" + part + "' in @SavedName of " + type.getName()
                        + " is not a word, or is given twice");
        for (String alias : given.partAliases())
            if (!alias.matches(WORD + "=" + WORD)
                    || !known.containsKey(alias.replaceFirst(".*=", ""))
                    || known.put(alias.replaceFirst("=.*", ""), alias) != null)
                return Option.some("the alias '" + alias + "' in @SavedName of " + type.getName()
                        + " is not an older name and a part, such as 'goal=to'");
        return Option.none();
    }

    private static String[] parts(SavedName given) {
        return given.parts().isEmpty() ? new String[0] : given.parts().split(" ", -1);
    }

    public String name() {
        return given.value();
    }

    /** Older names of the type. */
    public String[] aliases() {
        return given.aliases();
    }

    /** The names of the components or constants, in the order of their declaration. */
    public String[] parts() {
        return parts.clone();
    }

    /** The place of a part by its current or an older name; -1 if no part has the name. */
    public int place(String part) {
        return places.getOrDefault(part, -1);
    }

    public String[] aliasesOfParts() {
        return Stream.of(given.partAliases())
                .map(alias -> alias.substring(0, alias.indexOf('=')))
                .toArray(String[]::new);
    }

    public static String name(Enum<?> constant) {
        return of(constant.getDeclaringClass()).parts[constant.ordinal()];
    }

    /** The saved name of a constant in small letters, with spaces between its words: {@code in play} for {@code inPlay}. */
    public static String words(Enum<?> constant) {
        return of(constant.getDeclaringClass()).words[constant.ordinal()];
    }

    /** The constant that {@link #words(Enum)} writes so, or that was written so; null if there is none. */
    public static <E extends Enum<E>> @Nullable E constant(Class<E> type, String words) {
        SavedNames names = of(type);
        for (Map.Entry<String, Integer> part : names.places.entrySet())
            if (words(part.getKey()).equals(words)) return type.getEnumConstants()[part.getValue()];
        return null;
    }

    private static String words(String name) {
        return name.length() == 1
                ? name
                : name.replaceAll("(?=[A-Z])", " ").strip().toLowerCase(Locale.ROOT);
    }
}
