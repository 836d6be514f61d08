package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How the values of one class are digested: their kind, and the components of a record. Looked up once per class. */
final class RecordShape {
    private static final MethodType READS = MethodType.methodType(Object.class, Object.class);
    private static final MethodHandle[] NOTHING = {};

    private static final ClassValue<RecordShape> KNOWN = PerClass.of(RecordShape::new);

    enum Kind {
        RULE(RuleId.class),
        INTEGER(Integer.class),
        BOOLEAN(Boolean.class),
        MODEL(ModelId.class),
        CUBE(Cube.class),
        COMMAND(CommandDice.class),
        OPTION(Option.class),
        SEQUENCE(Seq.class),
        RULES(Library.class),
        LIBRARY_RULE(LibraryRule.class),
        MISSION(Mission.class),
        SCENARIO(Scenario.class),
        SIGHT(Sight.class),
        ENUM(Enum.class),
        WORDS(Trigger.class, String.class, Dice.class),
        RECORD(Record.class);

        private final Class<?>[] of;

        Kind(Class<?>... of) {
            this.of = of;
        }

        /** Whether the components of its values are digested. */
        private boolean hasParts() {
            return this == RECORD || this == MISSION;
        }

        private static Kind of(Class<?> type) {
            for (Kind kind : values()) for (Class<?> one : kind.of) if (one.isAssignableFrom(type)) return kind;
            throw new IllegalStateException("a state holds a value without a digest: " + type);
        }
    }

    private final Class<?> type;
    private final Kind kind;
    private final long name;
    /** The digests of the names of an enum's constants. */
    private final long[] names;

    private final MethodHandle[] components;
    /** The default values, which digests omit; null for most components. */
    private final @Nullable Object[] defaults;
    /** The last shape of each component, which is usually the next one too; a race between threads is harmless. */
    private final @Nullable RecordShape[] latest;

    private RecordShape(Class<?> type) {
        this.type = type;
        kind = Kind.of(type);
        name = kind.hasParts() ? Digest.of(SavedNames.of(type).name()) : 0;
        names = kind == Kind.ENUM ? names(type) : new long[0];
        components = kind.hasParts() ? components(type) : NOTHING;
        latest = new RecordShape[components.length];
        defaults = new Object[components.length];
        for (int i = 0; i < defaults.length; i++) {
            DefaultValue given = type.getRecordComponents()[i].getAnnotation(DefaultValue.class);
            if (given != null) defaults[i] = read(type.getRecordComponents()[i].getType(), given.value());
        }
    }

    /** Whether a component has its default value, which digests omit. */
    boolean isDefault(int component, Object value) {
        Object usual = defaults[component];
        return usual != null && usual.equals(value);
    }

    private static Object read(Class<?> type, String written) {
        if (type == int.class) return Integer.valueOf(written);
        if (type == boolean.class) return Boolean.valueOf(written);
        if (type == RuleId.class) return RuleId.of(written);
        if (type == List.class) return List.empty();
        for (Object constant : type.getEnumConstants())
            if (SavedNames.name((Enum<?>) constant).equals(written)) return constant;
        throw new IllegalStateException("no constant of " + type.getName() + " is saved as " + written);
    }

    private static long[] names(Class<?> type) {
        String[] parts =
                SavedNames.of(type.isEnum() ? type : type.getSuperclass()).parts();
        return Stream.of(parts).mapToLong(Digest::of).toArray();
    }

    private static MethodHandle[] components(Class<?> type) {
        RecordComponent[] declared = type.getRecordComponents();
        MethodHandle[] components = new MethodHandle[declared.length];
        for (int i = 0; i < components.length; i++) components[i] = reader(type, declared[i].getAccessor());
        return components;
    }

    private static MethodHandle reader(Class<?> type, Method accessor) {
        if (!accessor.trySetAccessible() && RuleData.class.isAssignableFrom(type))
            throw new IllegalStateException(type.getName() + " is part of a state, and cannot be read: make it"
                    + " public in an exported package, or open its package to io.github.deadcube.core");
        try {
            return MethodHandles.lookup().unreflect(accessor).asType(READS);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }

    static RecordShape of(Class<?> type) {
        return KNOWN.get(type);
    }

    RecordShape of(int component, Object value) {
        RecordShape known = latest[component];
        if (known == null || known.type != value.getClass()) latest[component] = known = of(value.getClass());
        return known;
    }

    boolean isOf(Class<?> other) {
        return type == other;
    }

    Kind kind() {
        return kind;
    }

    long name(Enum<?> constant) {
        return names[constant.ordinal()];
    }

    long name() {
        return name;
    }

    int size() {
        return components.length;
    }

    Object get(Record of, int component) {
        try {
            return (Object) components[component].invokeExact((Object) of);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + of.getClass(), e);
        }
    }
}
