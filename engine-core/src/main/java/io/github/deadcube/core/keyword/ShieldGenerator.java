package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** K-SHIELD-GENERATOR, R25-K-SHIELD-GENERATOR: shield dice for all models in its cube, or in that of its marker. */
class ShieldGenerator extends CarriedKeyword {
    ShieldGenerator(RuleId rule) {
        super("SHIELD GENERATOR", rule, PrintedOn.ANYWHERE, Brackets::number);
    }

    static Option<Fault> thrownAlone(KeywordRule effect) {
        return Option.when(
                effect.rule().equals(RuleIds.R25_K_SHIELD_GENERATOR),
                () -> Fault.of(effect.rule(), "a GRENADE alone lays it"));
    }

    @Override
    public boolean isCumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        if (hooks.ofWeapon())
            hooks.on(
                    Trigger.IMPACT.at(Step.MARKERS),
                    Scope.OWN,
                    (effects, by, impact) ->
                            effects.placeMarker(Marker.of(rule(), impact.cube()).withNumber(keyword.number()), rule()));
        else
            hooks.modify(
                    Modifier.SHIELD,
                    Scope.ANY,
                    (game, me, hit) -> game.model(me)
                                    .cube()
                                    .equals(game.model(hit.target()).cube())
                            ? keyword.number()
                            : 0);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.modify(
                Modifier.SHIELD,
                Scope.ANY,
                (game, marker, hit) -> game.model(hit.target()).cube().equals(marker.cube()) ? marker.number() : 0);
    }
}
