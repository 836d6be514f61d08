package io.github.deadcube.core.setup;

import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Scenery;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import java.util.function.Consumer;

/** GEO-5 to GEO-7: scenery that can be built and seen past, but on which no model stands yet. */
final class Unplayed {
    private Unplayed() {}

    static void in(Battlefield field, Consumer<SetupError> each) {
        for (Cube cube : field.cubes()) {
            Scenery scenery = field.scenery(cube);
            if (scenery.middle().isDefined()) fault(each, cube, RuleIds.GEO_7, "a half-cube");
        }
    }

    private static void fault(Consumer<SetupError> each, Cube cube, RuleId rule, String what) {
        each.accept(new SetupError("battlefield, " + cube, rule, what + " cannot be played on yet: leave it out"));
    }
}
