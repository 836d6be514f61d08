package io.github.deadcube.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A state with its set-up as text: a record without inputs. */
public final class StateRecord {
    private StateRecord() {}

    public static String of(GameState state) {
        Recorder recorder = Recorder.of(state, Option.none());
        recorder.unfinished();
        return recorder.text();
    }

    public static Either<Seq<Fault>, GameState> read(String text, Registry registry) {
        return RecordReader.read(text).flatMap(record -> new Verifier(Deadcube.rules(), registry).begin(record));
    }
}
