package io.github.deadcube.core.schema;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the parts of a record, and makes it. No other class does so without knowing the record, so that a table that a
 * build makes can stand in its place where there is no reflection.
 */
final class RecordAccess {
    private final Class<?> type;
    private final Class<?>[] kinds;
    private final MethodHandle[] readers;

    RecordAccess(Class<?> type) {
        this.type = type;
        RecordComponent[] parts = type.getRecordComponents();
        kinds = Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        readers = Stream.of(parts).map(this::reader).toArray(MethodHandle[]::new);
    }

    private MethodHandle reader(RecordComponent part) {
        Class<?> read = part.getType().isPrimitive() ? part.getType() : Object.class;
        try {
            Method accessor = part.getAccessor();
            open(accessor);
            return MethodHandles.lookup().unreflect(accessor).asType(MethodType.methodType(read, Object.class));
        } catch (IllegalAccessException e) {
            throw closed();
        }
    }

    /** What the module does not open to the engine cannot be read. */
    private void open(AccessibleObject member) {
        try {
            member.setAccessible(true);
        } catch (RuntimeException e) {
            throw closed();
        }
    }

    /** Reads a part. A number or a flag is returned as it is, so that a digest boxes nothing. */
    MethodHandle reader(int place) {
        return readers[place];
    }

    Object get(Object record, int place) {
        MethodHandle reader = readers[place];
        try {
            if (kinds[place] == int.class) return (int) reader.invokeExact(record);
            if (kinds[place] == boolean.class) return (boolean) reader.invokeExact(record);
            return (Object) reader.invokeExact(record);
        } catch (Throwable e) {
            throw failed(e);
        }
    }

    /** Makes a record of its parts; throws what its constructor throws. */
    Function<@Nullable Object[], Object> maker() {
        MethodHandle made;
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(kinds);
            open(canonical);
            made = MethodHandles.lookup()
                    .unreflectConstructor(canonical)
                    .asSpreader(Object[].class, kinds.length)
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

    static Object constant(Class<?> type, String name) {
        try {
            return type.getField(name).get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type.getName() + " has no constant " + name, e);
        }
    }

    private IllegalStateException closed() {
        return new IllegalStateException(type.getName() + " is part of a state, and cannot be read: make it"
                + " public in an exported package, or open its package to io.github.deadcube.core");
    }

    private IllegalStateException failed(Throwable e) {
        if (e instanceof RuntimeException own) throw own;
        if (e instanceof Error own) throw own;
        return new IllegalStateException("cannot read or make " + type, e);
    }
}
