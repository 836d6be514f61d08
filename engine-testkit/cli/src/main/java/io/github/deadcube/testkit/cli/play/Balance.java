package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.testkit.cli.play.GameRows.Row;
import io.github.deadcube.testkit.duel.PairedScores;
import io.vavr.collection.Vector;

/**
 * How the first team and side A have done in the games of a duel. A round is four games with the same dice: in it, each
 * bot has each side with each team, so that the bots do not matter. The scores are means of rounds.
 *
 * @param team the scores of the first team
 * @param sideA the scores of side A
 * @param begun the games of the round that is not complete
 */
record Balance(PairedScores team, PairedScores sideA, Vector<Row> begun) {
    static final Balance NONE = new Balance(PairedScores.NONE, PairedScores.NONE, Vector.empty());

    Balance with(Row row) {
        Vector<Row> round = begun.append(row);
        if (round.size() < GameRows.ROUND) return new Balance(team, sideA, round);
        Vector<Row> ofTeam = round.zipWithIndex(
                (game, number) -> seen(game, Seating.of(number).firstTeam()));
        Vector<Row> ofSide = round.zipWithIndex(
                (game, number) -> seen(game, Seating.of(number).sideA()));
        return new Balance(mean(team, ofTeam), mean(sideA, ofSide), Vector.empty());
    }

    private static Row seen(Row game, boolean byFirstBot) {
        return byFirstBot ? game : new Row(1 - game.score(), -game.lead(), game.luck(), game.forfeit());
    }

    private static PairedScores mean(PairedScores before, Vector<Row> round) {
        return before.with(
                round.map(Row::score).sum().doubleValue() / GameRows.ROUND,
                round.map(Row::lead).sum().doubleValue() / GameRows.ROUND);
    }
}
