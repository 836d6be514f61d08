package io.github.deadcube.core.timing;

import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.workspace.HeldBack;
import io.vavr.collection.List;

/**
 * KT-4, KT-17: an order interrupts an attack. What lasts for that attack or waits for its end is put aside, so that
 * another attack neither ends nor uses it.
 */
@SavedName("interrupted")
@DescribesFrame(rule = "KT-17")
record Interrupted(List<HeldBack> held, List<DelayedEffect> waiting) implements TimingRules.ChapterFrame {
    static void take(Now now) {
        List<HeldBack> held = HeldBack.taken(now.lasting(), 0);
        List<DelayedEffect> waiting = now.lasting().takeDelayed();
        if (held.nonEmpty() || waiting.nonEmpty()) now.then(new Interrupted(held, waiting));
    }

    @Override
    public void requires(Requirements state) {
        held.forEach(one -> state.number("the shot for which something waits", one.shot(), 0, 0));
    }

    @Override
    public void enter(Now now) {
        held.forEach(one -> one.giveBack(now.lasting(), now.sideChanges()));
        List<DelayedEffect> later = now.lasting().takeDelayed();
        now.lasting().requeueDelayed(waiting.appendAll(later));
    }
}
