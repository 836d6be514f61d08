package io.github.deadcube.api.extend;

/** Something that is simply so of a model, of a weapon, or of a marker on the table. */
public enum Trait {
    /** K-AGILE: once in an ADVANCE or SPRINT the model may go one level more, up or down in one stack. */
    AGILE(Place.MODEL),
    /** PIN-5: the model is never pinned. */
    NEVER_PINNED(Place.MODEL),
    /** K-SOLID: no effect of an attack or an explosion moves the model to another cube. */
    NEVER_MOVED(Place.MODEL),
    /** SET-8: the model comes onto the battlefield on the ground. */
    GROUNDED(Place.MODEL),
    /** K-BEAST, K-VEHICLE: the model picks up no items and has no equipment. */
    EMPTY_HANDED(Place.MODEL),
    /** K-STEALTHY: nobody has the modifier of a clear shot against the model (SHO-6). */
    NEVER_CLEAR(Place.MODEL),
    /** K-MEDIC, I-MEDI-PACK: the model is a machine, and no healing helps it. */
    MACHINE(Place.MODEL),
    /** K-TOXIC: the model does not live, and no poison harms it. */
    LIFELESS(Place.MODEL),
    /** K-ENGINEER: a booby trap that the model reveals does not go off. */
    DEFUSES(Place.MODEL),
    /** K-UNDER-CONTROL: injured friends in the model's cube stay under control. */
    CALMING(Place.MODEL),
    /** K-FIRE-CONTROL: one SHOOT of the model, or with the weapon, may use two weapons. */
    TWO_WEAPONS(Place.ATTACK),
    /** K-CHARGED: an ADVANCE may be one cube longer; the model that uses that is marked by the rule. */
    CHARGING(Place.MODEL),
    /** K-HORDE: other friends in the model's cube with the same trait fight the better for it. */
    SWARMING(Place.MODEL),
    /** K-COMBAT-TEAM: while the model is in play its side may roll command dice again, however few remain. */
    DRILLED(Place.MODEL),
    /** K-HACKER: intel that the model picks up gives 1 VP more. */
    HACKING(Place.MODEL),
    /** K-SCOUT, SET-10: the model may SPRINT after deployment, before the first round. */
    SCOUTING(Place.MODEL),
    /** K-AERIAL, SET-7: the model may come by air, after both sides have deployed. */
    AIRBORNE(Place.MODEL),
    /** SET-7, SET-11: the model is in reserve at first, and comes when a rule calls it. */
    CALLED_IN(Place.MODEL),
    /** ORD-6: nobody shoots at the model or sees it; what hits its cube hits it. */
    HIDDEN(Place.MODEL),
    /** ORD-4: the model leaves enemies without a free ASSAULT (ADV-6). */
    SLIPPING(Place.MODEL),
    /** ORD-4: the model passes through cubes with enemies, and stops there only to fight (ADV-5). */
    LEAPING(Place.MODEL),
    /** ORD-4: the situation gives the model's shots no dice and takes none (SHO-6). */
    UNSITUATED(Place.MODEL),
    /** ORD-4: the model's shots have no modifiers, and of re-rolls those of keywords alone. */
    UNMODIFIED(Place.MODEL),
    /** R25-K-AERIAL: by air the model comes no nearer than 3 cubes to an enemy, in its own zone too, and on the highest level with room. */
    WARY(Place.MODEL),
    /** R25-K-BEAST: a model that carries nothing may reveal items if it has {@link #HACKING} too; it keeps none. */
    REVEALING(Place.MODEL),
    /** R25-K-BIKE: attacks that dismantle harm the model, though healing helps it. */
    BUILT(Place.MODEL),
    /** R25-K-DROP-SUIT: in reserve the model is left to activate like any other, which does nothing. */
    AWAITED(Place.MODEL),
    /** R25-K-COMM-RELAY: the +1 Model results that the model gives buy no re-roll. */
    RELAYING(Place.MODEL),
    /** R25-K-RAMPAGE: in an overfull cube the model may do something else before it leaves. */
    UNHURRIED(Place.MODEL),
    /** R25-K-SCOUT: before the first round the model makes an ADVANCE of one cube, not into a cube with an enemy. */
    STEALING_UP(Place.MODEL),
    /** K-HEAVY, K-INDIRECT: a SHOOT with the weapon is a long action; a Shoot command die fires it all the same (CMD-8). */
    LENGTHY(Place.WEAPON),
    /** K-LIFE-DRAIN, K-PSYCHIC: the weapon needs no line of sight. */
    UNSIGHTED(Place.ATTACK),
    /**
     * R25-K-PSYCHIC: the situation, the model's own keywords and marks, and others change no RANGED with the weapon; its own keywords give it
     * dice, and re-rolls are bought or come of {@link Modifier#REROLLS_EVEN_BARRED}.
     */
    UNAIDED(Place.WEAPON),
    /** R25-K-AUGMENTED: before a test with the weapon its model may say that it will roll dice again. */
    AUGMENTING(Place.ATTACK),
    /** K-STUN: attacks with it cost no HP; explosions do. */
    HARMLESS(Place.ATTACK),
    /** R25-K-NON-LETHAL: what explodes costs no HP. */
    HARMLESS_BANG(Place.ATTACK),
    /** K-ONE-USE: the weapon may be used once a game. */
    ONE_USE(Place.WEAPON),
    /** K-SMOKE: the marker fills its cube and blocks lines of sight. */
    HIDES(Place.MARKER),
    /** R25-K-COMM-RELAY: as many +1 Model dice of the side of the marker's owner as its number says buy no re-roll (CMD-5). */
    EARMARKS(Place.MARKER);

    /** What can have a trait. */
    private enum Place {
        MODEL,
        WEAPON,
        /** A weapon, or a model for all its weapons. */
        ATTACK,
        MARKER
    }

    private final Place place;

    Trait(Place place) {
        this.place = place;
    }

    /**
     * Whether models have it: by a keyword of their own, by what they carry, or by a mark. False for the traits of weapons and
     * markers.
     */
    public boolean ofModel() {
        return place == Place.MODEL || place == Place.ATTACK;
    }

    /** Whether weapons have it: false for the traits of models and markers. */
    public boolean ofWeapon() {
        return place == Place.WEAPON || place == Place.ATTACK;
    }

    /** Whether markers on the table have it: false for the traits of models and weapons. */
    public boolean ofMarker() {
        return place == Place.MARKER;
    }
}
