package io.github.deadcube.core.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.odds.AttackOdds;
import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Pool;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Workspaces;
import io.vavr.control.Option;

/**
 * The door: probabilities without any rounding.
 *
 * @param workspaces lends what rules read a state from
 */
public record ExactOdds(Workspaces workspaces) implements Odds {
    @Override
    public Distribution successes(Pool pool) {
        return Successes.of(pool);
    }

    @Override
    public Pool pool(GameState state, Occasion occasion, Contender.OfModel tester) {
        Now now = workspaces.at(state);
        Pool pool = Tests.pool(now, occasion, tester).rolled();
        now.giveBack();
        return pool;
    }

    @Override
    public AttackOdds shot(GameState state, Occasion occasion) {
        Now now = workspaces.at(state);
        Distribution difference = difference(now, Actions.shot(occasion));
        AttackOdds odds = new AttackOdds(difference, Injuries.ofTarget(now, occasion, difference), Option.none());
        now.giveBack();
        return odds;
    }

    @Override
    public AttackOdds assault(GameState state, Occasion occasion, Skill answer) {
        Now now = workspaces.at(state);
        Distribution difference = difference(now, Actions.assault(occasion, answer));
        AttackOdds odds = new AttackOdds(
                difference,
                Injuries.ofTarget(now, occasion, difference),
                Option.when(answer == Skill.FIGHT, () -> Injuries.ofAttacker(now, occasion, difference)));
        now.giveBack();
        return odds;
    }

    private Distribution difference(Now now, DiceTest test) {
        return difference(
                Tests.pool(now, test.occasion(), test.one()).rolled(),
                Tests.pool(now, test.occasion(), test.other()).rolled());
    }
}
