package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.api.team.Statistic;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * ORD-5: another number takes the place of a target number; never of a {@code -}, nor is a {@code -} ever taken.
 *
 * @param skills in tests of which skills; empty for all
 * @param value the number, if it is not another of the model's own statistics
 * @param by the skill whose statistic is taken
 */
public record Replaces(Vector<Skill> skills, Statistic value, Option<Skill> by) implements Effect {
    /**
     * A statistic has another value.
     *
     * @param skill which
     * @param value its value
     * @return the effect
     */
    public static Replaces with(Skill skill, Statistic value) {
        return new Replaces(Vector.of(skill), value, Option.none());
    }

    /**
     * A statistic is used in tests of all skills.
     *
     * @param by the skill whose statistic is taken
     * @return the effect
     */
    public static Replaces by(Skill by) {
        return new Replaces(Vector.empty(), Statistic.NONE, Option.some(by));
    }

    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        Profile card = table.model(model).profile();
        if (this.by.isDefined())
            return card.statistic(this.by.get()).exists() && !cue.skill().contains(this.by.get());
        return skills.forAll(skill -> card.statistic(skill).exists());
    }

    @Override
    public boolean lends() {
        return true;
    }

    @Override
    public void lent(Hooks hooks) {
        hooks.adds(Figure.TARGET, Scope.OWN, (table, me, test) -> {
            Profile card = table.model(me).profile();
            if (!skills.isEmpty() && !skills.contains(test.skill())) return 0;
            Statistic then = by.map(card::statistic).getOrElse(value);
            return then.target() - card.statistic(test.skill()).target();
        });
    }
}
