package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;

/** Whose turn it is among friends: first who can hurt, is in danger or is awaited at an objective. */
final class Eagerness {
    private static final double BASE = 0.2;
    private static final double HELD = 0.3;

    private final Outlook outlook;
    private final Position position;

    Eagerness(Outlook outlook, Position position) {
        this.outlook = outlook;
        this.position = position;
    }

    double of(ModelId model) {
        return position.model(model).map(this::of).getOrElse(0.0);
    }

    private double of(ModelState model) {
        // R25-K-DROP-SUIT: in reserve it does nothing
        if (!model.inPlay()) return 0;
        double eager = BASE;
        for (ModelState enemy : position.models())
            if (enemy.inPlay() && enemy.id().side() != model.id().side()) {
                eager = Math.max(eager, BASE + outlook.harm(position, model, enemy));
            }
        for (Goal goal : outlook.goals()) eager += awaited(goal, model);
        return eager;
    }

    /** Nobody hurries away from an objective. */
    private double awaited(Goal goal, ModelState model) {
        if (model.cube().equals(goal.cube())) return -HELD;
        int way = goal.routes().from(model.cube());
        boolean reached =
                way <= Math.max(model.profile().advance(), model.profile().sprint());
        return reached && !held(goal, model) ? 0.5 * goal.worth() : 0;
    }

    private boolean held(Goal goal, ModelState by) {
        return position.models()
                .exists(m -> m.inPlay()
                        && m.id().side() == by.id().side()
                        && m.cube().equals(goal.cube()));
    }
}
