package io.github.deadcube.core.digest;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset.DirectlyAway;
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
import io.github.deadcube.core.schema.RecordSum;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How the values of one class are digested: their kind, and the components of a record. Looked up once per class. */
final class RecordShape {
    private static final ClassValue<RecordShape> KNOWN = PerClass.remembered(RecordShape::new);

    /**
     * The engine's own shapes, by the hash code of the name: found faster than by a {@link ClassValue}. Another class
     * with the same index replaces the entry, and a race between threads is harmless. The index affects no digest.
     * Classes of applications are not kept. The size is a power of two.
     */
    private static final @Nullable RecordShape[] OWN = new RecordShape[512];

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
        LIBRARY_RULE(Library.Rule.class),
        MISSION(Mission.class),
        SCENARIO(Scenario.class),
        SIGHT(Sight.class),
        AWAY(),
        ENUM(Enum.class),
        WORDS(Trigger.class, String.class, Dice.class),
        RECORD(Record.class),
        UNKNOWN();

        private final Class<?>[] of;

        Kind(Class<?>... of) {
            this.of = of;
        }

        private boolean hasParts() {
            return this == RECORD || this == MISSION;
        }

        private static Kind of(Class<?> type) {
            // those that ship have names
            if (DirectlyAway.class.isAssignableFrom(type)
                    && SavedNames.fault(type).isDefined()) return AWAY;
            for (Kind kind : values()) for (Class<?> one : kind.of) if (one.isAssignableFrom(type)) return kind;
            return UNKNOWN;
        }
    }

    private final Class<?> type;
    private final Kind kind;
    private final long name;
    private final long[] names;

    private final RecordSum parts;

    private RecordShape(Class<?> type) {
        this.type = type;
        kind = Kind.of(type);
        name = kind.hasParts() ? Digest.name(SavedNames.of(type).name()) : 0;
        names = kind == Kind.ENUM
                ? Digest.names(type.getSuperclass() == Enum.class ? type : type.getSuperclass())
                : new long[0];
        parts = kind.hasParts() ? RecordSum.of(type, DigestWords.WORDS) : RecordSum.NONE;
    }

    static RecordShape of(Class<?> type) {
        int place = type.getName().hashCode() & OWN.length - 1;
        RecordShape known = OWN[place];
        if (known != null && known.type == type) return known;
        RecordShape shape = KNOWN.get(type);
        if (type.getClassLoader() == RecordShape.class.getClassLoader()) OWN[place] = shape;
        return shape;
    }

    boolean isOf(Object value) {
        return value.getClass() == type;
    }

    Kind kind() {
        return kind;
    }

    long name(Enum<?> constant) {
        return names[constant.ordinal()];
    }

    long record(Object value) {
        return Digest.mix(name, parts.sum(value));
    }

    private enum DigestWords implements RecordSum.Words {
        WORDS;

        @Override
        public long place(String part) {
            return Digest.place(part);
        }

        @Override
        public long word(Object value) {
            return Digest.word(value);
        }

        @Override
        public long sequence(Seq<?> values) {
            return Digest.sequence(values);
        }

        @Override
        public long sequence(long[] names, Seq<?> constants) {
            return Digest.sequence(names, constants);
        }

        @Override
        public long model(ModelId id) {
            return Digest.word(id);
        }

        @Override
        public long record(long name, long parts) {
            return Digest.mix(name, parts);
        }

        @Override
        public long[] constants(Class<?> type) {
            return RecordShape.of(type).names;
        }

        @Override
        public RecordSum.@Nullable OfRecord record(Class<?> type) {
            RecordShape shape = RecordShape.of(type);
            return shape.kind == Kind.RECORD ? new RecordSum.OfRecord(shape.name, shape.parts) : null;
        }
    }
}
