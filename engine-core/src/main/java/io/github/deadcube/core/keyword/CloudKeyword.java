package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** R25-K-SMOKESCREEN, R25-K-DEFENCE-CLOUD: smoke once, as an activation begins or ends. A mark records the use. */
final class CloudKeyword extends PrintedKeyword {
    private static final int DEADLY = 3;

    private final int toxic;

    private CloudKeyword(String printed, RuleId rule, int toxic) {
        super(printed, rule, PrintedOn.MODEL, Brackets::nothing);
        this.toxic = toxic;
    }

    static CloudKeyword smokescreen() {
        return new CloudKeyword("SMOKESCREEN", RuleIds.R25_K_SMOKESCREEN, 0);
    }

    static CloudKeyword defenceCloud() {
        return new CloudKeyword("DEFENCE CLOUD", RuleIds.R25_K_DEFENCE_CLOUD, DEADLY);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        atBothEnds(hooks, (effects, me, active) -> offer(effects, me));
    }

    /** KT-5, KT-6: registers a reaction to the beginning and to the end of the model's activation, in the step of clouds. */
    static void atBothEnds(Hooks hooks, Reaction<ModelId, ModelId> reaction) {
        hooks.on(Trigger.ACTIVATION_BEGINS.at(Step.CLOUDS), Scope.OWN, reaction);
        hooks.on(Trigger.ACTIVATION_ENDS.at(Step.CLOUDS), Scope.OWN, reaction);
    }

    private void offer(Effects effects, ModelId me) {
        if (!effects.model(me).marked(rule()))
            effects.offer(effects.controller(me), new Lays(rule(), Option.some(me), toxic));
    }

    /** A cloud in the cube of its model, which is on the battlefield. */
    interface LaidHere extends Offer {
        @Override
        default Option<Fault> fault(GameView game) {
            return Offer.super
                    .fault(game)
                    .orElse(() -> Option.when(
                            !game.model(model().get()).inPlay(),
                            () -> Fault.of(rule(), model().get() + " is not on the battlefield")));
        }
    }

    @SavedName(value = "cloudKeyword.lays", parts = "rule model toxic")
    private record Lays(RuleId rule, Option<ModelId> model, int toxic) implements LaidHere {
        @Override
        public Option<Fault> fault(GameView game) {
            return LaidHere.super
                    .fault(game)
                    .orElse(Option.when(toxic < 0, () -> Fault.of(rule, "the number of the cloud is " + toxic)));
        }

        @Override
        public void taken(Effects effects) {
            effects.addMark(model.get(), new Mark(rule, 1, Mark.Until.GAME));
            Smoke.ToxicSmoke.lay(effects, effects.model(model.get()).cube(), toxic, RuleIds.R25_K_TOXIC_SMOKE);
        }
    }
}
