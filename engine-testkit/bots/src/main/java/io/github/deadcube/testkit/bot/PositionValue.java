package io.github.deadcube.testkit.bot;

/**
 * The value of a position for a side, in VP, with its parts. Each part is the side's value minus the other side's, except that only
 * the side's own models have {@code threat} and {@code danger}.
 *
 * @param total the sum of the parts
 * @param result the value of a game that is over; otherwise 0
 * @param score the lead in VP
 * @param models the remaining value of the models that are not lost
 * @param activations the activations that are left in the round
 * @param threat the harm that models can soon do
 * @param danger the harm that can soon be done to models; 0 or less
 * @param objectives objectives that are held or in reach
 * @param mission assets, scenery and exits
 * @param markers traps, shields and marked cubes
 */
public record PositionValue(
        double total,
        double result,
        double score,
        double models,
        double activations,
        double threat,
        double danger,
        double objectives,
        double mission,
        double markers) {
    /** No value. */
    public static final PositionValue NONE = new PositionValue(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    static PositionValue ended(double result) {
        return new PositionValue(result, result, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** The sum of two values, part by part. */
    public PositionValue plus(PositionValue other) {
        return plus(other, 1);
    }

    /** The difference of two values, part by part: the change from the other position to this. */
    public PositionValue minus(PositionValue other) {
        return plus(other, -1);
    }

    /** The value with every part multiplied, such as by a chance. */
    public PositionValue times(double factor) {
        return NONE.plus(this, factor);
    }

    PositionValue dividedBy(double divisor) {
        return new PositionValue(
                total / divisor,
                result / divisor,
                score / divisor,
                models / divisor,
                activations / divisor,
                threat / divisor,
                danger / divisor,
                objectives / divisor,
                mission / divisor,
                markers / divisor);
    }

    PositionValue plus(PositionValue other, double factor) {
        return new PositionValue(
                total + factor * other.total,
                result + factor * other.result,
                score + factor * other.score,
                models + factor * other.models,
                activations + factor * other.activations,
                threat + factor * other.threat,
                danger + factor * other.danger,
                objectives + factor * other.objectives,
                mission + factor * other.mission,
                markers + factor * other.markers);
    }
}
