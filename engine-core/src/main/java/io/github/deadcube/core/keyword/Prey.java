package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Moment.Tried;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;

/** K-PREY: a success marks the target of a SHOOT or ASSAULT; FIGHT tests of the marker's side against it have a die more. */
class Prey extends Printed {
    Prey(RuleId rule) {
        super("PREY", rule, PrintedOn.ANY, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.MARKS, Scope.OWN, (flow, me, attack) -> {
            boolean attacks = me.equals(attack.occasion().attacker());
            if (attacks && attack.successes() > 0) hunt(flow, me, attack.target());
        });
        // an assaulter that was beaten by the answer has successes of its own all the same
        hooks.on(Moment.MARKS, Scope.OPPONENT, (flow, me, attack) -> {
            boolean answered = me.equals(attack.occasion().attacker());
            if (answered && attack.successes() > attack.margin()) hunt(flow, me, attack.attacker());
        });
    }

    final void hunt(Flow flow, ModelId me, ModelId target) {
        ModelState m = flow.model(target);
        if (m.inPlay() && !m.marked(rule(), me.side()))
            flow.mark(target, new Mark(rule(), Option.some(me.side()), 1, Mark.Until.GAME));
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OPPONENT, (table, me, test) -> hunted(table, me, test) ? 1 : 0);
    }

    private boolean hunted(Table table, ModelId me, Tested test) {
        return test.skill() == Skill.FIGHT
                && table.model(me).marked(rule(), test.tester().side());
    }

    /** R25-K-PREY: blazing away and fighting back mark too, and a weapon whose target is a cube marks every enemy in the cube hit. */
    static final class Revised extends Prey {
        Revised() {
            super(RuleIds.R25_K_PREY);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.on(Moment.TRIED, Scope.OWN, (flow, me, tried) -> {
                if (tried.successes() > 0 && unmarked(tried)) hunt(flow, me, tried.opponent());
            });
            hooks.on(Moment.LANDS_MARKS, Scope.OWN, (flow, me, landing) -> {
                for (ModelId other : flow.in(landing.cube())) if (enemies(flow, me, other)) hunt(flow, me, other);
            });
        }

        /** What KT-2 marks in its turn waits for that. */
        private static boolean unmarked(Tried tried) {
            return tried.occasion().rule().equals(RuleIds.K_RAPID_FIRE)
                    || tried.occasion().kind() == Occasion.Kind.ASSAULT
                            && tried.tester().equals(tried.occasion().target());
        }

        private static boolean enemies(Table table, ModelId me, ModelId other) {
            return table.model(me).allegiance().hostile(table.model(other).allegiance());
        }
    }
}
