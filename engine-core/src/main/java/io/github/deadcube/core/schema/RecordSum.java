package io.github.deadcube.core.schema;

import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * The sum of the shares of a record's parts, for digests: a share is the word of a part times its place. A part with
 * its usual value has no share. It is one handle for all parts, because the virtual machine compiles a handle as a
 * whole.
 */
public final class RecordSum {
    /** A record without parts. */
    public static final RecordSum NONE = new RecordSum(Shares.NOTHING);

    private final MethodHandle parts;

    private RecordSum(MethodHandle parts) {
        this.parts = parts;
    }

    public interface Words {
        /** The place of a part, from its saved name. */
        long place(String part);

        long word(Object value);

        long sequence(Seq<?> values);

        /** The word of a sequence of an enum's constants, from their words. */
        long sequence(long[] names, Seq<?> constants);

        long model(ModelId id);

        /** The word of a record of a type, from the sum of its parts. */
        long record(long name, long parts);

        long[] constants(Class<?> type);

        /** The words of the records of a type; null if its values have other words. */
        @Nullable
        OfRecord record(Class<?> type);
    }

    public record OfRecord(long name, RecordSum sum) {}

    public static RecordSum of(Class<?> record, Words words) {
        return new RecordSum(new Shares(words).parts(RecordType.of(record)));
    }

    public long sum(Object record) {
        try {
            return (long) parts.invokeExact(record);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("cannot read " + record.getClass(), e);
        }
    }

    /** Handles that take the value of a part and return its share. */
    @SuppressWarnings("UnusedMethod") // own finds the methods by name
    private record Shares(Words words) {
        static final MethodHandle NOTHING =
                MethodHandles.dropArguments(MethodHandles.constant(long.class, 0L), 0, Object.class);

        private static final MethodHandle ADD = own("add", long.class, long.class);
        private static final MethodHandle NUMBER = own("number", long.class, int.class, int.class);
        private static final MethodHandle FLAG = own("flag", long.class, boolean.class, boolean.class);
        private static final MethodHandle UNUSUAL = own("unusual", Words.class, long.class, Object.class, Object.class);
        private static final MethodHandle SEVERAL = unchecked(own("several", Words.class, long.class, Seq.class));
        private static final MethodHandle CONSTANTS =
                unchecked(own("constants", Words.class, long.class, long[].class, Seq.class));
        private static final MethodHandle MODEL = own("model", Words.class, long.class, Object.class);
        private static final MethodHandle CONSTANT = own("constant", long.class, long[].class, Object.class);
        private static final MethodHandle RECORD = own("record", Words.class, long.class, long.class, long.class);
        private static final MethodHandle ANY = own("any", Words.class, long.class, Object.class);
        private static final MethodHandle IS_EMPTY = unchecked(handle("isEmpty", boolean.class, Option.class));
        private static final MethodHandle GET = unchecked(handle("get", Object.class, Option.class));

        MethodHandle parts(RecordType record) {
            MethodHandle sum = NOTHING;
            for (int i = 0; i < record.size(); i++) {
                MethodHandle share = share(record, i, words.place(record.names().parts()[i]));
                MethodHandle part =
                        MethodHandles.filterArguments(share, 0, record.access().reader(i));
                sum = MethodHandles.foldArguments(MethodHandles.filterArguments(ADD, 1, part), sum);
            }
            return sum;
        }

        private MethodHandle share(RecordType record, int part, long place) {
            Class<?> type = record.kind(part);
            Object given = record.usual(part);
            if (type == int.class) return at(NUMBER, place, given == null ? 0 : given);
            if (type == boolean.class) return at(FLAG, place, given != null && (boolean) given);
            if (given != null) return at(UNUSUAL, words, place, given);
            if (Option.class.isAssignableFrom(type)) return optional(record.declared(part), place);
            return Seq.class.isAssignableFrom(type)
                    ? sequence(record.declared(part).of(), place)
                    : share(type, place);
        }

        /** The words of an enum's constants need not be looked up for each element. */
        private MethodHandle sequence(@Nullable PartType of, long place) {
            return of != null && Kind.of(of.kind()) == Kind.CONSTANTS
                    ? at(CONSTANTS, words, place, words.constants(of.kind()))
                    : at(SEVERAL, words, place);
        }

        private MethodHandle optional(PartType option, long place) {
            PartType of = option.of();
            // not for records: one may contain an optional record of its own class
            boolean simple = of != null && (of.kind() == ModelId.class || Kind.of(of.kind()) == Kind.CONSTANTS);
            MethodHandle present = of != null && simple ? share(of.kind(), place) : at(ANY, words, place);
            return MethodHandles.guardWithTest(IS_EMPTY, NOTHING, MethodHandles.filterArguments(present, 0, GET));
        }

        /** Takes a value of a class. The words of a final class need not be looked up for each value. */
        private MethodHandle share(Class<?> type, long place) {
            if (type == ModelId.class) return at(MODEL, words, place);
            Kind kind = Kind.of(type);
            if (kind == Kind.CONSTANTS) return at(CONSTANT, place, words.constants(type));
            OfRecord of = kind == Kind.RECORD ? words.record(type) : null;
            return of == null
                    ? at(ANY, words, place)
                    : MethodHandles.filterArguments(at(RECORD, words, place, of.name), 0, of.sum.parts);
        }

        private static MethodHandle at(MethodHandle share, Object... first) {
            return MethodHandles.insertArguments(share, 0, first);
        }

        private static long add(long one, long other) {
            return one + other;
        }

        private static long number(long place, int usual, int value) {
            return place * ((long) value - usual);
        }

        private static long flag(long place, boolean usual, boolean value) {
            return value == usual ? 0 : place;
        }

        private static long unusual(Words words, long place, Object usual, Object value) {
            return value.equals(usual) ? 0 : place * words.word(value);
        }

        private static long several(Words words, long place, Seq<?> values) {
            return values.isEmpty() ? 0 : place * words.sequence(values);
        }

        private static long constants(Words words, long place, long[] names, Seq<?> values) {
            return values.isEmpty() ? 0 : place * words.sequence(names, values);
        }

        private static long model(Words words, long place, Object id) {
            return place * words.model((ModelId) id);
        }

        private static long constant(long place, long[] names, Object constant) {
            return place * names[((Enum<?>) constant).ordinal()];
        }

        private static long record(Words words, long place, long name, long parts) {
            return place * words.record(name, parts);
        }

        private static long any(Words words, long place, Object value) {
            return place * words.word(value);
        }

        private static boolean isEmpty(Option<?> option) {
            return option.isEmpty();
        }

        private static Object get(Option<?> option) {
            return option.get();
        }

        /**
         * The same handle for a value of type {@code Object}, without a cast. A cast to an interface is slow: the
         * virtual machine remembers one interface for each class, and searches a list for any other. The type of the
         * component makes the cast safe.
         */
        private static MethodHandle unchecked(MethodHandle share) {
            MethodType type = share.type();
            return MethodHandles.explicitCastArguments(
                    share, type.changeParameterType(type.parameterCount() - 1, Object.class));
        }

        private static MethodHandle own(String method, Class<?>... takes) {
            return handle(method, long.class, takes);
        }

        private static MethodHandle handle(String method, Class<?> returns, Class<?>... takes) {
            try {
                return MethodHandles.lookup().findStatic(Shares.class, method, MethodType.methodType(returns, takes));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(method, e);
            }
        }
    }
}
