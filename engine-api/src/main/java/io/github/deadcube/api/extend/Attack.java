package io.github.deadcube.api.extend;

import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;

/**
 * An attack after its dice are rolled (KT-2).
 *
 * @param context the context of its test
 * @param attacker the model that deals damage: the target of the ASSAULT if its fight back won (KT-8)
 * @param margin the attacker's successes minus the target's; 0 or less if the attacker has not won
 * @param effects whether the keywords of attacker and weapon apply; false for blazing away (K-RAPID-FIRE)
 * @param targetWasPinned whether the target was pinned when it was attacked
 */
@SavedName(value = "attack", parts = "context attacker target weapon successes margin effects targetWasPinned")
public record Attack(
        TestContext context,
        ModelId attacker,
        ModelId target,
        WeaponChoice weapon,
        int successes,
        int margin,
        boolean effects,
        boolean targetWasPinned) {
    /** An attack of the model that shoots or assaults, on its target. */
    public static Attack of(TestContext context, int successes, int margin, boolean effects) {
        return new Attack(
                context,
                context.attacker(),
                context.target(),
                context.weapon(),
                successes,
                margin,
                effects,
                context.wasPinned());
    }

    /** Whether the attacker has more successes: false for a draw. */
    public boolean won() {
        return margin > 0;
    }
}
