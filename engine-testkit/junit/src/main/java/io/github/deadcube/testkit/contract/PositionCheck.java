package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Cube.Part;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** GEO-2, GEO-7, DMG-3, ITEM-1, KT-4, PART-4: what is so in every state of a game. */
final class PositionCheck {
    private static final int SMALL = 2;
    private static final Vector<String> UNSTOPPED = Vector.of("SOLID", "VEHICLE", "WALKER");

    private final GameState state;
    private final Position p;
    private final Battlefield field;
    private final Prompt prompt;

    private PositionCheck(GameState state, Prompt prompt) {
        this.state = state;
        this.p = state.position();
        this.field = p.game().setup().battlefield();
        this.prompt = prompt;
    }

    static void check(CheckedGame replayed) {
        Crowding crowding = new Crowding();
        GameState beginning = replayed.beginning();
        new PositionCheck(beginning, replayed.rules().prompt(beginning)).check();
        for (PlayedState.Step step : replayed.steps()) {
            GameState state = step.transition().state();
            new PositionCheck(state, replayed.rules().prompt(state)).check(step.before());
            crowding.check(step);
        }
    }

    private void unless(boolean holds, String what) {
        BrokenPromise.unless(holds, () -> what, state);
    }

    /** SHO-8, KT-16: what has been used up never comes back, to the dead neither. */
    private void check(GameState before) {
        for (ModelState m : p.models()) {
            List<Integer> was = before.position().model(m.id()).get().spent();
            boolean back = !m.spent().containsAll(was);
            unless(!back, m.id() + " has something back that was used up");
        }
        check();
    }

    private void check() {
        for (ModelState m : p.models())
            if (m.inPlay()) stands(m);
            else away(m);
        unless(
                p.models().count(m -> m.inPlay() && m.place().spot() == 0 && !active(m)) <= 1,
                "two are on their way at once");
        sets();
        tokens();
        if (prompt instanceof Prompt.Decision d && (d.purpose() == Purpose.ACTIVATION || d.purpose() == Purpose.TURN)) {
            unless(p.waiting().isEmpty(), "an explosion is forgotten");
            unless(!p.models().exists(m -> m.forced() != 0), "a fight is forgotten");
        }
    }

    /** The sets that are kept up with each change are those that the models make. */
    private void sets() {
        Roster roster = FullPosition.of(p).roster();
        unless(roster.inPlay() == set(ModelState::inPlay), "the set of those in play");
        unless(roster.marked() == set(m -> !m.marks().isEmpty()), "the set of those with marks");
        unless(roster.forced() == set(m -> m.forced() != 0), "the set of those moved by force");
        unless(
                roster.waiting() == set(m -> m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL),
                "the set of those to be activated");
        for (ModelState m : p.models()) if (m.inPlay()) setsIn(m.cube());
    }

    private void setsIn(Cube cube) {
        long there = set(other -> other.inPlay() && other.cube().equals(cube));
        Roster roster = FullPosition.of(p).roster();
        unless(roster.in(cube) == there, "the set of those in " + cube);
        for (int i = 0; i < p.models().size(); i++)
            unless(roster.others(i, cube) == (there & ~(1L << i)), "the set of others than " + i + " in " + cube);
    }

    private long set(Predicate<ModelState> of) {
        long set = 0;
        for (int i = 0; i < p.models().size(); i++) if (of.test(p.models().get(i))) set |= 1L << i;
        return set;
    }

    private boolean active(ModelState m) {
        return p.active().exists(a -> a.model().equals(m.id()));
    }

    private void away(ModelState m) {
        unless(m.place().equals(Place.NOWHERE), "a model out of play stands somewhere");
        boolean inReserve = m.status() == ModelState.Status.RESERVE;
        unless(!m.pinned() && (inReserve || !m.activated()) && m.forced() == 0, m.id() + " is away, and not done with");
        if (m.status() != ModelState.Status.KILLED) return;
        unless(m.damage() == m.profile().hitPoints(), "HP of " + m.id() + ", which is dead");
        unless(m.item().isEmpty() && m.marks().isEmpty(), m.id() + " is dead, and has something");
    }

