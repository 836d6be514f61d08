package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.testkit.narration.NarrationLines.Sentence;
import io.vavr.control.Option;

/**
 * Narrates what becomes of things: markers are laid and removed, doors open, smoke takes dice from shots (K-SMOKE),
 * tokens are turned over, and items are taken, dropped and used up (ITEM-3 to ITEM-6).
 */
final class ThingNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    private Option<Dice> die = Option.none();
    /** The token that the current line is about. */
    private Option<Integer> found = Option.none();

    ThingNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Rolled rolled && RuleWords.SMOKE.are(rolled.rule()))
            die = Option.some(rolled.dice());
        else if (event instanceof Event.MarkerLaid laid) laid(laid);
        else if (event instanceof Event.MarkerStayed stayed) lines.begin(name(stayed.marker()) + " stays" + die());
        else if (event instanceof Event.MarkerGone gone) lines.begin(name(gone.marker()) + verb(gone) + die());
        else if (event instanceof Event.FaceChanged changed) clause(changed + " " + names.cited(changed.rule()));
        else if (event instanceof Event.TokenRevealed revealed)
            found(revealed.token(), "is " + names.title(revealed.item()) + " " + names.cited(revealed.rule()));
        else if (event instanceof Event.TokenGone gone) gone(gone);
        else if (event instanceof Event.ItemTaken taken) lines.happens(taken.model(), "takes it");
        else if (event instanceof Event.ItemDropped dropped)
            lines.happens(dropped.model(), "leaves " + names.title(dropped.item()) + " in " + dropped.cube());
        else if (event instanceof Event.ItemGone lost) lost(lost);
        else return false;
        return true;
    }

    private static String verb(Event.MarkerGone gone) {
        if (RuleWords.DEFUSING.are(gone.rule())) return " is defused";
        return gone.marker().isSmoke() ? " clears" : " goes";
    }

    private String name(Marker marker) {
        return marker.displayName(names.setup()::title) + " in " + marker.cube();
    }

    private void laid(Event.MarkerLaid laid) {
        Marker marker = laid.marker();
        String verb = marker.isSmoke() ? " fills " : " lies in ";
        clause(marker.displayName(names.setup()::title) + verb + marker.cube() + " " + names.cited(laid.rule()));
    }

    /**
     * Adds a clause to the line of its cause, if there is one:
     * {@code the face between f5 and f6 opens (SCENERY-CONSOLE)}.
     */
    private void clause(String what) {
        if (lines.any()) lines.current().clause(what);
        else lines.begin(what);
    }

    private String die() {
        String shown = die.map(dice -> " (die " + dice + ")").getOrElse("");
        die = Option.none();
        return shown;
    }

    private void found(int token, String what) {
        lines.begin("token " + token + " " + what);
        found = Option.some(token);
    }

    /** If a token is removed, the item is out of the game, unless the next event says otherwise. */
    private void gone(Event.TokenGone gone) {
        if (gone.rule().equals(RuleIds.SET_5))
            lines.begin("token " + gone.token() + " is discarded unseen " + names.cited(gone.rule()));
        else {
            if (!found.contains(gone.token())) found(gone.token(), "is " + names.title(gone.rule()));
            lines.current().unlessMoreIsTold(", and is out of the game");
        }
        found = Option.none();
    }

    /** ITEM-4 destroys an item. Other rules use it, either with a declared attack or alone. */
    private void lost(Event.ItemGone lost) {
        String item = names.title(lost.item());
        if (lost.rule().equals(RuleIds.ITEM_4)) lines.happens(lost.model(), "destroys its " + item);
        else if (lines.exists(Sentence::awaitsDice)) lines.current().aside(lines.using(lost.model()) + " " + item);
        else if (!isReported(lost.item())) lines.current().aside(lines.its(lost.model()) + " " + item + " is used up");
    }

    private boolean isReported(RuleId item) {
        return lines.soFar().exists(line -> line.contains(names.title(item)));
    }
}
