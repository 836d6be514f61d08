package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;

/**
 * ADV-18, KT-4: a model that enters a cube triggers the rules there. The effects of each come before the next, unless
 * the pins of an attack or of an explosion come first.
 */
@DescribesFrame(rule = "ADV-18", words = "{entered.model} comes into {entered.cube}")
@SavedName("entering")
record Entering(Arrival entered) implements TimingRules.ChapterFrame {
    @Override
    public void enter(Now now) {
        if (!now.model(entered.model()).inPlay()
                || !now.model(entered.model()).cube().equals(entered.cube())) return;
        now.triggers().at(Trigger.ENTERED, entered.model(), entered);
        // the effects settle next: no attack and no explosion has moved the model
        if (now.stack().top() instanceof TriggerSteps next
                && (next.sequence() == SequencePart.SETTLING || next.sequence() == SequencePart.EXPLODING)
                && next.next() == 0) now.interleave(TimingRules.explosions());
    }
}
