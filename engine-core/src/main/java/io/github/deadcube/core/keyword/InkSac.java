package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.ActsLast;
import io.vavr.control.Option;

/**
 * K-INK-SAC: smoke once, as an activation begins or ends, after gas clouds, and at its death. A mark records the use.
 */
final class InkSac extends PrintedKeyword implements ActsLast {
    InkSac() {
        super("INK SAC", RuleIds.K_INK_SAC, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        OwnCloud.atBothEnds(
                hooks, (effects, me, active) -> effects.offer(effects.controller(me), new Lays(Option.some(me))));
        hooks.on(
                Trigger.DIED,
                Scope.OWN,
                (effects, me, death) -> effects.placeMarker(Marker.smoke(death.cube()), rule()));
    }

    @SavedName("inkSac.lays")
    private record Lays(Option<ModelId> model) implements OwnCloud {
        @Override
        public RuleId rule() {
            return RuleIds.K_INK_SAC;
        }

        @Override
        public boolean due(GameView game) {
            Model me = game.model(model.get());
            return !me.marked(rule()) && !game.smoke().contains(me.cube().whole());
        }

        @Override
        public void taken(Effects effects) {
            effects.addMark(model.get(), new Mark(rule(), 1, Mark.Until.GAME));
            effects.placeMarker(Marker.smoke(effects.model(model.get()).cube()), rule());
        }
    }
}
