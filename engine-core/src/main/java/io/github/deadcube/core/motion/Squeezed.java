package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** SCAT-6: after eight scatters its owner places the model in the nearest floored cube with room, not higher. */
@Waits(words = "{model} finds no room at {from}")
record Squeezed(ModelId model, RuleId rule, Cube from, int fallen) implements Motion.Waiting {
    private static final Rejection FARTHER = new Rejection(
            RuleIds.SCAT_6, "another floored cube with room is nearer, or it is higher", "one of the nearest cubes");

    @Override
    public void enter(Now now) {
        Vector<Cube> nearest = nearest(now);
        if (nearest.size() == 1) place(now, nearest.head());
        else now.ask(this);
    }

    /** Where nothing has room for it, a free spot has to do. */
    private Vector<Cube> nearest(Now now) {
        ModelState m = now.model(model);
        Vector<Cube> floors = now.battlefield()
                .cubes()
                .filter(now.battlefield()::floored)
                .flatMap(now.game().board()::parts);
        Vector<Cube> below = floors.filter(c -> c.level() <= from.level());
        Vector<Cube> room = below.filter(c -> now.room(m, c));
        if (room.isEmpty()) room = below.filter(c -> now.freeSpots(model, c) != 0);
        if (room.isEmpty()) room = floors.filter(c -> now.freeSpots(model, c) != 0);
        int least = room.map(from::range).min().get();
        return room.filter(c -> from.range(c) == least);
    }

    private void place(Now now, Cube cube) {
        now.then(new Descent.Comedown(model, rule, cube, fallen));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(now.controller(model), Purpose.LANDING, RuleIds.SCAT_6, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        nearest(now).forEach(c -> each.accept(new Choice.Land(model, c)));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return choice instanceof Choice.Land land && land.model().equals(model) ? FARTHER : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        place(now, ((Choice.Land) choice).cube());
    }
}
