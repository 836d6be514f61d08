package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.RecordFile.RecordLock;
import io.github.deadcube.core.record.Viewer;
import io.github.deadcube.core.session.Session;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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
        assertThat(resumed(path).getLeft().toJavaList()).containsExactly(kept);
        Path link = Files.createSymbolicLink(folder.resolve("link"), path);
        assertThat(resumed(link).getLeft().head()).contains("is kept by another session");
        played(first);
        assertThat(first.fault()).isEmpty();
        assertThat(Files.readString(path)).isEqualTo(first.save());
        first.close();
        first.close();
        Session second = resumed(path).get();
        assertThat(second.due()).isEqualTo(first.due());
        first.close();
        assertThat(resumed(path).getLeft().head()).contains("is kept by another session");
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
        assertThat(resumed(path).getLeft().head()).contains("line 1");
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
        assertThat(resumed(path).get().due()).isEqualTo(old.due());
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
        assertThat(resumed(path).get().due()).isLessThan(session.due());
    }

    @Test
    void aFileThatIsRemovedReplacedOrChangedIsAFault() throws IOException {
        String fault =
                path + " is no longer as it was written here: another program has removed, replaced or changed it."
                        + " Write the record to another file.";
        Path other = Files.writeString(folder.resolve("other.txt"), "another game");
        for (int how = 0; how < 4; how++) {
            Session session = begun();
            session.keepIn(path);
            if (how == 0) Files.delete(path);
            else if (how == 1) Files.copy(other, path, StandardCopyOption.REPLACE_EXISTING);
            else if (how == 2) Files.writeString(path, "another line\n", StandardOpenOption.APPEND);
            else Files.move(path, folder.resolve("moved.txt"), StandardCopyOption.REPLACE_EXISTING);
            int due = session.due();
            if (how % 2 == 0) played(session);
            else session.undoTo(0);
            if (how % 2 == 1) played(session);
            assertThat(session.fault()).contains(fault);
            assertThat(session.due()).as("the game goes on").isNotEqualTo(due);
            session.close();
            if (how == 1) assertThat(path).hasContent("another game");
            Files.deleteIfExists(path);
        }
    }

    private static Session begun() {
        return Session.of(
                Appending.RULES,
                Appending.RULES.start(Shipped.setup(Shipped.ruleset())).get(),
                Appending.TERMS);
    }

    private static Either<Seq<String>, Session> resumed(Path path) {
        return Session.resume(Appending.RULES, Shipped.registry(), path, Appending.TERMS);
    }

    private static void played(Session session) {
        for (int i = 0; i < 3; i++) {
            Side side = session.sideToAnswer().get();
            Prompt prompt = session.prompt(Viewer.of(side)).get();
            session.submit(
                            side,
                            session.due(),
                            ((Prompt.Decision) prompt).options().head())
                    .get();
        }
    }
}
