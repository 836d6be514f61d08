package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;

/** K-CLOAKING: a SHOOT at a model in its cube or beside that, of either side, has a die less; not together with smoke. */
class Cloaking extends Printed.Carried {
    Cloaking(RuleId rule) {
        super("CLOAKING DEVICE", rule, Brackets::nothing);
    }

    /** R25-K-CLOAKING: it hides nobody from a PSYCHIC weapon. */
    static Cloaking revised() {
        return new Cloaking(RuleIds.R25_K_CLOAKING) {
            @Override
            boolean hides(Table table, ModelId me, Tested test) {
                return super.hides(table, me, test)
                        && !table.is(test.occasion().attacker(), test.occasion().arm(), Trait.UNSIGHTED);
            }
        };
    }

    @Override
    public RuleId countsAs() {
        return RuleIds.K_SMOKE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.ANYBODY, (table, me, test) -> hides(table, me, test) ? -1 : 0);
    }

    /** KT-13: beside the other side of its own half-cube it hides nobody. */
    boolean hides(Table table, ModelId me, Tested test) {
        if (test.skill() != Skill.RANGED || test.occasion().kind() != Occasion.Kind.SHOOT) return false;
        Cube cube = table.model(me).cube();
        Cube target = table.model(test.occasion().target()).cube();
        return cube.equals(target) || cube.adjacentTo(target);
    }
}
