package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.sight.Sights;
import org.jspecify.annotations.Nullable;

/** K-GRENADE: thrown once at a cube, in LOS or seen from above; 3-dice RANGED (1) as printed; failed, it scatters. */
final class Grenade extends Printed implements Hooks.Delivery {
    private static final Rejection UNSEEN = new Rejection(
            RuleIds.K_GRENADE,
            "the cube is not in line of sight, and thrower and cube are not both visible from above",
            "a cube in sight, or from open sky to open sky");

    Grenade() {
        super("GRENADE", RuleIds.K_GRENADE, Bearers.RANGED, Brackets::effect);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.delivery(this);
        hooks.oneUse();
        keyword.nested().forEach(hooks::attach);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, int weapon, Cube cube) {
        boolean may = Sights.fromAbove(table, shooter, cube)
                || table.ruleset().sight().sees(table, shooter, cube);
        return may ? null : UNSEEN;
    }

    @Override
    public void shoot(Flow flow, Resume shooting) {
        ModelId thrower = shooting.model();
        Occasion occasion =
                new Occasion(Occasion.Kind.AIM, rule(), thrower, thrower, shooting.weapon(), -1, false, false);
        flow.test(Test.of(occasion, new Contender.OfModel(thrower, Skill.RANGED, 3, true), 1), shooting);
    }

    @Override
    public void decided(Flow flow, Resume at, Test test, Outcome outcome) {
        Cube aimed = ((Target.OfCube) at.target()).cube();
        if (outcome.passed()) flow.land(at, aimed);
        else flow.scatter(at, aimed);
    }
}
