package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;

/** GEO-2, ADV-4, DMG-3, KT-4: what is so in every state of a game. */
final class Soundness {
    /** ADV-17: cubes where a booby trap has stopped a model that only passed, which may be one too many. */
    private Vector<Cube> trapped = Vector.empty();

    private Soundness() {}

    static void check(Played played) {
        Soundness soundness = new Soundness();
        soundness.check(played.beginning(), played.rules().prompt(played.beginning()));
        for (Played.Step step : played.steps()) {
            soundness.springs(step);
            GameState state = step.transition().state();
            soundness.check(state, played.rules().prompt(state));
        }
    }

    private void springs(Played.Step step) {
        for (Event event : step.transition().events())
            if (event instanceof Event.TokenGone gone && gone.rule().equals(RuleIds.I_BOOBY_TRAP))
                trapped = trapped.appendAll(step.before()
                        .position()
                        .tokens()
                        .filter(token -> token.number() == gone.token())
                        .map(Token::cube));
    }

    private void check(GameState state, Prompt prompt) {
        Position p = state.position();
        boolean betweenSteps = !onTheWay(prompt);
        for (ModelState m : p.models()) {
            if (!m.inPlay()) {
                Broken.unless(m.place().equals(Place.NOWHERE), "a model out of play stands somewhere", state);
                continue;
            }
            Broken.unless(m.damage() >= 0 && m.damage() < m.profile().hitPoints(), "HP of " + m.id(), state);
            Broken.unless(p.game().setup().battlefield().contains(m.cube()), m.id() + " is off the battlefield", state);
            boolean passing = m.place().spot() == 0;
            Broken.unless(
                    passing || p.game().setup().battlefield().floored(m.cube()), m.id() + " hangs in the air", state);
            Broken.unless(m.place().spot() >= 0 && m.place().spot() <= 9, "spot of " + m.id(), state);
            if (betweenSteps) Broken.unless(m.place().spot() > 0, m.id() + " has no spot", state);
            for (ModelState other : p.models())
                Broken.unless(
                        other.id().equals(m.id())
                                || m.place().spot() == 0
                                || !other.place().equals(m.place()),
                        m.id() + " and " + other.id() + " share a spot",
                        state);
            if (betweenSteps && !trapped.contains(m.cube())) capacity(p, m.cube(), state);
        }
        if (prompt instanceof Prompt.Decision d && (d.purpose() == Purpose.ACTIVATION || d.purpose() == Purpose.TURN)) {
            Broken.unless(p.blasts().isEmpty(), "an explosion is forgotten", state);
            Broken.unless(!p.models().exists(m -> m.forced() != 0), "a fight is forgotten", state);
        }
    }

    /** ADV-12, ADV-17: who passes, or has let go, has no spot until it stops or lands. */
    private static boolean onTheWay(Prompt prompt) {
        if (prompt instanceof Prompt.DiceRequest request)
            return request.purpose() == Purpose.SCATTER
                    || request.purpose() == Purpose.HALF_FLOOR
                    || request.purpose() == Purpose.HALF_CUBE;
        return prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.MOVEMENT
                        || d.purpose() == Purpose.SPOT
                        || d.purpose() == Purpose.PICK_UP
                        || d.purpose() == Purpose.ITEM
                        || d.purpose() == Purpose.SPECIAL_ORDER
                        || d.purpose() == Purpose.LANDING);
    }

    private static void capacity(Position p, Cube cube, GameState state) {
        int a = 0;
        int all = 0;
        for (ModelState m : p.models()) {
            if (!m.inPlay() || !m.cube().equals(cube)) continue;
            all += m.profile().size();
            if (m.allegiance() == Allegiance.A) a += m.profile().size();
        }
        Broken.unless(a <= 4 && all - a <= 4, "too many in " + cube, state);
    }
}
