package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.immutables.value.Value;

/**
 * The rules of a game: an edition, or rules of an application. An immutable value. Records of games store its name and
 * version.
 *
 * <pre>{@code
 * Ruleset ours = Deadcube.ruleset()
 *         .with(Variant.WIPE_OUT_ENDS_GAME)
 *         .with(new Vengeful());
 * }</pre>
 *
 * @param name such as {@code deadzone-3}
 * @param version must be raised when the same inputs may lead to a different game
 * @param variants the variants that are on, in the order of {@link Variant}, each once
 * @param tables the meaning of die faces and table rows
 * @param sight lines of sight (LOS-7)
 * @param away AWAY-1, AWAY-2: the cubes directly away from an attack
 * @param library the keywords, items and special orders
 */
@SavedName("ruleset")
@Value.Builder
public record Ruleset(
        String name,
        int version,
        Vector<Variant> variants,
        Tables tables,
        Sight sight,
        DirectlyAway away,
        Library library)
        implements WithRuleset {
    private static final int MOST_TOKENS = 99;

    private static final Pattern NAME_AND_VERSION = Pattern.compile("(.*) v([1-9][0-9]{0,8})");

    /** Sorts the variants and removes duplicates, so that equal rulesets are equal. */
    public Ruleset {
        variants = variants.distinct().sorted();
    }

    /** Whether a variant is in use. */
    public boolean has(Variant variant) {
        return variants.contains(variant);
    }

    /** The same rules with a variant on. */
    public Ruleset with(Variant variant) {
        return withVariants(variants.append(variant));
    }

    /** The same rules with a variant off. */
    public Ruleset without(Variant variant) {
        return withVariants(variants.remove(variant));
    }

    /** The same rules with a keyword. It replaces a keyword with the same printed name. */
    public Ruleset with(KeywordRule keyword) {
        return withLibrary(library.with(keyword));
    }

    /**
     * The same rules with an item. It replaces an item with the same rule. A new kind of items gets one token in the
     * pool (SET-3).
     */
    public Ruleset with(ItemRule item) {
        Ruleset with = withLibrary(library.with(item));
        boolean found = library.item(item.rule()).isDefined() || tables.pool().contains(item.rule());
        return found ? with : with.withTokens(item.rule(), 1);
    }

    /**
     * The same rules with this number of tokens of a kind of items in the pool (SET-3).
     *
     * @param item such as I-AMMO
     * @param tokens 0 for an item that no model finds, such as equipment that is only bought
     * @throws IllegalArgumentException if the number is negative or above 99, the most that a pool has
     */
    public Ruleset withTokens(RuleId item, int tokens) {
        if (tokens < 0 || tokens > MOST_TOKENS)
            throw new IllegalArgumentException("a pool with " + tokens + " tokens of " + item);
        Vector<RuleId> others = tables.pool().reject(item::equals);
        return withTables(tables.withPool(others.appendAll(Vector.fill(tokens, () -> item))));
    }

    /** The same rules with a special order. It replaces an order with the same name. */
    public Ruleset with(SpecialOrder order) {
        return withLibrary(library.with(order));
    }

    /**
     * The same rules, but cards may print unknown keywords: they have no effect, and
     * {@link io.github.deadcube.api.Setup#warnings} names them.
     */
    public Ruleset carryingUnknown() {
        return withLibrary(library.carryingUnknown());
    }

    /**
     * The item tokens that are shuffled: the pool without the kinds for which the library has no rule, in the order of
     * the pool.
     */
    public Vector<RuleId> tokens() {
        return tables.pool().filter(kind -> library.item(kind).isDefined());
    }

    /**
     * A short explanation of a choice, if its notation is only a word and a number, such as {@code recon 4},
     * {@code add 2} or {@code reroll 1}, or {@code reroll command none}; none if the notation explains itself.
     */
    public Option<Sentence> meaning(Choice choice) {
        return Meaning.meaning(choice, this);
    }

    /**
     * Whether this is a later version of another ruleset.
     *
     * @param printed the name and the version of the other, as {@link #toString} writes them
     */
    public boolean succeeds(String printed) {
        Matcher other = NAME_AND_VERSION.matcher(printed);
        return other.matches() && other.group(1).equals(name) && Integer.parseInt(other.group(2)) < version;
    }

    /** Name and version: {@code deadzone-3 v1}. */
    @Override
    public String toString() {
        return name + " v" + version;
    }

    /**
     * The tables of a {@link Ruleset}: the meaning of die faces and table rows.
     *
     * @param commandFaces CMD-1: the results of faces 1 to 6 of a command die
     * @param scatter SCAT-1: the directions of faces 1 to 8 of a scatter die
     * @param pool SET-3: the item tokens; each kind is listed as often as there are tokens of it
     * @param recon SET-5: the rows of the recon table for faces 1 to 8
     * @param fallDice FALL-1: how many dice gravity rolls in addition to one for each cube fallen
     */
    @SavedName("tables")
    @Value.Builder
    public record Tables(
            Vector<CommandFace> commandFaces,
            Vector<Direction> scatter,
            Vector<RuleId> pool,
            Vector<ReconEffect> recon,
            int fallDice)
            implements WithTables {}

    /** A row of the recon table: it describes a benefit for the winner (SET-5). */
    @SavedName("reconEffect")
    public enum ReconEffect {
        LOOK_AT_ONE("look at a token that lies face down"),
        LOOK_AT_THREE("look at up to three tokens that lie face down"),
        DISCARD("discard a token unseen"),
        /** Move one model one step, into a cube without enemies. */
        MOVE_ONE("move a model one step"),
        /** Move up to two models one step each, into cubes without enemies. */
        MOVE_TWO("move up to two models one step each"),
        /** Move up to three models one step each, into cubes without enemies. */
        MOVE_THREE("move up to three models one step each"),
        /** Take one model off the battlefield; it comes back at a flank in the end phase of round 1. */
        FLANK("send a model around a flank"),
        ANY("any of the others");

        private final Sentence words;

        ReconEffect(CharSequence words) {
            this.words = Sentence.of(words);
        }

        /** A short description, such as {@code move a model one step}. */
        public String text() {
            return words.toString();
        }
    }

    /**
     * Finds the cubes <em>directly away</em> from an attack (AWAY-1, AWAY-2, LIV-AWAY). Implementations must be
     * immutable values. An implementation of an application needs no saved name; a digest does not tell two of them
     * apart.
     */
    public interface DirectlyAway {
        default RuleId rule(boolean sameCube) {
            return sameCube ? RuleIds.AWAY_1 : RuleIds.AWAY_2;
        }

        /**
         * The cubes directly away. If there are several, the attacker chooses one.
         *
         * @return whole cubes adjacent to the target's cube, on the battlefield or beyond its edge; empty if the target
         *     stays in its cube (LIV-AWAY)
         */
        Vector<Cube> cubes(Battlefield battlefield, Place source, Place target);
    }

    /** Explains choices with a notation that has only a number or a face. */
    private static final class Meaning {
        private static final Sentence KEEP = Sentence.of("keep all dice");
        private static final int ROWS = 8;

        private Meaning() {}

        /** A short explanation; none for choices that explain themselves. */
        static Option<Sentence> meaning(Choice choice, Ruleset ruleset) {
            if (choice instanceof Choice.UseRecon use && isRow(use.face()))
                return Option.some(effect(ruleset, use.face()).words);
            if (choice instanceof Choice.ForgoRecon forgo && isRow(forgo.face()))
                return Option.some(Sentence.of("without: {effect}", effect(ruleset, forgo.face()).words));
            if (choice instanceof Choice.Zone zone)
                return Option.some(Sentence.of(
                        zone.number() == 1
                                ? "the scenario's first deployment zone"
                                : "the scenario's second deployment zone"));
            if (choice instanceof Choice.AddDice add)
                return Option.some(
                        Sentence.of(add.dice() == 0 ? "no more dice" : "one more for each Dice that you spend"));
            if (choice instanceof Choice.Reroll reroll)
                return Option.some(reroll.dice() == 0 ? KEEP : again(reroll.dice()));
            return Option.when(choice instanceof Choice.RerollCommand, () -> again((Choice.RerollCommand) choice));
        }

        private static Sentence again(int failed) {
            return Sentence.of("roll {count, plural, one {# failed die} other {# failed dice}} again", failed);
        }

        private static Sentence again(Choice.RerollCommand choice) {
            CommandDice dice = choice.dice();
            return dice.equals(CommandDice.NONE)
                    ? KEEP
                    : Sentence.of(
                            "roll again: {dice}",
                            CommandFace.ALL.flatMap(face -> Vector.fill(dice.count(face), face::named)));
        }

        private static boolean isRow(int face) {
            return face >= 1 && face <= ROWS;
        }

        private static ReconEffect effect(Ruleset ruleset, int face) {
            return ruleset.tables().recon().get(face - 1);
        }
    }

    /** An option of a {@link Ruleset}: a rule that other players or editions play differently. */
    @SavedName("variant")
    public enum Variant {
        /**
         * LIV-SCAT: a shot or a model that is thrown onto a floor with a hatch may fall through it, as past a half
         * floor.
         */
        HATCHES_LET_FALL(RuleIds.LIV_SCAT),
        /** LIV-PIN: a pinned model that is assaulted may fight back. */
        PINNED_FIGHT_BACK(RuleIds.LIV_PIN),
        /** AST-5: a forced move also gives the bonus for having moved in. */
        FORCED_COUNTS_AS_MOVED_IN(RuleIds.AST_5),
        /** AST-9: a model counts as a friend of itself in its cube. */
        FRIEND_OF_ITSELF(RuleIds.AST_9),
        /** VIC-7: after the last round a side without models loses, with any number of VPs. */
        WIPED_OUT_LOSES(RuleIds.VIC_7),
        /** VIC-8: the game ends in the end phase in which a side has no models left. */
        WIPE_OUT_ENDS_GAME(RuleIds.VIC_8),
        /** LOS-4: the bodies of other models block rays, only for the test of a clear shot. */
        MODELS_OBSCURE(RuleIds.LOS_4),
        /** I-STIMULANTS: they may also be used for a FIGHT, including fighting back. */
        STIMULANTS_IN_FIGHTS(RuleIds.I_STIMULANTS),
        /** I-COMBAT-BLADES, I-SHOCK-BATON: items for an ordinary ASSAULT may also be used for fighting back. */
        FIGHTING_BACK_IS_ORDINARY(RuleIds.I_COMBAT_BLADES),
        /** R25-DMG-1: if damage is left after AR, reductions and increases of the loss are added in one step. */
        DAMAGE_IN_ONE_SUM(RuleIds.R25_DMG_1),
        /** R25-K-COMM-LINK: the mark is removed when the round ends. */
        MARKS_LAST_A_ROUND(RuleIds.R25_K_COMM_LINK),
        /** R25-K-SUPPRESSION: a weapon with range CC also pins its user. */
        SUPPRESSES_ITSELF(RuleIds.R25_K_SUPPRESSION);

        private final RuleId rule;

        Variant(RuleId rule) {
            this.rule = rule;
        }

        /** The rule that it changes, such as VIC-8. */
        public RuleId rule() {
            return rule;
        }
    }
}
