package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ModelTraits;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** GEO-2, GEO-7, DMG-3, ITEM-1, KT-4, PART-4: checks that every position of a game is legal. */
final class PositionCheck {
    private static final int SMALL = 2;

    private final GameState state;
    private final Position p;
    private final Model[] models;
    private final Battlefield field;
    private final Prompt prompt;

    private PositionCheck(GameState state, Prompt prompt) {
        this.state = state;
        this.p = state.position();
        this.models = p.models().toJavaArray(Model[]::new);
        this.field = p.battlefield();
        this.prompt = prompt;
    }

    static void check(CheckedGame replayed) {
        Crowding crowding = new Crowding();
        GameState beginning = replayed.beginning();
        new PositionCheck(beginning, replayed.rules().prompt(beginning)).check();
        for (CheckedGame.Step step : replayed.steps()) {
            GameState state = step.transition().state();
            new PositionCheck(state, replayed.rules().prompt(state)).check(step.before());
            crowding.check(step);
        }
    }

    private void unless(boolean holds, Supplier<String> what) {
        Unkept.unless(holds, what, state);
    }

    /** SHO-8, KT-16: used-up weapons and items never come back, not even to dead models. */
    private void check(GameState before) {
        for (Model m : p.models()) {
            List<Integer> was = before.position().model(m.id()).get().usedUp();
            unless(m.usedUp().containsAll(was), () -> m.id() + " has a used-up weapon or item again");
        }
        check();
    }

    private void check() {
        for (Model m : models)
            if (m.inPlay()) stands(m);
            else away(m);
        // beside the active model one that an order moves or that arrives, and one that an explosion throws, such as
        // that of a trap
        unless(
                p.models().count(m -> m.inPlay() && m.place().spot() == 0 && !active(m)) <= 2,
                () -> "three models are moving at the same time");
        sets();
        tokens();
        if (prompt instanceof Prompt.Decision d && (d.purpose() == Purpose.ACTIVATION || d.purpose() == Purpose.TURN)) {
            unless(FullPosition.of(p).waiting().isEmpty(), () -> "an explosion is not resolved");
            unless(!p.models().exists(m -> m.forced() != 0), () -> "a fight is not resolved");
        }
    }

    /** The sets that the roster updates with each change must match the models. */
    private void sets() {
        Roster roster = FullPosition.of(p).roster();
        unless(roster.inPlay() == set(Model::inPlay), () -> "the set of models in play");
        unless(roster.marked() == set(m -> !m.marks().isEmpty()), () -> "the set of models with marks");
        unless(roster.forced() == set(m -> m.forced() != 0), () -> "the set of models moved by force");
        unless(
                roster.waiting() == set(m -> m.inPlay() && !m.activated() && m.allegiance() != Allegiance.NEUTRAL),
                () -> "the set of models to be activated");
        for (int i = 0; i < models.length; i++) if (models[i].inPlay()) setsIn(i, models[i].cube());
    }

    private void setsIn(int model, Cube cube) {
        long there = set(other -> other.inPlay() && other.cube().equals(cube));
        Roster roster = FullPosition.of(p).roster();
        unless(roster.in(cube) == there, () -> "the set of models in " + cube);
        unless(roster.others(model, cube) == (there & ~(1L << model)), () -> "a set of other models in " + cube);
    }

    private long set(Predicate<Model> of) {
        long set = 0;
        for (int i = 0; i < models.length; i++) if (of.test(models[i])) set |= 1L << i;
        return set;
    }

    private boolean active(Model m) {
        return p.active().exists(a -> a.model().equals(m.id()));
    }

    private void away(Model m) {
        unless(m.place().equals(Place.NOWHERE), () -> "a model out of play has a place");
        unless(
                !m.pinned() && (m.status() == Model.Status.RESERVE || !m.activated()) && m.forced() == 0,
                () -> m.id() + " is out of play, but pinned, activated or moved by force");
        if (m.status() != Model.Status.KILLED) return;
        unless(m.damage() == m.card().hitPoints(), () -> "damage of " + m.id() + ", which is dead");
        unless(m.item().isEmpty() && m.marks().isEmpty(), () -> m.id() + " is dead, but has an item or a mark");
    }

