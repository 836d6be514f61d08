package io.github.deadcube.core.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.odds.Distribution;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Workspaces;
import io.vavr.collection.Vector;
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
    public Odds.OfAttack shot(GameState state, Occasion occasion) {
        Now now = workspaces.at(state);
        Distribution difference = difference(now, Actions.shot(occasion));
        Odds.OfAttack odds = new Odds.OfAttack(difference, Injuries.ofTarget(now, occasion, difference), Option.none());
        now.giveBack();
        return odds;
    }

    @Override
    public Odds.OfAttack assault(GameState state, Occasion occasion, Skill answer) {
        Now now = workspaces.at(state);
        Distribution difference = difference(now, Actions.assault(occasion, answer));
        Odds.OfAttack odds = new Odds.OfAttack(
                difference,
                Injuries.ofTarget(now, occasion, difference),
                Option.when(answer == Skill.FIGHT, () -> Injuries.ofAttacker(now, occasion, difference)));
        now.giveBack();
        return odds;
    }

    @Override
    public Option<Odds.OfCube> shotAt(GameState state, ModelId shooter, Arm arm, Cube cube) {
        Now now = workspaces.at(state);
        Delivery delivery = now.game().hooks(shooter, arm).delivery();
        if (delivery == null) return Option.none();
        CubeShot shot = new CubeShot(delivery.rule(), shooter, arm, cube);
        Distribution lands = delivery.aim(now.flow(), shot)
                .fold(() -> Distribution.certain(1), aim -> passed(Tests.pool(now, aim.occasion(), aim.one()), aim));
        Landing at = new Landing(cube, now.controller(shooter), Option.some(shooter), arm);
        now.at(Moment.LANDS_EXPLOSION, shooter, arm, null, at);
        Vector<Explosion> explosions = Vector.ofAll(now.setOff())
                .removeAll(state.position().waiting())
                .filter(Explosion.class::isInstance)
                .map(Explosion.class::cast)
                .filter(explosion -> explosion.dice() > 0);
        // what is lent is not given back: something has been set off in it that has not happened
        return Option.some(new Odds.OfCube(
                lands, now.in(cube).map(there -> Injuries.ofExplosions(now, explosions, there, lands))));
    }

    private static Distribution passed(Tests.Pool pool, DiceTest aim) {
        int needed = aim.other() instanceof Contender.Known known ? known.successes() : 1;
        return Successes.of(pool.rolled()).map(successes -> successes >= needed ? 1 : 0);
    }

    static Distribution difference(Now now, DiceTest test) {
        return Successes.of(Tests.pool(now, test.occasion(), test.one()).rolled())
                .minus(Successes.of(
                        Tests.pool(now, test.occasion(), test.other()).rolled()));
    }
}
