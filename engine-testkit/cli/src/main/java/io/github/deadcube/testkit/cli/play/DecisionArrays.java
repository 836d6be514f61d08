package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.cli.play.ArraySpool.Type;
import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.decisions.DecisionLog.Decided;
import io.github.deadcube.testkit.duel.PairedGames.Game;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Decisions as compressed arrays of NumPy. Decision {@code i} has the row {@code i} of view, chosen, side, won, lead
 * and game, and the rows {@code first[i]} to {@code first[i + 1] - 1} of option. Game {@code g} has the row {@code g}
 * of number, seed and board_of, and the boards of both sides are the row {@code board_of[g]} of board. The arrays are
 * in the file when it is closed.
 */
final class DecisionArrays implements DecisionFile {
    /** The earliest time that the file can have. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final Path file;
    private final List<ArraySpool> arrays = new ArrayList<>();
    private final List<float[]> boards = new ArrayList<>();
    private final ArraySpool view;
    private final ArraySpool option;
    private final ArraySpool first;
    private final ArraySpool chosen;
    private final ArraySpool side;
    private final ArraySpool won;
    private final ArraySpool lead;
    private final ArraySpool game;
    private final ArraySpool number;
    private final ArraySpool seed;
    private final ArraySpool boardOf;
    private final ArraySpool board;

    private DecisionArrays(Path file) throws IOException {
        this.file = file;
        view = array("view", Type.FLOAT32, Encoding.VIEW);
        option = array("option", Type.FLOAT32, Encoding.OPTION);
        first = array("first", Type.INT64);
        chosen = array("chosen", Type.INT32);
        side = array("side", Type.UINT8);
        won = array("won", Type.FLOAT32);
        lead = array("lead", Type.FLOAT32);
        game = array("game", Type.INT32);
        number = array("number", Type.INT32);
        seed = array("seed", Type.INT64);
        boardOf = array("board_of", Type.INT32);
        board = array("board", Type.FLOAT32, Side.BOTH.size(), Encoding.BOARD);
        first.add(0);
    }

    static DecisionArrays create(Path file) throws IOException {
        Files.newOutputStream(file, StandardOpenOption.CREATE_NEW).close();
        return new DecisionArrays(file);
    }

    private ArraySpool array(String name, Type type, int... row) throws IOException {
        ArraySpool array = ArraySpool.create(name, type, row);
        arrays.add(array);
        return array;
    }

    @Override
    public Decisions ready(DecisionLog log, Game played) {
        return () -> {
            int place = (int) number.rows();
            number.add(played.number());
            seed.add(played.seed());
            boardOf.add(boardOf(log.encoding()));
            Position end = log.state().position();
            for (Decided decided : log.decisions()) {
                view.add(decided.view());
                for (float[] each : decided.options()) option.add(each);
                first.add(option.rows());
                chosen.add(decided.chosen());
                side.add(decided.side().ordinal());
                won.add((float) DecisionLines.won(played, decided.side()));
                lead.add((float) DecisionLines.lead(end, decided.side()));
                game.add(place);
            }
        };
    }

    /** The row of the boards, which is a new one if no game before has them. */
    private int boardOf(Encoding encoding) throws IOException {
        float[] both = new float[Side.BOTH.size() * Encoding.BOARD];
        for (Side each : Side.BOTH)
            System.arraycopy(encoding.board(each), 0, both, each.ordinal() * Encoding.BOARD, Encoding.BOARD);
        for (int i = 0; i < boards.size(); i++) if (Arrays.equals(boards.get(i), both)) return i;
        boards.add(both);
        board.add(both);
        return boards.size() - 1;
    }

    @Override
    public void close() throws IOException {
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (ArraySpool array : arrays) {
                begin(zip, array.name());
                array.writeTo(zip);
                zip.closeEntry();
            }
            byte[] names = DecisionLines.names().getBytes(StandardCharsets.UTF_8);
            begin(zip, "names");
            zip.write(ArraySpool.header(Type.UINT8, Vector.of((long) names.length)));
            zip.write(names);
            zip.closeEntry();
        } finally {
            for (ArraySpool array : arrays) array.close();
        }
    }

    private static void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
    }
}
