package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.HeldBack;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.List;

/**
 * KT-4, KT-17: an order interrupts an attack. What lasts for that attack or waits for its end is put aside, so that another attack neither
 * ends nor uses it.
 *
 * @param waiting the delayed effects
 */
@SavedName(value = "interrupted", parts = "held waiting")
@DescribesFrame(rule = "KT-17")
record Interrupted(List<HeldBack> held, List<DelayedEffect> waiting) implements TimingRules.ChapterFrame {
    /** What the attack has before an order acts. */
    static Interrupted by(Now now) {
        return new Interrupted(HeldBack.present(now, 0), now.view().delayed());
    }

    /** Puts it aside, if there is anything, until all that comes next is done. */
    void take(Now now) {
        if (held.isEmpty() && waiting.isEmpty()) return;
        held.forEach(one -> one.take(now));
        now.edit().takeDelayed();
        now.then(this);
    }

    @Override
    public void requires(Requirements state) {
        held.forEach(one -> state.number("the shot for which something waits", one.shot(), 0, 0));
    }

    @Override
    public void enter(Now now) {
        held.forEach(one -> one.giveBack(now));
        List<DelayedEffect> later = now.edit().takeDelayed();
        now.edit().requeueDelayed(waiting.appendAll(later));
    }
}
