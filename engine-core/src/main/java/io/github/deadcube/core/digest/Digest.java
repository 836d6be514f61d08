package io.github.deadcube.core.digest;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The digest of a state: a tree of 64-bit words. Each value has a word. The word of a record is mixed from its saved
 * name and the sum of its parts' shares; a share is the word of the part's value times the place of the part, which is
 * an odd number from its saved name. A part with its usual value has no share, so that a new part changes no digest
 * while it has its usual value. No name of Java is used: the digest is the same in every run, on every machine and with
 * every version of the libraries. {@link GameState#DIGEST_VERSION} must be raised if the digest of any state changes.
 *
 * <p>The usual value of a part is the one that {@link io.github.deadcube.api.saved.SavedName#usual} gives; without it
 * none, an empty sequence, 0 or false. A part of another type has no usual value.
 *
 * <p>A state is such a tree, too: its digest is mixed from its set-up and the sum of its parts' shares, so that only
 * the shares of changed parts must be computed. {@link DigestCache} keeps the shares of the state that it digested
 * last. Cards do not change during a game: they belong to the set-up.
 */
public final class Digest {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private static final long SEQUENCE = name("sequence");
    private static final long PRESENT = name("present");

    private static final long MODEL = name("model");
    private static final long STATUS = place("status");
    private static final long PLACE = place("place");
    private static final long ALLEGIANCE = place("allegiance");
    private static final long DAMAGE = place("damage");
    private static final long PINNED = place("pinned");
    private static final long ACTIVATED = place("activated");
    private static final long FORCED = place("forced");
    private static final long USED_UP = place("usedUp");
    private static final long ITEM = place("item");
    private static final long MARKS = place("marks");

    private static final long[] STATUSES = names(Model.Status.class);
    private static final int[] PART = numbers(Cube.Part.class, "whole", "west", "east", "south", "north");
    private static final int[] SIDE = numbers(Side.class, "A", "B");

    /** The words of some identifiers, by hash code; the size is a power of two. A race between threads is harmless. */
    private static final @Nullable KnownRule[] RULES = new KnownRule[256];

    private record KnownRule(RuleId rule, long word) {}

    private Digest() {}

    public static long ofSetup(Setup setup) {
        long sum = share(place("ruleset"), setup.ruleset())
                + share(place("scenario"), setup.scenario())
                + share(place("battlefield"), word(setup.battlefield()))
                + share(place("points"), setup.points())
                + share(place("teamA"), setup.teamA())
                + share(place("teamB"), setup.teamB())
                + share(place("starting"), setup.starting());
        return mix(name("setup"), sum);
    }

    /** What the digests of a game's states and views begin with, from the digest of its set-up. */
    static long begin(long setup) {
        return mix(GameState.DIGEST_VERSION, setup);
    }

    /** The digest of a state or of a view, from its beginning and the sum of the shares of its parts. */
    static long whole(long begin, long sum) {
        return mix(begin, sum);
    }

    /** The place of a part, from its saved name: an odd number. */
    static long place(String name) {
        return name(name) | 1;
    }

    /** The place of one of several parts that have one name. */
    static long place(long name, long number) {
        return mix(name, number) | 1;
    }

    static long name(String name) {
        return mix(0, word(name));
    }

    /** The share of a part whose usual word is 0. */
    static long share(long place, long word) {
        return place * word;
    }

    static long share(long place, boolean value) {
        return value ? place : 0;
    }

    static long share(long place, Option<?> value) {
        return value.isEmpty() ? 0 : share(place, value.get());
    }

    static long share(long place, Seq<?> values) {
        return values.isEmpty() ? 0 : share(place, sequence(values));
    }

    static long share(long place, Object value) {
        return share(place, word(value));
    }

    /** SplitMix64's finalizer. */
    static long mix(long hash, long word) {
        long z = hash * 31 + word + GOLDEN;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /**
     * The word of the parts of a model that change during a game, with the share of its marks. Its place says which
     * model it is.
     */
    static long word(Model m, long marks) {
        long sum = share(STATUS, STATUSES[m.status().ordinal()])
                + share(PLACE, (long) m.place().spot() << 32 | cube(m.cube()))
                + (m.allegiance() == Allegiance.of(m.id().side()) ? 0 : share(ALLEGIANCE, m.allegiance()))
                + share(DAMAGE, m.damage())
                + share(PINNED, m.pinned())
                + share(ACTIVATED, m.activated())
                + share(FORCED, m.forced())
                + share(USED_UP, CardUses.bits(m.usedUp()))
                + share(ITEM, m.item())
                + marks;
        return mix(MODEL, sum);
    }

    static long marks(Model m) {
        return share(MARKS, m.marks());
    }

    static long word(Object value) {
        // the most frequent ones need no shape
        if (value instanceof ModelId id) return word(id);
        if (value instanceof RuleId rule) return word(rule);
        if (value instanceof Cube cube) return cube(cube);
        return word(RecordShape.of(value.getClass()), value);
    }

    static long word(RecordShape shape, Object value) {
        return switch (shape.kind()) {
            case RULE -> word((RuleId) value);
            case INTEGER -> (Integer) value;
            case BOOLEAN -> (Boolean) value ? 1 : 0;
            case ENUM -> shape.name((Enum<?>) value);
            case MODEL -> word((ModelId) value);
            case CUBE -> cube((Cube) value);
            case COMMAND -> ((CommandDice) value).hashCode(); // five bits a face, as its Javadoc promises
            case OPTION -> ((Option<?>) value).isEmpty() ? 0 : mix(PRESENT, word(((Option<?>) value).get()));
            case SEQUENCE -> sequence((Seq<?>) value);
            case RULES -> word((Library) value);
            case LIBRARY_RULE -> word(((Library.Rule) value).rule());
            // two missions may have one name; Patrol and the scenarios of an application have names of their own
            case MISSION -> value.equals(Mission.PATROL) ? word(Mission.PATROL.name()) : shape.record(value);
            case SCENARIO -> word(((Scenario) value).name());
            case SIGHT, AWAY -> 1; // what has no name shows its effect in the events
            case WORDS -> word(value.toString());
            case RECORD -> shape.record(value);
            case UNKNOWN ->
                throw new IllegalStateException("a state holds a value without a digest: " + value.getClass());
        };
    }

    static long sequence(Seq<?> values) {
        long word = SEQUENCE;
        // an iterator would be slower; an object, because a cast to an interface is slow
        Object rest = values;
        for (; rest instanceof List.Cons<?> list; rest = list.tail()) word = mix(word, word(list.head()));
        if (rest instanceof List.Nil) return word;
        for (Object value : values) word = mix(word, word(value));
        return word;
    }

    static long sequence(long[] names, Seq<?> constants) {
        long word = SEQUENCE;
        for (Object constant : constants) word = mix(word, names[((Enum<?>) constant).ordinal()]);
        return word;
    }

    static long word(ModelId id) {
        return (long) id.number() << 1 | SIDE[id.side().ordinal()];
    }

    private static int cube(Cube c) {
        return c.column() | c.row() << 8 | c.level() << 16 | PART[c.part().ordinal()] << 24;
    }

    /** A text's hash code is not unique enough: HOUSE-1P and HOUSE-21 have the same. */
    private static long word(RuleId rule) {
        int place = rule.id().hashCode() & RULES.length - 1;
        KnownRule known = RULES[place];
        if (known == null || !known.rule.equals(rule)) RULES[place] = known = new KnownRule(rule, word(rule.id()));
        return known.word;
    }

    private static long word(String s) {
        long all = s.length();
        for (int i = 0; i < s.length(); i++) all = (all ^ s.charAt(i)) * 0x100000001b3L;
        return all;
    }

    private static long word(Library library) {
        long sum = share(place("keywords"), library.keywords())
                + share(place("items"), library.items())
                + share(place("orders"), library.orders());
        return mix(name("library"), sum);
    }

    private static long word(Battlefield field) {
        long sum = share(place("width"), field.width())
                + share(place("depth"), field.depth())
                + share(place("levels"), field.levels());
        for (Cube cube : field.cubes())
            sum += share(place(name("floor"), cube(cube)), field.floor(cube))
                    + share(place(name("north"), cube(cube)), field.face(cube, Direction.NORTH))
                    + share(place(name("east"), cube(cube)), field.face(cube, Direction.EAST))
                    + share(place(name("scenery"), cube(cube)), field.scenery(cube));
        return mix(name("battlefield"), sum);
    }

    static long[] names(Class<?> type) {
        return Stream.of(SavedNames.of(type).parts()).mapToLong(Digest::name).toArray();
    }

    /** The numbers of an enum's constants: the places of their saved names here, not in the declaration. */
    private static int[] numbers(Class<? extends Enum<?>> type, String... savedNames) {
        int[] numbers = new int[savedNames.length];
        for (int i = 0; i < numbers.length; i++) numbers[SavedNames.of(type).place(savedNames[i])] = i;
        return numbers;
    }
}
