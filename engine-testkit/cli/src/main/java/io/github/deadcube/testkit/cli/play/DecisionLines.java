package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.decisions.DecisionLog.Decided;
import io.github.deadcube.testkit.duel.PairedGames.Game;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.serve.EncodingAnswer;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Decisions as lines of JSON: first the names of the numbers; for each game a line with both boards, then a line for
 * each decision.
 */
final class DecisionLines implements DecisionFile {
    private final Writer writer;

    private DecisionLines(Writer writer) {
        this.writer = writer;
    }

    static DecisionLines create(Path file) throws IOException {
        Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
        writer.write(names() + "\n");
        return new DecisionLines(writer);
    }

    /** The version of the encoding, and the names of the numbers. */
    static String names() {
        return JsonObject.of("encoding", Encoding.VERSION)
                .with("names", EncodingAnswer.names())
                .line();
    }

    @Override
    public Decisions ready(DecisionLog log, Game game) {
        Vector<String> lines = lines(log, game);
        return () -> {
            for (String line : lines) writer.write(line + "\n");
            writer.flush();
        };
    }

    private static Vector<String> lines(DecisionLog log, Game game) {
        Encoding encoding = log.encoding();
        JsonObject boards = new JsonObject();
        for (Side side : Side.BOTH) boards.put(side.toString(), EncodingAnswer.whole(encoding.board(side)));
        Position end = log.state().position();
        return log.decisions()
                .map(decided -> line(game, decided, end))
                .prepend(JsonObject.of("game", game.number())
                        .with("seed", game.seed())
                        .with("boards", boards)
                        .line());
    }

    private static String line(Game game, Decided decided, Position end) {
        return JsonObject.of("game", game.number())
                .with("side", decided.side().toString())
                .with("purpose", decided.purpose().toString())
                .with("view", EncodingAnswer.whole(decided.view()))
                .with("options", decided.options().map(EncodingAnswer::whole))
                .with("chosen", decided.chosen())
                .with("won", won(game, decided.side()))
                .with("lead", lead(end, decided.side()))
                .line();
    }

    /** 1, 0.5 or 0. */
    static double won(Game game, Side side) {
        return side == game.side() ? game.score() : 1 - game.score();
    }

    static int lead(Position end, Side side) {
        return end.side(side).score() - end.side(side.other()).score();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
