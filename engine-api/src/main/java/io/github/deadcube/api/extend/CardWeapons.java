package io.github.deadcube.api.extend;

/** Cached choices of card weapons, because every attack names one. */
final class CardWeapons {
    private static final int CACHED = 32;
    private static final WeaponChoice[] KNOWN = new WeaponChoice[CACHED];

    static {
        for (int i = 0; i < CACHED; i++) KNOWN[i] = new WeaponChoice.OnCard(i);
    }

    private CardWeapons() {}

    static WeaponChoice of(int number) {
        return number >= 0 && number < CACHED ? KNOWN[number] : new WeaponChoice.OnCard(number);
    }
}
