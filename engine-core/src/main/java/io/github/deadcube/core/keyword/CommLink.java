package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-COMM-LINK: a SPECIAL marks a cube in its sight; friends' INDIRECT weapons see the enemies in it until the round ends. */
class CommLink extends SpecialKeyword implements SpecialKeyword.AtCube {
    CommLink(RuleId rule) {
        super("COMM-LINK", rule, "the model does not see the cube", "a cube in its line of sight");
    }

    @Override
    public boolean equipment() {
        return true;
    }

    /** Whether a friend has marked a cube for a shooter. */
    static boolean marked(Table table, ModelId shooter, Cube cube) {
        return marked(table, shooter, cube, RuleIds.K_COMM_LINK);
    }

    static boolean marked(Table table, ModelId shooter, Cube cube, RuleId link) {
        return table.markers()
                .exists(m -> m.rule().equals(link)
                        && m.cube().equals(cube)
                        && m.owner().exists(owner -> owner.side() == shooter.side()));
    }

    /** LOS-5: no spot of a cube without a floor counts, whatever sight an application has. */
    @Override
    public boolean reaches(Table table, ModelId me, Cube cube) {
        return table.battlefield().floored(cube) && table.ruleset().sight().sees(table, me, cube);
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        Cube cube = ((Target.OfCube) use.target()).cube();
        Marker marker =
                Marker.of(rule(), cube).withOwner(Option.some(use.model())).withUntil(Mark.Until.ROUND);
        if (!flow.markers().contains(marker)) flow.lay(marker, rule());
    }

    /** R25-K-COMM-LINK: the mark stays until the same model makes another; friends roll 4 dice to hit the cube with what is aimed at cubes. */
    static final class Revised extends CommLink {
        Revised() {
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
}
