package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.vavr.collection.Vector;

/** R25-K: the keywords of models, their movement and set-up that the revision of 2025 has instead of the third edition's, or besides them. */
final class RevisedModelKeywords {
    private RevisedModelKeywords() {}

    /** Each takes the place of one that is printed alike. */
    static Vector<KeywordRule> all() {
        return Vector.of(
                new Elusive(),
                OwnCloud.defenceCloud(),
                OwnCloud.smokescreen(),
                new RevisedAerial(),
                new RevisedBeast(),
                RevisedMachine.bike(),
                new RevisedBoom(),
                new RevisedCharged(),
                new RevisedCloaking(),
                new RevisedCombatTeam(),
                new RevisedCommRelay(),
                new RevisedDefender(),
                new RevisedDropSuit(),
                new RevisedEngineer(),
                RevisedGait.flight(),
                new RevisedHonourable(),
                RevisedGait.jumpPack(),
                new RevisedMedic(),
                new RevisedPrey(),
                new RevisedRampage(),
                new RevisedScout(),
                new RevisedTactician(),
                new RevisedTeleport(),
                RevisedMachine.vehicle(),
                RevisedMachine.walker());
    }
}
