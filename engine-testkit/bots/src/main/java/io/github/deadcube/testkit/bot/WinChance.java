package io.github.deadcube.testkit.bot;

/** The chance to win by the parts of a position's value: a logistic regression for each number of rounds left. */
final class WinChance {
    private static final WinChance[] BY_ROUNDS_LEFT = {
        new WinChance(0.93, 0, 0.7, 3, 0, 0.25),
        new WinChance(0.5, 0.15, 0.25, 1, 0.2, 0.12),
        new WinChance(0.28, 0.25, 0.45, 0.8, 0.3, 0.06),
        new WinChance(0.1, 0.42, 0.25, 1.5, 0, 0.03),
        new WinChance(0.03, 0.5, 0.15, 1.25, 0, 0.015)
    };
    /** Missions were not in the games of the fit. */
    private static final double MISSION = 0.25;

    private final double score;
    private final double models;
    private final double activations;
    private final double threat;
    private final double danger;
    private final double objectives;

    private WinChance(
            double score, double models, double activations, double threat, double danger, double objectives) {
        this.score = score;
        this.models = models;
        this.activations = activations;
        this.threat = threat;
        this.danger = danger;
        this.objectives = objectives;
    }

    /** 0 to 1. Threat, danger and objectives count for each side. */
    static double of(PositionValue own, PositionValue other, int roundsLeft) {
        WinChance weight = BY_ROUNDS_LEFT[Math.max(0, Math.min(BY_ROUNDS_LEFT.length - 1, roundsLeft))];
        double lead = weight.score * own.score()
                + weight.models * own.models()
                + weight.activations * own.activations()
                + weight.threat * (own.threat() - other.threat())
                + weight.danger * (own.danger() - other.danger())
                + weight.objectives * (own.objectives() - other.objectives())
                + MISSION * own.mission();
        return 1 / (1 + StrictMath.exp(-lead));
    }
}
