package io.github.deadcube.web.instead.io.github.deadcube.core.schema;

import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.schema.RecordSum.OfRecord;
import io.github.deadcube.core.schema.RecordSum.Words;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The same sums without method handles: each part has an object that returns its share. */
public final class RecordSum {
    /** A record without parts. */
    public static final RecordSum NONE = new RecordSum(null, new Share[0]);

    private final @Nullable RecordType type;
    private final Share[] shares;

    private RecordSum(@Nullable RecordType type, Share[] shares) {
        this.type = type;
        this.shares = shares;
    }

    /** The share of a part with this value. */
    private interface Share {
        long sum(Object value);
    }

    public static RecordSum of(Class<?> record, Words words) {
        RecordType type = RecordType.of(record);
        Share[] shares = new Share[type.size()];
        for (int i = 0; i < shares.length; i++)
            shares[i] = share(type, i, words.place(type.names().parts()[i]), words);
        return new RecordSum(type, shares);
    }

    public long sum(Object record) {
        long sum = 0;
        if (type != null) for (int i = 0; i < shares.length; i++) sum += shares[i].sum(type.get(record, i));
        return sum;
    }

    private static Share share(RecordType record, int part, long place, Words words) {
        Class<?> type = record.kind(part);
        Object usual = record.usual(part);
        if (type == int.class) {
            long given = usual == null ? 0 : (int) usual;
            return value -> place * ((int) value - given);
        }
        if (type == boolean.class) {
            boolean given = usual != null && (boolean) usual;
            return value -> (boolean) value == given ? 0 : place;
        }
        if (usual != null) return value -> value.equals(usual) ? 0 : place * words.word(value);
        if (Option.class.isAssignableFrom(type)) {
            Share present = optional(record.declared(part), place, words);
            return value -> ((Option<?>) value).isEmpty() ? 0 : present.sum(((Option<?>) value).get());
        }
        if (Seq.class.isAssignableFrom(type))
            return value -> ((Seq<?>) value).isEmpty() ? 0 : place * words.sequence((Seq<?>) value);
        return share(type, place, words);
    }

    private static Share optional(PartType option, long place, Words words) {
        PartType of = option.of();
        // not for records: one may contain an optional record of its own class
        return of != null && (of.kind() == ModelId.class || Kind.of(of.kind()) == Kind.CONSTANTS)
                ? share(of.kind(), place, words)
                : value -> place * words.word(value);
    }

    private static Share share(Class<?> type, long place, Words words) {
        if (type == ModelId.class) return value -> place * words.model((ModelId) value);
        Kind kind = Kind.of(type);
        if (kind == Kind.CONSTANTS) {
            long[] names = words.constants(type);
            return value -> place * names[((Enum<?>) value).ordinal()];
        }
        OfRecord of = kind == Kind.RECORD ? words.record(type) : null;
        return of == null
                ? value -> place * words.word(value)
                : value -> place * words.record(of.name(), of.sum().sum(value));
    }
}
