package io.github.deadcube.testkit.contract;

/** A set of digests with a number beside each, in arrays: twelve bytes for each place. */
final class DigestTable {
    private static final int FIRST_CAPACITY = 1 << 10;

    private long[] digests = new long[FIRST_CAPACITY];
    private int[] numbers = new int[FIRST_CAPACITY];
    private long size;
    /** A free place holds 0, so 0 itself is kept apart. */
    private boolean hasZero;

    private int zero;

    long size() {
        return size;
    }

    /** Adds a digest that is not there yet. Returns whether it was new. */
    boolean add(long digest, int number) {
        if (digest == 0) {
            if (hasZero) return false;
            hasZero = true;
            zero = number;
            size++;
            return true;
        }
        int place = place(digests, digest);
        if (digests[place] == digest) return false;
        digests[place] = digest;
        numbers[place] = number;
        size++;
        if (size * 2 > digests.length) grow();
        return true;
    }

    /** The number beside a digest that was added. */
    int number(long digest) {
        return digest == 0 ? zero : numbers[place(digests, digest)];
    }

    private void grow() {
        long[] more = new long[digests.length * 2];
        int[] moreNumbers = new int[more.length];
        for (int i = 0; i < digests.length; i++) {
            if (digests[i] == 0) continue;
            int place = place(more, digests[i]);
            more[place] = digests[i];
            moreNumbers[place] = numbers[i];
        }
        digests = more;
        numbers = moreNumbers;
    }

    /** Where a digest is, or where it may be put. */
    private static int place(long[] digests, long digest) {
        int mask = digests.length - 1;
        int place = Long.hashCode(digest) & mask;
        while (digests[place] != 0 && digests[place] != digest) place = (place + 1) & mask;
        return place;
    }
}
