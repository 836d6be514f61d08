package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a position, each read on its own. If some of them are at fault, the others can be checked all the same, and each fault
 * has the place of its part.
 */
final class ReadParts {
    private final Game game;
    private final SavedTypes types;
    private final Node position;

    /** @param position the tree of the position */
    ReadParts(Game game, SavedTypes types, Node position) {
        this.game = game;
        this.types = types;
        this.position = position;
    }

    /** The parts that can be read, and usual values for the others. */
    GameState state() {
        Vector<TokenData> tokens =
                each("tokens", TokenData.class).filter(token -> token.item().isDefined());
        Position parts = FullPosition.of(game, models().take(Roster.MOST).toArray())
                .withA(side("a"))
                .withB(side("b"))
                .withRound(round())
                .withItems(TokenData.open(tokens))
                .withMarkers(each("markers", Marker.class));
        return new GameState(parts, TokenData.known(tokens), List.empty());
    }

    /** At most two of each number, which are enough to report it: the check compares each model with all others. */
    private Vector<Model> models() {
        Map<ModelId, Integer> seen = new TreeMap<>();
        return each("models", Model.class).filter(model -> seen.merge(model.id(), 1, Integer::sum) <= 2);
    }

    private int round() {
        Node part = position.part("round");
        Integer read = part == null ? null : read(part, Integer.class);
        return read == null ? 1 : Math.max(1, read);
    }

    /** Without the tokens that the side has looked at: they may be among those that cannot be read. */
    private SideState side(String name) {
        Node part = position.part(name);
        SideState read = part == null ? null : read(part, SideState.class);
        return read == null ? SideState.NONE : read.withLooked(List.empty());
    }

    /** The name of a token; a number that is left out is 0. */
    private static String token(String number) {
        return PartName.ofToken(number.isEmpty() ? "0" : number);
    }

    private <T> Vector<T> each(String list, Class<T> type) {
        return Vector.ofAll(position.elements(list)).flatMap(node -> Option.of(read(node, type)));
    }

    private <T> @Nullable T read(Node node, Class<T> type) {
        ReadingContext alone = new ReadingContext(types, game);
        T value = Trees.read(node, type, alone);
        return alone.sound() ? value : null;
    }

    /**
     * The trees of the models, tokens and markers, of the parts of sides, and of the last model in each cube, by the names that faults give
     * them. A token that is not listed has the place of the model that carries it.
     */
    Map<String, Node> places() {
        Map<String, Node> places = new TreeMap<>();
        for (Node model : position.elements("models")) {
            String place = model.textOf("place");
            places.put(model.textOf("id"), model);
            places.put(place, model);
            for (int i = 0; model.kind() == Node.Kind.PARTS && i < model.size(); i++)
                places.put(PartName.of(model.textOf("id"), model.name(i)), model.value(i));
            int mark = 0;
            for (Node node : model.elements("marks"))
                places.put(PartName.of(model.textOf("id"), "marks " + mark++), node);
            places.put(place.replaceFirst("/.*", ""), model);
            places.put(token(model.at("item").textOf("token")), model.at("item"));
        }
        for (Node token : position.elements("tokens")) places.put(token(token.textOf("number")), token);
        for (Node node : position.elements("markers")) {
            Marker marker = read(node, Marker.class);
            if (marker != null) places.put(PartName.of(marker), node);
        }
        for (Side side : Side.BOTH) {
            Node parts = position.at(side == Side.A ? "a" : "b");
            for (int i = 0; parts.kind() == Node.Kind.PARTS && i < parts.size(); i++)
                places.put(parts.name(i) + " " + side, parts.value(i));
        }
        return places;
    }
}
