package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
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
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** How the values of one class are digested: their kind, and the components of a record. Looked up once per class. */
final class RecordShape {
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
        RECORD(Record.class),
        UNKNOWN();

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
            return UNKNOWN;
        }
    }

    private final Class<?> type;
    private final Kind kind;
    private final long name;
    /** The words of an enum's constants. */
    private final long[] names;
    /**
     * Takes a record and returns the sum of its parts' shares. It is one handle for all components, because the virtual machine compiles
     * a handle as a whole.
     */
    private final MethodHandle parts;

    private RecordShape(Class<?> type) {
        this.type = type;
        kind = Kind.of(type);
        name = kind.hasParts() ? Digest.name(SavedNames.of(type).name()) : 0;
        names = kind == Kind.ENUM ? Digest.names(type.isEnum() ? type : type.getSuperclass()) : new long[0];
        parts = kind.hasParts() ? Shares.parts(type) : Shares.NOTHING;
    }

    static RecordShape of(Class<?> type) {
        return KNOWN.get(type);
    }

    boolean isOf(Class<?> other) {
        return type == other;
    }

    Kind kind() {
        return kind;
    }

    /** The word of an enum's constant. */
    long name(Enum<?> constant) {
        return names[constant.ordinal()];
    }

    /** The word of a record. */
    long record(Object value) {
        try {
            return Digest.mix(name, (long) parts.invokeExact(value));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + value.getClass(), e);
        }
    }

    /** Handles that take the value of a component and return its share. */
    @SuppressWarnings("UnusedMethod") // own finds the methods by name
    private static final class Shares {
        static final MethodHandle NOTHING =
                MethodHandles.dropArguments(MethodHandles.constant(long.class, 0L), 0, Object.class);

        private static final MethodHandle ADD = own("add", long.class, long.class, long.class);
        private static final MethodHandle NUMBER = own("number", long.class, long.class, int.class, int.class);
        private static final MethodHandle FLAG = own("flag", long.class, long.class, boolean.class, boolean.class);
        private static final MethodHandle UNUSUAL = own("unusual", long.class, long.class, Object.class, Object.class);
        private static final MethodHandle SEVERAL = own("several", long.class, long.class, Object.class);
        private static final MethodHandle MODEL = own("model", long.class, long.class, Object.class);
        private static final MethodHandle CONSTANT =
                own("constant", long.class, long.class, long[].class, Object.class);
        private static final MethodHandle RECORD = own("record", long.class, long.class, long.class, long.class);
        private static final MethodHandle ANY = own("any", long.class, long.class, Object.class);
        private static final MethodHandle IS_EMPTY = own("isEmpty", boolean.class, Object.class);
        private static final MethodHandle GET = own("get", Object.class, Object.class);

        private Shares() {}

        static MethodHandle parts(Class<?> type) {
            RecordType record = RecordType.of(type);
            MethodHandle sum = NOTHING;
            for (int i = 0; i < record.size(); i++) {
                MethodHandle share =
                        share(record, i, Digest.place(record.names().parts()[i]));
                MethodHandle part = MethodHandles.filterArguments(share, 0, record.reader(i));
                sum = MethodHandles.foldArguments(MethodHandles.filterArguments(ADD, 1, part), sum);
            }
            return sum;
        }

        private static MethodHandle share(RecordType record, int part, long place) {
            Class<?> type = record.kind(part);
            Object given = record.usual(part);
            if (type == int.class) return at(NUMBER, place, given == null ? 0 : given);
            if (type == boolean.class) return at(FLAG, place, given != null && (boolean) given);
            if (given != null) return at(UNUSUAL, place, given);
            if (Option.class.isAssignableFrom(type)) return optional(record.declared(part), place);
            return Seq.class.isAssignableFrom(type) ? at(SEVERAL, place) : share(type, place);
        }

        private static MethodHandle optional(Type option, long place) {
            Type of = ((ParameterizedType) option).getActualTypeArguments()[0];
            // not for records: one may contain an optional record of its own class
            boolean simple = of == ModelId.class || of instanceof Class<?> type && type.isEnum();
            MethodHandle present = simple ? share((Class<?>) of, place) : at(ANY, place);
            return MethodHandles.guardWithTest(IS_EMPTY, NOTHING, MethodHandles.filterArguments(present, 0, GET));
        }

        /** Takes a value of a class. The shape of a final class need not be looked up for each value. */
        private static MethodHandle share(Class<?> type, long place) {
            if (type == ModelId.class) return at(MODEL, place);
            RecordShape shape = RecordShape.of(type);
            if (type.isEnum()) return at(CONSTANT, place, shape.names);
            return type.isRecord() && shape.kind == Kind.RECORD
                    ? MethodHandles.filterArguments(at(RECORD, place, shape.name), 0, shape.parts)
                    : at(ANY, place);
        }

        private static MethodHandle at(MethodHandle share, Object... first) {
            return MethodHandles.insertArguments(share, 0, first);
        }

        private static long add(long one, long other) {
            return one + other;
        }

        private static long number(long place, int usual, int value) {
            return Digest.share(place, (long) value - usual);
        }

        private static long flag(long place, boolean usual, boolean value) {
            return Digest.share(place, value != usual);
        }

        private static long unusual(long place, Object usual, Object value) {
            return value.equals(usual) ? 0 : Digest.share(place, value);
        }

        private static long several(long place, Object values) {
            return Digest.share(place, (Seq<?>) values);
        }

        private static long model(long place, Object id) {
            return Digest.share(place, Digest.word((ModelId) id));
        }

        private static long constant(long place, long[] names, Object constant) {
            return Digest.share(place, names[((Enum<?>) constant).ordinal()]);
        }

        private static long record(long place, long name, long parts) {
            return Digest.share(place, Digest.mix(name, parts));
        }

        private static long any(long place, Object value) {
            return Digest.share(place, value);
        }

        private static boolean isEmpty(Object option) {
            return ((Option<?>) option).isEmpty();
        }

        private static Object get(Object option) {
            return ((Option<?>) option).get();
        }

        private static MethodHandle own(String method, Class<?> returns, Class<?>... takes) {
            try {
                return MethodHandles.lookup().findStatic(Shares.class, method, MethodType.methodType(returns, takes));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(method, e);
            }
        }
    }
}
