package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.narration.NarrationLines.Sentence;
import java.util.TreeMap;

/** Narrates damage to a model, in the line of its cause. */
final class DamageNarration {
    private final NarrationNames names;
    private final NarrationLines lines;
    /** The HP that each model has left, computed from the events. */
    private final TreeMap<ModelId, Integer> left = new TreeMap<>();

    DamageNarration(NarrationNames names, NarrationLines lines, Position begin) {
        this.names = names;
        this.lines = lines;
        for (Model model : begin.models()) left.put(model.id(), model.card().hitPoints() - model.damage());
    }

    boolean tell(Event event) {
        if (event instanceof Event.Damaged damaged) damaged(damaged);
        else if (event instanceof Event.Unharmed unharmed)
            lines.happens(unharmed.model(), "is unharmed by " + unharmed.amount() + " damage");
        else if (event instanceof Event.Absorbed absorbed)
            lines.current().more(" and absorbs " + absorbed.amount() + " " + names.cited(absorbed.rule()));
        else if (event instanceof Event.Healed healed) healed(healed);
        else if (event instanceof Event.Killed killed)
            lines.happens(killed.model(), names.paint().strong("is killed"));
        else if (event instanceof Event.Pinned pinned) lines.happensApart(pinned.model(), "is pinned");
        else if (event instanceof Event.StoodUp stood) stoodUp(stood);
        else if (event instanceof Event.ActivationMarked marked)
            lines.happens(marked.model(), "is marked as activated " + names.cited(marked.rule()));
        else if (event instanceof Event.UsedUp used)
            lines.current()
                    .aside(lines.its(used.model())
                            + (used.rule().equals(RuleIds.ITEM_7) ? " " + used.name() + " is used up" : " last"));
        else if (event instanceof Event.Marked marked) marked(marked);
        else return event instanceof Event.Unmarked;
        return true;
    }

    /** Other marks only remember what the story has told. */
    private void marked(Event.Marked marked) {
        RuleId rule = marked.mark().rule();
        if (RuleWords.FIRE.are(rule)) lines.happens(marked.model(), "is set on fire " + names.cited(rule));
        if (RuleWords.PREY.are(rule)) lines.happens(marked.model(), "is marked as prey " + names.cited(rule));
    }

    private void damaged(Event.Damaged damaged) {
        int rest = leftAfter(damaged.model(), damaged.amount());
        String words = rest == 0 ? "" : " (" + rest + " of " + whole(damaged.model()) + " left)";
        lines.happens(damaged.model(), "loses " + damaged.amount() + " HP" + words);
    }

    private void healed(Event.Healed healed) {
        int has = leftAfter(healed.model(), -healed.amount());
        lines.happens(
                healed.model(), "regains " + healed.amount() + " HP (" + has + " of " + whole(healed.model()) + ")");
    }

    /** The line of the model already names an action. */
    private void stoodUp(Event.StoodUp stood) {
        if (stood.rule().equals(RuleIds.STD_1) && lines.soFar().exists(line -> line.contains("stands up"))) return;
        if (lines.exists(Sentence::awaitsDice)) lines.current().aside(names.name(stood.model()) + " stands up");
        else lines.happens(stood.model(), "stands up");
    }

    /** The HP that are left after a loss, or a gain if negative; never less than 0. */
    private int leftAfter(ModelId model, int lost) {
        return left.merge(model, lost, (before, less) -> Math.max(0, before - less));
    }

    private int whole(ModelId model) {
        return names.setup().card(model).hitPoints();
    }
}
