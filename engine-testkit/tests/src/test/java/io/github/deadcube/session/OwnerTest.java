package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.RecordLock;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.core.session.SessionRefusal;
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
    void aSecondSessionIsRefusedUntilTheFirstIsClosed() throws IOException {
        Session first = begun();
        assertThat(first.keepIn(path)).isEmpty();
        String kept = path + " is kept by another session: close that one first, or choose another name.";
        assertThat(begun().keepIn(path)).contains(kept);
        assertThat(Sessions.resumed(path).getLeft().toJavaList()).containsExactly(kept);
        Path link = Files.createSymbolicLink(folder.resolve("link"), path);
        assertThat(Sessions.resumed(link).getLeft().head()).contains("is kept by another session");
        played(first);
        assertThat(first.fault()).isEmpty();
        assertThat(Files.readString(path)).isEqualTo(first.save());
        first.close();
        first.close();
        Session second = Sessions.resumed(path).get();
        assertThat(second.due()).isEqualTo(first.due());
        first.close();
        assertThat(Sessions.resumed(path).getLeft().head()).contains("is kept by another session");
        second.close();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("game.txt", "link");
    }

    @Test
    void aLockThatIsLeftOverHindersNone() throws IOException {
        Files.createFile(folder.resolve("game.txt.lock"));
        Session session = begun();
        assertThat(session.keepIn(path)).isEmpty();
        session.close();
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void aRecordThatCannotBeReadGivesItsFileBack() throws IOException {
        Files.writeString(path, "nonsense");
        assertThat(Sessions.resumed(path).getLeft().head()).contains("line 1");
        RecordLock.of(path).get().close();
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void anOlderGameIsNotReplaced() throws IOException {
        Session old = begun();
        old.keepIn(path);
        played(old);
        old.close();
        assertThat(begun().keepIn(path))
                .contains(path + " is not empty: resume it, remove it first, or choose another name.");
        assertThat(Sessions.resumed(path).get().due()).isEqualTo(old.due());
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        Session next = begun();
        assertThat(next.keepIn(empty)).isEmpty();
        assertThat(Files.readString(empty)).isEqualTo(next.save());
    }

    @Test
    void aSessionThatIsKeptElsewhereGivesItsFirstFileBack() throws IOException {
        Session session = begun();
        session.keepIn(path);
        assertThat(session.keepIn(path).get()).contains("is kept by another session");
        assertThat(session.keepIn(folder.resolve("other.txt"))).isEmpty();
        played(session);
        assertThat(Files.readString(folder.resolve("other.txt"))).isEqualTo(session.save());
        assertThat(Sessions.resumed(path).get().due()).isLessThan(session.due());
    }

    @Test
    void aClosedSessionChangesNothing() throws IOException {
        Session session = begun();
        session.keepIn(path);
        played(session);
        session.close();
        String closed = Files.readString(path);
        try (Session next = Sessions.resumed(path).get()) {
            SessionRefusal no = Sessions.submit(session).getLeft();
            assertThat(no.reason()).isEqualTo(SessionRefusal.Reason.CLOSED);
            assertThat(session.undoTo(0)).contains(no);
            assertThat(session.keepIn(folder.resolve("other.txt"))).contains(no.text());
            assertThat(next.fault()).isEmpty();
            assertThat(session.due()).as("it can still be read").isEqualTo(next.due());
        }
        assertThat(Files.readString(path)).isEqualTo(closed);
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    private static Session begun() {
        return Sessions.begun(Appending.TERMS);
    }

    private static void played(Session session) {
        for (int i = 0; i < 3; i++) Sessions.submitted(session);
    }
}
