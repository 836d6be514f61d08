package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Given;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** K-COMM-RELAY: a side gets so many +1 Model results that it does not roll; they come after its re-roll, so that none is put back. */
@Waits(words = "{side} is given {results} command dice besides ({rule})")
record Relayed(Side side, RuleId rule, int results) implements Command.Waiting {
    static void give(Now now, Side side) {
        if (!now.gives(Figure.MODEL_RESULTS)) return;
        Array<Given> all = now.models()
                .filter(m -> m.inPlay() && m.allegiance() == Allegiance.of(side))
                .flatMap(m -> now.each(Figure.MODEL_RESULTS, m.id(), Arm.Bare.NONE, null, Arm.Bare.NONE, m.id()));
        if (!all.isEmpty())
            now.then(new Relayed(
                    side, all.head().rule(), all.map(Given::amount).sum().intValue()));
    }

    @Override
    public void enter(Now now) {
        now.rolledCommand(side, CommandDice.NONE.plus(CommandFace.MODEL, results));
        earmark(now);
    }

    /** R25-K-COMM-RELAY: those that buy no re-roll are marked where their giver stands. */
    private void earmark(Now now) {
        for (ModelState m : now.models()) {
            RuleId by = m.allegiance() == Allegiance.of(side) && m.inPlay()
                    ? now.game().hooks(m.id()).ruleOf(Trait.RELAYING)
                    : null;
            if (by != null)
                now.lay(
                        Marker.of(by, m.cube())
                                .withOwner(Option.some(m.id()))
                                .withNumber(now.own(Figure.MODEL_RESULTS, m.id(), m.id()))
                                .withUntil(Mark.Until.ROUND),
                        by);
        }
    }
}
