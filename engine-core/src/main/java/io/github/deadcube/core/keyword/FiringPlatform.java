package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-FIRING-PLATFORM: n more dice for a SHOOT: on a weapon, if a VEHICLE fires it; on a model, with each of its weapons. */
final class FiringPlatform extends PrintedKeyword {
    FiringPlatform() {
        super("FIRING PLATFORM", RuleIds.K_FIRING_PLATFORM, PrintedOn.SHOOTING, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> dice(game, me, test, keyword.number()));
    }

    private int dice(GameView game, ModelId me, ModelTest test, int number) {
        if (!DiceCounts.inShots(test)) return 0;
        return game.hasTrait(me, Trait.GROUNDED) ? number : ofModel(game, me);
    }

    private int ofModel(GameView game, ModelId me) {
        return game.model(me)
                .profile()
                .keywords()
                .find(k -> k.name().equals(printed()))
                .map(Keyword::number)
                .getOrElse(0);
    }
}
