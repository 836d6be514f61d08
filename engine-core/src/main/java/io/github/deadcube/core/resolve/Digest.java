package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A state's digest: every value is mixed into 64 bits by SplitMix64's finalizer. Records, enums and behaviours count by their saved names, so that
 * the digest is the same in every run, on every machine and with every version of the libraries. {@link
 * GameState#DIGEST_VERSION} must be raised if the digest of any state changes.
 *
 * <p>A state consists of parts, each in a fixed place: its models, its sides, its unfinished rules. The values of a part become
 * words, in the order declared. The words are mixed into the share of the part, which depends on its place. The digest is mixed
 * from the sum of all shares, so that only the shares of changed parts must be computed. {@link DigestCache.Trail} keeps the
 * shares of the state that it digested last.
 *
 * <p>Cards do not change during a game: they belong to the set-up's share, which is computed once. Models, cubes and
 * identifiers are most of a state and are packed by hand; {@link RecordShape} describes all other values.
 */
final class Digest {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private static final int[] STATUS =
            numbers(ModelState.Status.class, "waiting", "reserve", "inPlay", "killed", "left", "spare");
    private static final int[] ALLEGIANCE = numbers(Side.Allegiance.class, "A", "B", "neutral");
    private static final int[] PART = numbers(Cube.Part.class, "whole", "west", "east", "south", "north");
    private static final int[] SIDE = numbers(Side.class, "A", "B");

    /** A power of two. */
    private final @Nullable RecordShape[] shapes = new RecordShape[64];

    /** A cache of identifiers, indexed by hash code; its size is a power of two. */
    private final @Nullable RuleId[] rules = new RuleId[64];

    private final long[] wordOfRule = new long[64];

    private long[] words = new long[128];
    private int size;

    /** @param game the digest of the set-up with the battlefield of the position */
    static long of(PlayerView view, long game) {
        Digest d = new Digest();
        d.fold(view.side());
        d.word(game);
        d.position(FullPosition.of(view.position()));
        d.known(view.known());
        d.pending(view.pending());
        return d.mixed();
    }

    static long of(Setup setup) {
        Digest d = new Digest();
        d.setup(setup);
        return d.mixed();
    }

    static long of(String name) {
        Digest d = new Digest();
        d.text(name);
        return d.mixed();
    }

    /** The numbers of an enum's constants in packed words: the places of their saved names here, not in the declaration. */
    private static int[] numbers(Class<? extends Enum<?>> type, String... savedNames) {
        int[] numbers = new int[savedNames.length];
        for (int i = 0; i < numbers.length; i++) numbers[SavedNames.of(type).place(savedNames[i])] = i;
        return numbers;
    }

    /** The start value of all digests of a game's states. */
    static long begin(long game) {
        Digest d = new Digest();
        d.word(game);
        return d.mixed();
    }

    void clear() {
        size = 0;
    }

    /** The share of the part whose words were added. */
    long share(long begin, int place) {
        return mixed(begin + place * GOLDEN, words, size);
    }

    /** The digest of a state, from the sum of the shares of its parts. */
    static long whole(long begin, long sum) {
        return step(begin, sum);
    }

    void word(long value) {
        if (size == words.length) words = Arrays.copyOf(words, 2 * size);
        words[size++] = value;
    }

    private long mixed() {
        return mixed(GameState.DIGEST_VERSION, words, size);
    }

    private static long mixed(long before, long[] words, int size) {
        long hash = before;
        for (int i = 0; i < size; i++) hash = step(hash, words[i]);
        return hash;
    }

    private static long step(long hash, long word) {
        long z = hash * 31 + word + GOLDEN;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private void position(FullPosition p) {
        roster(p.roster());
        fold(p.a());
        fold(p.b());
        word(p.round());
        fold(p.initiative());
        fold(p.starter());
        fold(p.active());
        items(p.items());
        fold(p.markers());
        fold(p.recon());
        fold(p.waiting());
        fold(p.memories());
        fold(p.result());
    }

    private void roster(Roster roster) {
        for (int i = 0; i < roster.size(); i++) model(roster.get(i));
    }

    void model(ModelState m) {
        word((long) cube(m.cube()) << 32
                | m.damage() << 8
                | m.place().spot() << 4
                | STATUS[m.status().ordinal()] << 1
                | (m.pinned() ? 1 : 0));
        word((long) CardUses.bits(m.spent()) << 32
                | m.forced() << 16
                | m.marks().size() << 8
                | ALLEGIANCE[m.allegiance().ordinal()] << 2
                | (m.activated() ? 2 : 0)
                | (m.item().isDefined() ? 1 : 0));
        if (m.item().isDefined()) {
            word(m.item().get().token());
            id(m.item().get().item());
        }
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) fold(l.head());
    }

    private static int cube(Cube c) {
        return c.column() | c.row() << 8 | c.level() << 16 | PART[c.part().ordinal()] << 24;
    }

    void items(ItemTokens items) {
        word((long) items.lying().size() << 32 | items.drawn().size());
        for (Token t : items.lying()) {
            word((long) t.number() << 32 | cube(t.cube()));
            if (t.item().isDefined()) id(t.item().get());
            else word(0);
        }
        for (int number : items.drawn()) word(number);
        word(items.revealed().size());
        for (TokenItem t : items.revealed()) {
            word(t.token());
            id(t.item());
        }
    }

    void known(Vector<TokenItem> tokens) {
        word(tokens.size());
        for (TokenItem t : tokens) {
            word(t.token());
            id(t.item());
        }
    }

    private void pending(List<Pending> pending) {
        word(pending.size());
        for (List<Pending> l = pending; !l.isEmpty(); l = l.tail()) fold(l.head());
    }

    void fold(Object value) {
        fold(value, shape(value.getClass()));
    }

    /** Cached by class; another class with the same index replaces the entry. */
    private RecordShape shape(Class<?> type) {
        int place = type.getName().hashCode() & shapes.length - 1;
        RecordShape known = shapes[place];
        if (known == null || !known.isOf(type)) shapes[place] = known = RecordShape.of(type);
        return known;
    }

    private void fold(Object value, RecordShape shape) {
        switch (shape.kind()) {
            case RULE -> id((RuleId) value);
            case INTEGER -> word((Integer) value);
            case BOOLEAN -> word((Boolean) value ? 1 : 2);
            case ENUM -> word(shape.name((Enum<?>) value));
            case MODEL ->
                word(((ModelId) value).number() << 1
                        | SIDE[((ModelId) value).side().ordinal()]);
            case CUBE -> word(cube((Cube) value));
            case COMMAND -> word(((CommandDice) value).hashCode()); // five bits a face, as its Javadoc promises
            case OPTION -> option((Option<?>) value);
            case SEQUENCE -> sequence((Seq<?>) value);
            case RULES -> rules((Library) value);
            case LIBRARY_RULE -> id(((LibraryRule) value).rule());
            case MISSION -> mission((Mission) value, shape);
            case SCENARIO -> text(((Scenario) value).name());
            case SIGHT -> word(1); // a sight has no name; its effect shows in the events
            case WORDS -> text(value.toString());
            case RECORD -> record((Record) value, shape);
        }
    }

    /** Two missions may have one name. Patrol and the scenarios of an application have names of their own. */
    private void mission(Mission mission, RecordShape shape) {
        if (mission.equals(Mission.PATROL)) text(mission.name());
        else record(mission, shape);
    }

    /** A text's hash code is not unique enough: HOUSE-1P and HOUSE-21 have the same. */
    private void id(RuleId rule) {
        int place = rule.id().hashCode() & rules.length - 1;
        RuleId known = rules[place];
        if (known == null || !known.equals(rule)) {
            rules[place] = rule;
            wordOfRule[place] = wordOf(rule.id());
        }
        word(wordOfRule[place]);
    }

    private void text(String s) {
        word(wordOf(s));
    }

    /** The characters are combined into one word first: one mixer step per character would be too slow. */
    private static long wordOf(String s) {
        long all = s.length();
        for (int i = 0; i < s.length(); i++) all = (all ^ s.charAt(i)) * 0x100000001b3L;
        return all;
    }

    private void option(Option<?> option) {
        word(option.isEmpty() ? 0 : 1);
        if (!option.isEmpty()) fold(option.get());
    }

    private void sequence(Seq<?> values) {
        word(values.size());
        if (!values.isEmpty()) for (Object v : values) fold(v);
    }

    private void record(Record r, RecordShape shape) {
        word(shape.name());
        for (int i = 0; i < shape.size(); i++) {
            Object value = shape.get(r, i);
            if (!shape.isDefault(i, value)) fold(value, shape.of(i, value));
        }
    }

    private void rules(Library library) {
        sequence(library.keywords());
        sequence(library.items());
        sequence(library.orders());
    }

    private void setup(Setup setup) {
        fold(setup.ruleset());
        fold(setup.scenario());
        battlefield(setup.battlefield());
        word(setup.points());
        fold(setup.teamA());
        fold(setup.teamB());
        fold(setup.starting());
    }

    private void battlefield(Battlefield field) {
        word(field.width());
        word(field.depth());
        word(field.levels());
        for (Cube cube : field.cubes()) {
            fold(field.floor(cube));
            fold(field.face(cube, Direction.NORTH));
            fold(field.face(cube, Direction.EAST));
            fold(field.scenery(cube));
        }
    }
}
