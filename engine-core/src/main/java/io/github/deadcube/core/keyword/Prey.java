package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.workspace.Neighbours;
import io.vavr.control.Option;

/** K-PREY: a success marks the target, against which the side that marked it has one more FIGHT die. */
class Prey extends PrintedKeyword {
    Prey(RuleId rule) {
        super("PREY", rule, PrintedOn.ANY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.ATTACK.at(Step.MARKS), Scope.OWN, (effects, me, attack) -> {
            boolean attacks = me.equals(attack.context().attacker());
            if (attacks && attack.successes() > 0) hunt(effects, me, attack.target());
        });
        // an assaulter that lost to the fight back still has successes
        hooks.on(Trigger.ATTACK.at(Step.MARKS), Scope.OPPONENT, (effects, me, attack) -> {
            boolean answered = me.equals(attack.context().attacker());
            if (answered && attack.successes() > attack.margin()) hunt(effects, me, attack.attacker());
        });
    }

    final void hunt(Effects effects, ModelId me, ModelId target) {
        Model m = effects.model(target);
        if (m.inPlay() && !m.marked(rule(), me.side()))
            effects.addMark(target, new Mark(rule(), Option.some(me.side()), 1, Mark.Until.GAME));
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.DICE, Scope.OPPONENT, (game, me, test) -> {
            boolean fights = test.skill() == Skill.FIGHT;
            return fights && game.model(me).marked(rule(), test.tester().side()) ? 1 : 0;
        });
    }

    /** R25-K-PREY: blazing away, fighting back and weapons aimed at cubes mark too. */
    static final class Revised extends Prey {
        Revised() {
            super(RuleIds.R25_K_PREY);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.on(Trigger.TEST_ROLLED, Scope.OWN, (effects, me, tried) -> {
                if (tried.successes() > 0 && !tried.effects()) hunt(effects, me, tried.target());
            });
            hooks.on(Trigger.IMPACT.at(Step.MARKS), Scope.OWN, (effects, me, impact) -> {
                for (ModelId other : effects.modelsIn(impact.cube()))
                    if (Neighbours.hostile(effects.model(me), effects.model(other))) hunt(effects, me, other);
            });
        }
    }
}
