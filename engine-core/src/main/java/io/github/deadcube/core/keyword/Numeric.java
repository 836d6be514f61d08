package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/** Cumulative keywords that are a number on one hook. */
enum Numeric implements KeywordRule {
    /** K-AP: ARMOUR that is ignored; cumulative. */
    AP("AP", RuleIds.K_AP, PrintedOn.ANY, (hooks, n) -> hooks.adds(Figure.AP, Scope.OWN, (t, me, hit) -> n)),
    /** K-ENERGY-SHIELD: dice against 6+ that absorb damage before AR; several shields each roll. */
    ENERGY_SHIELD(
            "ENERGY SHIELD",
            RuleIds.K_ENERGY_SHIELD,
            PrintedOn.ANY,
            (hooks, n) -> hooks.adds(Figure.SHIELD, Scope.OWN, (t, me, hit) -> n)),
    /** K-FRENZY: FIGHT dice that may be rolled again, assaulting or fighting back; cumulative. */
    FRENZY("FRENZY", RuleIds.K_FRENZY, PrintedOn.MELEE, (hooks, n) -> again(hooks, Skill.FIGHT, n)),
    /** K-RESILIENT: SURVIVE dice that may be rolled again; cumulative. */
    RESILIENT("RESILIENT", RuleIds.K_RESILIENT, PrintedOn.MODEL, (hooks, n) -> again(hooks, Skill.SURVIVE, n)),
    /** K-WEIGHT-OF-FIRE: RANGED dice that may be rolled again; cumulative. */
    WEIGHT_OF_FIRE(
            "WEIGHT OF FIRE",
            RuleIds.K_WEIGHT_OF_FIRE,
            PrintedOn.SHOOTING,
            (hooks, n) -> again(hooks, Skill.RANGED, n));

    private final String printed;
    private final RuleId rule;
    private final PrintedOn bearers;
    private final BiConsumer<Hooks, Integer> hook;

    Numeric(String printed, RuleId rule, PrintedOn bearers, BiConsumer<Hooks, Integer> hook) {
        this.printed = printed;
        this.rule = rule;
        this.bearers = bearers;
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
    public Vector<String> spellings() {
        return Spellings.of(printed);
    }

    private static void again(Hooks hooks, Skill skill, int n) {
        hooks.adds(Figure.REROLLS, Scope.OWN, (table, me, test) -> test.skill() == skill ? n : 0);
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Brackets.number(keyword).orElse(bearers.fault(bearer));
    }

    /** KT-10: a shield on a weapon protects whoever carries it. */
    @Override
    public boolean carried() {
        return this == ENERGY_SHIELD;
    }

    @Override
    public boolean equipment() {
        return this == ENERGY_SHIELD;
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hook.accept(hooks, keyword.number());
    }
}
