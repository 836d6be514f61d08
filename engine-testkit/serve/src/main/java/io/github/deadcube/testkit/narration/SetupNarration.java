package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
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
            recon[rolled.side().ordinal()].rolled(rolled, Option.none(), Die.D8.faces());
        else if (event instanceof Event.Compared compared && compared.rule().equals(RuleIds.SET_4)) compared(compared);
        else if (event instanceof Event.ReconWon won)
            lines.begin(Sentence.of(
                    "{side} wins recon and rolls {faces} {citation}",
                    names.name(won.side()),
                    won.faces().mkString(" "),
                    names.cited(won.rule())));
        else if (event instanceof Event.TokenLookedAt looked) looked(looked);
        else if (event instanceof Event.WentToReserve went) reserve(went);
        else return event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.SET_3);
        return true;
    }

    private void reserve(Event.WentToReserve went) {
        lines.begin(
                went.model(),
                Sentence.of(
                        went.rule().equals(RuleIds.SET_5)
                                ? "{model} goes around a flank {citation}"
                                : "{model} stays in reserve {citation}",
                        names.name(went.model()),
                        names.cited(went.rule())));
    }

    /** {@code Item tokens lie face down (SET-3): 1 in c4, 2 in f7}. */
    private void placed(Event.TokenPlaced placed) {
        if (!placing) lines.begin(Sentence.of("Item tokens lie face down {citation}", names.cited(placed.rule())));
        placing = true;
        lines.current().clause(Sentence.of("{token} in {cube}", placed.token(), placed.cube()));
    }

    /** {@code Recon: A 5 7 1 1 2 against B 6 1 1 3 2, 2 to 1 (SET-4)}. */
    private void compared(Event.Compared compared) {
        lines.begin(Sentence.of(
                "Recon: {side} {dice} against {other} {opposing}, {successes} to {opposed} {citation}",
                names.name(Side.A),
                recon[0].faces(),
                names.name(Side.B),
                recon[1].faces(),
                compared.one(),
                compared.other(),
                names.cited(compared.rule())));
        roundOfRecon();
    }

    private void roundOfRecon() {
        for (int side = 0; side < recon.length; side++) recon[side] = new TestNarration.Throw(Option.none());
    }

    private void looked(Event.TokenLookedAt looked) {
        String side = names.name(looked.side());
        String rule = names.cited(looked.rule());
        lines.begin(
                looked.item().isEmpty()
                        ? Sentence.of("{side} looks at token {token} {citation}", side, looked.token(), rule)
                        : Sentence.of(
                                "{side} looks at token {token}, {item} {citation}",
                                side,
                                looked.token(),
                                names.title(looked.item().get()),
                                rule));
    }
}
