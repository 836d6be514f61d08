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
 * The effect of one input, as a viewer sees it.
 *
 * @param number the number of the input; 1 for the first input of the game
 * @param side the side that chose, rolled or shuffled
 * @param input none for a shuffle: its order is hidden
 * @param events oldest first, without the information that is hidden from the viewer
 */
public record Update(int number, Option<Side> side, Option<Input> input, List<Event> events) {
    static Update of(int number, ReplayedRecord.Step step, Viewer viewer) {
        return new Update(
                number,
                step.prompt().respondingSide(),
                Option.some(step.input()).filter(input -> !(input instanceof Shuffle)),
                step.transition().events().map(viewer::view));
    }
}
