package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.testkit.narration.NarrationLines.Sentence;
import io.vavr.control.Option;

/** Narrates how tokens are turned over, and items are taken, dropped and used up (ITEM-3 to ITEM-6). */
final class ItemNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    /** The token that the current line is about. */
    private Option<Integer> found = Option.none();

    ItemNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.TokenRevealed revealed)
            found(revealed.token(), "is " + names.of(revealed.item()) + " " + names.cited(revealed.rule()));
        else if (event instanceof Event.TokenGone gone) gone(gone);
        else if (event instanceof Event.ItemTaken taken) lines.befalls(taken.model(), "takes it");
        else if (event instanceof Event.ItemDropped dropped) dropped(dropped);
        else if (event instanceof Event.ItemGone lost) lost(lost);
        else return false;
        return true;
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
            if (!found.contains(gone.token())) found(gone.token(), "is " + names.of(gone.rule()));
            lines.current().unlessMoreIsTold(", and is out of the game");
        }
        found = Option.none();
    }

    private void dropped(Event.ItemDropped dropped) {
        lines.befalls(dropped.model(), "leaves " + names.of(dropped.item()) + " in " + dropped.cube());
    }

    /** ITEM-4 destroys an item. Other rules use it, either with a declared attack or alone. */
    private void lost(Event.ItemGone lost) {
        String item = names.of(lost.item());
        if (lost.rule().equals(RuleIds.ITEM_4)) lines.befalls(lost.model(), "destroys its " + item);
        else if (lines.exists(Sentence::awaitsDice)) lines.current().aside(lines.using(lost.model()) + " " + item);
        else if (!isReported(lost.item())) lines.current().aside(lines.its(lost.model()) + " " + item + " is used up");
    }

    private boolean isReported(RuleId item) {
        return lines.soFar().exists(line -> line.contains(names.of(item)));
    }
}
