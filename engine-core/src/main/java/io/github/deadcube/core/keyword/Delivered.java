package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** KT-7: how a weapon is fired at a cube, where its effect, in brackets or beside it, then resolves. */
abstract class Delivered extends Printed implements Delivery {
    Delivered(String printed, RuleId rule, Function<Keyword, Option<String>> brackets) {
        super(printed, rule, PrintedOn.RANGED, brackets);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
        keyword.nested().forEach(hooks::attach);
    }

    /** LOS-5, K-PSYCHIC: why a cube that must be in LOS is no target; null if it is one. */
    static @Nullable Rejection unseen(RuleId rule, Table table, ModelId shooter, Arm arm, Cube cube) {
        return table.is(shooter, arm, Trait.UNSIGHTED)
                        || table.ruleset().sight().sees(table, shooter, cube)
                ? null
                : new Rejection(rule, "the cube is not in line of sight", "a cube in sight");
    }
}
