package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-GAS-CLOUD: smoke or toxic smoke, once in the model's cube, or where a GRENADE lands. */
final class GasCloud extends PrintedKeyword {
    private static final String SMOKE = "SMOKE";
    private static final String TOXIC = "TOXIC";

    GasCloud() {
        super("GAS CLOUD", RuleIds.K_GAS_CLOUD, PrintedOn.CLOUD, GasCloud::brackets);
    }

    private static Option<Fault> brackets(Keyword keyword) {
        boolean gas = keyword.number() == 0
                && keyword.nested()
                        .exists(k -> k.name().equals(SMOKE) || k.name().equals(TOXIC));
        return Option.when(!gas, () -> Fault.of("it takes SMOKE or TOXIC, such as GAS CLOUD (TOXIC (1))"));
    }

    /** Here TOXIC belongs to the cloud, not to a shot. */
    @Override
    public Option<Fault> bracketFault(Keyword nested, KeywordRule gas) {
        return gas.fault(nested, nested.name().equals(TOXIC) ? Placement.MODEL : Placement.BRACKETS);
    }

    /** KT-11: if the attack has TOXIC too, the higher number counts. */
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
            hooks.on(
                    Trigger.IMPACT.at(Step.CLOUDS),
                    Scope.OWN,
                    (effects, by, impact) -> lay(effects, impact.cube(), gas));
        } else {
            OwnCloud.atBothEnds(hooks, (effects, me, active) -> offer(effects, me, gas));
        }
    }

    private void offer(Effects effects, ModelId me, Keyword gas) {
        if (!effects.model(me).marked(rule())) effects.offer(effects.controller(me), new Lays(Option.some(me), gas));
    }

    private static void lay(Effects effects, Cube at, Keyword gas) {
        ToxicSmoke.lay(effects, at, gas.name().equals(SMOKE) ? 0 : gas.number(), RuleIds.K_GAS_CLOUD);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        ToxicSmoke.hooks(hooks);
    }

    @SavedName("gasCloud.lays")
    private record Lays(Option<ModelId> model, Keyword gas) implements OwnCloud {
        @Override
        public RuleId rule() {
            return RuleIds.K_GAS_CLOUD;
        }

        @Override
        public void taken(Effects effects) {
            effects.addMark(model.get(), new Mark(rule(), 1, Mark.Until.GAME));
            lay(effects, effects.model(model.get()).cube(), gas);
        }
    }
}
