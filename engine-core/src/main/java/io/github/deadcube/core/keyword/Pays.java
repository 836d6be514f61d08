package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;

/** K-CHARGED, R25-K-AUGMENTED: what a model pays for a strain: it passes a SURVIVE (2), or loses 1 HP that nothing prevents. */
record Pays(@Usually("K-CHARGED") RuleId rule, Option<ModelId> model) implements Then.Decided {
    private static final int DICE = 3;
    private static final int NEEDED = 2;

    static void due(Flow flow, RuleId rule, ModelId model) {
        Occasion occasion = Occasion.alone(Occasion.Kind.HAZARD, rule, model);
        Contender tested = new Contender.OfModel(model, Skill.SURVIVE, DICE, false);
        flow.test(DiceTest.of(occasion, tested, NEEDED), new Pays(rule, Option.some(model)));
    }

    @Override
    public void decided(Flow flow, Outcome outcome) {
        if (!outcome.passed()) flow.lose(model.get(), 1, rule);
    }
}