    private void stands(ModelState m) {
        unless(m.damage() >= 0 && m.damage() < m.profile().hitPoints(), "HP of " + m.id());
        unless(field.contains(m.cube()), m.id() + " is off the battlefield");
        unless(
                field.scenery(m.cube()).middle().isDefined() == (m.cube().part() != Part.WHOLE),
                m.id() + " is not on one side of a half-cube");
        int spot = m.place().spot();
        unless(spot >= 0 && spot <= m.cube().part().spots(), "spot of " + m.id());
        if (spot == 0) {
            unless(onTheWay() || unstopped(m) && amid(), m.id() + " has no spot");
            return;
        }
        unless(field.floored(m.cube()), m.id() + " hangs in the air");
        unless(
                m.profile().size() <= SMALL || !field.floor(m.cube()).cover().half(),
                m.id() + " is too large for a half floor");
        for (ModelState other : p.models())
            if (other.place().equals(m.place()))
                unless(other.id().equals(m.id()), m.id() + " and " + other.id() + " share a spot");
    }

    /** ITEM-1, ITEM-4: each token is in one place, or gone. */
    private void tokens() {
        Vector<Integer> there = p.tokens()
                .map(Token::number)
                .appendAll(p.models()
                        .flatMap(m ->
                                m.item().filter(carried -> !carried.bought()).map(Carried::token)));
        unless(there.distinct().size() == there.size(), "a token is in two places");
        unless(p.drawn().containsAll(there), "a token has not been drawn");
    }

    /**
     * ADV-17: what can be neither thrown nor pinned takes no spot where a booby trap or a trap goes off, and goes on; a BIKE can be pinned,
     * unless it is a CONSTRUCT (PIN-5). PART-2, PART-4: nor does a large model where it may not stop.
     */
    private boolean unstopped(ModelState m) {
        Vector<String> keywords = m.profile().keywords().map(Keyword::name);
        return keywords.exists(UNSTOPPED::contains)
                || keywords.contains("BIKE") && keywords.contains("CONSTRUCT")
                || m.profile().size() > SMALL
                        && (m.cube().part() != Part.WHOLE
                                || field.floor(m.cube()).cover().half());
    }

