package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** R25-K-EXPLOSIVE, R25-KT-7: it is aimed like a GRENADE, RANGED (1) as printed; failed, it scatters on its level. */
final class RevisedExplosive extends Explosive {
    RevisedExplosive() {
        super(RuleIds.R25_K_EXPLOSIVE);
    }

    @Override
    public Option<String> bracketFault(Keyword nested, KeywordRule effect) {
        return ShieldGenerator.thrownAlone(effect).orElse(() -> super.bracketFault(nested, effect));
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        flow.test(aiming(flow, shot), new Strays(shot));
    }

    @Override
    public Option<DiceTest> aim(Table table, CubeShot shot) {
        return Option.some(aiming(table, shot));
    }

    private static DiceTest aiming(Table table, CubeShot shot) {
        return Aiming.test(table, shot, 1);
    }

    /** It goes off where it was aimed, or it scatters. */
    private record Strays(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatterOnLevel(shot);
        }
    }
}
