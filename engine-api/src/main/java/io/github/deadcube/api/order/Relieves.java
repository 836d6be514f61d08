package io.github.deadcube.api.order;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * ORD-6: a spare of the order's side takes the place of the model that has died ({@link io.github.deadcube.api.extend.Moment#DIED}). The
 * team has as many spares ({@link io.github.deadcube.api.team.Muster#SPARE}) as the order may bring in a game.
 *
 * @param card the name on the spares' cards; empty for any spare
 * @param pinned whether it lies pinned
 * @param activated whether it is marked as activated
 */
public record Relieves(String card, boolean pinned, boolean activated) implements Effect {
    /**
     * A spare that is pinned and marked as activated.
     *
     * @param card the name on its card
     * @return the effect
     */
    public static Relieves by(String card) {
        return new Relieves(card, true, true);
    }

    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return cue.cube().isDefined()
                && model.equals(cue.subject())
                && !table.model(model).inPlay()
                && spare(table, cue).isDefined();
    }

    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        for (Cube cube : cue.cube())
            for (ModelId spare : spare(flow, cue)) flow.replace(spare, cube, pinned, activated, by);
    }

    private Option<ModelId> spare(Table table, Cue cue) {
        for (ModelState m : table.models())
            if (m.status() == ModelState.Status.SPARE
                    && m.id().side() == cue.side()
                    && (card.isEmpty() || m.profile().name().equals(card))) return Option.some(m.id());
        return Option.none();
    }
}
