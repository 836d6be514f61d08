package io.github.deadcube.api.play;

/**
 * One weapon fired at one target, as declared (SHO-9). Written {@code rifle at B2}, {@code rifle at B2 as blaze away}.
 *
 * @param weapon the weapon's name
 * @param target a model, or a cube for a weapon that is aimed at cubes (K-EXPLOSIVE)
 * @param mode how it is fired: {@link #ORDINARY}, or the words of another mode, such as {@code blaze away}
 */
public record Shot(String weapon, Target target, String mode) {
    /** SHO-5: the ordinary shot. */
    public static final String ORDINARY = "";

    /**
     * An ordinary shot.
     *
     * @param weapon the weapon's name
     * @param target what it is aimed at
     */
    public Shot(String weapon, Target target) {
        this(weapon, target, ORDINARY);
    }

    /** The notation. */
    @Override
    public String toString() {
        return weapon + " at " + target + (mode.isEmpty() ? "" : " as " + mode);
    }
}
