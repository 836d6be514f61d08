package io.github.deadcube.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void inAFolder() {
        file = folder.resolve("file.txt");
    }

    @Test
    void utf8IsReadWithAndWithoutAByteOrderMark() throws IOException {
        assertThat(TextFile.read(Files.writeString(file, ""))).isEqualTo(Either.right(""));
        assertThat(TextFile.read(Files.writeString(file, "é, 8 × 8\r\n"))).isEqualTo(Either.right("é, 8 × 8\r\n"));
        assertThat(TextFile.read(Files.writeString(file, "\ufeffé\n"))).isEqualTo(Either.right("é\n"));
    }

    @Test
    void invalidUtf8IsReportedWithItsPosition() throws IOException {
        Files.write(file, new byte[] {'a', '\n', '\n', 'b', (byte) 0xff, '\n'});
        assertThat(TextFile.read(file)).isEqualTo(notText(3, 2));
        Files.write(file, new byte[] {'a', '\n', 0, 'b'});
        assertThat(TextFile.read(file)).isEqualTo(notText(2, 1));
        Files.write(file, new byte[] {'a', (byte) 0xc3});
        assertThat(TextFile.read(file)).isEqualTo(notText(1, 2));
        Files.writeString(file, "a text", StandardCharsets.UTF_16);
        assertThat(TextFile.read(file)).isEqualTo(notText(1, 1));
    }

    private Either<Fault, String> notText(int line, int column) {
        return Either.left(Fault.at(line, column, "this is not text", "UTF-8").within(file.toString()));
    }

    /** A program writes a record while it is played, and may be killed within a character. */
    @Test
    void onlyARecordMayEndWithinACharacter() throws IOException {
        byte[] whole = "1: \ud83d\ude00".getBytes(StandardCharsets.UTF_8);
        for (int end = 3; end < whole.length; end++) {
            Files.write(file, Arrays.copyOf(whole, end));
            assertThat(TextFile.readRecord(file)).isEqualTo(Either.right("1: "));
        }
        Files.write(file, new byte[] {'a', (byte) 0xc3, 'b'});
        assertThat(TextFile.readRecord(file)).isEqualTo(notText(1, 2));
    }

    /** A power failure leaves zeros; a byte that has changed is a fault of its line. */
    @Test
    void onlyARecordMayBeDamaged() throws IOException {
        Files.write(file, "a\n1: x\0\0\0".getBytes(StandardCharsets.UTF_8));
        assertThat(TextFile.readRecord(file)).isEqualTo(Either.right("a\n1: x"));
        assertThat(TextFile.read(file)).isEqualTo(notText(2, 5));
        Files.write(file, new byte[] {'a', '\n', 'b', (byte) 0xff, 0, 'c'});
        assertThat(TextFile.readRecord(file)).isEqualTo(Either.right("a\nb\ufffd\0c"));
    }

    @Test
    void filesThatAreTooLargeAreNotRead() throws IOException {
        Files.write(file, "a".repeat(TextFile.MOST_BYTES).getBytes(StandardCharsets.UTF_8));
        assertThat(TextFile.read(file).map(String::length)).isEqualTo(Either.right(TextFile.MOST_BYTES));
        Files.write(file, "a".repeat(TextFile.MOST_BYTES + 1).getBytes(StandardCharsets.UTF_8));
        assertThat(TextFile.read(file))
                .isEqualTo(Either.left(Fault.of(file + " is too large", "at most 2097152 bytes")));
        assertThat(TextFile.readReport(file).map(String::length)).isEqualTo(Either.right(TextFile.MOST_BYTES + 1));
    }

    @Test
    void missingFilesAndFoldersAreReported() {
        assertThat(TextFile.read(file)).isEqualTo(Either.left(Fault.of("there is no file " + file)));
        for (String none : new String[] {"", " "})
            assertThat(TextFile.read(Path.of(none))).isEqualTo(Either.left(Fault.of("the name of a file is missing")));
        assertThat(TextFile.read(folder)).isEqualTo(Either.left(Fault.of(folder + " is a folder", "a file")));
    }

    @Test
    void writeErrorsAreExplained() {
        assertThat(TextFile.unwritten(file, new NoSuchFileException("x")).toString())
                .isEqualTo(file + " cannot be written: its folder does not exist");
        assertThat(TextFile.unwritten(folder, new FileSystemException("x", null, "Is a directory"))
                        .toString())
                .isEqualTo(folder + " cannot be written: it is a folder");
        assertThat(TextFile.unwritten(file, new AccessDeniedException("x")).toString())
                .isEqualTo(file + " cannot be written: access is denied");
        assertThat(TextFile.unwritten(file, new FileSystemException("x", null, "File name too long"))
                        .toString())
                .isEqualTo(file + " cannot be written: File name too long");
        assertThat(TextFile.unwritten(file, new IOException("No space left on device"))
                        .toString())
                .isEqualTo(file + " cannot be written: No space left on device");
        assertThat(TextFile.unwritten(file, new IOException()).toString())
                .isEqualTo(file + " cannot be written: the system does not say why");
    }

    /** A fault has room for 400 characters, and the reason comes after the name. */
    @Test
    void aLongOrInvisibleNameLeavesRoomForTheReason() {
        Path deep = Path.of("folder/".repeat(100) + "a\u001bb\nc.txt");
        assertThat(TextFile.unwritten(Path.of("a\u001bb\nc.txt"), new AccessDeniedException("x"))
                        .toString())
                .isEqualTo("a\\u001bb\\u000ac.txt cannot be written: access is denied");
        assertThat(TextFile.unwritten(deep, new AccessDeniedException("x")).toString())
                .startsWith("folder/folder/")
                .endsWith("… cannot be written: access is denied");
    }
}
