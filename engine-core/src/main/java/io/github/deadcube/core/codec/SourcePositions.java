package io.github.deadcube.core.codec;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Where the parts of a state stand in a text, for what is wrong with them only together. */
public final class SourcePositions {
    /** The first thing that is still to be done. */
    public static final String PENDING = "pending";
    /** The digest. */
    public static final String DIGEST = "digest";

    private static final String MODELS = "models";

    private final Node all;
    private final Map<String, Node> parts = new TreeMap<>();

    /** Of a state that begins there. */
    public SourcePositions(int line, int column) {
        this.all = Node.parts("", line, column);
    }

    /** Of a state or a view whose models, each with its {@code id}, are a list within its position. */
    public static SourcePositions of(Node state) {
        SourcePositions places = new SourcePositions(state.line(), state.column());
        for (String name : new String[] {PENDING, DIGEST}) places.put(name, state.part(name));
        Node position = state.part("position");
        Node models = position == null ? null : position.part(MODELS);
        for (int i = 0; models != null && i < models.size(); i++) {
            Node id = models.value(i).part("id");
            if (id != null) places.put(id.text(), models.value(i));
        }
        return places;
    }

    /** Says where a model stands, or one of the names here; of two that are called alike the second counts. */
    public void put(String part, int line, int column) {
        put(part, Node.parts("", line, column));
    }

    private void put(String part, @Nullable Node node) {
        if (node != null) parts.put(part, node);
    }

    /** Where it stands; where all begins if nobody has said. */
    Node of(String part) {
        return parts.getOrDefault(part, all);
    }
}
