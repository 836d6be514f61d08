package io.github.deadcube.api.dispersion;

import java.util.Locale;

/** N3-5: why a troop cannot stay where it has landed. Where several hold, the first of these is given. */
public enum Reason {
    /** Its centre is off the table. */
    OFF_THE_TABLE,
    /** Part of its base is off the table. */
    PARTLY_OFF_THE_TABLE,
    /** Any part of its base is in the enemy's deployment zone. */
    IN_THE_ENEMY_ZONE,
    /** Any part of its base is in an area where it may not deploy, cannot be placed or does not fit. */
    IN_A_BARRED_AREA;

    /** In words: {@code partly off the table}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
