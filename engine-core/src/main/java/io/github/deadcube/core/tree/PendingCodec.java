package io.github.deadcube.core.tree;

import org.jspecify.annotations.Nullable;

/** What is still to be done, of whatever class: a game's vocabulary has a name for each. */
final class PendingCodec extends Codec {
    private final Class<?> type;

    /** @param type what it is at least */
    PendingCodec(Class<?> type) {
        this.type = type;
    }

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return Codecs.parts(value.getClass()).write(value, vocabulary.name(value.getClass()), vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        boolean word = node.kind() == Node.Kind.WORD || node.kind() == Node.Kind.TEXT;
        Class<?> named =
                word || node.kind() == Node.Kind.PARTS ? in.vocabulary().named(node.text()) : null;
        if (named != null && type.isAssignableFrom(named))
            return Codecs.parts(named).readNamed(word ? Node.parts(node.text(), node.line(), node.column()) : node, in);
        in.expected(node, in.vocabulary().nearest(node.text(), type));
        return null;
    }

    @Override
    Node schema(Schemas schemas) {
        return schemas.pending(type);
    }
}
