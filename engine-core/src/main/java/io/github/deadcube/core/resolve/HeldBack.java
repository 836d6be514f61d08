package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.List;

/**
 * SHO-9, KT-17: the marks and memories that last for a test or an attack, while another attack comes first. What is declared for one of
 * several shots acts when that shot is fired.
 *
 * @param shot the number of the shot, from 1; 0 for an attack that an order interrupts
 */
@SavedName(value = "heldBack", parts = "shot marks memories")
public record HeldBack(int shot, List<MarkOf> marks, List<Memory> memories) {
    /** A mark, and the model that has it. */
    @SavedName(value = "heldBack.mark", parts = "model mark")
    record MarkOf(ModelId model, Mark mark) {}

    /** Takes all of it from the models; none if there is nothing. */
    public static List<HeldBack> taken(Now now, int shot) {
        List<HeldBack> all = present(now, shot);
        all.forEach(held -> held.take(now));
        return all;
    }

    /** All of it, which the models still have; none if there is nothing. */
    public static List<HeldBack> present(Now now, int shot) {
        List<MarkOf> marks = List.empty();
        for (Model m : now.view().models())
            for (Mark mark : m.marks()) if (isShort(mark.until())) marks = marks.append(new MarkOf(m.id(), mark));
        List<Memory> memories = now.edit().memories().filter(one -> isShort(one.until()));
        return marks.isEmpty() && memories.isEmpty() ? List.empty() : List.of(new HeldBack(shot, marks, memories));
    }

    private static boolean isShort(Mark.Until until) {
        return until == Mark.Until.TEST || until == Mark.Until.ATTACK;
    }

    /** Takes it from the models. */
    public void take(Now now) {
        marks.forEach(one -> now.edit().removeMark(one.model(), one.mark()));
        now.edit().forget(memories::contains);
    }

    /** Gives it back to those that are in play. */
    public void giveBack(Now now) {
        marks.forEach(one -> now.edit().addMark(one.model(), one.mark()));
        memories.forEach(now.edit()::remember);
    }
}
