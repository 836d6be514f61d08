package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A list, a roster or a game system, as XML, JSON or zip, is read, or its faults are reported. The teams can be written
 * and read back.
 */
public final class BattleScribeFuzz {
    private static final Path FILE = file();

    private BattleScribeFuzz() {}

    private static Path file() {
        try {
            Path file = Files.createTempFile("fuzz", ".cat");
            file.toFile().deleteOnExit();
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void fuzzerTestOneInput(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        Files.write(FILE, bytes);
        ReadResult read = ListFiles.read(
                Vector.of(FILE, text.contains("<gameSystem") ? SampleLists.LIST : SampleLists.SYSTEM),
                Shipped.ruleset());
        for (Finding finding : read.findings()) Held.must(finding.line() >= 0, "no such line: " + finding, text);
        for (ChosenTeam team : read.teams())
            Held.same(ChosenTeam.read(team.text(), Vector.empty()).toOption(), Option.some(team), text);
    }
}
