package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** K-EXPLOSIVE, KT-7: a SHOOT at a cube that always hits; the effect of the weapon resolves there. */
class Explosive extends KeywordDelivery {
    /** KT-7: the delivery of a weapon without another one. */
    static final Keyword BY_ITSELF = Keyword.of("EXPLOSIVE");

    Explosive(RuleId rule) {
        super("EXPLOSIVE", rule, Brackets::noNumber);
    }

    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return unseen(rule(), game, shooter, weapon, cube);
    }

    @Override
    @Nullable
    Aiming after(CubeShot shot) {
        return null;
    }

    /** R25-K-EXPLOSIVE, R25-KT-7: it is aimed like a GRENADE, and scatters on its level. */
    static final class Revised extends Explosive {
        Revised() {
            super(RuleIds.R25_K_EXPLOSIVE);
        }

        @Override
        boolean isRevisedShell() {
            return true;
        }

        @Override
        Aiming after(CubeShot shot) {
            return new Strays(shot);
        }

        @SavedName("revisedExplosive.strays")
        private record Strays(CubeShot shot) implements Aiming {
            @Override
            public void missed(Effects effects) {
                effects.scatterOnLevel(shot);
            }
        }
    }
}
