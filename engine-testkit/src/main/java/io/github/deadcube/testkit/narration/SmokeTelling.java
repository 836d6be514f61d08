package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.control.Option;

/** Where smoke is, and what it takes from shots (K-SMOKE). */
final class SmokeTelling {
    private final Names names;
    private final Lines lines;
    private Option<Dice> die = Option.none();

    SmokeTelling(Names names, Lines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Rolled rolled && rolled.rule().equals(RuleIds.K_SMOKE))
            die = Option.some(rolled.dice());
        else if (event instanceof Event.SmokeLaid laid) laid(laid);
        else if (event instanceof Event.SmokeStayed stayed) lines.begin("smoke in " + stayed.cube() + " stays" + die());
        else if (event instanceof Event.SmokeGone gone) lines.begin("smoke in " + gone.cube() + " clears" + die());
        else if (event instanceof Event.Modified modified) modified(modified);
        else return false;
        return true;
    }

    private void laid(Event.SmokeLaid laid) {
        String what = "smoke fills " + laid.cube() + " " + names.cited(laid.rule());
        if (lines.any()) lines.current().clause(what);
        else lines.begin(what);
    }

    /** {@code (a die less: smoke (K-SMOKE))}. */
    private void modified(Event.Modified modified) {
        int dice = Math.abs(modified.dice());
        String words = (dice == 1 ? "a die" : dice + " dice") + (modified.dice() < 0 ? " less" : " more");
        lines.current().aside(words + ": " + names.of(modified.rule()));
    }

    private String die() {
        String shown = die.map(dice -> " (die " + dice + ")").getOrElse("");
        die = Option.none();
        return shown;
    }
}
