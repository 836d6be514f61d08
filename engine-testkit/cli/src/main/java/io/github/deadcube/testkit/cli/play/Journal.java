package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.testkit.match.Spectator;
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
        if (file.isDefined()) file.get().saw(input, transition);
        else recorder.saw(input, transition);
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
