package io.github.deadcube.core.support;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A viewer of a game: a side, or an audience that has looked at no item token. */
public enum Viewer {
    A(Vector.of(Side.A)),
    B(Vector.of(Side.B)),
    /** The audience, which knows only what both sides know. */
    EVERYBODY(Side.BOTH);

    private final Vector<Side> sides;

    Viewer(Vector<Side> sides) {
        this.sides = sides;
    }

    public static Viewer of(Side side) {
        return side == Side.A ? A : B;
    }

    /** The viewer with a name, as {@link #toString} writes it; none if no viewer has this name. */
    public static Option<Viewer> named(String name) {
        return Vector.of(values()).find(viewer -> viewer.toString().equals(name));
    }

    /** The side; none for {@link #EVERYBODY}. */
    public Option<Side> side() {
        return sides.size() == 1 ? sides.headOption() : Option.none();
    }

    /**
     * The viewer's view of a state. For {@link #EVERYBODY}: the view of side A without the item tokens that it has
     * looked at, except those that were turned face up later.
     */
    public PlayerView view(GameState state) {
        return side().map(state::seenBy).getOrElse(() -> {
            Position position = state.position();
            List<Integer> looked = position.side(Side.A).looked();
            Vector<TokenItem> known = position.revealed()
                    .filter(token -> looked.contains(token.token()))
                    .toVector();
            return new PlayerView(Side.A, position, known, state.pending());
        });
    }

    /** The event without the information that is hidden from the viewer. */
    public Event view(Event event) {
        Event seen = event;
        for (Side each : sides) seen = seen.seenBy(each);
        return seen;
    }

    /** The input as the viewer sees it; none for a shuffle: its order is hidden. */
    public Option<Input> view(Input input) {
        return Option.when(!(input instanceof Input.Shuffle), input);
    }

    /**
     * Whether the viewer knows in a later state of a game what an item token is, and did not know it in an earlier one.
     */
    public boolean hasLearnt(GameState earlier, GameState later) {
        return !knownTokens(earlier).containsAll(knownTokens(later));
    }

    private Vector<TokenItem> knownTokens(GameState state) {
        return view(state).known().appendAll(state.position().revealed());
    }

    /**
     * A state that the viewer cannot distinguish from this one; the same for all states that the viewer cannot
     * distinguish.
     */
    public GameState possible(GameState state) {
        PlayerView view = view(state);
        return view.completed(Input.Shuffle.inOrder(view.unknown().size()));
    }

    /** {@code A}, {@code B} or {@code everybody}. */
    @Override
    public String toString() {
        return side().map(Side::toString).getOrElse("everybody");
    }
}
