package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.vavr.collection.Vector;

/** R25-K: the keywords of weapons, damage and markers that the revision of 2025 has instead of the third edition's, or besides them. */
final class RevisedWeaponKeywords {
    private RevisedWeaponKeywords() {}

    /** Each takes the place of one that is printed alike. */
    static Vector<KeywordRule> all() {
        return Vector.empty();
    }
}
