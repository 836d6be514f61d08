package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Another game of two people after one that is over: they change sides, and all else is as before. It begins when both
 * have asked for it, each with a new token, so that neither of them starts it and no invitation is sent.
 */
record Rematch(Rules rules, OpenGames games, GameHost host) {
    /** The caller holds the lock of the game. */
    JsonObject asked(ServedGame served, Request request) throws RequestError {
        Side side = served.seats().acting(request);
        GameTable table = served.table();
        if (!served.seats().fair())
            throw request.wrong(Request.DO, "no two people have played the game", "'start' with the sides changed");
        if (!served.isOver()) throw request.wrong(Request.DO, "the game goes on", "its end, or 'resign'");
        if (table.talk().rematch().isEmpty()) {
            String token = AccessTokens.sound(request, GameSeats.OWN);
            if (table.again().get(side.other()).exists(other -> AccessTokens.same(token, other)))
                throw request.wrong(GameSeats.OWN, "the other side has this token already", "a new token");
            table.asksAgain(side, token);
            if (table.again().size() == Side.BOTH.size()) begin(served, request);
            served.terms().told(served.game().number());
        }
        return served.asked(Option.some(side), request.language());
    }

    private void begin(ServedGame before, Request request) throws RequestError {
        GameTable table = before.table();
        Setup setup = before.setup();
        GameState begin = request.sound(
                Request.DO, rules.start(setup.withTeamA(setup.teamB()).withTeamB(setup.teamA())));
        Game game = Game.of(
                rules,
                begin,
                GameSettings.systemDice().allowingUndoOfLooks(before.terms().undoLooks()));
        Map<Side, String> own = table.again().mapKeys(Side::other);
        Request named = Request.of(
                JsonObject.of(Request.DO, "start")
                        .with("game", games.following(before.terms().name()))
                        .line(),
                request.work());
        GameTable next = table.swapped();
        ServedGame opened = games.open(
                named,
                game,
                name -> ServedGame.of(
                        rules,
                        game,
                        GameSeats.both(AccessTokens.of(own, host.token()), Server.over(game, next)),
                        next,
                        before.terms().of(name)),
                other -> host.opened(other.terms().name(), other.reopening(), game));
        table.followed(opened.terms().name());
        before.kept().forEach(before.terms()::lost);
    }
}
