package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.GameAnalysis.JudgedDecision;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.Luck.LuckyRoll;
import io.vavr.collection.Vector;

/** The notes of an analysed game in words. */
public record GameNotes(GameAnalysis analysis) {
    /** How far a sum of chances may be from a certain one. */
    private static final double CERTAIN = 1e-9;

    /** The notes on an input: what a costly decision lost and what was better, and how lucky a roll was. */
    public Vector<Sentence> on(Moment moment) {
        return moment.decision()
                .filter(JudgedDecision::costly)
                .map(decision -> decided(moment.number(), decision))
                .toVector()
                .appendAll(moment.roll().filter(roll -> moment.lucky()).map(GameNotes::rolled));
    }

    private static Sentence decided(int number, JudgedDecision decision) {
        return Sentence.of(
                "? {side} loses {cost} of a win: {choice}. Better: {better}. Input {number}",
                decision.side(),
                percent(decision.cost()),
                new PlanWords(Vector.of(decision.choice())),
                new PlanWords(decision.better()),
                number);
    }

    private static Sentence rolled(LuckyRoll roll) {
        Side lucky = roll.luck(Side.A) > 0 ? Side.A : Side.B;
        return Sentence.of(
                "! luck of {side}: {dice} is worth {worth} of a win ({purpose}, chance of A {before} before, "
                        + "{after} after)",
                lucky,
                roll.dice(),
                percent(roll.luck(lucky)),
                roll.request().purpose(),
                chance(roll.before()),
                chance(roll.after()));
    }

    /** What a side lost in its costly decisions, and how lucky its dice were. */
    public Sentence sum(Side side) {
        int costly =
                analysis.moments().count(moment -> moment.decision().exists(one -> one.side() == side && one.costly()));
        double luck = analysis.luck(side);
        return Sentence.of(
                "{side} loses {cost} of a win in {count, plural, one {# marked decision} other {# marked decisions}};"
                        + " its dice are worth {luck}",
                side,
                percent(analysis.lost(side)),
                costly,
                Sentence.of(luck < 0 ? "-{share}" : "+{share}", percent(Math.abs(luck))));
    }

    /** {@code 7 %}; a chance that is not certain is neither 0 nor 100. */
    public static Sentence chance(double part) {
        return chance(part, 0);
    }

    /** The same with a number of decimals: {@code 0.45 %}. */
    public static Sentence chance(double part, int decimals) {
        double unit = Math.pow(10, -decimals);
        boolean rare = part > CERTAIN && 100 * part < unit / 2;
        boolean likely = part < 1 - CERTAIN && 100 * (1 - part) < unit / 2;
        if (rare) return Sentence.of("<{share}", shown(unit, decimals));
        return likely ? Sentence.of(">{share}", shown(100 - unit, decimals)) : shown(100 * part, decimals);
    }

    /** {@code 7 %}: a part that is no chance, and may be more than the whole. */
    public static Sentence percent(double part) {
        return shown(100 * part, 0);
    }

    private static Sentence shown(double percent, int decimals) {
        return Sentence.of("{number} %", Sentence.decimal(percent, decimals));
    }

    /** A choice or a roll as it was entered; the order of a shuffle is hidden. */
    public static String entered(Moment moment) {
        return moment.input() instanceof Input.Shuffle ? "" : moment.input().toString();
    }
}
