package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * K-SHIELD-GENERATOR: so many shield dice for every model in its cube, friend or foe, or where a GRENADE has laid it.
 * R25-K-SHIELD-GENERATOR: a marker is laid by a GRENADE alone; otherwise it protects the cube of the model that carries it.
 */
class ShieldGenerator extends Printed.Carried {
    ShieldGenerator(RuleId rule) {
        super("SHIELD GENERATOR", rule, PrintedOn.ANYWHERE, Brackets::number);
    }

    /** Why another delivery's brackets do not hold it. */
    static Option<String> thrownAlone(KeywordRule effect) {
        return Option.when(effect.rule().equals(RuleIds.R25_K_SHIELD_GENERATOR), "a GRENADE alone lays it");
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        if (hooks.ofWeapon())
            hooks.on(
                    Moment.LANDS_MARKERS,
                    Scope.OWN,
                    (flow, by, landing) ->
                            flow.lay(Marker.of(rule(), landing.cube()).withNumber(keyword.number()), rule()));
        else
            hooks.adds(
                    Figure.SHIELD, Scope.ANYBODY, (table, me, hit) -> together(table, me, hit) ? keyword.number() : 0);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.adds(
                Figure.SHIELD,
                (table, marker, hit) -> table.model(hit.target()).cube().equals(marker.cube()) ? marker.number() : 0);
    }

    private static boolean together(Table table, ModelId me, Hit hit) {
        return table.model(me).cube().equals(table.model(hit.target()).cube());
    }
}
