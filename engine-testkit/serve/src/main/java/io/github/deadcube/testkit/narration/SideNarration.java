package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;

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
            lines.begin(Sentence.of(
                    "{side} has the initiative {citation}", names.name(taken.side()), names.cited(taken.rule())));
        else if (event instanceof Event.CommandRolled rolled) commandRolled(rolled);
        else if (event instanceof Event.CommandPutBack back) putBack(back);
        else if (event instanceof Event.ZoneTaken
                || event instanceof Event.CubeAdded
                || event instanceof Event.Passed
                || event instanceof Event.HadToPass) lines.begin(cited(names, event));
        else if (event instanceof Event.CommandSpent spent) spent(spent);
        else if (event instanceof Event.Scored scored) scored(scored);
        else if (event instanceof Event.ActivationUnmarked unmarked
                && !unmarked.rule().chapter().equals("RND")) unmarked(unmarked);
        else
            return event instanceof Event.TurnBegan
                    || event instanceof Event.InitiativeTaken && event.rule().equals(RuleIds.RND_7)
                    || event instanceof Event.CommandDiscarded
                    || event instanceof Event.ActivationUnmarked;
        return true;
    }

    /** An event in its own words, with its rule. */
    static Sentence cited(NarrationNames names, Event event) {
        return Sentence.of("{event} {citation}", event.words(), names.cited(event.rule()));
    }

    private void unmarked(Event.ActivationUnmarked unmarked) {
        String rule = names.cited(unmarked.rule());
        lines.happens(
                unmarked.model(),
                new ModelClause(
                        Sentence.of("{model} may be activated again {citation}", names.name(unmarked.model()), rule),
                        Sentence.of("may be activated again {citation}", rule)));
    }

    private void commandRolled(Event.CommandRolled rolled) {
        if (!again) lines.begin(Sentence.of("{side} rolls command dice", names.name(rolled.side())));
        lines.current().clause(names.words(rolled.dice()));
        again = false;
    }

    /** {@code A rolls Dice, Dice again: Advance, Shoot}. */
    private void putBack(Event.CommandPutBack back) {
        lines.begin(Sentence.of(
                "{side} rolls {dice} again {citation}",
                names.name(back.side()),
                names.words(back.dice()),
                names.cited(back.rule())));
        again = true;
    }

    /** The effects of other dice are narrated as actions or with a test. */
    private void spent(Event.CommandSpent spent) {
        if (spent.rule().equals(RuleIds.CMD_6))
            lines.begin(Sentence.of(
                    "{side} spends {face} {citation}",
                    names.name(spent.side()),
                    names.title(spent.face()),
                    names.cited(spent.rule())));
    }

    private void scored(Event.Scored scored) {
        String side = names.name(scored.side());
        String rule = names.cited(scored.rule());
        if (scored.rule().equals(RuleIds.VIC_1) && lines.any())
            lines.current().clause(Sentence.of("{side} scores {points} VP", side, scored.points()));
        else
            lines.begin(Sentence.of(
                    scored.rule().equals(RuleIds.VIC_2)
                            ? "{side} scores {points} VP for an objective {citation}"
                            : "{side} scores {points} VP {citation}",
                    side,
                    scored.points(),
                    rule));
    }
}
