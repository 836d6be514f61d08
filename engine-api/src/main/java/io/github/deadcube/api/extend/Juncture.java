package io.github.deadcube.api.extend;

/** KT-5, KT-6: when keywords act at the beginning and at the end of an activation, in this order. */
public enum Juncture {
    /** At the beginning, before anything else; fire itself is put out first (K-IT-BURNS). */
    FIRE,
    /** At the beginning: a pinned model may be up again (K-HEADSTRONG). */
    HEADSTRONG,
    /** At the beginning: who commands it (K-RAMPAGE). */
    RAMPAGE,
    /** At the beginning: gas cloud and ink sac; special orders and actions follow. */
    FIRST_CLOUD,
    /** At the end, however it has ended, if the model lives: gas cloud and ink sac. */
    LAST_CLOUD,
    /** At the end: what it has cost the model (K-CHARGED); then it is marked as activated. */
    TOLL;

    /**
     * Whether it is at the end of an activation.
     *
     * @return from {@link #LAST_CLOUD} on
     */
    public boolean atEnd() {
        return compareTo(LAST_CLOUD) >= 0;
    }
}
