package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** R25-K-INVIGORATE: up to the weapon's range and, but for PSYCHIC, in LOS; of range CC in its own cube. One success counts. */
final class RevisedInvigorate extends Invigorate {
    RevisedInvigorate() {
        super(RuleIds.R25_K_INVIGORATE, 1, "in range and in sight");
    }

    @Override
    public Vector<ModelId> candidates(Table table, ModelId shooter) {
        return table.models().filter(ModelState::inPlay).map(ModelState::id).toVector();
    }

    /** Of range CC the weapon's range is 0. */
    @Override
    boolean reaches(Table table, ModelId shooter, Arm arm, ModelState friend) {
        int range = table.model(shooter).cube().range(friend.cube());
        int reach = table.weapon(shooter, arm)
                .map(weapon -> weapon.closeCombat() ? 0 : weapon.range())
                .getOrElse(0);
        return range <= reach
                && (super.reaches(table, shooter, arm, friend)
                        || table.is(shooter, arm, Trait.UNSIGHTED)
                        || table.line(shooter, friend.id()) != LineOfSight.NONE);
    }
}
