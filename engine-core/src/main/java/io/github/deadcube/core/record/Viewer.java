package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** For whose eyes something is: a side's, or everybody's who watches and has looked at no item token. */
public enum Viewer {
    /** Side A. */
    A(Vector.of(Side.A)),
    /** Side B. */
    B(Vector.of(Side.B)),
    /** What both sides know. */
    EVERYBODY(Side.BOTH);

    private final Vector<Side> sides;

    Viewer(Vector<Side> sides) {
        this.sides = sides;
    }

    /** A side as a viewer: {@link #A} or {@link #B}. */
    public static Viewer of(Side side) {
        return side == Side.A ? A : B;
    }

    /**
     * The viewer with a name.
     *
     * @param name as {@link #toString} writes it
     * @return none if no viewer has it
     */
    public static Option<Viewer> named(String name) {
        return Vector.of(values()).find(viewer -> viewer.toString().equals(name));
    }

    /** The side whose eyes they are: none of {@link #EVERYBODY}. */
    public Option<Side> side() {
        return sides.size() == 1 ? sides.headOption() : Option.none();
    }

    /** What the viewer may know of a state: the side's view; of {@link #EVERYBODY} side A's without what it has looked at. */
    public PlayerView view(GameState state) {
        return side().map(state::seenBy)
                .getOrElse(() -> new PlayerView(Side.A, state.position(), Vector.empty(), state.pending()));
    }

    /** What the viewer may know of an event: the event, without what is hidden from one of the sides. */
    public Event view(Event event) {
        Event seen = event;
        for (Side each : sides) seen = seen.seenBy(each);
        return seen;
    }

    /** A state that it cannot tell from this one, the same for all that it cannot tell apart. */
    GameState possible(GameState state) {
        PlayerView view = view(state);
        return view.completed(new Shuffle(Vector.rangeClosed(1, view.unknown().size())));
    }

    /** {@code A}, {@code B} or {@code everybody}. */
    @Override
    public String toString() {
        return side().map(Side::toString).getOrElse("everybody");
    }
}
