package io.github.deadcube.api.extend;

/** The weapons of cards, made once: attacks name them all the time. */
final class CardWeapons {
    private static final int USUAL = 32;
    private static final WeaponChoice[] KNOWN = new WeaponChoice[USUAL];

    static {
        for (int i = 0; i < USUAL; i++) KNOWN[i] = new WeaponChoice.OnCard(i);
    }

    private CardWeapons() {}

    static WeaponChoice of(int number) {
        return number >= 0 && number < USUAL ? KNOWN[number] : new WeaponChoice.OnCard(number);
    }
}
