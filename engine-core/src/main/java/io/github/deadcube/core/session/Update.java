package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.record.Viewer;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * What one input has led to, as a viewer sees it.
 *
 * @param number the input's, 1 for the game's first
 * @param input what was answered; none of a shuffle, whose order nobody knows
 * @param events what has happened, oldest first, without what is hidden from the viewer
 */
public record Update(int number, Option<Side> side, Option<Input> input, List<Event> events) {
    static Update of(int number, ReplayedRecord.Step step, Viewer viewer) {
        return new Update(
                number,
                step.prompt().whose(),
                Option.some(step.input()).filter(input -> !(input instanceof Shuffle)),
                step.transition().events().map(viewer::view));
    }
}