    private void stands(Model m) {
        unless(m.damage() >= 0 && m.damage() < m.card().hitPoints(), () -> "damage of " + m.id());
        unless(field.contains(m.cube()), () -> m.id() + " is off the battlefield");
        unless(
                field.scenery(m.cube()).middle().isDefined() == (m.cube().part() != Part.WHOLE),
                () -> m.id() + " is not in one part of a half-cube");
        int spot = m.place().spot();
        unless(spot >= 0 && spot <= m.cube().part().spots(), () -> "spot of " + m.id());
        if (spot == 0) {
            unless(onTheWay() || unstopped(m) && amid(), () -> m.id() + " has no spot");
            return;
        }
        unless(field.hasFloor(m.cube()), () -> m.id() + " is in the air");
        unless(
                m.card().size() <= SMALL || !field.floor(m.cube()).cover().half(),
                () -> m.id() + " is too large for a half floor");
        for (Model other : models)
            if (other.place().equals(m.place()))
                unless(other.id().equals(m.id()), () -> m.id() + " and " + other.id() + " share a spot");
    }

    /** ITEM-1, ITEM-4: each token is in one place at most. */
    private void tokens() {
        Vector<Integer> there = p.tokens()
                .map(Token::number)
                .appendAll(p.models().flatMap(m -> m.found().map(Carried::token)));
        unless(there.distinct().size() == there.size(), () -> "a token is in two places");
        unless(p.drawn().containsAll(there), () -> "a token that was not drawn is in play");
    }

    /**
     * ADV-17: if a booby trap or a trap goes off, a model that can be neither thrown nor pinned takes no spot there and
     * continues its move. PART-2, PART-4: a large model takes no spot in a cube where it may not stop.
     */
    private boolean unstopped(Model m) {
        ModelTraits traits = ModelTraits.of(p);
        return traits.hasTrait(m, Trait.NEVER_MOVED) && traits.hasTrait(m, Trait.NEVER_PINNED)
                || m.card().size() > SMALL
                        && (m.cube().part() != Part.WHOLE
                                || field.floor(m.cube()).cover().half());
    }

    /** Whether an activation or another frame is unfinished. */
    private boolean amid() {
        return !(prompt instanceof Prompt.Decision d
                && (d.purpose() == Purpose.ACTIVATION
                        || d.purpose() == Purpose.TURN
                        || d.purpose() == Purpose.SECOND_MODEL));
    }

    /**
     * ADV-12, ADV-17: a model that passes or has let go has no spot until it stops or lands. The owner of a trap
     * chooses before that.
     */
    private boolean onTheWay() {
        if (prompt instanceof Prompt.DiceRequest request)
            return request.purpose() == Purpose.SCATTER
                    || request.purpose() == Purpose.HALF_FLOOR
                    || request.purpose() == Purpose.HALF_CUBE;
        return prompt instanceof Prompt.Decision d
                && (p.markers().exists(marker -> marker.rule().equals(d.rule()))
                        || d.purpose() == Purpose.MOVEMENT
                        || d.purpose() == Purpose.SPOT
                        || d.purpose() == Purpose.PICK_UP
                        || d.purpose() == Purpose.ITEM
                        || d.purpose() == Purpose.SPECIAL_ORDER
                        || d.purpose() == Purpose.LANDING);
    }

    /**
     * ADV-4, ADV-19, PART-1, PART-3, SCAT-6: a cube never has more models than it has room for, not even during a move.
     * There are exceptions, by the size of one model: a model that a trap, ENGINEER or RAMPAGE leaves in the cube, and
     * a model that falls when no cube has room for it.
     */
    private static final class Crowding {
        private static final int CAPACITY = 4;
        private static final int HALF_CAPACITY = 2;
        /** {@code none} means the models of all factions together. */
        private static final Vector<Option<Allegiance>> FACTIONS =
                Vector.of(Allegiance.values()).map(Option::of).append(Option.none());

        /** The models that were stopped in a cube that they only passed, without a spot, and that cube. */
        private final Map<ModelId, Cube> stopped = new LinkedHashMap<>();

