package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The rules that are played: an edition or an application's own. A value; records of games name it and its version.
 *
 * <pre>{@code
 * Ruleset ours = Deadcube.ruleset()
 *         .with(Variant.WIPE_OUT_ENDS_GAME)
 *         .with(new Vengeful());
 * }</pre>
 *
 * @param name such as {@code deadzone-3}
 * @param version raised whenever the same inputs may come to another game
 * @param variants the switches that are on, in the order in which {@link Variant} lists them, none twice
 * @param tables what faces and rows mean
 * @param sight lines of sight (LOS-7)
 * @param away AWAY-1, AWAY-2: where directly away leads
 * @param library what keywords, items and special orders do
 */
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
    /** Sorts the variants, so that equal rulesets are equal. */
    public Ruleset {
        variants = variants.distinct().sorted();
    }

    /** Whether a switch is on. */
    public boolean has(Variant variant) {
        return variants.contains(variant);
    }

    /** The same rules with a switch on. */
    public Ruleset with(Variant variant) {
        return withVariants(variants.append(variant));
    }

    /** The same rules with a switch off. */
    public Ruleset without(Variant variant) {
        return withVariants(variants.remove(variant));
    }

    /** The same rules with a keyword, which takes the place of one that is printed alike. */
    public Ruleset with(KeywordRule keyword) {
        return withLibrary(library.with(keyword));
    }

    /** The same rules with an item, which takes the place of one with the same rule. */
    public Ruleset with(ItemRule item) {
        return withLibrary(library.with(item));
    }

    /** The same rules with a special order, which takes the place of one with the same name. */
    public Ruleset with(SpecialOrder order) {
        return withLibrary(library.with(order));
    }

    /**
     * The same rules, by which a card may have keywords that nobody knows: they are carried without any effect, and {@link
     * io.github.deadcube.api.Setup#warnings} names them.
     */
    public Ruleset carryingUnknown() {
        return withLibrary(library.carryingUnknown());
    }

    /** The item tokens that are shuffled: the pool without the kinds that the library has no rule for. In the order of the pool. */
    public Vector<RuleId> tokens() {
        return tables.pool().filter(kind -> library.item(kind).isDefined());
    }

    /**
     * What a choice means whose notation is but a verb and a number: {@code recon 4}, {@code add 2}, {@code reroll 1}. A few words;
     * none if the notation says it.
     */
    public Option<String> meaning(Choice choice) {
        return Meaning.of(choice, this);
    }

    /** The game's rulebook with the titles and texts of the library's own rules: made anew at each call. */
    public HouseRulebook rulebook() {
        return new HouseRulebook(library.all());
    }

    /** Name and version: {@code deadzone-3 v1}. */
    @Override
    public String toString() {
        return name + " v" + version;
    }

    /**
     * The tables of a {@link Ruleset}: what faces and rows mean.
     *
     * @param commandFaces CMD-1: what faces 1 to 6 of a command die show
     * @param scatter SCAT-1: where faces 1 to 8 of a scatter die lead
     * @param pool SET-3: the item tokens, each kind as often as it is there
     * @param recon SET-5: the recon table, faces 1 to 8
     * @param fallDice FALL-1: how many dice gravity rolls besides one for each cube fallen
     */
    @Value.Builder
    public record Tables(
            Vector<CommandFace> commandFaces,
            Vector<Direction> scatter,
            Vector<RuleId> pool,
            Vector<ReconEffect> recon,
            int fallDice)
            implements WithTables {}

    /** What a row of the recon table lets the winner do (SET-5). */
    public enum ReconEffect {
        /** Look at one face-down item token. */
        LOOK_AT_ONE("look at a token that lies face down"),
        /** Look at up to three face-down item tokens. */
        LOOK_AT_THREE("look at up to three tokens that lie face down"),
        /** Discard one item token unseen. */
        DISCARD("discard a token unseen"),
        /** Move one model one step, into a cube without enemies. */
        MOVE_ONE("move a model one step"),
        /** Move up to two models one step each, into cubes without enemies. */
        MOVE_TWO("move up to two models one step each"),
        /** Move up to three models one step each, into cubes without enemies. */
        MOVE_THREE("move up to three models one step each"),
        /** Take one model off, to come in at a flank in the end phase of round 1. */
        FLANK("send a model around a flank"),
        /** Choose any of the other rows. */
        ANY("any of the others");

        private final String words;

        ReconEffect(String words) {
            this.words = words;
        }

        /** What it lets one do: a few words, such as {@code move a model one step}. */
        public String words() {
            return words;
        }
    }

    /** Where <em>directly away</em> leads (AWAY-1, AWAY-2, LIV-AWAY). An immutable value. */
    public interface DirectlyAway {
        /** The rule that says so. */
        default RuleId rule(boolean sameCube) {
            return sameCube ? RuleIds.AWAY_1 : RuleIds.AWAY_2;
        }

        /**
         * The cubes that lie directly away, one or several among which the attacker chooses.
         *
         * @param source where the attack comes from
         * @param target where the target stands
         * @return whole cubes adjacent to the target's, on the battlefield or beyond its edge; none where it leaves it where it is
         *     (LIV-AWAY)
         */
        Vector<Cube> cubes(Battlefield battlefield, Place source, Place target);
    }

    /** What a choice means whose notation names nothing but a number or a face. */
    private static final class Meaning {
        private static final String KEEP = "keep all";
        private static final int ROWS = 8;

        private Meaning() {}

        /** A few words; none for choices that say it themselves. */
        static Option<String> of(Choice choice, Ruleset ruleset) {
            if (choice instanceof Choice.UseRecon use && row(use.face()))
                return Option.some(effect(ruleset, use.face()).words());
            if (choice instanceof Choice.ForgoRecon forgo && row(forgo.face()))
                return Option.some("without: " + effect(ruleset, forgo.face()).words());
            if (choice instanceof Choice.Zone zone)
                return Option.some("the scenario's " + (zone.number() == 1 ? "first" : "second") + " deployment zone");
            if (choice instanceof Choice.AddDice add)
                return Option.some(add.dice() == 0 ? "no more dice" : "one more for each Dice that you spend");
            if (choice instanceof Choice.Reroll reroll)
                return Option.some(reroll.dice() == 0 ? KEEP : "of those that have failed");
            return Option.when(
                    choice instanceof Choice.RerollCommand again && again.dice().equals(CommandDice.NONE), KEEP);
        }

        private static boolean row(int face) {
            return face >= 1 && face <= ROWS;
        }

        private static ReconEffect effect(Ruleset ruleset, int face) {
            return ruleset.tables().recon().get(face - 1);
        }
    }
}
