package io.github.deadcube.api.dispersion;

/**
 * N3-1: a roll for a skill or a piece of equipment, after it was made.
 *
 * @param means what is used
 * @param namesDispersion whether its description names dispersion
 * @param passed whether the roll was passed
 */
public record Attempt(Means means, boolean namesDispersion, boolean passed) {
    /** What a roll is made for. */
    public enum Means {
        /** A special skill, such as a jump from the air. */
        SKILL,
        /** A piece of equipment that is no weapon. */
        EQUIPMENT,
        /** A weapon: no weapon of the third edition of Infinity disperses. */
        WEAPON
    }

    /**
     * N3-1: whether what was attempted disperses.
     *
     * @return true where the description names dispersion and the roll has failed, and it is no weapon
     */
    public boolean disperses() {
        return namesDispersion && !passed && means != Means.WEAPON;
    }
}
