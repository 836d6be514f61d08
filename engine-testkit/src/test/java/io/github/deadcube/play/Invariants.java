package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.Side;
import java.util.Set;

/** What is so in every state. Plain checks, since they run millions of times. */
final class Invariants {
    private Invariants() {}

    /**
     * @param trapped ADV-17: cubes where a booby trap has stopped a model that only passed, which may be one too many
     */
    static void check(GameState state, Prompt prompt, Set<Cube> trapped) {
        Position p = state.position();
        boolean betweenSteps = !(prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.MOVEMENT
                        || d.purpose() == Purpose.SPOT
                        || d.purpose() == Purpose.PICK_UP
                        || d.purpose() == Purpose.ITEM
                        || d.purpose() == Purpose.SPECIAL_ORDER
                        || d.purpose() == Purpose.LANDING));
        // ADV-12: one that has let go has no spot until it lands
        betweenSteps &= !(prompt instanceof Prompt.DiceRequest r && comesDown(r.purpose()));
        for (ModelState m : p.models()) {
            if (!m.inPlay()) {
                require(
                        m.place().equals(io.github.deadcube.api.board.Place.NOWHERE),
                        "a model out of play stands somewhere",
                        state);
                continue;
            }
            require(m.damage() >= 0 && m.damage() < m.profile().hitPoints(), "HP of " + m.id(), state);
            require(p.game().setup().battlefield().contains(m.cube()), m.id() + " is off the battlefield", state);
            boolean passing = m.place().spot() == 0;
            require(passing || p.game().setup().battlefield().floored(m.cube()), m.id() + " hangs in the air", state);
            require(m.place().spot() >= 0 && m.place().spot() <= 9, "spot of " + m.id(), state);
            if (betweenSteps) require(m.place().spot() > 0, m.id() + " has no spot", state);
            for (ModelState other : p.models())
                require(
                        other.id().equals(m.id())
                                || m.place().spot() == 0
                                || !other.place().equals(m.place()),
                        m.id() + " and " + other.id() + " share a spot",
                        state);
            if (betweenSteps && !trapped.contains(m.cube())) capacity(p, m.cube(), state);
        }
        if (prompt instanceof Prompt.Decision d && (d.purpose() == Purpose.ACTIVATION || d.purpose() == Purpose.TURN)) {
            require(p.blasts().isEmpty(), "an explosion is forgotten", state);
            require(!p.models().exists(m -> m.forced() != 0), "a fight is forgotten", state);
        }
    }

    private static boolean comesDown(Purpose purpose) {
        return purpose == Purpose.SCATTER || purpose == Purpose.HALF_FLOOR || purpose == Purpose.HALF_CUBE;
    }

    private static void capacity(Position p, Cube cube, GameState state) {
        int a = 0;
        int all = 0;
        for (ModelState m : p.models()) {
            if (!m.inPlay() || !m.cube().equals(cube)) continue;
            all += m.profile().size();
            if (m.allegiance() == Allegiance.A) a += m.profile().size();
        }
        require(a <= 4 && all - a <= 4, "too many in " + cube, state);
    }

    static void scoreNeverFalls(Position before, Position after) {
        for (Side side : Side.BOTH)
            if (after.side(side).score() < before.side(side).score())
                throw new AssertionError("VPs of " + side + " have fallen");
    }

    private static void require(boolean holds, String what, GameState state) {
        if (!holds) throw new AssertionError(what + "\n" + state);
    }
}
