package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/** Keywords that are a number, or a mere yes, on one hook. */
enum Numeric implements KeywordRule {
    /** K-AP: ARMOUR that is ignored; cumulative. */
    AP("AP", RuleIds.K_AP, Hooks::ap),
    /** K-ENERGY-SHIELD: dice against 6+ that absorb damage before AR; several shields each roll. */
    ENERGY_SHIELD("ENERGY SHIELD", RuleIds.K_ENERGY_SHIELD, Hooks::shield),
    /** K-RESILIENT: SURVIVE dice that may be rolled again; cumulative. */
    RESILIENT("RESILIENT", RuleIds.K_RESILIENT, (hooks, n) -> hooks.rerolls(Skill.SURVIVE, n)),
    /** K-WEIGHT-OF-FIRE: RANGED dice that may be rolled again; cumulative. */
    WEIGHT_OF_FIRE("WEIGHT OF FIRE", RuleIds.K_WEIGHT_OF_FIRE, (hooks, n) -> hooks.rerolls(Skill.RANGED, n)),
    /** K-TACTICIAN: command dice more while it is in play; one per team. */
    TACTICIAN("TACTICIAN", RuleIds.K_TACTICIAN, Hooks::commandDice);

    private final String printed;
    private final RuleId rule;
    private final BiConsumer<Hooks, Integer> hook;

    Numeric(String printed, RuleId rule, BiConsumer<Hooks, Integer> hook) {
        this.printed = printed;
        this.rule = rule;
        this.hook = hook;
    }

    @Override
    public String printed() {
        return printed;
    }

    @Override
    public RuleId rule() {
        return rule;
    }

    @Override
    public Option<String> fault(Keyword keyword) {
        return Brackets.number(keyword);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hook.accept(hooks, keyword.number());
    }
}
