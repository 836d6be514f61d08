package io.github.deadcube.core;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Blast;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.keyword.Keywords;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Now;

/** A workspace that hooks may act on: each verb hands over to the chapter that it belongs to. */
final class Acting extends Now implements Flow {
    Acting(GameState state) {
        super(state);
    }

    @Override
    public Flow flow() {
        return this;
    }

    @Override
    public void tell(Event.Effect effect) {
        announce(effect);
    }

    @Override
    public void test(Test test, Resume then) {
        then(Tests.test(this, test));
        then(Keywords.afterTest(then, test));
    }

    @Override
    public void roll(Side side, int dice, Purpose purpose, Resume then) {
        if (dice < 1) throw new IllegalArgumentException(then.rule() + " rolls " + dice + " dice");
        then(Keywords.afterDice(then, side, dice, purpose));
    }

    @Override
    public void offer(Side side, Resume then) {
        then(Keywords.afterChoice(then, side));
    }

    @Override
    public void damage(ModelId model, int amount, RuleId rule) {
        then(Damages.plain(model, amount, rule));
    }

    @Override
    public void kill(ModelId model, RuleId rule) {
        then(Damages.kill(model, rule));
    }

    @Override
    public void follow(Attack attack) {
        then(Damages.follow(attack));
    }

    @Override
    public void throwAway(Attack attack, RuleId rule) {
        then(Motion.away(attack, rule));
    }

    @Override
    public void step(ModelId model, RuleId rule) {
        then(Actions.step(model, rule));
    }

    @Override
    public void rise(ModelId model) {
        then(Actions.standUp(model));
    }

    @Override
    public void explode(Blast blast) {
        setOff(blast);
    }

    @Override
    public void land(Resume shooting, Cube cube) {
        then(Motion.land(shooting, cube, true));
    }

    @Override
    public void scatter(Resume shooting, Cube cube) {
        then(Motion.scatterShot(shooting, cube));
    }

    @Override
    public void scatterFromAbove(Resume shooting, Cube cube) {
        then(Motion.scatterFromAbove(shooting, cube));
    }
}
