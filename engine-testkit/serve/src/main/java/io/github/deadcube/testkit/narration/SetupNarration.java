package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/** Narrates the set-up: the places of the item tokens, and the result of recon (SET-3 to SET-5). */
final class SetupNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    private final TestNarration.Throw[] recon = new TestNarration.Throw[Side.BOTH.size()];
    private boolean placing;

    SetupNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
        roundOfRecon();
    }

    boolean tell(Event event) {
        if (event instanceof Event.TokenPlaced placed) placed(placed);
        else if (event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.SET_4))
            recon[rolled.side().ordinal()].rolled(rolled, "again", Die.D8.faces());
        else if (event instanceof Event.Compared compared && compared.rule().equals(RuleIds.SET_4)) compared(compared);
        else if (event instanceof Event.ReconWon won)
            lines.begin(names.name(won.side()) + " wins recon and rolls "
                    + won.faces().mkString(" ") + " " + names.cited(won.rule()));
        else if (event instanceof Event.TokenLookedAt looked) looked(looked);
        else if (event instanceof Event.WentToReserve went)
            lines.begin(
                    went.model(),
                    (went.rule().equals(RuleIds.SET_5) ? "goes around a flank " : "stays in reserve ")
                            + names.cited(went.rule()));
        else return event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.SET_3);
        return true;
    }

    /** {@code Item tokens lie face down (SET-3): 1 in c4, 2 in f7}. */
    private void placed(Event.TokenPlaced placed) {
        if (!placing) lines.begin("Item tokens lie face down " + names.cited(placed.rule()));
        placing = true;
        lines.current().clause(placed.token() + " in " + placed.cube());
    }

    /** {@code Recon: A 5 7 1 1 2 against B 6 1 1 3 2, 2 to 1 (SET-4)}. */
    private void compared(Event.Compared compared) {
        lines.begin("Recon: " + names.name(Side.A) + " " + recon[0] + " against " + names.name(Side.B) + " " + recon[1]
                + ", " + compared.one() + " to " + compared.other() + " " + names.cited(compared.rule()));
        roundOfRecon();
    }

    private void roundOfRecon() {
        for (int side = 0; side < recon.length; side++) recon[side] = new TestNarration.Throw(Option.none());
    }

    private void looked(Event.TokenLookedAt looked) {
        lines.begin(names.name(looked.side()) + " looks at token " + looked.token()
                + looked.item().map(item -> ", " + names.title(item)).getOrElse("") + " "
                + names.cited(looked.rule()));
    }
}
