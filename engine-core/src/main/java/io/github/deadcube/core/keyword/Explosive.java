package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/**
 * K-EXPLOSIVE, KT-7: a SHOOT at a cube in LOS and range, which hits by itself; then the weapon's other keyword, or the one in
 * its brackets, resolves there. A PSYCHIC weapon needs no LOS.
 */
final class Explosive extends Printed implements Hooks.Delivery {
    private static final Rejection UNSEEN =
            new Rejection(RuleIds.K_EXPLOSIVE, "the cube is not in line of sight", "a cube in sight");

    Explosive() {
        super("EXPLOSIVE", RuleIds.K_EXPLOSIVE, Bearers.RANGED, Brackets::noNumber);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.delivery(this);
        keyword.nested().forEach(hooks::attach);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, int weapon, Cube cube) {
        boolean psychic = table.weapon(shooter, weapon)
                .exists(w -> w.keywords().exists(k -> k.name().equals(Psychic.PRINTED)));
        return psychic || table.ruleset().sight().sees(table, shooter, cube) ? null : UNSEEN;
    }

    @Override
    public void shoot(Flow flow, Resume shooting) {
        flow.land(shooting, ((Target.OfCube) shooting.target()).cube());
    }
}
