package io.github.deadcube.core.tree;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Profile;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** Finds how a type is written and read, once for each class. */
final class Codecs {
    private static final ClassValue<Parts> PARTS = new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> type) {
            return new Parts(type);
        }
    };

    private static final ClassValue<Constants> CONSTANTS = new ClassValue<>() {
        @Override
        protected Constants computeValue(Class<?> type) {
            return new Constants(type);
        }
    };

    private static final ClassValue<Cases> CASES = new ClassValue<>() {
        @Override
        protected Cases computeValue(Class<?> type) {
            return new Cases(type);
        }
    };

    private Codecs() {}

    static Parts parts(Class<?> record) {
        return PARTS.get(record);
    }

    static Constants constants(Class<?> type) {
        return CONSTANTS.get(type);
    }

    /** @param within the record whose component is of the type, for an error */
    static Codec of(Type type, Class<?> within) {
        if (type instanceof ParameterizedType p && p.getRawType() instanceof Class<?> raw) {
            Type first = p.getActualTypeArguments()[0];
            if (raw == Option.class) return new Optional(of(first, within));
            if (raw == List.class || raw == Vector.class || raw == Seq.class)
                return new Sequences(raw, of(first, within));
            return of(raw, within);
        }
        if (type instanceof Class<?> plain) return ofClass(plain, within);
        throw unknown(type, within);
    }

    private static Codec ofClass(Class<?> type, Class<?> within) {
        if (type == int.class || type == Integer.class) return Simple.NUMBER;
        if (type == boolean.class || type == Boolean.class) return Simple.FLAG;
        if (type == String.class) return Simple.TEXT;
        if (type == Input.class) return new Inputs();
        if (type == Dice.class) return new DiceFaces();
        if (type == Profile.class) return new Cards();
        Codec ofOrders = OrderWords.of(type, within);
        if (ofOrders != null) return ofOrders;
        Codec words = Words.of(type);
        if (words != null) return words;
        if (type.isEnum()) return constants(type);
        if (Pending.class.isAssignableFrom(type) || Then.class.isAssignableFrom(type)) return new PendingCodec(type);
        if (type.isRecord()) return new Lazy(type);
        if (type.isSealed()) return CASES.get(type);
        throw unknown(type, within);
    }

    private static IllegalStateException unknown(Type type, Class<?> within) {
        return new IllegalStateException(within.getName() + " is part of a state, and cannot be written down: "
                + type.getTypeName() + " is no value of the api, number, text, enum, record, option or sequence");
    }

    /** A record that is looked up when it is met, for it may hold its own kind. */
    private static final class Lazy extends Codec {
        private final Class<?> type;

        Lazy(Class<?> type) {
            this.type = type;
        }

        @Override
        Node write(Object value, Vocabulary vocabulary) {
            return parts(type).write(value, vocabulary);
        }

        @Override
        @org.jspecify.annotations.Nullable
        Object read(Node node, Reading in) {
            return parts(type).read(node, in);
        }

        @Override
        Node schema(Schemas schemas) {
            return parts(type).schema(schemas);
        }
    }
}
