package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/**
 * K-HORDE: in an ASSAULT the model has one more die for each other friend with this keyword in the cube, in addition to the die
 * for friends.
 */
class Horde extends PrintedKeyword {
    Horde(RuleId rule) {
        super("HORDE", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-HORDE: FIGHT tests alone. */
    static Horde revised() {
        return new Horde(RuleIds.R25_K_HORDE) {
            @Override
            boolean counts(GameView game, ModelTest test) {
                return test.skill() == Skill.FIGHT && super.counts(game, test);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> counts(game, test) ? others(game, me) : 0);
    }

    /** The tests for which it has the dice. */
    boolean counts(GameView game, ModelTest test) {
        return DiceCounts.amongFriends(game, test);
    }

    private int others(GameView game, ModelId me) {
        return game.modelsIn(game.model(me).cube())
                .count(other -> game.areFriends(me, other) && game.hasKeyword(other, rule()));
    }
}
