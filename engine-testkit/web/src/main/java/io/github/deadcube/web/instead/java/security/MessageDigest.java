package io.github.deadcube.web.instead.java.security;

import java.math.BigInteger;
import java.util.Arrays;

/** SHA-256 (FIPS 180-4), and the comparison of texts that takes the same time for all of one length. */
public final class MessageDigest {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    /** The first 32 bits of the fractions of the square roots and of the cube roots of the first primes. */
    private static final int[] START = new int[8];

    private static final int[] CONSTANTS = new int[ROUNDS];

    static {
        int found = 0;
        for (int n = 2; found < ROUNDS; n++) {
            if (!isPrime(n)) continue;
            if (found < START.length) START[found] = fraction(n, 2);
            CONSTANTS[found++] = fraction(n, 3);
        }
    }

    private MessageDigest() {}

    public static MessageDigest getInstance(String algorithm) {
        if (!algorithm.equals("SHA-256")) throw new IllegalArgumentException(algorithm);
        return new MessageDigest();
    }

    private static boolean isPrime(int n) {
        for (int i = 2; i * i <= n; i++) if (n % i == 0) return false;
        return true;
    }

    /**
     * The first 32 bits of the fraction of a root: the largest number whose power is at most n, with 32 binary places.
     */
    private static int fraction(int n, int root) {
        BigInteger scaled = BigInteger.valueOf(n).shiftLeft(Integer.SIZE * root);
        BigInteger low = BigInteger.ZERO;
        for (int bit = Integer.SIZE + 4; bit >= 0; bit--) {
            BigInteger next = low.setBit(bit);
            if (next.pow(root).compareTo(scaled) <= 0) low = next;
        }
        return low.intValue();
    }

    public byte[] digest(byte[] message) {
        int length = (message.length + 8) / BLOCK * BLOCK + BLOCK;
        byte[] padded = Arrays.copyOf(message, length);
        padded[message.length] = (byte) 0x80;
        long bits = (long) message.length * Byte.SIZE;
        for (int i = 0; i < Long.BYTES; i++) padded[length - 1 - i] = (byte) (bits >>> i * Byte.SIZE);
        int[] hash = START.clone();
        for (int block = 0; block < length; block += BLOCK) block(hash, words(padded, block));
        byte[] digest = new byte[hash.length * Integer.BYTES];
        for (int i = 0; i < digest.length; i++)
            digest[i] = (byte) (hash[i / Integer.BYTES] >>> (3 - i % Integer.BYTES) * Byte.SIZE);
        return digest;
    }

    private static int[] words(byte[] padded, int block) {
        int[] w = new int[ROUNDS];
        for (int i = 0; i < ROUNDS; i++)
            if (i < 16) {
                for (int b = 0; b < Integer.BYTES; b++)
                    w[i] = w[i] << Byte.SIZE | padded[block + i * Integer.BYTES + b] & 0xff;
            } else {
                int a = w[i - 15];
                int b = w[i - 2];
                w[i] = w[i - 16]
                        + (right(a, 7) ^ right(a, 18) ^ a >>> 3)
                        + w[i - 7]
                        + (right(b, 17) ^ right(b, 19) ^ b >>> 10);
            }
        return w;
    }

    private static void block(int[] hash, int[] w) {
        int[] v = hash.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int choice = v[4] & v[5] ^ ~v[4] & v[6];
            int majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2];
            int one = v[7] + (right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)) + choice + CONSTANTS[i] + w[i];
            int two = (right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)) + majority;
            System.arraycopy(v, 0, v, 1, v.length - 1);
            v[4] += one;
            v[0] = one + two;
        }
        for (int i = 0; i < hash.length; i++) hash[i] += v[i];
    }

    private static int right(int word, int by) {
        return word >>> by | word << Integer.SIZE - by;
    }

    public static boolean isEqual(byte[] one, byte[] other) {
        if (one.length != other.length) return false;
        int different = 0;
        for (int i = 0; i < one.length; i++) different |= one[i] ^ other[i];
        return different == 0;
    }
}
