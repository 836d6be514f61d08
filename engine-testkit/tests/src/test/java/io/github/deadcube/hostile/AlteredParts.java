package io.github.deadcube.hostile;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.battlefield.RandomBattlefield;
import io.github.deadcube.core.text.RandomScenery;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Changes one part of a value, wherever it is, to a long, odd or repeated one. The parts are found by reflection, so
 * that a new component of a record is changed too.
 */
final class AlteredParts {
    private static final Vector<String> TEXTS = Vector.of(
            "",
            " ",
            "  two  blanks  ",
            "A1",
            "#",
            "play",
            "\"",
            "\\",
            "\\n",
            "(name \"x\")",
            "two\nlines",
            "a\n\nparagraph\n",
            "re\rturn",
            "tab\tulator",
            "bell\u0007",
            "nul\0",
            "half \ud800",
            "\udc00 half",
            "\u0085",
            "\u2028",
            "\ufeff",
            "\ud83d\ude00",
            "é".repeat(100),
            "x".repeat(100),
            "x".repeat(101),
            "x".repeat(1_999),
            "x\n".repeat(900),
            "x".repeat(2_001),
            "\"".repeat(60_000),
            "x".repeat(99_000),
            "x".repeat(100_001),
            "€".repeat(99_000));
    private static final Vector<Integer> NUMBERS = Vector.of(
            0,
            1,
            2,
            3,
            4,
            8,
            9,
            10,
            31,
            99,
            100,
            500,
            999,
            1_000,
            99_999,
            100_000,
            -1,
            Integer.MAX_VALUE,
            Integer.MIN_VALUE);
    private static final Vector<Integer> COPIES = Vector.of(0, 1, 2, 3, 31, 40, 99, 100, 526, 3_000);
    private static final Vector<RuleId> RULES = Vector.of("I-AMMO", "I-INTEL", "K-TOUGH", "I-" + "A".repeat(98), "H-X")
            .map(RuleId::of);

    private static final int DEEPEST = 6;

    private final Random chance;

    AlteredParts(Random chance) {
        this.chance = chance;
    }

    /** Returns the value with one part changed; none if its constructor refuses the part. */
    <T> Option<T> altered(T value) {
        try {
            @SuppressWarnings("unchecked")
            T other = (T) part(value, value.getClass());
            return Option.some(other);
        } catch (Refused e) {
            return Option.none();
        }
    }

    /** A constructor refuses a part. */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(Throwable cause) {
            super(cause);
        }
    }

    private <T> T any(Vector<T> of) {
        return of.get(chance.nextInt(of.size()));
    }

    private Object part(Object value, Type type) {
        if (value instanceof String) return any(TEXTS);
        if (value instanceof Integer) return any(NUMBERS);
        if (value instanceof Boolean flag) return !flag;
        if (value instanceof RuleId) return any(RULES);
        if (value instanceof Enum<?> constant)
            return any(Vector.of(constant.getDeclaringClass().getEnumConstants()));
        if (value instanceof Battlefield)
            return chance.nextBoolean() ? new RandomBattlefield(chance).field() : new RandomScenery(chance).field();
        if (value instanceof Option<?> option) return option(option, argument(type));
        if (value instanceof Seq<?> all) return sequence(all, argument(type));
        return value instanceof Record record ? record(record) : value;
    }

    private Object option(Option<?> option, Type type) {
        if (option.isEmpty()) return Option.of(made(type));
        return chance.nextInt(3) == 0 ? Option.none() : Option.some(part(option.get(), type));
    }

    private Object sequence(Seq<?> all, Type type) {
        Vector<Object> values = Vector.ofAll(all);
        if (values.isEmpty()) {
            Object one = made(type);
            if (one != null) values = Vector.of(one);
        }
        if (!values.isEmpty()) {
            int at = chance.nextInt(values.size());
            switch (chance.nextInt(4)) {
                case 0 -> values = values.removeAt(at);
                case 1 -> {
                    Object one = values.get(at);
                    values = values.appendAll(Vector.fill(any(COPIES), () -> one));
                }
                default -> values = values.update(at, part(values.get(at), type));
            }
        }
        if (all instanceof List<?>) return values.toList();
        return all instanceof Array<?> ? values.toArray() : values;
    }

    private Object record(Record record) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        if (components.length == 0) return record;
        Object[] parts = new Object[components.length];
        int changed = chance.nextInt(components.length);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = read(record, components[i]);
            if (i == changed) parts[i] = part(parts[i], components[i].getGenericType());
        }
        return constructed(record.getClass(), parts);
    }

    private static Object read(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static Object constructed(Class<?> type, Object... parts) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(parts);
        } catch (InvocationTargetException e) {
            throw new Refused(e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static Type argument(Type type) {
        return type instanceof ParameterizedType p ? p.getActualTypeArguments()[0] : Object.class;
    }

    /** Returns a new value of a type; null if the type has no obvious values. */
    private @Nullable Object made(Type type) {
        return made(type, DEEPEST);
    }

    private @Nullable Object made(Type type, int deeper) {
        if (deeper == 0) return null;
        if (type instanceof ParameterizedType p) {
            Option<Object> inner = Option.of(made(argument(p), deeper - 1));
            if (p.getRawType() == Option.class) return inner;
            return p.getRawType() == List.class ? inner.toList() : inner.toVector();
        }
        if (!(type instanceof Class<?> plain)) return null;
        if (plain == String.class) return any(TEXTS);
        if (plain == Integer.class || plain == int.class) return any(NUMBERS);
        if (plain == Boolean.class || plain == boolean.class) return chance.nextBoolean();
        if (plain == RuleId.class) return any(RULES);
        if (plain == Cube.class) return new Cube(1 + chance.nextInt(8), 1 + chance.nextInt(8), 1);
        if (plain.isEnum()) return any(Vector.of((Object[]) plain.getEnumConstants()));
        if (plain.isSealed()) return made(any(Vector.of(plain.getPermittedSubclasses())), deeper - 1);
        if (!plain.isRecord()) return null;
        Object[] parts = Stream.of(plain.getRecordComponents())
                .map(component -> made(component.getGenericType(), deeper - 1))
                .toArray();
        if (Stream.of(parts).anyMatch(part -> part == null)) return null;
        return constructed(plain, parts);
    }
}
