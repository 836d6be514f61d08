package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Dice.Chance;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

/** The next question of the game. Every prompt names the side that must answer and the rule that asks. */
public sealed interface Prompt extends Told {
    /**
     * The side that chooses, rolls or shuffles; empty when the game is over. The name is not {@code side}, because the
     * prompts of one side return that without an option.
     */
    Option<Side> respondingSide();

    /** The rule that asks; when the game is over, the rule that has ended it. */
    RuleId rule();

    /** The question in words: {@code toString()} as a sentence. It holds on to no state. */
    Sentence words();

    @Override
    default String told(Language language) {
        return words().told(language);
    }

    /**
     * A choice between options; answered by a {@link Choice}. Two decisions of one state need not be equal: compare
     * side, purpose, rule and options.
     *
     * @param rule the rule that asks
     * @param offers the options, enumerated on demand
     */
    record Decision(Side side, Purpose purpose, RuleId rule, Offers offers) implements Prompt {
        /**
         * Every legal choice, in a stable order, without duplicates; never empty. Dice of equal face count as one. Each
         * call enumerates again.
         */
        public Vector<Choice> options() {
            ArrayList<Choice> all = new ArrayList<>();
            offers.forEach(all::add);
            return Vector.ofAll(all);
        }

        /**
         * The facts about an option that its choice alone does not tell: what it costs, and where it happens.
         *
         * @param option one of the {@link #options}
         * @throws IllegalArgumentException if another choice has no such facts here, for example because it names an
         *     unknown weapon
         */
        public OptionFacts facts(Choice option) {
            return offers.facts(option);
        }

        @Override
        public Option<Side> respondingSide() {
            return Option.some(side);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side}: {purpose} ({rule})", side, purpose, rule);
        }