        private final Set<ModelId> forced = new LinkedHashSet<>();

        void check(CheckedGame.Step step) {
            GameState state = step.transition().state();
            Position before = step.before().position();
            Position after = state.position();
            springs(step);
            for (Cube cube : after.models()
                    .filter(Crowding::stands)
                    .map(Model::cube)
                    .distinct()
                    .filter(cube -> sizes(after, cube, Option.none()) > HALF_CAPACITY))
                for (Option<Allegiance> faction : FACTIONS) {
                    int excess = excess(after, cube, faction);
                    if (excess > 0)
                        Unkept.unless(
                                excess <= excess(before, cube, faction) + excused(before, after, cube, faction),
                                () -> "too many models in " + cube,
                                state);
                }
            stopped.entrySet()
                    .removeIf(e -> !after.model(e.getKey()).get().place().equals(new Place(e.getValue(), 0)));
        }

        private static boolean stands(Model m) {
            return m.inPlay() && m.place().spot() > 0;
        }

        /**
         * Returns the size by which a faction, or all factions together, exceed the room of a cube. Models that only
         * pass do not count.
         */
        private static int excess(Position p, Cube cube, Option<Allegiance> faction) {
            boolean halved = cube.part() != Part.WHOLE
                    || p.battlefield().floor(cube).cover().half();
            int most = halved ? HALF_CAPACITY : CAPACITY;
            return Math.max(0, sizes(p, cube, faction) - (faction.isDefined() ? most : most * 2));
        }

        private static int sizes(Position p, Cube cube, Option<Allegiance> faction) {
            int sizes = 0;
            for (Model m : p.models())
                if (stands(m) && m.cube().equals(cube) && faction.forAll(f -> f == faction(p, m)))
                    sizes += m.card().size();
            return sizes;
        }

        /** K-RAMPAGE: a model under the control of the other side belongs to no strike team. */
        private static Allegiance faction(Position p, Model m) {
            boolean rampages = p.active().exists(a -> a.model().equals(m.id()) && a.controller() != m.id().side());
            return rampages ? Allegiance.NEUTRAL : m.allegiance();
        }

        /** ADV-19: the allowed excess, for models that a trap stopped there or that changed their faction. */
        private int excused(Position before, Position after, Cube cube, Option<Allegiance> faction) {
            int sizes = 0;
            for (Model m : after.models()) {
                if (!stands(m) || !m.cube().equals(cube) || !faction.forAll(f -> f == faction(after, m))) continue;
                Model was = before.model(m.id()).get();
                boolean comes = !was.place().equals(m.place())
                        && (cube.equals(stopped.get(m.id())) || forced.contains(m.id()) && nowhere(after, m));
                if (comes || faction(before, was) != faction(after, m))
                    sizes += m.card().size();
            }
            return sizes;
        }

        /** SCAT-6: whether no cube at the same level or lower, without hidden spots, has room for the model. */
        private static boolean nowhere(Position p, Model m) {
            Battlefield field = p.battlefield();
            Option<Allegiance> own = Option.some(faction(p, m));
            int size = m.card().size();
            return !field.cubes()
                    .exists(cube -> cube.level() <= m.cube().level()
                            && field.floor(cube).cover() == Floor.Cover.FULL
                            && field.scenery(cube).equals(Scenery.NONE)
                            && sizes(p, cube, own) + size <= CAPACITY
                            && sizes(p, cube, Option.none()) + size <= CAPACITY * 2);
        }

        /** Notes a model that passes a cube where a trap goes off or is defused. */
        private void springs(CheckedGame.Step step) {
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
                    for (Model m : before.models())
                        if (new Place(cube, 0).equals(places.get(m.id()))) stopped.put(m.id(), cube);
            }
        }

        private static Option<Cube> sprung(Position before, Event event) {
            if (event instanceof Event.MarkerGone gone)
                return Option.some(gone.marker().cube());
            if (event instanceof Event.TokenGone gone && gone.rule().equals(RuleIds.I_BOOBY_TRAP))
                return before.tokens()
                        .find(token -> token.number() == gone.token())
                        .map(Token::cube);
            return Option.none();
        }
    }
}
