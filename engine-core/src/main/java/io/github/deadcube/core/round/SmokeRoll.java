package io.github.deadcube.core.round;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * K-SMOKE, RND-9, DICE-12: a die for each cube with smoke, one after another in board order: 1 to 4 it stays, 5 to 8 it goes.
 *
 * @param left the cubes that have not been rolled for, at least one
 */
record SmokeRoll(Vector<Cube> left) implements Frame {
    private static final int GOES = 5;

    @Override
    public RuleId rule() {
        return RuleIds.K_SMOKE;
    }

    @Override
    public String words() {
        return "the smoke in " + left.head() + " may go";
    }

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.@Nullable DiceRequest dice(Now now) {
        return new Prompt.DiceRequest(now.initiative(), Purpose.SMOKE, rule(), 1, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice dice) {
        now.announce(new Event.Rolled(now.initiative(), Option.none(), 0, dice, rule()));
        if (dice.face(0) >= GOES) now.clearSmoke(left.head(), rule());
        else now.announce(new Event.SmokeStayed(left.head()));
        if (left.size() > 1) now.ask(new SmokeRoll(left.tail()));
    }
}
