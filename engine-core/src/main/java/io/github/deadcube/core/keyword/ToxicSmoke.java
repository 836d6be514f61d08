package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;

/**
 * R25-K-TOXIC-SMOKE: toxic smoke lies where the weapon's shot lands. It is smoke with a marker of its own, which has the number and goes
 * with the smoke: models in it that lose HP lose so many more. K-GAS-CLOUD lays it too.
 */
final class ToxicSmoke extends Printed {
    private static final Vector<RuleId> RULES = Vector.of(RuleIds.K_GAS_CLOUD, RuleIds.R25_K_TOXIC_SMOKE);

    ToxicSmoke() {
        super("TOXIC SMOKE", RuleIds.R25_K_TOXIC_SMOKE, PrintedOn.LANDING, Brackets::number);
    }

    /** KT-11: with TOXIC of the attack the higher number counts. */
    @Override
    public RuleId countsAs() {
        return RuleIds.K_TOXIC;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Moment.LANDS_SMOKE,
                Scope.OWN,
                (flow, by, landing) -> lay(flow, landing.cube(), keyword.number(), rule()));
        hooks.otherwise(Explosive.BY_ITSELF);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        ToxicSmoke.hooks(hooks);
    }

    /** Smoke on a toxic cloud changes nothing; of two toxic ones the higher number stays. 0 is smoke alone. */
    static void lay(Flow flow, Cube at, int toxic, RuleId rule) {
        Cube cube = at.whole();
        flow.lay(Marker.smoke(cube), rule);
        // over no floor there is no smoke, and nothing to poison
        if (toxic == 0 || !flow.smoke().contains(cube)) return;
        Vector<Marker> before = in(flow, cube);
        if (before.exists(marker -> marker.number() >= toxic)) return;
        for (Marker marker : before) flow.take(marker, rule);
        for (Cube part : flow.parts(cube)) flow.lay(Marker.of(rule, part).withNumber(toxic), rule);
    }

    /** What makes the smoke in a cube toxic; of a half-cube one on each side (GEO-7). */
    static Vector<Marker> in(Table table, Cube cube) {
        return table.markers()
                .filter(m -> RULES.contains(m.rule()) && m.cube().whole().equals(cube.whole()));
    }

    /** What its markers do. */
    static void hooks(MarkerHooks hooks) {
        hooks.adds(Figure.MORE_DAMAGE, (table, cloud, hit) -> breathes(table, cloud, hit) ? cloud.number() : 0);
    }

    private static boolean breathes(Table table, Marker cloud, Hit hit) {
        return table.model(hit.target()).cube().equals(cloud.cube()) && !table.is(hit.target(), Trait.LIFELESS);
    }
}
