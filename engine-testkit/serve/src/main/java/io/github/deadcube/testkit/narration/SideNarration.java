package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;

/** Narrates what a side does: zones, passes, command dice, victory points. */
final class SideNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    private boolean again;

    SideNarration(NarrationNames names, NarrationLines lines) {
        this.names = names;
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.InitiativeTaken taken && taken.rule().equals(RuleIds.SET_6))
            lines.begin(names.name(taken.side()) + " has the initiative " + names.cited(taken.rule()));
        else if (event instanceof Event.CommandRolled rolled) commandRolled(rolled);
        else if (event instanceof Event.CommandPutBack back) putBack(back);
        else if (event instanceof Event.ZoneTaken
                || event instanceof Event.CubeAdded
                || event instanceof Event.Passed
                || event instanceof Event.HadToPass) lines.begin(event + " " + names.cited(event.rule()));
        else if (event instanceof Event.CommandSpent spent) spent(spent);
        else if (event instanceof Event.Scored scored) scored(scored);
        else if (event instanceof Event.ActivationUnmarked unmarked
                && !unmarked.rule().chapter().equals("RND"))
            lines.happens(unmarked.model(), "may be activated again " + names.cited(unmarked.rule()));
        else
            return event instanceof Event.TurnBegan
                    || event instanceof Event.InitiativeTaken && event.rule().equals(RuleIds.RND_7)
                    || event instanceof Event.CommandDiscarded
                    || event instanceof Event.ActivationUnmarked;
        return true;
    }

    private void commandRolled(Event.CommandRolled rolled) {
        if (!again) lines.begin(names.name(rolled.side()) + " rolls command dice");
        lines.current().clause(names.words(rolled.dice()));
        again = false;
    }

    /** {@code A rolls Dice, Dice again: Advance, Shoot}. */
    private void putBack(Event.CommandPutBack back) {
        lines.begin(
                names.name(back.side()) + " rolls " + names.words(back.dice()) + " again " + names.cited(back.rule()));
        again = true;
    }

    /** The effects of other dice are narrated as actions or with a test. */
    private void spent(Event.CommandSpent spent) {
        if (spent.rule().equals(RuleIds.CMD_6))
            lines.begin(names.name(spent.side()) + " spends " + spent.face().title() + " " + names.cited(spent.rule()));
    }

    private void scored(Event.Scored scored) {
        String words = names.name(scored.side()) + " scores " + scored.points() + " VP";
        String objective = scored.rule().equals(RuleIds.VIC_2) ? " for an objective " : " ";
        if (scored.rule().equals(RuleIds.VIC_1) && lines.any()) lines.current().clause(words);
        else lines.begin(words + objective + names.cited(scored.rule()));
    }
}
