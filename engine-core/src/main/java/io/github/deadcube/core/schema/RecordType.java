package io.github.deadcube.core.schema;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.DefaultValue;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.SavedNames;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The description of one record: the saved names, the types, the usual values and the values of its parts. All that reads, writes, checks or
 * digests a record uses it, and no other class of the engine asks a type about its parts. So a table that the build makes can take its place
 * where there is no reflection.
 */
public final class RecordType {
    private static final ClassValue<RecordType> KNOWN = PerClass.of(RecordType::new);

    private final Class<?> type;
    private final RecordComponent[] components;
    private final MethodHandle[] readers;

    private RecordType(Class<?> type) {
        this.type = type;
        components = type.getRecordComponents();
        readers = Stream.of(components).map(this::reader).toArray(MethodHandle[]::new);
    }

    public static RecordType of(Class<?> record) {
        return KNOWN.get(record);
    }

    /** The records and enums among the permitted subtypes of a sealed type, at any depth, in the order of their declaration. */
    public static List<Class<?>> cases(Class<?> sealed) {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> one : sealed.getPermittedSubclasses())
            if (Kind.of(one) == Kind.CASES) all.addAll(cases(one));
            else all.add(one);
        return all;
    }

    /** The types that are declared in a record, by name. */
    public static List<Class<?>> within(Class<?> record) {
        return Stream.<Class<?>>of(record.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }

    private MethodHandle reader(RecordComponent component) {
        Method accessor = component.getAccessor();
        Class<?> read = component.getType().isPrimitive() ? component.getType() : Object.class;
        try {
            if (!accessor.trySetAccessible()) throw closed();
            return MethodHandles.lookup().unreflect(accessor).asType(MethodType.methodType(read, Object.class));
        } catch (IllegalAccessException e) {
            throw closed();
        }
    }

    private IllegalStateException closed() {
        return new IllegalStateException(type.getName() + " is part of a state, and cannot be read: make it"
                + " public in an exported package, or open its package to io.github.deadcube.core");
    }

    /** The saved names of the record and its parts, in the order of the places. A record with a notation has none. */
    public SavedNames names() {
        return SavedNames.of(type);
    }

    /** The number of its parts. Their places are counted from 0, in the order of their declaration. */
    public int size() {
        return components.length;
    }

    /** The place of a component by its name in Java; -1 if it has none with the name. */
    int place(String component) {
        for (int i = 0; i < components.length; i++) if (components[i].getName().equals(component)) return i;
        return -1;
    }

    /** The declared type of a part, with the types of its elements. */
    public PartType declared(int place) {
        return PartType.of(components[place].getGenericType());
    }

    /** The class of a part. */
    public Class<?> kind(int place) {
        return components[place].getType();
    }

    /** The usual value of a part, as {@link DefaultValue} gives it; null if it gives none. */
    public @Nullable Object usual(int place) {
        DefaultValue given = components[place].getAnnotation(DefaultValue.class);
        return given == null ? null : value(kind(place), given.value());
    }

    /** The value of a part that a text leaves out; null if the type of the part gives it. */
    public @Nullable Object inText(int place) {
        String given = text(place).map(InText::usual).orElse("");
        return given.isEmpty() ? usual(place) : value(kind(place), given);
    }

    /** The smallest number that a text may give a part. */
    public int least(int place) {
        return text(place).map(InText::least).orElse(Integer.MIN_VALUE);
    }

    /** The largest number that a text may give a part. */
    public int most(int place) {
        return text(place).map(InText::most).orElse(Integer.MAX_VALUE);
    }

    private Optional<InText> text(int place) {
        return Optional.ofNullable(components[place].getAnnotation(InText.class));
    }

    private static Object value(Class<?> type, String written) {
        if (type == int.class) return Integer.valueOf(written);
        if (type == boolean.class) return Boolean.valueOf(written);
        if (type == RuleId.class) return RuleId.of(written);
        if (type == io.vavr.collection.List.class) return io.vavr.collection.List.empty();
        if (!type.isEnum()) return constant(type, written);
        for (Object constant : type.getEnumConstants())
            if (SavedNames.name((Enum<?>) constant).equals(written)) return constant;
        throw new IllegalStateException("no constant of " + type.getName() + " is saved as " + written);
    }

    private static Object constant(Class<?> type, String name) {
        try {
            return type.getField(name).get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getName() + " has no constant " + name, e);
        }
    }

    /** Reads a part. A number or a flag is returned as it is, so that a digest boxes nothing. */
    MethodHandle reader(int place) {
        return readers[place];
    }

    /** The value of a part. */
    public Object get(Object record, int place) {
        MethodHandle reader = readers[place];
        try {
            if (kind(place) == int.class) return (int) reader.invokeExact(record);
            if (kind(place) == boolean.class) return (boolean) reader.invokeExact(record);
            return (Object) reader.invokeExact(record);
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    /** Makes a record of its parts; throws what its constructor throws. */
    public Function<@Nullable Object[], Object> maker() {
        MethodHandle made;
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            if (!canonical.trySetAccessible()) throw closed();
            made = MethodHandles.lookup()
                    .unreflectConstructor(canonical)
                    .asSpreader(Object[].class, components.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException e) {
            throw closed();
        }
        return values -> {
            try {
                return (Object) made.invokeExact(values);
            } catch (Throwable e) {
                throw failed(e);
            }
        };
    }

    private IllegalStateException failed(Throwable e) {
        if (e instanceof RuntimeException own) throw own;
        if (e instanceof Error own) throw own;
        return new IllegalStateException("cannot read or make " + type, e);
    }
}
