package io.github.deadcube.core.codec;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The positions of the parts of a state in a text, for errors in the combination of parts. */
public final class SourcePositions {
    /** The key of the digest. */
    public static final String DIGEST = "digest";

    /** The key of the first changed face. */
    public static final String FACES = "faces";

    private static final String MODELS = "models";
    private static final String PENDING = "pending";

    private final Node all;
    private final Map<String, Node> parts = new TreeMap<>();

    private SourcePositions(Node all) {
        this.all = all;
    }

    /** Positions of a state or a view that has a list of models in its position, each with its {@code id}. */
    public static SourcePositions of(Node state) {
        SourcePositions places = new SourcePositions(state);
        places.put(DIGEST, state.part(DIGEST));
        Node pending = state.part(PENDING);
        for (int i = 0; pending != null && i < pending.size(); i++) places.put(frame(i), pending.value(i));
        Node position = state.part("position");
        if (position != null) places.put(FACES, position.part(FACES));
        Node models = position == null ? null : position.part(MODELS);
        for (int i = 0; models != null && i < models.size(); i++) {
            Node id = models.value(i).part("id");
            if (id != null) places.put(id.text(), models.value(i));
        }
        return places;
    }

    /** The key of a pending step: 0 for the one that comes next. */
    public static String frame(int number) {
        return PENDING + " " + number;
    }

    private void put(String part, @Nullable Node node) {
        if (node != null) parts.put(part, node);
    }

    /** The position of a part; the beginning of the state if it was not set. */
    Node of(String part) {
        return parts.getOrDefault(part, all);
    }
}
