package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** A keyword of an application, GRIM (n): an injured model rolls n dice more when it fights. */
record Grim() implements KeywordRule {
    static final RuleId RULE = RuleId.of("HOUSE-GRIM");

    @Override
    public String printed() {
        return "GRIM";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String title() {
        return "Grim";
    }

    @Override
    public String text() {
        return "An injured model with GRIM (n) rolls n dice more when it fights.";
    }

    @Override
    public Option<Fault> fault(Keyword keyword, Placement placement) {
        return Option.when(
                placement != Placement.MODEL || keyword.number() < 1,
                () -> Fault.of(rule(), "it is printed on a model, with a number, such as GRIM (1)"));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(
                Modifier.DICE,
                Scope.OWN,
                (game, me, test) ->
                        test.skill() == Skill.FIGHT && game.model(me).injured() ? keyword.number() : 0);
    }
}
