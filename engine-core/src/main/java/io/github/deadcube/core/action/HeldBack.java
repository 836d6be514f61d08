package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;

/**
 * SHO-9: what rules and orders declare for one of several shots, and what lasts for a test or an attack: it acts when that shot is fired.
 *
 * @param shot the number of the shot, from 1
 */
@SavedName(value = "heldBack", parts = "shot marks memories")
record HeldBack(int shot, List<MarkOf> marks, List<Memory> memories) {
    /** A mark, and the model that has it. */
    @SavedName(value = "heldBack.mark", parts = "model mark")
    record MarkOf(ModelId model, Mark mark) {}

    /** Takes all of it from the models; none if there is nothing. */
    static List<HeldBack> taken(Now now, int shot) {
        List<MarkOf> marks = List.empty();
        for (Model m : now.view().models())
            for (Mark mark : now.edit().takeMarks(m.id(), one -> isShort(one.until())))
                marks = marks.append(new MarkOf(m.id(), mark));
        List<Memory> memories = now.edit().takeMemories(one -> isShort(one.until()));
        return marks.isEmpty() && memories.isEmpty() ? List.empty() : List.of(new HeldBack(shot, marks, memories));
    }

    private static boolean isShort(Mark.Until until) {
        return until == Mark.Until.TEST || until == Mark.Until.ATTACK;
    }

    void giveBack(Now now) {
        marks.forEach(one -> now.edit().addMark(one.model(), one.mark()));
        memories.forEach(now.edit()::remember);
    }
}
