package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;

/** DICE-12: a rule of the library waits for single dice that it has asked for. */
record AfterDice(Then.Rolled then, Side side, int number, Purpose purpose) implements Timing.Waiting {
    @Override
    public RuleId rule() {
        return then.rule();
    }

    @Override
    public String words() {
        return then.words(HouseRulebook.GAME);
    }

    @Override
    public String words(Position position) {
        return then.words(position.game().setup().rulebook());
    }

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return new Prompt.DiceRequest(side, purpose, rule(), number, Die.D8);
    }

    @Override
    public void rolled(Now now, Dice rolled) {
        now.announce(new Event.Rolled(side, then.model(), 0, rolled, rule()));
        then.rolled(now.flow(), rolled);
    }
}