    /** Whether an activation or the like goes on. */
    private boolean amid() {
        return !(prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.ACTIVATION
                        || d.purpose() == Purpose.TURN
                        || d.purpose() == Purpose.SECOND_MODEL));
    }

    /** ADV-12, ADV-17: who passes, or has let go, has no spot until it stops or lands; a trap's owner is asked before that. */
    private boolean onTheWay() {
        if (prompt instanceof Prompt.DiceRequest request)
            return request.purpose() == Purpose.SCATTER
                    || request.purpose() == Purpose.HALF_FLOOR
                    || request.purpose() == Purpose.HALF_CUBE;
        return prompt instanceof Prompt.Decision d
                && (d.rule().equals(RuleIds.K_TRAP)
                        || d.rule().equals(RuleIds.R25_K_TRAP)
                        || d.purpose() == Purpose.MOVEMENT
                        || d.purpose() == Purpose.SPOT
                        || d.purpose() == Purpose.PICK_UP
                        || d.purpose() == Purpose.ITEM
                        || d.purpose() == Purpose.SPECIAL_ORDER
                        || d.purpose() == Purpose.LANDING);
    }

    /**
     * ADV-4, ADV-19, PART-1, PART-3, SCAT-6: at no moment of a game there are more models in a cube than it has room for, in the midst of a move
     * neither. What a trap of either kind, ENGINEER or RAMPAGE leaves there may be too much, by the size of that one model; and so may what falls
     * where nothing has room for it.
     */
    private static final class Crowding {
        private static final Vector<RuleId> TRAPS = Vector.of(RuleIds.K_TRAP, RuleIds.R25_K_TRAP);

        private static final int CAPACITY = 4;
        private static final int HALF_CAPACITY = 2;
        /** None stands for all together. */
        private static final Vector<Option<Allegiance>> FACTIONS =
                Vector.of(Allegiance.values()).map(Option::of).append(Option.none());

        /** Who has been stopped where it only passed, with no spot there yet, and where that is. */
        private final Map<ModelId, Cube> stopped = new LinkedHashMap<>();

        /** The models that the step has moved by force. */
        private final Set<ModelId> forced = new LinkedHashSet<>();

        /** Looks at what one input has led to. */
        void check(PlayedState.Step step) {
            GameState state = step.transition().state();
            Position before = step.before().position();
            Position after = state.position();
            springs(step);
            for (Cube cube : after.models()
                    .filter(Crowding::stands)
                    .map(ModelState::cube)
                    .distinct())
                for (Option<Allegiance> faction : FACTIONS) {
                    int excess = excess(after, cube, faction);
                    if (excess > 0)
                        BrokenPromise.unless(
                                excess <= excess(before, cube, faction) + excused(before, after, cube, faction),
                                () -> "too many in " + cube,
                                state);
                }
            stopped.entrySet()
                    .removeIf(e -> !after.model(e.getKey()).get().place().equals(new Place(e.getValue(), 0)));
        }

        private static boolean stands(ModelState m) {
            return m.inPlay() && m.place().spot() > 0;
        }

        /** By how much too many of one faction are in a cube, or of all together. Who only passes takes up nothing. */
        private static int excess(Position p, Cube cube, Option<Allegiance> faction) {
            boolean halved = cube.part() != Part.WHOLE
                    || p.game().setup().battlefield().floor(cube).cover().half();
            int most = halved ? HALF_CAPACITY : CAPACITY;
            return Math.max(0, sizes(p, cube, faction) - (faction.isDefined() ? most : most * 2));
        }

        private static int sizes(Position p, Cube cube, Option<Allegiance> faction) {
            int sizes = 0;
            for (ModelState m : p.models())
                if (stands(m) && m.cube().equals(cube) && faction.forAll(f -> f == faction(p, m)))
                    sizes += m.profile().size();
            return sizes;
        }

        /** K-RAMPAGE: the model that the other side has is of no strike team. */
        private static Allegiance faction(Position p, ModelState m) {
            return astray(p, m) ? Allegiance.NEUTRAL : m.allegiance();
        }

        private static boolean astray(Position p, ModelState m) {
            return p.active().exists(a -> a.model().equals(m.id()) && a.controller() != m.id().side());
        }

        /** ADV-19: how much more may be there, for those whom a trap has stopped there, or who are of another faction from now on. */
        private int excused(Position before, Position after, Cube cube, Option<Allegiance> faction) {
            int sizes = 0;
            for (ModelState m : after.models()) {
                if (!stands(m) || !m.cube().equals(cube) || !faction.forAll(f -> f == faction(after, m))) continue;
                ModelState was = before.model(m.id()).get();
                boolean comes = !was.place().equals(m.place())
                        && (cube.equals(stopped.get(m.id())) || forced.contains(m.id()) && nowhere(after, m));
                if (comes || faction(before, was) != faction(after, m))
                    sizes += m.profile().size();
            }
            return sizes;
        }

        /** SCAT-6: whether no cube that is no higher, and that hides no spots, has room for a model. */
        private static boolean nowhere(Position p, ModelState m) {
            Battlefield field = p.game().setup().battlefield();
            Option<Allegiance> own = Option.some(faction(p, m));
            int size = m.profile().size();
            return !field.cubes()
                    .exists(cube -> cube.level() <= m.cube().level()
                            && field.floor(cube).cover() == Floor.Cover.FULL
                            && field.scenery(cube).equals(Scenery.NONE)
                            && sizes(p, cube, own) + size <= CAPACITY
                            && sizes(p, cube, Option.none()) + size <= CAPACITY * 2);
        }

        /** A trap goes off, or is defused, where somebody passes. */
        private void springs(PlayedState.Step step) {
            Position before = step.before().position();
            Map<ModelId, Place> places = new LinkedHashMap<>();
            before.models().forEach(m -> places.put(m.id(), m.place()));
            forced.clear();
            for (Event event : step.transition().events()) {
                if (event instanceof Event.Moved e) places.put(e.model(), e.place());
                if (event instanceof Event.ForcedTo e) {
                    places.put(e.model(), e.place());
                    forced.add(e.model());
                }
                for (Cube cube : sprung(before, event))
                    for (ModelState m : before.models())
                        if (new Place(cube, 0).equals(places.get(m.id()))) stopped.put(m.id(), cube);
            }
        }

        private static Option<Cube> sprung(Position before, Event event) {
            if (event instanceof Event.MarkerGone gone
                    && TRAPS.contains(gone.marker().rule()))
                return Option.some(gone.marker().cube());
            if (event instanceof Event.TokenGone gone && gone.rule().equals(RuleIds.I_BOOBY_TRAP))
                return before.tokens()
                        .find(token -> token.number() == gone.token())
                        .map(Token::cube);
            return Option.none();
        }
    }
}
