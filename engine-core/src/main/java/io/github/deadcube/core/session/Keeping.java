package io.github.deadcube.core.session;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.record.Crash;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.Recorder;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;

/** A session's record, alone or in a file too. */
final class Keeping {
    private final Recorder recorder;
    private Option<RecordFile> file = Option.none();

    Keeping(Recorder recorder) {
        this.recorder = recorder;
    }

    /** Keeps it in a file from here on; why that cannot be, if it cannot. */
    Option<String> in(Path path, Crash survived) {
        return kept(RecordFile.create(path, recorder, survived));
    }

    /** The same with a file in which it has been kept so far. */
    Option<String> againIn(Path path, Crash survived) {
        return kept(RecordFile.goOn(path, recorder, survived));
    }

    private Option<String> kept(Either<String, RecordFile> opened) {
        opened.forEach(kept -> file = Option.some(kept));
        return opened.swap().toOption();
    }

    void saw(Input input, Transition transition) {
        if (file.isDefined()) file.get().saw(input, transition);
        else recorder.saw(input, transition);
    }

    void undo(int inputs) {
        if (file.isDefined()) file.get().undo(inputs);
        else recorder.undo(inputs);
    }

    void close() {
        if (file.isDefined()) file.get().close();
        else recorder.unfinished();
    }

    /** Why the file does not hold the whole record; none if it does, or if there is none. */
    Option<String> fault() {
        return file.flatMap(RecordFile::fault);
    }

    String text() {
        return recorder.text();
    }

    String shown(Onlooker onlooker) {
        return recorder.shown(onlooker);
    }
}
