package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule.Bearer;
import io.vavr.control.Option;

/** KT-1, KT-19: where a keyword may be printed so that it has an effect. */
enum PrintedOn {
    ANY("on a model or a weapon", Bearer.MODEL, Bearer.RANGED_WEAPON, Bearer.CLOSE_COMBAT_WEAPON),
    MODEL("on a model", Bearer.MODEL),
    WEAPON("on a weapon", Bearer.RANGED_WEAPON, Bearer.CLOSE_COMBAT_WEAPON),
    RANGED("on a weapon with a range", Bearer.RANGED_WEAPON),
    SHOOTING("on a model or a weapon with a range", Bearer.MODEL, Bearer.RANGED_WEAPON),
    MELEE("on a model or a weapon with range CC", Bearer.MODEL, Bearer.CLOSE_COMBAT_WEAPON),
    ANYWHERE("on a model, a weapon, or in brackets", Bearer.values()),
    CLOUD("on a model, or in the brackets of a keyword such as GRENADE", Bearer.MODEL, Bearer.BRACKETS),
    /** KT-7: by itself it is delivered as EXPLOSIVE. */
    LANDING(
            "on a weapon with a range, or in the brackets of a keyword such as GRENADE",
            Bearer.RANGED_WEAPON,
            Bearer.BRACKETS);

    private final String words;
    private final Bearer[] allowed;

    PrintedOn(String words, Bearer... allowed) {
        this.words = words;
        this.allowed = allowed;
    }

    Option<String> fault(Bearer bearer) {
        for (Bearer b : allowed) if (b == bearer) return Option.none();
        return Option.some("it is printed " + words);
    }
}
