package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.Spectator;
import io.github.deadcube.testkit.record.RecordFile;
import io.github.deadcube.testkit.record.Recorder;
import io.vavr.control.Option;

/**
 * The record of a game while it runs.
 *
 * @param recorder what writes it
 * @param file where it is kept as well
 */
record Journal(Recorder recorder, Option<RecordFile> file) implements Spectator {
    @Override
    public void saw(Input input, Transition transition) {
        file.<Spectator>map(kept -> kept).getOrElse(recorder).saw(input, transition);
    }

    void undo(int inputs) {
        if (file.isDefined()) file.get().undo(inputs);
        else recorder.undo(inputs);
    }

    /** As players may see it while the game runs. */
    String shown() {
        return recorder.shown();
    }
}
