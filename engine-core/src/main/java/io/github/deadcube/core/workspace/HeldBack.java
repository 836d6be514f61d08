package io.github.deadcube.core.workspace;

import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.List;

/**
 * SHO-9, KT-17: the marks and memories that last for a test or an attack, while another attack comes first. What is
 * declared for one of several shots acts when that shot is fired.
 *
 * @param shot the number of the shot, from 1; 0 for an attack that an order interrupts; one more than there are shots
 *     for EVADE
 */
@SavedName("heldBack")
public record HeldBack(int shot, List<MarkOf> marks, List<RuleData.Memory> memories) {
    @SavedName("heldBack.mark")
    record MarkOf(ModelId model, Mark mark) {}

    /** Takes all of it from the models; none if there is nothing. */
    public static List<HeldBack> taken(LastingChanges lasting, int shot) {
        List<MarkOf> marks = List.empty();
        for (Model m : lasting.models())
            for (Mark mark : lasting.takeMarks(m.id(), one -> isShort(one.until())))
                marks = marks.append(new MarkOf(m.id(), mark));
        List<RuleData.Memory> memories = lasting.takeMemories(one -> isShort(one.until()));
        return marks.isEmpty() && memories.isEmpty() ? List.empty() : List.of(new HeldBack(shot, marks, memories));
    }

    /** K-EVADE, KT-17: the marks that a model has for an attack on it, which it keeps; without the note of ORD-1. */
    public static List<HeldBack> copied(Model of, int shot) {
        List<MarkOf> marks = of.marks()
                .filter(mark ->
                        mark.until() == Mark.Until.ATTACK && !mark.rule().equals(RuleIds.ORD_1))
                .map(mark -> new MarkOf(of.id(), mark));
        return marks.isEmpty() ? List.empty() : List.of(new HeldBack(shot, marks, List.empty()));
    }

    private static boolean isShort(Mark.Until until) {
        return until == Mark.Until.TEST || until == Mark.Until.ATTACK;
    }

    /** Gives it back to the models that are in play. ORD-1: a side keeps the note that it has used its order. */
    public void giveBack(LastingChanges lasting, SideChanges sides) {
        for (MarkOf one : marks)
            if (one.mark().rule().equals(RuleIds.ORD_1))
                sides.noteOrder(
                        one.model().side(), one.mark().amount(), one.mark().until());
            else lasting.addMark(one.model(), one.mark());
        memories.forEach(lasting::remember);
    }
}