        /** In words: {@code A: movement (ADV-2)}. */
        @Override
        public String toString() {
            return side + ": " + purpose + " (" + rule + ")";
        }
    }

    /** The options of a {@link Decision}, for callers that need no list: only the options themselves are allocated. */
    @FunctionalInterface
    interface Offers {
        /** Passes each option to the consumer, in order. */
        void forEach(Consumer<Choice> each);

        /**
         * Returns one of the options by its number, for callers that draw one at random.
         *
         * @param which maps the number of options n to a number from 0 to n − 1
         * @throws IndexOutOfBoundsException if there is no such number
         */
        default Choice pick(IntUnaryOperator which) {
            ArrayList<Choice> all = new ArrayList<>();
            forEach(all::add);
            return all.get(which.applyAsInt(all.size()));
        }

        /** {@link Decision#facts}. By default none. */
        default OptionFacts facts(Choice option) {
            return OptionFacts.NONE;
        }
    }

    /**
     * Dice to be rolled; answered by {@link Dice}.
     *
     * @param side the side that rolls (DICE-11, DICE-12)
     * @param rule the rule that asks
     * @param dice how many, 1 or more
     */
    record DiceRequest(Side side, Purpose purpose, RuleId rule, int dice, Die die) implements Prompt {
        /** The largest number of outcomes that {@link #outcomes} lists: 20 d8 have fewer, 21 more. */
        public static final int MAX_OUTCOMES = 1_000_000;

        /**
         * The distinct outcomes with their exact probabilities: 120 for three d8, not 512.
         *
         * @return multisets of faces, in ascending order
         * @throws IllegalStateException if there are more than {@value #MAX_OUTCOMES}; {@link #outcomeCount} counts
         *     them
         */
        public Vector<Chance> outcomes() {
            BigInteger all = outcomeCount();
            if (all.compareTo(BigInteger.valueOf(MAX_OUTCOMES)) > 0)
                throw new IllegalStateException("a roll of " + dice + " " + die + " has " + all + " outcomes; at most "
                        + MAX_OUTCOMES + " are listed");
            return Chance.all(dice, die.faces());
        }

        /** The number of distinct outcomes, 1 or more, computed without listing them. */
        public BigInteger outcomeCount() {
            return Chance.howMany(dice, die.faces());
        }

        @Override
        public Option<Side> respondingSide() {
            return Option.some(side);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} rolls {dice} {die}: {purpose} ({rule})", side, dice, die, purpose, rule);
        }

        /** In words: {@code A rolls 3 d8: test (SHO-5)}. */
        @Override
        public String toString() {
            return side + " rolls " + dice + " " + die + ": " + purpose + " (" + rule + ")";
        }
    }

    /**
     * Things to be shuffled; answered by a {@link Input.Shuffle}.
     *
     * @param rule the rule that asks
     */
    record ShuffleRequest(Side side, RuleId rule, int things) implements Prompt {
        @Override
        public Option<Side> respondingSide() {
            return Option.some(side);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} shuffles {things} ({rule})", side, things, rule);
        }

        /** In words: {@code B shuffles 14 (SET-3)}. */
        @Override
        public String toString() {
            return side + " shuffles " + things + " (" + rule + ")";
        }
    }

    /** The game is over; nothing answers it (ASK-6). */
    record Finished(Result result) implements Prompt {
        @Override
        public Option<Side> respondingSide() {
            return Option.none();
        }

        @Override
        public RuleId rule() {
            return result.rule();
        }

        @Override
        public Sentence words() {
            return Sentence.of("finished: {result}", result.words());
        }

        /** In words: {@code finished: A wins (VIC-5)}. */
        @Override
        public String toString() {
            return "finished: " + result;
        }
    }

    /** The purpose of a prompt. */
    @SavedName("purpose")
    enum Purpose implements Told {
        /** SET-7: which deployment zone. */
        DEPLOYMENT_ZONE,
        /** SET-7: which model is deployed next. */
        DEPLOYMENT,
        /** SET-7: into which cube, or by air. */
        DEPLOYMENT_CUBE,
        /** SET-3: the column, then the row, of an item token. */
        TOKEN_PLACE,
        /** SET-4, SET-5: the rolls of recon. */
        RECON,
        /** SET-6. */
        STARTING_PLAYER,
        /** SET-5: which recon die to resolve next, or to forgo. */
        RECON_EFFECT,
        /** SET-5: a token to look at or to discard. */
        TOKEN,
        /** SET-5: a model to move or to send around a flank. */
        RECON_MODEL,
        /** SET-5, RND-9: the cube in which a flanker enters. */
        FLANK,
        /** SET-9: a cube that is added to a zone. */
        ZONE_CUBE,
        /** ITEM-2: what to pick up. */
        PICK_UP,
        /** ITEM-4: what to keep. */
        ITEM,
        /** CMD-1. */
        COMMAND_ROLL,
        /** CMD-1, K-TACTICIAN: which TACTICIAN counts. */
        TACTICIAN,
        /** CMD-2. */
        COMMAND_REROLL,
        /** RND-2, RND-5: which model to activate, or to pass. */
        TURN,
        /** CMD-6: a second model, or the end of the turn. */
        SECOND_MODEL,
        /** RND-3: what the active model does next. */
        ACTIVATION,
        /** ADV-2: the next step, or where to stop; also of a step that a special order gives. */
        MOVEMENT,
        /** ADV-17, STD-1, AWAY-5: which spot of its cube. */
        SPOT,
        /** ADV-5, AWAY-4: which enemy to fight. */
        ENEMY_TO_FIGHT,
        /** ADV-6: which model makes a free ASSAULT on the model that leaves, or none. */
        FREE_ASSAULT,
        /** STD-2, PIN-3: which model attacks the model that has stood up. */
        ATTACKER,
        /** AST-2: with which weapon. */
        WEAPON,
        /** K-FIRE-CONTROL: another weapon for the same SHOOT, or none. */
        SECOND_WEAPON,
        /** AST-3: fight back or survive. */
        FIGHT_BACK,
        /** AWAY-1, AWAY-2: which of several directions leads away. */
        DIRECTION,
        /** K-EVADE: where to, or to stay. */
        EVADE,
        /** CMD-7: how many command dice to add. */
        ADDED_DICE,
        /** DICE-8: how many failed dice to roll again by keywords. */
        REROLL,
        /** CMD-5: a command die for one failed die. */
        COMMAND_DIE_REROLL,
        /** DICE-1: the dice of a test. */
        TEST,
        /** SCAT-1. */
        SCATTER,
        /** SCAT-3: whether a thing that lands on a half floor stays on it. */
        HALF_FLOOR,
        /** GEO-7: on which side of a half-cube a thing lands. */
        HALF_CUBE,
        /** K-SMOKE: whether smoke stays. */
        SMOKE,
        /** SCAT-6: where to land after eight scatters. */
        LANDING,
        /** CMD-9: a special order outside the side's own activation, and the free action that an order gives. */
        SPECIAL_ORDER,
        /** A choice or a die that a keyword adds. */
        KEYWORD;

        /** In words: {@code added dice}. */
        @Override
        public String toString() {
            return SavedNames.words(this);
        }

        @Override
        public String told(Language language) {
            return language.text("purpose", toString());
        }
    }

    /**
     * The result of a game.
     *
     * @param winner the side that has won; none for a draw
     * @param rule the rule that ended it: VIC-5 to VIC-8, or a scenario's own, such as VIC-9
     */
    @SavedName("result")
    record Result(Option<Side> winner, RuleId rule) implements Told {
        /** The result as a sentence. */
        public Sentence words() {
            return winner.isDefined()
                    ? Sentence.of("{side} wins ({rule})", winner.get(), rule)
                    : Sentence.of("a draw ({rule})", rule);
        }

        @Override
        public String told(Language language) {
            return words().told(language);
        }

        /** In words: {@code A wins (VIC-5)}, {@code a draw (VIC-6)}. */
        @Override
        public String toString() {
            return winner.map(w -> w + " wins").getOrElse("a draw") + " (" + rule + ")";
        }
    }

    /**
     * The facts about an option of a decision that its choice alone does not tell, for menus and drawings: what it
     * costs, and the place and the token that it concerns. {@link Prompt.Decision#facts} returns them.
     *
     * @param dice the command dice that it spends (CMD-4)
     * @param actions how many short actions of the active model it takes (ACT-1): 1 for a short action; 2 for a long
     *     action, since an activation is one long action, or up to two short ones (RND-3); 0 if it takes none, such as
     *     an action that a command die buys
     * @param place where it leads, aims or happens: a spot, or a cube with spot 0; none if it concerns no place
     * @param token the number of the item token that it concerns; 0 if none
     */
    record OptionFacts(CommandDice dice, int actions, Option<Place> place, int token) {
        /** An option that costs nothing and concerns no place. */
        public static final OptionFacts NONE = new OptionFacts(CommandDice.NONE, 0, Option.none(), 0);
    }
}
