package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;

/** R25-K: the keywords of weapons, damage and markers that the revision of 2025 has instead of the third edition's, or besides them. */
final class RevisedWeaponKeywords {
    private RevisedWeaponKeywords() {}

    /** Each takes the place of one that is printed alike. */
    static Vector<KeywordRule> all() {
        return Vector.of(
                new Gone("AUXILIARY", RuleIds.R25_K_AUXILIARY, "a card's list says which weapons go together"),
                new Gone(
                        "GAS CLOUD",
                        RuleIds.R25_K_GAS_CLOUD,
                        "DEFENCE CLOUD, SMOKESCREEN or, as a weapon's effect, TOXIC SMOKE"),
                new Gone("REMOTE", RuleIds.R25_K_REMOTE, "nothing came in its place"),
                new Augmented(),
                new NonLethal(),
                new RevisedCommLink(),
                new RevisedCompanion(),
                new RevisedDismantle(),
                new RevisedEnergyShield(),
                new RevisedExplosive(),
                new RevisedFireControl(),
                new RevisedFiringPlatform(),
                new RevisedGrenade(),
                new RevisedHoloSight(),
                new RevisedHorde(),
                new RevisedIndirect(),
                new RevisedInvigorate(),
                new RevisedItBurns(),
                new RevisedLifeDrain(),
                new RevisedPsychic(),
                new RevisedShieldGenerator(),
                new RevisedSmash(),
                new RevisedSniperScope(),
                new RevisedStun(),
                new RevisedSuppression(),
                new RevisedTenacious(),
                new RevisedTrap(),
                new ToxicSmoke());
    }
}
