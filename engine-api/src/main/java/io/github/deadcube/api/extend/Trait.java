package io.github.deadcube.api.extend;

import io.github.deadcube.api.saved.SavedName;

/** A fixed property of a model, of a weapon, or of a marker on the battlefield. */
@SavedName(
        value = "trait",
        parts = {
            "agile",
            "neverPinned",
            "neverMoved",
            "grounded",
            "emptyHanded",
            "neverClear",
            "machine",
            "lifeless",
            "defuses",
            "calming",
            "twoWeapons",
            "charging",
            "swarming",
            "drilled",
            "hacking",
            "scouting",
            "airborne",
            "calledIn",
            "hidden",
            "slipping",
            "leaping",
            "unsituated",
            "unmodified",
            "wary",
            "revealing",
            "built",
            "awaited",
            "relaying",
            "unhurried",
            "stealingUp",
            "lengthy",
            "unsighted",
            "unaided",
            "augmenting",
            "harmless",
            "harmlessBang",
            "oneUse",
            "hides",
            "earmarks"
        })
public enum Trait {
    /** K-AGILE: once in an ADVANCE or SPRINT the model may go one level more, up or down within its stack. */
    AGILE(Place.MODEL),
    /** PIN-5: the model is never pinned. */
    NEVER_PINNED(Place.MODEL),
    /** K-SOLID: no effect of an attack or an explosion moves the model to another cube. */
    NEVER_MOVED(Place.MODEL),
    /** SET-8: the model is deployed on ground level. */
    GROUNDED(Place.MODEL),
    /** K-BEAST, K-VEHICLE: the model picks up no items and has no equipment. */
    EMPTY_HANDED(Place.MODEL),
    /** K-STEALTHY: shots at the model never get the modifier of a clear shot (SHO-6). */
    NEVER_CLEAR(Place.MODEL),
    /** K-MEDIC, I-MEDI-PACK: the model is a machine, and healing does not help it. */
    MACHINE(Place.MODEL),
    /** K-TOXIC: the model is not alive, and poison does not harm it. */
    LIFELESS(Place.MODEL),
    /** K-ENGINEER: a booby trap that the model reveals does not go off. */
    DEFUSES(Place.MODEL),
    /** K-UNDER-CONTROL: injured friends in the model's cube stay under control. */
    CALMING(Place.MODEL),
    /** K-FIRE-CONTROL: a SHOOT of the model, or with the weapon, may use two weapons. */
    TWO_WEAPONS(Place.ATTACK),
    /** K-CHARGED: an ADVANCE may be one cube longer; a model that uses this gets a mark of the rule. */
    CHARGING(Place.MODEL),
    /** K-HORDE: the model gives a bonus in an ASSAULT to each friend in its cube with the same trait. */
    SWARMING(Place.MODEL),
    /**
     * K-COMBAT-TEAM: while the model is in play, its side may roll command dice again with any number of models left (CMD-3 does
     * not apply).
     */
    DRILLED(Place.MODEL),
    /** K-HACKER: intel that the model picks up scores 1 VP more. */
    HACKING(Place.MODEL),
    /** K-SCOUT, SET-10: the model may SPRINT after deployment, before the first round. */
    SCOUTING(Place.MODEL),
    /** K-AERIAL, SET-7: the model may be deployed by air after both sides have deployed. */
    AIRBORNE(Place.MODEL),
    /** SET-7, SET-11: the model starts in reserve and is deployed when a rule calls it. */
    CALLED_IN(Place.MODEL),
    /** ORD-6: no model can shoot at the model or see it; effects on its cube still hit it. */
    HIDDEN(Place.MODEL),
    /** ORD-4: the model leaves enemies without a free ASSAULT (ADV-6). */
    SLIPPING(Place.MODEL),
    /** ORD-4: the model passes through cubes with enemies, and stops there only to fight (ADV-5). */
    LEAPING(Place.MODEL),
    /** ORD-4: the situation neither adds dice to the model's shots nor removes dice (SHO-6). */
    UNSITUATED(Place.MODEL),
    /** ORD-4: the model's shots have no modifiers, and only the re-rolls of keywords. */
    UNMODIFIED(Place.MODEL),
    /**
     * R25-K-AERIAL: by air the model is deployed at least 3 cubes from every enemy, even in its own zone, and on the highest level
     * with room.
     */
    WARY(Place.MODEL),
    /** R25-K-BEAST: if the model also has {@link #HACKING} and carries nothing, it may reveal items, but cannot keep them. */
    REVEALING(Place.MODEL),
    /** R25-K-BIKE: DISMANTLE harms the model, although healing helps it. */
    BUILT(Place.MODEL),
    /** R25-K-DROP-SUIT: in reserve the model counts as left to activate; this activation does nothing. */
    AWAITED(Place.MODEL),
    /** R25-K-COMM-RELAY: the +1 Model results that the model gives cannot buy a re-roll. */
    RELAYING(Place.MODEL),
    /** R25-K-RAMPAGE: in an overfull cube the model may take another action before it leaves. */
    UNHURRIED(Place.MODEL),
    /** R25-K-SCOUT: before the first round the model may make an ADVANCE of one cube, but not into a cube with an enemy. */
    STEALING_UP(Place.MODEL),
    /** K-HEAVY, K-INDIRECT: a SHOOT with the weapon is a long action; a Shoot command die can still buy it (CMD-8). */
    LENGTHY(Place.WEAPON),
    /** K-LIFE-DRAIN, K-PSYCHIC: the weapon needs no line of sight. */
    UNSIGHTED(Place.ATTACK),
    /**
     * R25-K-PSYCHIC: RANGED tests with the weapon ignore the situation, the model's keywords and marks, and other models. Only the
     * weapon's own keywords add dice, and re-rolls come only from command dice or {@link Modifier#REROLLS_EVEN_BARRED}.
     */
    UNAIDED(Place.WEAPON),
    /** R25-K-AUGMENTED: before a test with the weapon, its model may declare that it will roll dice again. */
    AUGMENTING(Place.ATTACK),
    /** K-STUN: attacks with the weapon cost no HP; its explosions do. */
    HARMLESS(Place.ATTACK),
    /** R25-K-NON-LETHAL: explosions of the weapon cost no HP. */
    HARMLESS_BANG(Place.ATTACK),
    /** K-ONE-USE: the weapon may be used once a game. */
    ONE_USE(Place.WEAPON),
    /** K-SMOKE: the marker fills its cube and blocks lines of sight. */
    HIDES(Place.MARKER),
    /** R25-K-COMM-RELAY: the marker's number is the number of +1 Model dice of its owner's side that cannot buy a re-roll (CMD-5). */
    EARMARKS(Place.MARKER);

    /** The kinds of things that can have a trait. */
    private enum Place {
        MODEL,
        WEAPON,
        /** A weapon; or a model, for all its weapons. */
        ATTACK,
        MARKER
    }

    private final Place place;

    Trait(Place place) {
        this.place = place;
    }

    /** Whether models can have it, by a keyword, by the item that they carry, or by a mark. */
    public boolean ofModel() {
        return place == Place.MODEL || place == Place.ATTACK;
    }

    public boolean ofWeapon() {
        return place == Place.WEAPON || place == Place.ATTACK;
    }

    public boolean ofMarker() {
        return place == Place.MARKER;
    }
}
