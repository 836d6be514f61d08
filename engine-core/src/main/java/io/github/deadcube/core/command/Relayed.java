package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** K-COMM-RELAY: a side gets +1 Model results without a roll, after the re-roll, so that they are not put back. */
@DescribesFrame(step = Flow.MORE_COMMAND_DICE, words = "{side} gets {results} more command dice ({rule})")
@SavedName("relayed")
record Relayed(Side side, RuleId rule, int results) implements CommandRules.ChapterFrame {
    static void give(Now now, Side side) {
        if (!now.hooks().gives(Modifier.MODEL_RESULTS)) return;
        Array<Contribution> all = now.view()
                .models()
                .filter(m -> m.status() != Model.Status.KILLED
                        && m.status() != Model.Status.SPARE
                        && m.allegiance() == Allegiance.of(side))
                .flatMap(m -> now.hooks().each(Modifier.MODEL_RESULTS, m.id(), m.id()));
        if (!all.isEmpty())
            now.then(new Relayed(
                    side, all.head().rule(), all.map(Contribution::amount).sum().intValue()));
    }

    @Override
    public void requires(Requirements state) {
        Tacticians.areOver(state, side);
        state.number("the number of dice", results, 0, StateBounds.MOST);
    }

    @Override
    public void enter(Now now) {
        int free = CommandDice.MOST - now.view().commandDice(side).count(CommandFace.MODEL);
        now.sideChanges().rolledCommand(side, CommandDice.NONE.plus(CommandFace.MODEL, Math.min(results, free)));
        earmark(now);
    }

    /** R25-K-COMM-RELAY: a marker in the giver's cube counts the results that may not buy a re-roll. */
    private void earmark(Now now) {
        for (Model m : now.view().models().filter(m -> CommandRules.isInPlay(m, side)))
            for (Contribution given : now.hooks().each(Modifier.MODEL_RESULTS, m.id(), m.id()))
                if (now.game().hasTrait(given.rule(), Trait.RESERVES_DICE)) {
                    Marker counter = Marker.of(given.rule(), m.cube())
                            .withOwner(Option.some(m.id()))
                            .withNumber(given.amount())
                            .withUntil(Mark.Until.ROUND);
                    now.lasting().placeMarker(counter, given.rule());
                }
    }
}
