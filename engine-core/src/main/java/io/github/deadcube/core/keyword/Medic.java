package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import java.util.function.Consumer;

/** K-MEDIC: a SPECIAL takes all damage off a friend in its cube; friends there, itself included, have RESILIENT (1). No machines. */
class Medic extends SpecialKeyword {
    Medic() {
        this(RuleIds.K_MEDIC);
    }

    /** As another edition has it, by a rule of its own. */
    Medic(RuleId rule) {
        super("MEDIC", rule, "the target is no injured friend here, or a machine", "an injured friend here");
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.adds(
                Figure.REROLLS,
                Scope.ANYBODY,
                (table, me, test) -> test.skill() == Skill.SURVIVE && helps(table, me, test.tester()) ? 1 : 0);
    }

    private static boolean helps(Table table, ModelId me, ModelId other) {
        return !table.is(other, Trait.MACHINE) && Lending.to(table, me, other);
    }

    @Override
    public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
        for (ModelId other : table.in(table.model(me).cube()))
            if (table.model(other).injured() && helps(table, me, other))
                each.accept(new Choice.Use(rule(), me, Target.of(other)));
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        if (use.target() instanceof Target.OfModel at)
            flow.heal(at.model(), flow.model(at.model()).damage(), rule());
    }
}
