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
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The door: probabilities without any rounding.
 *
 * @param workspace makes what rules read a state from
 */
public record ExactOdds(Function<GameState, Now> workspace) implements Odds {
    @Override
    public Distribution successes(Pool pool) {
        return Successes.of(pool);
    }

    @Override
    public Pool pool(GameState state, Occasion occasion, Contender.OfModel tester) {
        return Tests.pool(workspace.apply(state), occasion, tester).rolled();
    }

    @Override
    public AttackOdds shot(GameState state, Occasion occasion) {
        Now now = workspace.apply(state);
        Distribution difference = difference(now, Actions.shot(occasion));
        return new AttackOdds(difference, Injuries.ofTarget(now, occasion, difference), Option.none());
    }

    @Override
    public AttackOdds assault(GameState state, Occasion occasion, Skill answer) {
        Now now = workspace.apply(state);
        Distribution difference = difference(now, Actions.assault(occasion, answer));
        return new AttackOdds(
                difference,
                Injuries.ofTarget(now, occasion, difference),
                Option.when(answer == Skill.FIGHT, () -> Injuries.ofAttacker(now, occasion, difference)));
    }

    private Distribution difference(Now now, DiceTest test) {
        return difference(
                Tests.pool(now, test.occasion(), test.one()).rolled(),
                Tests.pool(now, test.occasion(), test.other()).rolled());
    }
}
