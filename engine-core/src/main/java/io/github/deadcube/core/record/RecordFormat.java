package io.github.deadcube.core.record;

import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.control.Option;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The keywords and patterns of the record format. */
final class RecordFormat {
    static final String TITLE = "deadcube record ";
    static final String DIGEST = "digest ";
    static final String RULESET = "ruleset ";
    static final String OPTION = "option ";
    static final String ORDER = "order ";
    static final String ORDER_DATA = "special order ";
    static final String SCENARIO = "scenario ";
    static final String MISSION = "mission ";
    static final String SEED = "seed ";
    static final String SEEN_BY = "seen by ";
    static final String UNDO_LOOKS = "undo looks";
    static final String CARRY_UNKNOWN = "carry unknown keywords";
    static final String TEAM_A = "team A ";
    static final String TEAM_B = "team B ";
    static final String BATTLEFIELD = "board ";
    static final String ROW = ":";
    static final String STATE = "state ";
    static final String LINES_WORD = "lines";
    static final String LINES = LINES_WORD + " ";
    static final String BEGIN_WORD = "begin";
    static final String BEGIN = BEGIN_WORD + " = ";
    static final String RESULT = "result ";
    static final String COMMENT = "#";
    static final String NONE = "none";
    static final String UNFINISHED = "unfinished";

    /** The version of the digests. */
    static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,8}");

    static final Pattern BEGIN_LINE = Pattern.compile("(" + BEGIN + "([0-9a-f]{16})) ([0-9a-f]{8})");
    static final Pattern INPUT_LINE = Pattern.compile("(([1-9][0-9]{0,8}): (.*) = ([0-9a-f]{16})) ([0-9a-f]{8})");
    static final Pattern RESULT_LINE = Pattern.compile("(" + RESULT + "(.*) =) ([0-9a-f]{8})");

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static final HexFormat HEX = HexFormat.of();

    private RecordFormat() {}

    /** The digest of the first state, mixed with the seed if there is one. */
    static long begun(long state, Option<Long> seed) {
        return seed.map(number -> mixed(state ^ mixed(number))).getOrElse(state);
    }

    /** The digest of the first state from what {@link #begun} returned. */
    static long state(long begun, Option<Long> seed) {
        return seed.map(number -> unmixed(begun) ^ mixed(number)).getOrElse(begun);
    }

    /** The first number of a generator with this seed: the mix is a bijection. */
    static long mixed(long number) {
        return new SplitMix64(number).next();
    }

    /** The inverse of {@link #mixed}. */
    static long unmixed(long mixed) {
        long n = mixed ^ mixed >>> 31 ^ mixed >>> 62;
        n *= 0x319642b2d24d8ec3L;
        n = n ^ n >>> 27 ^ n >>> 54;
        n *= 0x96de1b173f119089L;
        n = n ^ n >>> 30 ^ n >>> 60;
        return n - GOLDEN;
    }

    static String digest(long digest) {
        return HEX.toHexDigits(digest);
    }

    static long digest(String digits) {
        return HexFormat.fromHexDigitsToLong(digits);
    }
}
