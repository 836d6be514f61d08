package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Part;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** GEO-2, ADV-4, DMG-3, KT-4: what is so in every state of a game. */
final class Soundness {
    private static final int CAPACITY = 4;
    private static final Vector<String> UNSTOPPED = Vector.of("SOLID", "VEHICLE", "WALKER");

    /** ADV-19: cubes where a trap has stopped a model that only passed, or where one has been out of control: one too many. */
    private Vector<Cube> overfull = Vector.empty();

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

    /** ADV-19: traps of both kinds, ENGINEER and RAMPAGE may leave too many where they have acted. */
    private void springs(Played.Step step) {
        Position before = step.before().position();
        for (Event event : step.transition().events()) {
            if (event instanceof Event.TokenGone gone && gone.rule().equals(RuleIds.I_BOOBY_TRAP))
                overfull = overfull.appendAll(before.tokens()
                        .filter(token -> token.number() == gone.token())
                        .map(Token::cube));
            if (event instanceof Event.MarkerGone gone && gone.marker().rule().equals(RuleIds.K_TRAP))
                overfull = overfull.append(gone.marker().cube());
        }
        Position after = step.transition().state().position();
        overfull = overfull.appendAll(astray(before)
                .flatMap(m -> after.model(m.id()))
                .filter(m -> m.inPlay())
                .map(ModelState::cube));
    }

    /** K-RAMPAGE: the model that the other side has. */
    private static Option<ModelState> astray(Position p) {
        return p.active()
                .filter(a -> a.controller() != a.model().side())
                .flatMap(a -> p.model(a.model()))
                .filter(m -> m.inPlay());
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
            if (betweenSteps && !(sweeping(p.game().setup().battlefield(), m) && amid(prompt)))
                Broken.unless(m.place().spot() > 0, m.id() + " has no spot", state);
            for (ModelState other : p.models())
                Broken.unless(
                        other.id().equals(m.id())
                                || m.place().spot() == 0
                                || !other.place().equals(m.place()),
                        m.id() + " and " + other.id() + " share a spot",
                        state);
            if (betweenSteps && !overfull.contains(m.cube())) capacity(p, m.cube(), state);
        }
        if (betweenSteps) overfull = overfull.filter(cube -> tooMany(p, cube));
        if (prompt instanceof Prompt.Decision d && (d.purpose() == Purpose.ACTIVATION || d.purpose() == Purpose.TURN)) {
            Broken.unless(p.waiting().isEmpty(), "an explosion is forgotten", state);
            Broken.unless(!p.models().exists(m -> m.forced() != 0), "a fight is forgotten", state);
        }
    }

    /**
     * ADV-17: what can be neither thrown nor pinned takes no spot where a booby trap or a trap goes off, and goes on. PART-2,
     * PART-4: nor does a large model where it may not stop.
     */
    private static boolean sweeping(Battlefield field, ModelState m) {
        return m.profile().keywords().exists(k -> UNSTOPPED.contains(k.name()))
                || m.profile().size() > CAPACITY / 2
                        && (m.cube().part() != Part.WHOLE
                                || field.floor(m.cube()).cover().half());
    }

    /** Whether an activation or the like goes on. */
    private static boolean amid(Prompt prompt) {
        return !(prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.ACTIVATION
                        || d.purpose() == Purpose.TURN
                        || d.purpose() == Purpose.SECOND_MODEL));
    }

    /** ADV-12, ADV-17: who passes, or has let go, has no spot until it stops or lands; a trap's owner is asked before that. */
    private static boolean onTheWay(Prompt prompt) {
        if (prompt instanceof Prompt.DiceRequest request)
            return request.purpose() == Purpose.SCATTER
                    || request.purpose() == Purpose.HALF_FLOOR
                    || request.purpose() == Purpose.HALF_CUBE;
        return prompt instanceof Prompt.Decision d
                && (d.rule().equals(RuleIds.K_TRAP)
                        || d.purpose() == Purpose.MOVEMENT
                        || d.purpose() == Purpose.SPOT
                        || d.purpose() == Purpose.PICK_UP
                        || d.purpose() == Purpose.ITEM
                        || d.purpose() == Purpose.SPECIAL_ORDER
                        || d.purpose() == Purpose.LANDING);
    }

    private static void capacity(Position p, Cube cube, GameState state) {
        Broken.unless(!tooMany(p, cube), "too many in " + cube, state);
    }

    /** ADV-4: SZ 4 a faction of those who have stopped there; a model that is astray is one by itself, within SZ 8 in all. */
    private static boolean tooMany(Position p, Cube cube) {
        Option<ModelId> astray = astray(p).map(ModelState::id);
        int a = 0;
        int others = 0;
        int alone = 0;
        for (ModelState m : p.models()) {
            if (!m.inPlay() || !m.cube().equals(cube) || m.place().spot() == 0) continue;
            int size = m.profile().size();
            if (astray.contains(m.id())) alone = size;
            else if (m.allegiance() == Allegiance.A) a += size;
            else others += size;
        }
        return a > CAPACITY || others > CAPACITY || a + others + alone > 2 * CAPACITY;
    }
}
