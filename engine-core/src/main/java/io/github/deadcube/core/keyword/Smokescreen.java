package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** R25-K-SMOKESCREEN: smoke once, as an activation begins or ends. A mark records the use. */
class Smokescreen extends PrintedKeyword {
    private final int toxic;

    Smokescreen() {
        this("SMOKESCREEN", RuleIds.R25_K_SMOKESCREEN, 0);
    }

    /** @param toxic the number of the TOXIC SMOKE; 0 for smoke alone */
    Smokescreen(String printed, RuleId rule, int toxic) {
        super(printed, rule, PrintedOn.MODEL, Brackets::nothing);
        this.toxic = toxic;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        OwnCloud.atBothEnds(hooks, (effects, me, active) -> offer(effects, me));
    }

    private void offer(Effects effects, ModelId me) {
        if (!effects.model(me).marked(rule()))
            effects.offer(effects.controller(me), new Lays(rule(), Option.some(me), toxic));
    }

    @SavedName("cloudKeyword.lays")
    private record Lays(RuleId rule, Option<ModelId> model, int toxic) implements OwnCloud {
        @Override
        public Option<Fault> fault(GameView game) {
            return OwnCloud.super
                    .fault(game)
                    .orElse(Option.when(
                            toxic < 0, () -> Fault.of(rule, Sentence.of("the number of the cloud is {toxic}", toxic))));
        }

        @Override
        public void taken(Effects effects) {
            effects.addMark(model.get(), new Mark(rule, 1, Mark.Until.GAME));
            ToxicSmoke.lay(effects, effects.model(model.get()).cube(), toxic, RuleIds.R25_K_TOXIC_SMOKE);
        }
    }
}
