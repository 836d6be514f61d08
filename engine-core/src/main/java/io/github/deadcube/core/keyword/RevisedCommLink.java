package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** R25-K-COMM-LINK: the mark stays until the same model makes another; friends roll 4 dice to hit the cube with what is aimed at cubes. */
final class RevisedCommLink extends CommLink {
    RevisedCommLink() {
        super(RuleIds.R25_K_COMM_LINK);
    }

    /** Whether a friend has marked a cube for a shooter. */
    static boolean marked(Table table, ModelId shooter, Cube cube) {
        return marked(table, shooter, cube, RuleIds.R25_K_COMM_LINK);
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        Marker mark = Marker.of(rule(), ((Target.OfCube) use.target()).cube())
                .withOwner(Option.some(use.model()))
                .withUntil(flow.is(Variant.MARKS_LAST_A_ROUND) ? Mark.Until.ROUND : Mark.Until.GAME);
        for (Marker before : flow.markers())
            if (before.rule().equals(rule()) && before.owner().contains(use.model()) && !before.equals(mark))
                flow.take(before, rule());
        if (!flow.markers().contains(mark)) flow.lay(mark, rule());
    }
}
