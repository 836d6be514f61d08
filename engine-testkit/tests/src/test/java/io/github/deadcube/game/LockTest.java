package io.github.deadcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.game.StartedGames.CountedDice;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.control.Either;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;

/** The lock of a file is one in the whole process and on the whole machine, and is released when no game needs it. */
class LockTest {
    private static final String KEPT = "is kept by an open game";

    @TempDir
    private Path folder = Path.of("");

    private Path path = Path.of("");

    @BeforeEach
    void aFile() {
        path = folder.resolve("game.txt");
    }

    /** A program of another process that says whether the file is kept. */
    static final class Asking {
        private Asking() {}

        public static void main(String[] arguments) {
            System.out.print(RecordLock.of(Path.of(arguments[0])).fold(Fault::toString, lock -> "free"));
        }
    }

    @Test
    void aFolderInThePlaceOfTheLockFileIsNamed() throws IOException {
        Path lock = Files.createDirectory(folder.resolve("game.txt.lock")).toRealPath();
        assertThat(RecordLock.of(path).swap().toOption().map(Fault::toString))
                .contains(lock + ", the lock file of " + path + ", cannot be written: it is a folder");
        Files.createDirectory(folder.resolve("two\nlines.lock"));
        assertThat(RecordLock.of(folder.resolve("two\nlines")).getLeft().toString())
                .doesNotContain("\n");
    }

    @Test
    void aLinkToAMissingFileIsTheLockOfThatFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("between.txt"));
        Files.createSymbolicLink(folder.resolve("between.txt"), path.toAbsolutePath());
        Game game = StartedGames.begun(Appending.TERMS);
        assertThat(game.keepIn(link)).isEmpty();
        assertThat(StartedGames.resumed(path).getLeft().mkString()).contains(KEPT);
        assertThat(StartedGames.begun(Appending.TERMS).keepIn(path).toString()).contains(KEPT);
        game.close();
        StartedGames.resumed(path).get().close();
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void aPipeIsNoFileOfAGame() throws IOException, InterruptedException {
        assumeTrue(new ProcessBuilder("mkfifo", path.toString()).start().waitFor() == 0, "mkfifo makes pipes");
        String no = path + " cannot be written: it is a pipe or a device";
        assertThat(StartedGames.begun(Appending.TERMS).keepIn(path).map(Fault::text))
                .contains(no);
        assertThat(StartedGames.resumed(path).getLeft()).containsExactly(no);
    }

    @Test
    void linksInACircleAreNoFile() throws IOException {
        Files.createSymbolicLink(path, folder.resolve("other.txt").toAbsolutePath());
        Files.createSymbolicLink(folder.resolve("other.txt"), path.toAbsolutePath());
        assertThat(StartedGames.begun(Appending.TERMS).keepIn(path).toString()).contains("cannot be written");
    }

    @Test
    void aSecondClassLoaderIsRefusedAndTheLockStays() throws Exception {
        Game game = StartedGames.begun(Appending.TERMS);
        game.keepIn(path);
        try (URLClassLoader other = otherLoader()) {
            Class<?> lock = other.loadClass(RecordLock.class.getName());
            assertThat(lock).isNotSameAs(RecordLock.class);
            assertThat(lock.getMethod("of", Path.class).invoke(null, path).toString())
                    .startsWith("Left(")
                    .contains(KEPT);
            assertThat(asked()).contains(KEPT);
            game.close();
            Object held = lock.getMethod("of", Path.class).invoke(null, path);
            assertThat(held.toString()).startsWith("Right(");
            assertThat(StartedGames.resumed(path).getLeft().mkString()).contains(KEPT);
            Object right = held.getClass().getMethod("get").invoke(held);
            lock.getMethod("close").invoke(right);
        }
        assertThat(asked()).isEqualTo("free");
        StartedGames.resumed(path).get().close();
    }

    private static URLClassLoader otherLoader() throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String home : ClassPath.with().split(File.pathSeparator, -1))
            urls.add(Path.of(home).toUri().toURL());
        return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private String asked() throws IOException, InterruptedException {
        Process process = Java.machine("-cp", ClassPath.with(Asking.class), Asking.class.getName(), path.toString())
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    @Test
    void aFileIsKeptUnderTheNewNameOfItsFolder() throws IOException {
        Path old = Files.createDirectory(folder.resolve("old"));
        Path moved = folder.resolve("moved");
        Game first = StartedGames.begun(Appending.TERMS);
        first.keepIn(old.resolve("game.txt"));
        Files.move(old, moved);
        assertThat(StartedGames.resumed(moved.resolve("game.txt")).getLeft().mkString())
                .contains(KEPT);

        Files.createDirectory(old);
        Game second = StartedGames.begun(Appending.TERMS);
        assertThat(second.keepIn(old.resolve("game.txt"))).isEmpty();
        first.close();
        assertThat(StartedGames.resumed(old.resolve("game.txt")).getLeft().mkString())
                .as("the first game leaves the lock of the second")
                .contains(KEPT);
        assertThat(old.resolve("game.txt.lock")).exists();
        second.close();
        StartedGames.resumed(old.resolve("game.txt")).get().close();
        StartedGames.resumed(moved.resolve("game.txt")).get().close();
    }

    @Test
    void anExceptionOfARuleOrOfTheDiceReleasesTheFile() throws IOException {
        Game game = StartedGames.begun(Appending.TERMS);
        game.keepIn(path);
        for (int i = 0; i < 10; i++) StartedGames.submitted(game);
        game.close();
        Rules broken = new ForwardingRules(Appending.RULES) {
            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                throw new IllegalStateException("a house rule's bug");
            }
        };
        for (int i = 0; i < 2; i++)
            assertThatThrownBy(() -> Game.resume(broken, Shipped.registry(), path, Appending.TERMS))
                    .hasMessage("a house rule's bug");

        // the record ends before the shuffle
        String record = Files.readString(path);
        Files.writeString(path, record.substring(0, record.indexOf("\n1: ") + 1));
        CountedDice dice = new CountedDice(SplitMix64.dice(7));
        dice.broken = 1;
        assertThatThrownBy(() -> Game.resume(Appending.RULES, Shipped.registry(), path, GameSettings.ownDice(dice)))
                .hasMessage("the dice have fallen under the table");
        StartedGames.resumed(path).get().close();
    }

    /** Until memory is collected the lock may be held; after that it is free. */
    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void aGameThatIsOutOfReachReleasesItsFile() {
        assertThat(StartedGames.begun(Appending.TERMS).keepIn(path)).isEmpty();
        Either<Fault, RecordLock> lock = RecordLock.of(path);
        while (lock.isLeft()) {
            System.gc();
            Thread.onSpinWait();
            lock = RecordLock.of(path);
        }
        lock.get().close();
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void anyNumberOfPartsThatWereLeftHinderNone() throws IOException {
        Game game = StartedGames.begun(Appending.TERMS);
        game.keepIn(path);
        game.close();
        Files.createFile(folder.resolve("game.txt.part"));
        for (int i = 2; i <= 120; i++) Files.createFile(folder.resolve("game.txt.part" + i));
        Game again = StartedGames.resumed(path).get();
        assertThat(again.undoTo(0)).isEmpty();
        StartedGames.submitted(again);
        assertThat(again.fault()).isEmpty();
        assertThat(path).hasContent(again.save());
        assertThat(folder.toFile().list())
                .as("all parts, the game and its lock")
                .hasSize(122);
        again.close();
    }
}
