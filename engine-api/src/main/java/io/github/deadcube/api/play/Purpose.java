package io.github.deadcube.api.play;

import java.util.Locale;

/** What a prompt is for. */
public enum Purpose {
    /** SET-7: which deployment zone. */
    DEPLOYMENT_ZONE,
    /** SET-7: which model is deployed next. */
    DEPLOYMENT,
    /** SET-7: into which cube, or by air. */
    DEPLOYMENT_CUBE,
    /** SET-3: the column, then the row, of an item token. */
    TOKEN_PLACE,
    /** SET-4, SET-5: who wins recon, and what it brings. */
    RECON,
    /** SET-6. */
    STARTING_PLAYER,
    /** SET-5: which recon die to resolve next, or to forgo. */
    RECON_EFFECT,
    /** SET-5: a token to look at or to discard. */
    TOKEN,
    /** SET-5: a model to move or to send around a flank. */
    RECON_MODEL,
    /** SET-5, RND-9: where a flanker comes in. */
    FLANK,
    /** SET-9: a cube that is added to a zone. */
    ZONE_CUBE,
    /** ITEM-2: what to pick up. */
    PICK_UP,
    /** ITEM-4: what to keep. */
    ITEM,
    /** CMD-1. */
    COMMAND_ROLL,
    /** CMD-1, K-TACTICIAN: which one counts. */
    TACTICIAN,
    /** CMD-2. */
    COMMAND_REROLL,
    /** RND-2, RND-5: which model to activate, or to pass. */
    TURN,
    /** CMD-6: a second model, or the end of the turn. */
    SECOND_MODEL,
    /** RND-3: what the active model does next. */
    ACTIVATION,
    /** ADV-2: the next step, or where to stop. */
    MOVEMENT,
    /** ADV-17, STD-1, AWAY-5: which spot of its cube. */
    SPOT,
    /** ADV-5, AWAY-4: which enemy to fight. */
    ENEMY_TO_FIGHT,
    /** ADV-6: who makes the free ASSAULT on the model that leaves, if anyone. */
    FREE_ASSAULT,
    /** STD-2, PIN-3: who attacks the model that has stood up. */
    ATTACKER,
    /** AST-2: with which weapon. */
    WEAPON,
    /** K-FIRE-CONTROL: another weapon for the same SHOOT, or none. */
    SECOND_WEAPON,
    /** AST-3: fight back or survive. */
    FIGHT_BACK,
    /** AWAY-1, AWAY-2: which of several directions leads away. */
    DIRECTION,
    /** K-EVADE: where to, or to stay. */
    EVADE,
    /** CMD-7: how many command dice to add. */
    ADDED_DICE,
    /** DICE-8: how many failed dice to roll again by keywords. */
    REROLL,
    /** CMD-5: a command die for one failed die. */
    COMMAND_DIE_REROLL,
    /** DICE-1: the dice of a test. */
    TEST,
    /** SCAT-1. */
    SCATTER,
    /** SCAT-3: whether something that comes down onto a half floor stays on it. */
    HALF_FLOOR,
    /** GEO-7: on which side of a half-cube something comes down. */
    HALF_CUBE,
    /** K-SMOKE: whether smoke stays. */
    SMOKE,
    /** SCAT-6: where to land after eight scatters. */
    LANDING,
    /** CMD-9: a special order outside the side's own activation. */
    SPECIAL_ORDER,
    /** A choice or a die of a keyword's own. */
    KEYWORD;

    /** In words: {@code added dice}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
