package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.core.support.TextFile;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is replaced completely or not at all. */
class ReplacementTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void aFileThatSomebodyNeeds() throws IOException {
        file = Files.writeString(folder.resolve("game.txt"), "precious");
    }

    @Test
    void aFileIsWrittenWholeAndNothingStaysBesideIt() throws IOException {
        assertThat(TextFile.write(file, "zwölf")).isEmpty();
        assertThat(file).hasContent("zwölf");
        assertThat(TextFile.write(folder.resolve("new.txt"), "one")).isEmpty();
        assertThat(folder).isDirectoryContaining("glob:**new.txt").isDirectoryNotContaining("glob:**.part*");
    }

    @Test
    void aDroppedReplacementChangesNothing() throws IOException {
        FileReplacement replacement = FileReplacement.of(file);
        Files.writeString(replacement.path(), "half of i");
        assertThat(file).hasContent("precious");
        replacement.dropped();
        assertThat(file).hasContent("precious");
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void aPartThatIsLeftOverIsNotTouched() throws IOException {
        Path part = Files.writeString(folder.resolve("game.txt.part"), "left over");
        assertThat(TextFile.write(file, "new")).isEmpty();
        assertThat(part).hasContent("left over");
        assertThat(file).hasContent("new");
    }

    @Test
    void aFolderIsNotReplaced() {
        assertThatThrownBy(() -> FileReplacement.write(folder, "text")).isInstanceOf(IOException.class);
        assertThat(TextFile.write(folder.resolve("no/where"), "text").get().toString())
                .endsWith("its folder does not exist");
        assertThat(file).hasContent("precious");
    }

    @Test
    void aLinkStaysAndItsFileKeepsItsPermissions() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        assertThat(TextFile.write(link, "new")).isEmpty();
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-r-----");
    }

    @Test
    void aLinkToAMissingFileMakesTheFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("text"));
        assertThat(TextFile.write(link, "new")).isEmpty();
        assertThat(link).isSymbolicLink().hasContent("new");
        Path recorded = Files.createSymbolicLink(folder.resolve("recorded"), folder.resolve("record"));
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.none());
        RecordFile.create(recorded, recorder).get().close();
        assertThat(recorded).isSymbolicLink().hasContent(recorder.text());
    }

    @Test
    void aFileThatMayNotBeWrittenIsNotReplaced() throws IOException {
        assumeTrue(file.toFile().setWritable(false) && !Files.isWritable(file));
        assertThat(TextFile.write(file, "new").map(Fault::toString))
                .contains(file + " cannot be written: access is denied");
        assertThat(RecordFile.create(file, Recorder.of(Recorded.begun(0), Option.none()))
                        .getLeft()
                        .toString())
                .isEqualTo(file + " cannot be written: access is denied");
        assertThat(file).hasContent("precious");
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }

    @Test
    void aDeviceIsWrittenItself() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        assertThat(TextFile.write(full, "text").get().toString()).startsWith("/dev/full cannot be written: ");
        assertThat(full).exists();
        assertThat(RecordFile.create(full, Recorder.of(Recorded.begun(0), Option.none()))
                        .getLeft()
                        .toString())
                .startsWith("/dev/full cannot be written: ");
    }

    @Test
    void namesOfOneFileAreKnown() throws IOException {
        Path hard = Files.createLink(folder.resolve("hard"), file);
        Path soft = Files.createSymbolicLink(folder.resolve("soft"), file);
        assertThat(TextFile.same(file, hard)).isTrue();
        assertThat(TextFile.same(soft, folder.resolve("./game.txt"))).isTrue();
        assertThat(TextFile.same(file, folder.resolve("nowhere"))).isFalse();
        assertThat(TextFile.same(file, folder)).isFalse();
    }

    @Test
    void aRecordReplacesAFileWhenItIsClosed() throws IOException {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        try (RecordFile record = RecordFile.create(file, recorder).get()) {
            record.comment("on we go");
            record.undo(1);
            assertThat(file).hasContent("precious");
            assertThat(folder.resolve("game.txt.part")).hasContent(recorder.text());
        }
        assertThat(file).hasContent(recorder.text());
        assertThat(folder.toFile().list()).containsExactly("game.txt");
    }
}
