package io.github.deadcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.session.Session;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another program removes, replaces or changes the file of a session. The next input, undo or close says so, and writes no more. */
class ForeignChangeTest {
    @TempDir
    private Path folder = Path.of("");

    private Path path = Path.of("");

    /** What another program does to the file. */
    @FunctionalInterface
    private interface Change {
        void of(Path path) throws IOException;
    }

    /** What the session does next. */
    private enum Next {
        INPUT(Sessions::submitted),
        UNDO(session -> session.undoTo(0)),
        CLOSE(Session::close);

        private final Consumer<Session> call;

        Next(Consumer<Session> call) {
            this.call = call;
        }
    }

    @BeforeEach
    void aFile() {
        path = folder.resolve("game.txt");
    }

    @Test
    void aFileThatIsRemovedReplacedOrChangedIsAFault() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "another game");
        Vector<Change> changes = Vector.of(
                Files::delete,
                file -> Files.copy(other, file, StandardCopyOption.REPLACE_EXISTING),
                file -> Files.copy(
                        Files.copy(file, folder.resolve("copy.txt")), file, StandardCopyOption.REPLACE_EXISTING),
                file -> Files.writeString(file, "another line\n", StandardOpenOption.APPEND),
                file -> Files.writeString(file, Files.readString(file).replaceFirst("\n2: ", "\n3: ")),
                file -> Files.writeString(file, Files.readString(file).replaceFirst("points", "pointy")),
                file -> Files.writeString(file, ""),
                file -> Files.move(file, folder.resolve("moved.txt"), StandardCopyOption.REPLACE_EXISTING));
        for (Change change : changes)
            for (Next next : Next.values()) {
                Session session = Sessions.begun(Appending.TERMS);
                assertThat(session.keepIn(path)).isEmpty();
                Sessions.submitted(session);
                assertThat(session.fault()).isEmpty();
                change.of(path);
                String left = Files.exists(path) ? Files.readString(path) : "";
                next.call.accept(session);
                assertThat(session.fault())
                        .contains(path
                                + " is no longer as it was written here: another program has removed, replaced or"
                                + " changed it. Write the record to another file.");
                if (next != Next.CLOSE) Sessions.submitted(session);
                session.close();
                assertThat(Files.exists(path) ? Files.readString(path) : "").isEqualTo(left);
                Files.deleteIfExists(path);
                Files.deleteIfExists(folder.resolve("copy.txt"));
            }
    }

    @Test
    void aGameGoesOnInAnotherFile() throws IOException {
        Session session = Sessions.begun(Appending.TERMS);
        session.keepIn(path);
        Files.writeString(path, "another game");
        Sessions.submitted(session);
        assertThat(session.fault()).isNotEmpty();
        Path other = folder.resolve("other.txt");
        assertThat(session.keepIn(other)).isEmpty();
        Sessions.submitted(session);
        assertThat(session.fault()).isEmpty();
        assertThat(other).hasContent(session.save());
        session.close();
        assertThat(path).hasContent("another game");
        assertThat(Sessions.resumed(other).get().due()).isEqualTo(session.due());
    }
}
