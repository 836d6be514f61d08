package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * K-SOLID, SCAT-1, SCAT-5, SCAT-6, SLAM-1, SLAM-2, AWAY-5: a model is moved one cube by force, if nothing blocks the
 * way, and comes down there ({@link Descent}).
 *
 * @param by the side that rolls the scatter die (DICE-12)
 * @param toward the adjacent cube to which it goes; none if a die decides
 * @param fallenTo the full cube to which it has fallen; none while it is in its first cube
 * @param fallen the number of cubes that it has fallen
 * @param tries the number of scatters after the fall (SCAT-6)
 */
@DescribesFrame(words = "{model} is thrown")
@SavedName("throwSteps")
record ThrowSteps(
        ModelId model, RuleId rule, Side by, Option<Cube> toward, Option<Cube> fallenTo, int fallen, int tries)
        implements ThrowFrame {
    static final int MOST_TRIES = 8;

    @Override
    public void requires(Requirements state) {
        state.settles(model);
        state.that(toward.isEmpty(), "it waits with a direction", "no direction before the die");
        state.that(
                fallenTo.isDefined() || fallen == 0 && tries == 0,
                Sentence.of("{model} has fallen {fallen} cubes from its place", model, fallen),
                "the cube to which it has fallen");
        fallenTo.forEach(cube -> fallen(state, fallen, cube));
        state.number("the number of tries", tries, 0, MOST_TRIES);
    }

    /** A model falls at most from the highest level to the cube. */
    static void fallen(Requirements state, int fallen, Cube to) {
        int most = state.now().view().battlefield().levels() - to.level();
        state.number("the number of cubes fallen", fallen, 0, most);
    }

    @Override
    public void enter(Now now) {
        if (!now.model(model).inPlay() || now.view().hasTrait(model, Trait.NEVER_MOVED)) return;
        if (toward.isEmpty()) now.ask(this);
        else go(now, toward.get());
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(by, Purpose.SCATTER, RuleIds.SCAT_1, 1, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        now.events().announce(new Event.Rolled(by, Option.none(), 0, dice, RuleIds.SCAT_1));
        go(now, from(now).next(now.game().scatter(dice.face(0))));
    }

    private Cube from(Now now) {
        return fallenTo.getOrElse(now.model(model).cube());
    }

    private void go(Now now, Cube to) {
        Cube from = from(now);
        Option<Cube> over = now.game().grid().toward(now.model(model).card().size(), from, to);
        if (over.isDefined()) {
            // a model that is thrown up falls from the higher cube (LIV-AWAY)
            Cube top = to.level() > from.level() ? over.get() : from;
            new Descent(model, rule, by, top, over.get(), fallen, tries, false).enter(now);
        } else if (fallenTo.isDefined()) {
            again(now, new Descent(model, rule, by, from, from, fallen, tries, false), from, fallen);
        } else {
            now.events().announce(slammed(from, to));
            now.then(DamageRules.slam(model));
        }
    }

    private Event slammed(Cube from, Cube to) {
        int east = to.column() - from.column();
        int north = to.row() - from.row();
        return east == 0 && north == 0
                ? new Event.Effect(RuleIds.LIV_SLAM, model.toString(), to.level() - from.level())
                : new Event.Slammed(model, Direction.of(east, north));
    }

    /** SCAT-6: the model scatters from the cube to which it fell. After eight tries its owner places it. */
    static void again(Now now, Descent descent, Cube from, int down) {
        if (descent.tries() == MOST_TRIES) now.then(new Squeezed(descent.model(), descent.rule(), from, down));
        else now.ask(descent.onward(from, down));
    }

    /**
     * SCAT-6: after eight scatters the owner places the model in the nearest cube with a floor and room, not higher if
     * there is one.
     */
    @DescribesFrame(words = "{model} finds no room at {from}")
    @SavedName("squeezed")
    record Squeezed(ModelId model, RuleId rule, Cube from, int fallen) implements ThrowFrame {
        private static final Rejection FARTHER = new Rejection(
                RuleIds.SCAT_6,
                "another floored cube with room is nearer, or it is higher",
                "one of the nearest cubes");

        @Override
        public void requires(Requirements state) {
            state.settles(model);
            ThrowSteps.fallen(state, fallen, from);
        }

        @Override
        public void enter(Now now) {
            Vector<Cube> nearest = nearest(now);
            if (nearest.size() == 1) place(now, nearest.head());
            else now.ask(this);
        }

        /**
         * The nearest cubes with room, not higher or else on any level; if no cube has room, likewise those with a free
         * spot.
         */
        private Vector<Cube> nearest(Now now) {
            Model m = now.model(model);
            Vector<Cube> floors = now.view()
                    .battlefield()
                    .cubes()
                    .filter(now.view().battlefield()::hasFloor)
                    .flatMap(now.game().grid()::parts);
            Vector<Cube> below = floors.filter(c -> c.level() <= from.level());
            Vector<Cube> room = below.filter(c -> now.neighbours().hasRoom(m, c));
            if (room.isEmpty()) room = floors.filter(c -> now.neighbours().hasRoom(m, c));
            if (room.isEmpty()) room = below.filter(c -> now.neighbours().freeSpots(model, c) != 0);
            if (room.isEmpty()) room = floors.filter(c -> now.neighbours().freeSpots(model, c) != 0);
            int least = room.map(from::range).min().get();
            return room.filter(c -> from.range(c) == least);
        }

        private void place(Now now, Cube cube) {
            now.then(new Descent.Comedown(model, rule, cube, fallen));
        }

        @Override
        public Prompt.Decision prompt(Now now) {
            return new Prompt.Decision(now.view().controller(model), Purpose.LANDING, RuleIds.SCAT_6, now.offers(this));
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            nearest(now).forEach(c -> each.accept(new Choice.Land(model, c)));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return choice instanceof Choice.Land land && land.model().equals(model) ? FARTHER : Refusals.KIND;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            place(now, ((Choice.Land) choice).cube());
        }
    }
}
