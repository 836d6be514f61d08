package io.github.deadcube.core.schema;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.api.shared.Types.Part;
import io.github.deadcube.api.shared.Types.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The description of one record: the saved names, the types, the usual values and the values of its parts. All that
 * reads, writes, checks or digests a record uses it.
 */
public final class RecordType {
    private static final ClassValue<RecordType> KNOWN = PerClass.remembered(RecordType::new);

    private final Class<?> type;
    private final Part[] parts;
    private final RecordAccess access;

    private RecordType(Class<?> type) {
        this.type = type;
        parts = Types.parts(type).toArray(Part[]::new);
        access = new RecordAccess(type);
    }

    public static RecordType of(Class<?> record) {
        return KNOWN.get(record);
    }

    /**
     * The records and enums among the permitted subtypes of a sealed type, at any depth, in the order of their
     * declaration.
     */
    public static List<Class<?>> cases(Class<?> sealed) {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> one : Types.permitted(sealed))
            if (Kind.of(one) == Kind.CASES) all.addAll(cases(one));
            else all.add(one);
        return all;
    }

    /** The saved names of the record and its parts, in the order of the places. A record with a notation has none. */
    public SavedNames names() {
        return SavedNames.of(type);
    }

    /** The number of its parts. Their places are counted from 0, in the order of their declaration. */
    public int size() {
        return parts.length;
    }

    /** The place of a component by its name in Java; -1 if it has none with the name. */
    int place(String component) {
        for (int i = 0; i < parts.length; i++) if (parts[i].name().equals(component)) return i;
        return -1;
    }

    /** The declared type of a part, with the types of its elements. */
    public PartType declared(int place) {
        return parts[place].type().get();
    }

    public Class<?> kind(int place) {
        return parts[place].kind();
    }

    /**
     * The usual value of a part, as {@link io.github.deadcube.api.saved.SavedName#usual} gives it; null if it gives
     * none.
     */
    public @Nullable Object usual(int place) {
        String given = parts[place].usual();
        return given == null ? null : value(kind(place), given);
    }

    /** The value of a part that a text leaves out; null if the type of the part gives it. */
    public @Nullable Object inText(int place) {
        String given = text(place).map(Text::usual).orElse("");
        return given.isEmpty() ? usual(place) : value(kind(place), given);
    }

    /** The smallest number that a text may give a part. */
    public int least(int place) {
        return text(place).map(Text::least).orElse(Integer.MIN_VALUE);
    }

    /** The largest number that a text may give a part. */
    public int most(int place) {
        return text(place).map(Text::most).orElse(Integer.MAX_VALUE);
    }

    private Optional<Text> text(int place) {
        return Optional.ofNullable(parts[place].text());
    }

    private static Object value(Class<?> type, String written) {
        if (type == int.class) return Integer.valueOf(written);
        if (type == boolean.class) return Boolean.valueOf(written);
        if (type == RuleId.class) return RuleId.of(written);
        if (type == io.vavr.collection.List.class) return io.vavr.collection.List.empty();
        if (!type.isEnum()) return RecordAccess.constant(type, written);
        for (Object constant : type.getEnumConstants())
            if (SavedNames.name((Enum<?>) constant).equals(written)) return constant;
        throw new IllegalStateException("no constant of " + type.getName() + " is saved as " + written);
    }

    RecordAccess access() {
        return access;
    }

    public Object get(Object record, int place) {
        return access.get(record, place);
    }

    /** Makes a record of its parts; throws what its constructor throws. */
    public Function<@Nullable Object[], Object> maker() {
        return access.maker();
    }
}
