package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;

/** R25-K-TOXIC-SMOKE: smoke with a second marker, whose number is added to HP lost in it. K-GAS-CLOUD places it too. */
final class ToxicSmoke extends PrintedKeyword {
    private static final Vector<RuleId> RULES = Vector.of(RuleIds.K_GAS_CLOUD, RuleIds.R25_K_TOXIC_SMOKE);

    ToxicSmoke() {
        super("TOXIC SMOKE", RuleIds.R25_K_TOXIC_SMOKE, PrintedOn.LANDING, Brackets::number);
    }

    /** KT-11: if the attack has TOXIC too, the higher number counts. */
    @Override
    public RuleId countsAs() {
        return RuleIds.K_TOXIC;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Trigger.IMPACT.at(Step.CLOUDS),
                Scope.OWN,
                (effects, by, impact) -> lay(effects, impact.cube(), keyword.number(), rule()));
        hooks.deliverByDefault(Explosive.BY_ITSELF);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        ToxicSmoke.hooks(hooks);
    }

    /** Of two toxic clouds the higher number stays. 0 means smoke without a toxic cloud. */
    static void lay(Effects effects, Cube at, int toxic, RuleId rule) {
        Cube cube = at.whole();
        effects.placeMarker(Marker.smoke(cube), rule);
        // without a floor there is no smoke
        if (toxic == 0 || !effects.smoke().contains(cube)) return;
        Vector<Marker> before = in(effects, cube);
        if (before.exists(marker -> marker.number() >= toxic)) return;
        for (Marker marker : before) effects.removeMarker(marker, rule);
        for (Cube part : effects.parts(cube))
            effects.placeMarker(Marker.of(rule, part).withNumber(toxic), rule);
    }

    /** The markers that make the smoke in a cube toxic: in a half-cube one on each side (GEO-7). */
    static Vector<Marker> in(GameView game, Cube cube) {
        return game.markers()
                .filter(m -> RULES.contains(m.rule()) && m.cube().whole().equals(cube.whole()));
    }

    static void hooks(Registration<Marker> hooks) {
        hooks.modify(Modifier.MORE_DAMAGE, Scope.ANY, (game, cloud, hit) -> {
            boolean inside = game.model(hit.target()).cube().equals(cloud.cube());
            return inside && !game.hasTrait(hit.target(), Trait.LIFELESS) ? cloud.number() : 0;
        });
    }
}
