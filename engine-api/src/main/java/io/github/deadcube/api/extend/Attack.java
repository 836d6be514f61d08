package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.ModelId;

/**
 * An attack whose dice are down (KT-2).
 *
 * @param context why it was made
 * @param attacker who deals it: the one who fights back, if that won (KT-8)
 * @param successes how many successes the attacker has
 * @param margin by how many successes the attacker has won; 0 or less if it has not
 * @param effects whether the keywords of attacker and weapon apply; not when blazing away (K-RAPID-FIRE)
 * @param targetWasPinned whether the target was pinned when it was attacked
 */
public record Attack(
        TestContext context,
        ModelId attacker,
        ModelId target,
        WeaponChoice weapon,
        int successes,
        int margin,
        boolean effects,
        boolean targetWasPinned) {
    /** Whether the attacker has more successes: false for a draw. */
    public boolean won() {
        return margin > 0;
    }
}
