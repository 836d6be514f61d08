package io.github.deadcube.games;

import io.github.deadcube.Replay;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Short records of whole games, one after the other in a compressed text; an index says what they are and how they end.
 */
final class KeptGames {
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "games");
    private static final Path RECORDS = FOLDER.resolve("games.txt.gz");
    private static final Path INDEX = FOLDER.resolve("index.txt");

    private KeptGames() {}

    /** What a short record verifies as, or what is different. */
    static String verdict(String shortened) {
        String record = ShortRecords.expand(shortened);
        Either<Seq<Fault>, Replay> read = Replay.read(record, Deadcube.rules(), KeptGame.registry());
        if (read.isLeft()) return read.getLeft().mkString("; ");
        Replay replay = read.get();
        Vector<String> kept = ShortRecords.digits(shortened);
        for (int i = 0; i < replay.steps().size(); i++)
            if (!kept.get(i).equals(ShortRecords.digits(replay.state(i + 1))))
                return "input " + (i + 1) + ", " + replay.inputs().get(i) + ": another state";
        return Replay.verify(record, Deadcube.rules(), KeptGame.registry())
                .fold(
                        faults -> faults.mkString("; "),
                        sure -> sure.replaceFirst(
                                "; the states were not compared.*?(?=;|$)", "; each state has its digits"));
    }

    /** A line of the index. */
    static String line(KeptGame game, String shortened) {
        return game.name() + ": " + game.described() + ": " + verdict(shortened);
    }

    static Vector<String> index() throws IOException {
        return Vector.ofAll(Files.readAllLines(INDEX));
    }

    /** The short records, in the order of the games. */
    static Vector<String> records() throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(RECORDS))) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Vector.of(all.split("(?=" + Pattern.quote(ShortRecords.FIRST_LINE) + ")", -1));
        }
    }

    /** Plays all games and writes their records and the index. */
    static void play() throws IOException {
        KeptGame.requireRecorded();
        write(KeptGame.all().map(game -> ShortRecords.shorten(game.record())));
        writeIndex();
    }

    /**
     * Replays all games and writes them with the digests of this engine; throws if a game has an input or a result that
     * is not in the index.
     */
    static void writeDigests() throws IOException {
        Vector<String> index = index();
        Vector<String> written = KeptGame.all().zipWith(records(), (game, kept) -> {
            String record = Replay.read(ShortRecords.expand(kept), Deadcube.rules(), KeptGame.registry())
                    .getOrElseThrow(faults -> new IllegalStateException(game.name() + ": " + faults.mkString("; ")))
                    .save();
            String again = ShortRecords.shorten(record);
            String line = line(game, again);
            if (!index.contains(line)) throw new IllegalStateException(line);
            return again;
        });
        write(written);
    }

    private static void write(Vector<String> records) throws IOException {
        Files.createDirectories(FOLDER);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(RECORDS))) {
            for (String record : records) out.write(record.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Writes the index of the records. */
    static void writeIndex() throws IOException {
        Files.write(INDEX, KeptGame.all().zipWith(records(), KeptGames::line));
    }
}
