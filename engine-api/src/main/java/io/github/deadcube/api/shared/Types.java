package io.github.deadcube.api.shared;

import io.github.deadcube.api.saved.SavedName;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What types are made of. No other class asks the virtual machine about it, so that a table that a build makes can
 * stand in its place where there is no reflection.
 */
public final class Types {
    private Types() {}

    /**
     * A component of a record.
     *
     * @param type throws if the component's type is no class, such as a type variable
     * @param usual what {@link SavedName#usual} gives it; null for nothing
     * @param text what {@link InText} says of it; null for nothing
     */
    public record Part(
            String name,
            Class<?> kind,
            Supplier<PartType> type,
            @Nullable String usual,
            @Nullable Text text) {}

    /**
     * The members of {@link InText}.
     *
     * @param usual empty for none
     */
    public record Text(String usual, int least, int most) {}

    public static boolean isRecord(Class<?> type) {
        return type.isRecord();
    }

    public static boolean isSealed(Class<?> type) {
        return type.isSealed();
    }

    /** The name of its package, with dots. */
    public static String packageOf(Class<?> type) {
        return type.getPackageName();
    }

    /** The names of a record's components, in the order of their declaration. */
    public static List<String> components(Class<?> record) {
        return Stream.of(record.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
    }

    /** The components of a record, in the order of their declaration. */
    public static List<Part> parts(Class<?> record) {
        SavedName names = record.getAnnotation(SavedName.class);
        return Stream.of(record.getRecordComponents())
                .map(component -> part(component, names == null ? null : usual(names, component.getName())))
                .toList();
    }

    private static @Nullable String usual(SavedName names, String component) {
        String part = SavedNames.saved(names, component, component) + "=";
        for (String given : names.usual()) if (given.startsWith(part)) return given.substring(part.length());
        return null;
    }

    private static Part part(RecordComponent component, @Nullable String usual) {
        InText text = component.getAnnotation(InText.class);
        return new Part(
                component.getName(),
                component.getType(),
                () -> declared(component.getGenericType()),
                usual,
                text == null ? null : new Text(text.usual(), text.least(), text.most()));
    }

    private static PartType declared(Type type) {
        if (type instanceof Class<?> plain) return PartType.of(plain);
        if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
            Type of = generic.getActualTypeArguments()[0];
            return new PartType(raw, of instanceof Class<?> || of instanceof ParameterizedType ? declared(of) : null);
        }
        throw new IllegalStateException(type.getTypeName() + " is part of a state, and cannot be written down");
    }

    /** Whether it or one of its interfaces is {@link InFull}. */
    public static boolean isInFull(Class<?> type) {
        return type.isAnnotationPresent(InFull.class)
                || Stream.of(type.getInterfaces()).anyMatch(Types::isInFull);
    }

    /** The permitted subtypes of a sealed type, in the order of their declaration. */
    public static List<Class<?>> permitted(Class<?> sealed) {
        return List.of(sealed.getPermittedSubclasses());
    }

    /** The types that are declared in a type, by name. */
    public static List<Class<?>> within(Class<?> type) {
        return sorted(Stream.of(type.getDeclaredClasses()));
    }

    /**
     * The records that are nested with a class or with a superclass of it, by name. A hidden class, such as that of a
     * lambda, has a slash in its name, and none.
     */
    public static List<Class<?>> recordsBeside(Class<?> type) {
        if (type.getName().indexOf('/') >= 0) return List.of();
        return sorted(Stream.<Class<?>>iterate(type, at -> at != null, Class::getSuperclass)
                .flatMap(at -> Stream.of(at.getNestMembers()))
                .distinct()
                .filter(Class::isRecord));
    }

    /** Neither the order of nested types nor that of nest members is specified. */
    private static List<Class<?>> sorted(Stream<? extends Class<?>> types) {
        return types.<Class<?>>map(type -> type)
                .sorted(Comparator.comparing(Class::getName))
                .toList();
    }
}
