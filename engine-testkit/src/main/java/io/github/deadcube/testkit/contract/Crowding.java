package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Cube.Part;
import io.github.deadcube.api.board.Floor;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * ADV-4, ADV-19, PART-1, PART-3, SCAT-6: at no moment of a game there are more models in a cube than it has room for, in the midst of a move
 * neither. What a trap of either kind, ENGINEER or RAMPAGE leaves there may be too much, by the size of that one model; and so may what falls
 * where nothing has room for it.
 */
final class Crowding {
    private static final Vector<RuleId> TRAPS = Vector.of(RuleIds.K_TRAP, RuleIds.R25_K_TRAP);

    private static final int CAPACITY = 4;
    private static final int HALF_CAPACITY = 2;
    /** None stands for all together. */
    private static final Vector<Option<Allegiance>> FACTIONS =
            Vector.of(Allegiance.values()).map(Option::of).append(Option.none());

    /** Who has been stopped where it only passed, with no spot there yet, and where that is. */
    private final Map<ModelId, Cube> stopped = new LinkedHashMap<>();

    /** Looks at what one input has led to. */
    void check(Played.Step step) {
        GameState state = step.transition().state();
        Position before = step.before().position();
        Position after = state.position();
        springs(step);
        for (Cube cube :
                after.models().filter(Crowding::stands).map(ModelState::cube).distinct())
            for (Option<Allegiance> faction : FACTIONS) {
                int excess = excess(after, cube, faction);
                if (excess > 0)
                    Broken.unless(
                            excess <= excess(before, cube, faction) + excused(before, after, cube, faction),
                            () -> "too many in " + cube,
                            state);
            }
        stopped.entrySet().removeIf(e -> !after.model(e.getKey()).get().place().equals(new Place(e.getValue(), 0)));
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
                    && (cube.equals(stopped.get(m.id())) || m.forced() != 0 && nowhere(after, m));
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
    private void springs(Played.Step step) {
        Position before = step.before().position();
        Map<ModelId, Place> places = new LinkedHashMap<>();
        before.models().forEach(m -> places.put(m.id(), m.place()));
        for (Event event : step.transition().events()) {
            if (event instanceof Event.Moved e) places.put(e.model(), e.place());
            if (event instanceof Event.ForcedTo e) places.put(e.model(), e.place());
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
            return before.tokens().find(token -> token.number() == gone.token()).map(Token::cube);
        return Option.none();
    }
}
