package io.github.deadcube.core.timing;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;

/** KT-2: an attack or an explosion ends, even without effect: the marks that last for it end. */
@DescribesFrame(rule = "KT-2")
@SavedName("attackOver")
record AttackOver() implements TimingRules.ChapterFrame {
    @Override
    public void enter(Now now) {
        now.lasting().expire(Mark.Until.ATTACK);
    }
}
