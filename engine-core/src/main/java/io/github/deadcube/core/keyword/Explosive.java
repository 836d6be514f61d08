package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/**
 * K-EXPLOSIVE, KT-7: a SHOOT at a cube in LOS and range, which hits by itself; then the weapon's other keyword, or the one in
 * its brackets, resolves there. A PSYCHIC weapon needs no LOS.
 */
class Explosive extends Delivered {
    /** KT-7: what nothing else delivers. */
    static final Keyword BY_ITSELF = Keyword.of("EXPLOSIVE");

    Explosive() {
        this(RuleIds.K_EXPLOSIVE);
    }

    Explosive(RuleId rule) {
        super("EXPLOSIVE", rule, Brackets::noNumber);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        return unseen(rule(), table, shooter, arm, cube);
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        flow.land(shot, shot.cube());
    }
}
