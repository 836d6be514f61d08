package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.vavr.control.Option;

/** Narrates how markers are laid and removed, how doors open, and how smoke takes dice from shots (K-SMOKE). */
final class MarkerNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    private Option<Dice> die = Option.none();

    MarkerNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Rolled rolled && RuleWords.SMOKE.are(rolled.rule()))
            die = Option.some(rolled.dice());
        else if (event instanceof Event.MarkerLaid laid) laid(laid);
        else if (event instanceof Event.MarkerStayed stayed) lines.begin(of(stayed.marker()) + " stays" + die());
        else if (event instanceof Event.MarkerGone gone) lines.begin(of(gone.marker()) + verb(gone) + die());
        else if (event instanceof Event.FaceChanged changed) changed(changed);
        else if (event instanceof Event.Modified modified) modified(modified);
        else return false;
        return true;
    }

    private static String verb(Event.MarkerGone gone) {
        if (RuleWords.DEFUSING.are(gone.rule())) return " is defused";
        return gone.marker().isSmoke() ? " clears" : " goes";
    }

    private String of(Marker marker) {
        return marker.displayName(names.setup().rulebook()::title) + " in " + marker.cube();
    }

    private void laid(Event.MarkerLaid laid) {
        Marker marker = laid.marker();
        String verb = marker.isSmoke() ? " fills " : " lies in ";
        String what = marker.displayName(names.setup().rulebook()::title) + verb + marker.cube() + " "
                + names.cited(laid.rule());
        if (lines.any()) lines.current().clause(what);
        else lines.begin(what);
    }

    /** {@code the face between f5 and f6 opens (SCENERY-CONSOLE)}. */
    private void changed(Event.FaceChanged changed) {
        String what = changed + " " + names.cited(changed.rule());
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
