package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-TACTICIAN: so many command dice more while it is in play; one per team, its side's choice. */
class Tactician extends Printed {
    /** More would not fit among one side's command dice. */
    private static final int MOST = 9;

    Tactician() {
        this(RuleIds.K_TACTICIAN);
    }

    /** As another edition has it, by a rule of its own. */
    Tactician(RuleId rule) {
        super("TACTICIAN", rule, PrintedOn.ANY, Tactician::brackets);
    }

    private static Option<String> brackets(Keyword keyword) {
        return keyword.number() > MOST ? Option.some("its number is 1 to " + MOST) : Brackets.number(keyword);
    }

    /** KT-10. */
    @Override
    public boolean carried() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.COMMAND_DICE, Scope.OWN, (table, me, model) -> keyword.number());
    }
}
