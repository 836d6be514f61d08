package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.testkit.match.Match;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written of a long game is read back. */
class RecordSizeTest {
    private static final GameSettings SETTINGS = GameSettings.systemDice();

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aRecordOfSomeMegabytesIsResumed() throws IOException {
        Path path = folder.resolve("game.txt");
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        RecordFile file = RecordFile.create(path, recorder).get();
        file.comment("a long comment\n".repeat(200_000));
        played(file, 20);
        file.leave();
        assertThat(Files.size(path)).isGreaterThan(3_000_000);
        try (Game game =
                Game.resume(Recorded.RULES, Shipped.registry(), path, SETTINGS).get()) {
            assertThat(game.number()).isEqualTo(21);
        }
    }

    @Test
    void aGameThatIsTooLongForAFileIsRefused() throws IOException {
        Path path = folder.resolve("game.txt");
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        recorder.comment("a long comment\n".repeat(1_000_000));
        assertThat(RecordFile.goOn(RecordLock.of(path).get(), recorder, RecordFile.Crash.OF_PROCESS)
                        .getLeft()
                        .toString())
                .contains("the record has more than 16777216 bytes");
        assertThat(path).doesNotExist();
    }

    @Test
    void aFullFileHoldsTheGameSoFar() throws IOException {
        Path path = folder.resolve("game.txt");
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        RecordFile file = RecordFile.create(path, recorder).get();
        played(file, 20);
        file.comment("x".repeat(9_000).concat("\n").repeat(1_860));
        assertThat(file.fault()).isEmpty();
        file.comment("x".repeat(50_000));
        assertThat(file.fault().map(Fault::toString))
                .contains(path + " is full: at most 16777216 bytes of a record are read; it holds the game up to"
                        + " here");
        file.close();
        assertThat(Files.size(path))
                .isBetween(TextBounds.MOST_OF_A_RECORD - 50_000L, (long) TextBounds.MOST_OF_A_RECORD);
        assertThat(Game.resume(Recorded.RULES, Shipped.registry(), path, SETTINGS)
                        .get()
                        .number())
                .isEqualTo(21);
    }

    @Test
    void anyCommentIsReadBack() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        recorder.comment("nul\0, half \ud800 and \ud83d\ude00");
        recorder.comment("x" + "\ud83d\ude00".repeat(100_000));
        recorder.comment("");
        recorder.unfinished();
        assertThat(recorder.text())
                .contains("\n# nul?, half ? and \ud83d\ude00\n# x\ud83d\ude00")
                .matches(StandardCharsets.UTF_8.newEncoder()::canEncode);
        assertThat(RecordReader.read(recorder.text())).isNotEmpty();
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(recorder.text()))
                .isInstanceOf(Verdict.Verified.class);
    }

    private static void played(RecordFile file, int inputs) {
        Match match = Match.random(Recorded.RULES, Recorded.begun(0), 4).watchedBy(file::saw);
        for (int i = 0; i < inputs; i++) match.step();
    }
}
