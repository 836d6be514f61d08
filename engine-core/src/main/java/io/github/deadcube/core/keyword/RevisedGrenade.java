package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** R25-K-GRENADE: it is thrown at a cube in LOS, and as often as the card says. */
final class RevisedGrenade extends Grenade {
    RevisedGrenade() {
        super(RuleIds.R25_K_GRENADE, false);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        return unseen(rule(), table, shooter, arm, cube);
    }
}
