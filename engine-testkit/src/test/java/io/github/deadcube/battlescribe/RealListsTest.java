package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.core.battlescribe.Content;
import io.github.deadcube.core.battlescribe.Finding.Kind;
import io.github.deadcube.core.battlescribe.Reading;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Lists that players keep are read whole: {@code -Ddeadcube.lists=FOLDER} says where a game system lies with its catalogues. */
class RealListsTest {
    private static final String FOLDER = System.getProperty("deadcube.lists", "");

    @BeforeEach
    void aFolderIsGiven() {
        assumeTrue(!FOLDER.isEmpty(), "-Ddeadcube.lists=FOLDER gives a folder of lists");
    }

    @Test
    void everyCardAndWeaponIsRead() throws IOException {
        Reading reading = Samples.read(files().toJavaArray(Path[]::new));
        assertThat(reading.contents()).isNotEmpty().allMatch(RealListsTest::whole);
        assertThat(reading.lists()).isNotEmpty().allMatch(list -> list.cards().nonEmpty());
    }

    @Test
    void whatIsWrongIsAboutKeywordsAlone() throws IOException {
        Reading reading = Samples.read(files().toJavaArray(Path[]::new));
        assertThat(reading.findings().filter(f -> f.kind() == Kind.FAULT))
                .allMatch(f -> f.done().equals("read without it"));
    }

    private static boolean whole(Content content) {
        return content.cards() == content.cardsRead() && content.weapons() == content.weaponsRead();
    }

    private static Vector<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(FOLDER))) {
            return Vector.ofAll(files).sorted();
        }
    }
}
