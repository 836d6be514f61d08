package io.github.deadcube.core.session;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shuffled;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.record.Replayed;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * What one input has led to, as an onlooker sees it.
 *
 * @param number the input's, 1 for the game's first
 * @param input what was answered; none of a shuffle, whose order nobody knows
 * @param events what has happened, oldest first, without what is hidden from the onlooker
 */
public record Happened(int number, Option<Side> side, Option<Input> input, List<Event> events) {
    static Happened of(int number, Replayed.Step step, Onlooker onlooker) {
        return new Happened(
                number,
                step.prompt().whose(),
                Option.some(step.input()).filter(input -> !(input instanceof Shuffled)),
                step.transition().events().map(onlooker::view));
    }
}
