package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Tournament.Game;
import io.github.deadcube.testkit.cli.command.JsonObject;
import io.github.deadcube.testkit.cli.serve.EncodingAnswer;
import io.github.deadcube.testkit.learning.DecisionLog;
import io.github.deadcube.testkit.learning.DecisionLog.Decided;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** The decisions of one game as lines of JSON: first a line about the game with both boards, then a line for each decision. */
final class DecisionRows {
    private final Rules rules;
    private @Nullable DecisionLog log;

    DecisionRows(Rules rules) {
        this.rules = rules;
    }

    /** The first line of a file: the names of the numbers. */
    static String names() {
        return JsonObject.of("encoding", Encoding.VERSION)
                .with("names", EncodingAnswer.names())
                .line();
    }

    Match.Spectator watching(GameState begin) {
        DecisionLog made = DecisionLog.of(rules, begin);
        log = made;
        return made;
    }

    Vector<String> lines(Game game) {
        if (log == null) return Vector.empty();
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
        Side side = decided.side();
        double won = side == game.side() ? game.score() : 1 - game.score();
        return JsonObject.of("game", game.number())
                .with("side", side.toString())
                .with("purpose", decided.purpose().toString())
                .with("view", EncodingAnswer.whole(decided.view()))
                .with("options", decided.options().map(EncodingAnswer::whole))
                .with("chosen", decided.chosen())
                .with("won", won)
                .with("lead", end.side(side).score() - end.side(side.other()).score())
                .line();
    }
}
