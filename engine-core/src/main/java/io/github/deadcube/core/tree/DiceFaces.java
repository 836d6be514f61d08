package io.github.deadcube.core.tree;

import io.github.deadcube.api.play.Dice;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** Rolled dice as a list of their faces. */
final class DiceFaces extends Codec {
    private static final Codec FACES = new Sequences(Vector.class, Simple.NUMBER);

    @Override
    Node write(Object value, Vocabulary vocabulary) {
        return FACES.write(((Dice) value).faces(), vocabulary);
    }

    @Override
    @Nullable
    Object read(Node node, Reading in) {
        Object faces = FACES.read(node, in);
        return faces == null ? null : of((Seq<?>) faces);
    }

    private static Dice of(Seq<?> faces) {
        int[] all = new int[faces.size()];
        for (int i = 0; i < all.length; i++) all[i] = (Integer) faces.get(i);
        return Dice.of(all);
    }

    @Override
    Node schema(Schemas schemas) {
        return FACES.schema(schemas);
    }
}
