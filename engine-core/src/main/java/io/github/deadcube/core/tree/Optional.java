package io.github.deadcube.core.tree;

import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A value that may be missing: then its part is left out. */
final class Optional extends Codec {
    private final Codec present;

    Optional(Codec present) {
        this.present = present;
    }

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return present.write(((Option<?>) value).get(), vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        Object value = present.read(node, in);
        return value == null ? null : Option.some(value);
    }

    @Override
    Object absent() {
        return Option.none();
    }

    @Override
    Node schema(Schemas schemas) {
        return present.schema(schemas);
    }
}
