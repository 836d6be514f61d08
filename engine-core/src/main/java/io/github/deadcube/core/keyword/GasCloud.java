package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * K-GAS-CLOUD: once, as its activation begins or ends, smoke in its cube, or in the brackets of a GRENADE where that lands. A toxic cloud
 * is smoke with a marker of its own, which bears the number and goes with the smoke: models in it that lose HP lose so many more.
 */
final class GasCloud extends Printed {
    private static final String SMOKE = "SMOKE";
    private static final String TOXIC = "TOXIC";

    GasCloud() {
        super("GAS CLOUD", RuleIds.K_GAS_CLOUD, PrintedOn.CLOUD, GasCloud::brackets);
    }

    private static Option<String> brackets(Keyword keyword) {
        boolean gas = keyword.number() == 0
                && keyword.nested()
                        .exists(k -> k.name().equals(SMOKE) || k.name().equals(TOXIC));
        return Option.when(!gas, "it takes SMOKE or TOXIC, such as GAS CLOUD (TOXIC (1))");
    }

    /** TOXIC is no effect of a weapon's shot here: the cloud has it. */
    @Override
    public Option<String> bracketFault(Keyword nested, KeywordRule gas) {
        return gas.fault(nested, nested.name().equals(TOXIC) ? Bearer.MODEL : Bearer.BRACKETS);
    }

    /** KT-11: with TOXIC of the attack the higher number counts. */
    @Override
    public RuleId countsAs() {
        return RuleIds.K_TOXIC;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        keyword.nested().forEach(gas -> attachGas(gas, hooks));
    }

    private void attachGas(Keyword gas, Hooks hooks) {
        if (hooks.ofWeapon()) {
            hooks.on(Moment.LANDS_SMOKE, Scope.OWN, (flow, by, landing) -> lay(flow, landing.cube(), gas));
        } else {
            hooks.on(Moment.FIRST_CLOUD, Scope.OWN, (flow, me, active) -> offer(flow, me, gas));
            hooks.on(Moment.LAST_CLOUD, Scope.OWN, (flow, me, active) -> offer(flow, me, gas));
        }
    }

    private void offer(Flow flow, ModelId me, Keyword gas) {
        if (!flow.model(me).marked(rule())) flow.offer(flow.controller(me), new Lays(Option.some(me), gas));
    }

    /** Smoke on a toxic cloud changes nothing; of two toxic ones the higher number stays. */
    private static void lay(Flow flow, Cube at, Keyword gas) {
        Cube cube = at.whole();
        flow.lay(Marker.smoke(cube), RuleIds.K_GAS_CLOUD);
        // over no floor there is no smoke, and nothing to poison
        if (gas.name().equals(SMOKE) || !flow.smoke().contains(cube)) return;
        Vector<Marker> before = toxic(flow, cube);
        if (before.exists(marker -> marker.number() >= gas.number())) return;
        for (Marker marker : before) flow.take(marker, RuleIds.K_GAS_CLOUD);
        for (Cube part : flow.parts(cube))
            flow.lay(Marker.of(RuleIds.K_GAS_CLOUD, part).withNumber(gas.number()), RuleIds.K_GAS_CLOUD);
    }

    /** What makes the smoke in a cube toxic; of a half-cube one on each side (GEO-7). */
    static Vector<Marker> toxic(Table table, Cube cube) {
        return table.markers()
                .filter(m ->
                        m.rule().equals(RuleIds.K_GAS_CLOUD) && m.cube().whole().equals(cube.whole()));
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.adds(Figure.MORE_DAMAGE, (table, cloud, hit) -> breathes(table, cloud, hit) ? cloud.number() : 0);
    }

    private static boolean breathes(Table table, Marker cloud, Hit hit) {
        return table.model(hit.target()).cube().equals(cloud.cube()) && !table.is(hit.target(), Trait.LIFELESS);
    }

    /** A cloud in its cube. */
    private record Lays(Option<ModelId> model, Keyword gas) implements Offer {
        @Override
        public RuleId rule() {
            return RuleIds.K_GAS_CLOUD;
        }

        @Override
        public void taken(Flow flow) {
            flow.mark(model.get(), new Mark(rule(), 1, Mark.Until.GAME));
            lay(flow, flow.model(model.get()).cube(), gas);
        }
    }
}
