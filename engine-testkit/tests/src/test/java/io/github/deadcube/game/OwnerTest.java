package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.testkit.junit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a game has one owner. */
class OwnerTest {
    @TempDir
    private Path folder = Path.of("");

    private Path path = Path.of("");

    @BeforeEach
    void aFile() {
        path = folder.resolve("game.txt");
    }

    @Test
    void aSecondGameIsRefusedUntilTheFirstIsClosed() throws IOException {
        Game first = begun();
        assertThat(first.keepIn(path)).isEmpty();
        String kept = path + " is kept by an open game; expected that game closed first, or another name";
        assertThat(begun().keepIn(path).map(Fault::toString)).contains(kept);
        assertThat(StartedGames.resumed(path).getLeft().toJavaList()).containsExactly(kept);
        Path link = Files.createSymbolicLink(folder.resolve("link"), path);
        assertThat(StartedGames.resumed(link).getLeft().head()).contains("is kept by an open game");
        played(first);
        assertThat(first.fault()).isEmpty();
        assertThat(Files.readString(path)).isEqualTo(first.save());
        first.close();
        first.close();
        Game second = StartedGames.resumed(path).get();
        assertThat(second.number()).isEqualTo(first.number());
        first.close();
        assertThat(StartedGames.resumed(path).getLeft().head()).contains("is kept by an open game");
        second.close();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("game.txt", "link");
    }

    @Test
    void aLockThatIsLeftOverHindersNone() throws IOException {
        Files.createFile(folder.resolve("game.txt.lock"));
        Game game = begun();
        assertThat(game.keepIn(path)).isEmpty();
        game.close();
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void aRecordThatCannotBeReadGivesItsFileBack() throws IOException {
        Files.writeString(path, "nonsense");
        assertThat(StartedGames.resumed(path).getLeft().head()).contains("line 1");
        RecordLock.of(path).get().close();
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void anOlderGameIsNotReplaced() throws IOException {
        Game old = begun();
        old.keepIn(path);
        played(old);
        old.close();
        assertThat(begun().keepIn(path).map(Fault::toString))
                .contains(path + " is not empty; expected its game resumed, the file removed first, or another name");
        assertThat(StartedGames.resumed(path).get().number()).isEqualTo(old.number());
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        Game next = begun();
        assertThat(next.keepIn(empty)).isEmpty();
        assertThat(Files.readString(empty)).isEqualTo(next.save());
    }

    @Test
    void aGameThatIsKeptElsewhereGivesItsFirstFileBack() throws IOException {
        Game game = begun();
        game.keepIn(path);
        assertThat(game.keepIn(path).get().text()).contains("is kept by an open game");
        assertThat(game.keepIn(folder.resolve("other.txt"))).isEmpty();
        played(game);
        assertThat(Files.readString(folder.resolve("other.txt"))).isEqualTo(game.save());
        assertThat(StartedGames.resumed(path).get().number()).isLessThan(game.number());
    }

    @Test
    @Rule("ASK-12")
    void aClosedGameChangesNothing() throws IOException {
        Game game = begun();
        game.keepIn(path);
        played(game);
        game.close();
        String closed = Files.readString(path);
        try (Game next = StartedGames.resumed(path).get()) {
            Rejection no = StartedGames.submit(game).getLeft();
            assertThat(no.rule()).isEqualTo(RuleIds.ASK_12);
            assertThat(game.explainUndo(0)).contains(no);
            assertThat(game.undoTo(0)).contains(no);
            assertThat(game.keepIn(folder.resolve("other.txt")).map(Fault::text))
                    .contains(no.text());
            assertThat(next.fault()).isEmpty();
            assertThat(game.number()).as("it can still be read").isEqualTo(next.number());
        }
        assertThat(Files.readString(path)).isEqualTo(closed);
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    private static Game begun() {
        return StartedGames.begun(Appending.TERMS);
    }

    private static void played(Game game) {
        for (int i = 0; i < 3; i++) StartedGames.submitted(game);
    }
}
