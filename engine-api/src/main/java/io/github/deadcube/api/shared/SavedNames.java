package io.github.deadcube.api.shared;

import io.github.deadcube.api.saved.SavedName;
import io.vavr.control.Option;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The names that {@link SavedName} gives to a record, to an enum and to their parts. Looked up once for each class. */
public final class SavedNames {
    private static final Pattern WORD = Pattern.compile("[a-zA-Z][a-zA-Z0-9]*");
    private static final Pattern NAME = Pattern.compile(WORD.pattern() + "(\\." + WORD.pattern() + ")*+");
    /** A constant: a letter, as the name of a side, or words in small letters joined by hyphens. */
    private static final Pattern CONSTANT = Pattern.compile("[A-Z]|[a-z][a-z0-9]*(-[a-z0-9]+)*+");

    private static final Pattern OLDER = Pattern.compile("[a-zA-Z0-9-]++");

    private static final ClassValue<SavedNames> KNOWN = PerClass.remembered(SavedNames::new);

    private final SavedName given;
    /** Kept, because to ask an annotation takes long. */
    private final String name;

    private final String[] aliases;
    private final String[] parts;
    private final String[] words;
    /** The places of the parts, by their current and older names. */
    private final Map<String, Integer> places = new TreeMap<>();

    private SavedNames(Class<?> type) {
        for (String fault : fault(type)) throw new IllegalStateException(fault);
        given = type.getAnnotation(SavedName.class);
        name = given.value();
        aliases = given.aliases();
        parts = parts(type, given);
        words = new String[parts.length];
        for (int i = 0; i < parts.length; i++) {
            places.put(parts[i], i);
            words[i] = parts[i].replace('-', ' ');
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
        if (!NAME.matcher(given.value()).matches())
            return Option.some("the saved name '" + given.value() + "' of " + type.getName()
                    + " is not a word, or words separated by dots");
        Pattern part = type.isEnum() ? CONSTANT : WORD;
        Map<String, String> known = new TreeMap<>();
        for (String one : parts(type, given))
            if (!part.matcher(one).matches() || known.put(one, one) != null)
                return Option.some("the part '" + one + "' in @SavedName of " + type.getName() + " is not "
                        + (type.isEnum() ? "a constant such as 'in-play'" : "a word") + ", or is given twice");
        List<String> inJava = inJava(type);
        Set<String> named = new TreeSet<>();
        for (String other : given.parts())
            if (!named.add(inJava(other)) || !inJava.contains(inJava(other)))
                return Option.some("'" + other + "' in @SavedName of " + type.getName() + " is not "
                        + (type.isEnum()
                                ? "a constant and its saved name, such as 'IN_PLAY=playing'"
                                : "a component and its saved name, such as 'left=rest'"));
        for (String usual : given.usual())
            if (usual.indexOf('=') < 0 || !known.containsKey(usual.substring(0, usual.indexOf('='))))
                return Option.some("the usual value '" + usual + "' in @SavedName of " + type.getName()
                        + " is not a part and its value, such as 'faces=8'");
        for (String alias : given.partAliases()) {
            String[] both = alias.split("=", -1);
            if (both.length != 2
                    || !OLDER.matcher(both[0]).matches()
                    || !known.containsKey(both[1])
                    || known.put(both[0], alias) != null)
                return Option.some("the alias '" + alias + "' in @SavedName of " + type.getName()
                        + " is not an older name and a part, such as 'goal=to'");
        }
        return Option.none();
    }

    /** The names of a record's components or of an enum's constants in Java; none for another type. */
    private static List<String> inJava(Class<?> type) {
        if (Types.isRecord(type)) return Types.components(type);
        return type.isEnum()
                ? Stream.of(type.getEnumConstants())
                        .map(one -> ((Enum<?>) one).name())
                        .toList()
                : List.of();
    }

    private static String inJava(String other) {
        return other.substring(0, Math.max(0, other.indexOf('=')));
    }

    private static String[] parts(Class<?> type, SavedName given) {
        return inJava(type).stream()
                .map(name -> saved(given, name, type.isEnum() ? constant(name) : name))
                .toArray(String[]::new);
    }

    /** The saved name of a component or constant; {@code own} if the annotation gives it no other. */
    static String saved(SavedName given, String inJava, String own) {
        for (String other : given.parts())
            if (inJava(other).equals(inJava)) return other.substring(inJava.length() + 1);
        return own;
    }

    private static String constant(String name) {
        return name.length() == 1 ? name : name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String name() {
        return name;
    }

    /** Older names of the type. */
    public String[] aliases() {
        return aliases.clone();
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

    /** The saved name of a constant as it is in a sentence: {@code in play} for {@code in-play}. */
    public static String words(Enum<?> constant) {
        return of(constant.getDeclaringClass()).words[constant.ordinal()];
    }

    /** The constant with a saved name, or with an older one; null if there is none. */
    public static <E extends Enum<E>> @Nullable E constant(Class<E> type, String name) {
        int place = of(type).place(name);
        return place < 0 ? null : type.getEnumConstants()[place];
    }
}
