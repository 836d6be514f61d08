package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.api.rule.Fault;
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

/**
 * Another program removes, replaces or changes the file of a game. The next input, undo or close says so, and writes no
 * more.
 */
class ForeignChangeTest {
    @TempDir
    private Path folder = Path.of("");

    private Path path = Path.of("");

    /** What another program does to the file. */
    @FunctionalInterface
    private interface Change {
        void of(Path path) throws IOException;
    }

    /** What the game does next. */
    private enum Next {
        INPUT(StartedGames::submitted),
        UNDO(game -> game.undoTo(0)),
        CLOSE(Game::close);

        private final Consumer<Game> call;

        Next(Consumer<Game> call) {
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
                file -> Files.move(file, folder.resolve("moved.txt"), StandardCopyOption.REPLACE_EXISTING),
                file -> {
                    Files.delete(file);
                    Files.createDirectory(file);
                });
        for (Change change : changes)
            for (Next next : Next.values()) {
                Game game = StartedGames.begun(Appending.TERMS);
                assertThat(game.keepIn(path)).isEmpty();
                StartedGames.submitted(game);
                assertThat(game.fault()).isEmpty();
                change.of(path);
                String left = left();
                next.call.accept(game);
                assertThat(game.fault().map(Fault::toString))
                        .contains(path
                                + " is no longer as it was written here: another program has removed, replaced or"
                                + " changed it; expected another file for the record");
                if (next != Next.CLOSE) StartedGames.submitted(game);
                game.close();
                assertThat(left()).isEqualTo(left);
                Files.deleteIfExists(path);
                Files.deleteIfExists(folder.resolve("copy.txt"));
            }
    }

    private String left() throws IOException {
        if (Files.isDirectory(path)) return "a folder";
        return Files.exists(path) ? Files.readString(path) : "nothing";
    }

    @Test
    void aGameGoesOnInAnotherFile() throws IOException {
        Game game = StartedGames.begun(Appending.TERMS);
        game.keepIn(path);
        Files.writeString(path, "another game");
        StartedGames.submitted(game);
        assertThat(game.fault()).isNotEmpty();
        Path other = folder.resolve("other.txt");
        assertThat(game.keepIn(other)).isEmpty();
        StartedGames.submitted(game);
        assertThat(game.fault()).isEmpty();
        assertThat(other).hasContent(game.save());
        game.close();
        assertThat(path).hasContent("another game");
        assertThat(StartedGames.resumed(other).get().number()).isEqualTo(game.number());
    }
}
