package io.github.deadcube.api.extend;

import io.github.deadcube.api.saved.SavedName;

/** A fact about a model, a weapon, or a marker on the battlefield. */
@SavedName("trait")
public enum Trait {
    /** K-AGILE: once in an ADVANCE or SPRINT the model may go one level more, up or down within its stack. */
    EXTRA_LEVEL(Place.MODEL),
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
    /** Injured friends in the model's cube stay under their side's control (K-RAMPAGE). */
    CALMING(Place.MODEL),
    /** K-FIRE-CONTROL: a SHOOT of the model, or with the weapon, may use two weapons. */
    TWO_WEAPONS(Place.ATTACK),
    /** CMD-3: while the model is in play, its side may roll command dice again with any number of models left. */
    COMMAND_REROLL(Place.MODEL),
    /**
     * VIC-9: the model uses scenery that is for hackers alone, with the dice of a hacker. ITEM-3: if it cannot carry
     * items, it may reveal them if it also has {@link #REVEALS_ITEMS}.
     */
    READS_INTEL(Place.MODEL),
    /** SET-7, SET-11: the model starts in reserve and is deployed when a rule calls it. */
    IN_RESERVE(Place.MODEL),
    /** ORD-6: no model can shoot at the model or see it; effects on its cube still hit it. */
    HIDDEN(Place.MODEL),
    /** ORD-4: the model leaves enemies without a free ASSAULT (ADV-6). */
    LEAVES_WITHOUT_ASSAULT(Place.MODEL),
    /** ORD-4: the model passes through cubes with enemies, and stops there only to fight (ADV-5). */
    LEAPING(Place.MODEL),
    /** ORD-4: the situation neither adds dice to the model's shots nor removes dice (SHO-6). */
    IGNORES_SITUATION(Place.MODEL),
    /** ORD-4: the model's shots have no modifiers, and only the re-rolls of keywords. */
    UNMODIFIED(Place.MODEL),
    /**
     * ITEM-3: if the model also has {@link #READS_INTEL} and carries nothing, it may reveal items, but cannot keep
     * them.
     */
    REVEALS_ITEMS(Place.MODEL),
    /** R25-K-BIKE: DISMANTLE harms the model, although healing helps it. */
    DISMANTLABLE(Place.MODEL),
    /** RND-2: in reserve the model counts as left to activate; this activation does nothing. */
    ACTIVATED_IN_RESERVE(Place.MODEL),
    /** ADV-19: in an overfull cube the model may use what takes no action before it leaves. */
    STAYS_CROWDED(Place.MODEL),
    /** K-HEAVY, K-INDIRECT: a SHOOT with the weapon is a long action; a Shoot command die can still buy it (CMD-8). */
    LONG_SHOOT(Place.WEAPON),
    /** K-LIFE-DRAIN, K-PSYCHIC: the weapon needs no line of sight. */
    NEEDS_NO_SIGHT(Place.ATTACK),
    /**
     * R25-K-PSYCHIC: RANGED tests with the weapon ignore the situation, the model's keywords and marks, and other
     * models. Only the weapon's own keywords add dice, and re-rolls come only from command dice or
     * {@link Modifier#REROLLS_EVEN_BARRED}.
     */
    WEAPON_KEYWORDS_ONLY(Place.WEAPON),
    /** K-STUN: attacks with the weapon cost no HP. */
    HARMLESS(Place.ATTACK),
    /** K-STUN: explosions of the weapon cost no HP. */
    EXPLOSIONS_HARMLESS(Place.ATTACK),
    /** K-ONE-USE: the weapon may be used once a game. */
    ONE_USE(Place.WEAPON),
    /** K-IT-BURNS: the model burns; repairs remove the mark that grants the trait. */
    BURNING(Place.MODEL),
    /** K-SMOKE: the marker fills its cube and blocks lines of sight. */
    BLOCKS_SIGHT(Place.MARKER),
    /** K-TRAP: engineers may remove the marker. */
    DEFUSABLE(Place.MARKER),
    /**
     * CMD-5: the marker's number is the number of +1 Model dice of its owner's side that cannot buy a re-roll. The
     * engine lays it for the results that the rule gives ({@link Modifier#MODEL_RESULTS}).
     */
    RESERVES_DICE(Place.MARKER),
    /** K-BEAST: the model uses no interactive scenery, such as control panels. */
    CLUMSY(Place.MODEL);

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
