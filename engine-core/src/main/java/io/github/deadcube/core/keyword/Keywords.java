package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.vavr.collection.Vector;

/** K: the door. */
public final class Keywords {
    private Keywords() {}

    /** Every keyword of the third edition that the engine plays. */
    public static Vector<KeywordRule> thirdEdition() {
        return Vector.<KeywordRule>of(Numeric.values())
                .appendAll(Vector.of(
                        new Boom(),
                        new Evade(),
                        new Frag(),
                        new Grenade(),
                        new Knockback(),
                        new OneUse(),
                        new RapidFire(),
                        new Tough(),
                        new Toxic()));
    }
}
