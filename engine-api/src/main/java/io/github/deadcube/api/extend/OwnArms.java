package io.github.deadcube.api.extend;

/** The weapons of cards, made once: attacks name them all the time. */
final class OwnArms {
    private static final int USUAL = 32;
    private static final Arm[] KNOWN = new Arm[USUAL];

    static {
        for (int i = 0; i < USUAL; i++) KNOWN[i] = new Arm.Own(i);
    }

    private OwnArms() {}

    static Arm of(int number) {
        return number >= 0 && number < USUAL ? KNOWN[number] : new Arm.Own(number);
    }
}
