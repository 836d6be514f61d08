package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.GameAnalysis.JudgedDecision;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.Luck.LuckyRoll;
import io.vavr.collection.Vector;
import java.util.Locale;

/** The notes of an analysed game in words. */
public record GameNotes(GameAnalysis analysis) {
    /** The notes on an input: what a costly decision lost and what was better, and how lucky a roll was. */
    public Vector<String> on(Moment moment) {
        return moment.decision()
                .filter(JudgedDecision::costly)
                .map(decision -> decided(moment.number(), decision))
                .toVector()
                .appendAll(moment.roll().filter(roll -> moment.lucky()).map(GameNotes::rolled));
    }

    private String decided(int number, JudgedDecision decision) {
        return "? " + decision.side() + " loses " + percent(decision.cost()) + " of a win: "
                + PlanWords.of(Vector.of(decision.choice())) + ". Better: " + PlanWords.of(decision.better())
                + ". Input "
                + number;
    }

    private static String rolled(LuckyRoll roll) {
        Side lucky = roll.luck(Side.A) > 0 ? Side.A : Side.B;
        return "! luck of " + lucky + ": " + roll.dice() + " is worth " + percent(roll.luck(lucky)) + " of a win ("
                + roll.request().purpose() + ", chance of A " + percent(roll.before()) + " before, "
                + percent(roll.after())
                + " after)";
    }

    /** The sums of a side. */
    public String sum(Side side) {
        int costly =
                analysis.moments().count(moment -> moment.decision().exists(one -> one.side() == side && one.costly()));
        double luck = analysis.luck(side);
        return side + " loses " + percent(analysis.lost(side)) + " of a win in " + costly
                + (costly == 1 ? " marked decision" : " marked decisions") + "; its dice are worth "
                + (luck < 0 ? "-" : "+") + percent(Math.abs(luck));
    }

    /** {@code 7 %}. */
    public static String percent(double part) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * part);
    }

    /** A choice or a roll as it was entered; the order of a shuffle is hidden. */
    public static String entered(Moment moment) {
        return moment.input() instanceof Shuffle ? "" : moment.input().toString();
    }
}
