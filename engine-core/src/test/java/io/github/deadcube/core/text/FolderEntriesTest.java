package io.github.deadcube.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.core.support.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderEntriesTest {
    @TempDir
    Path folder;

    @Test
    void entriesAreInTheOrderOfTheirNames() throws IOException {
        for (String name : new String[] {"c.txt", "a.txt", "b"}) Files.writeString(folder.resolve(name), name);
        Files.createDirectory(folder.resolve("aa"));
        assertThat(TextFile.entries(folder).map(entry -> String.valueOf(entry.getFileName())))
                .containsExactly("a.txt", "aa", "b", "c.txt");
    }

    @Test
    void whatIsNoFolderIsAnError() {
        assertThatThrownBy(() -> TextFile.entries(folder.resolve("none"))).isInstanceOf(NoSuchFileException.class);
    }
}
