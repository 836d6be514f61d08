package io.github.deadcube.api;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import org.immutables.value.Value;

/**
 * The middle of a game: the beginning of a turn, or a moment between two actions of one activation. Unchecked:
 * {@link Rules#resume} checks it. Models that are not named have been killed, with nothing of their cards used up.
 *
 * <p>It carries all of a {@link GameState} at such a moment: of a state's own situation the rules make an equal state.
 *
 * @param round 1 or more
 * @param initiative whose turn it is
 * @param starter who starts the next round (RND-7); none if nobody has come to have no model left, or if the models tell: then
 *     it is the side that has activated models and none left to activate, while the other has some
 * @param away models that are not on the battlefield, those in reserve (SET-11) among them
 * @param tokens the items on the battlefield
 * @param gone the item tokens that were discarded or used
 * @param revealed the numbers of the tokens that have been turned face up, the first first; empty if in the order of {@code
 *     tokens}, then what models carry, those in play first, then {@code gone}
 * @param lookedA the numbers of face-down tokens that side A has looked at (SET-5), the first first
 * @param lookedB those that side B has
 * @param zoneA side A's deployment zone
 * @param zoneB side B's
 * @param markers what else lies on the battlefield, such as smoke; those of one cube in the order in which they were laid
 * @param overfull the cubes, or sides of them, that hold more than their capacity (ADV-19)
 * @param underway the activation that goes on; none at the beginning of a turn
 */
@Value.Builder
@Builders.Open
public record Situation(
        Setup setup,
        int round,
        Side initiative,
        Option<Side> starter,
        int scoreA,
        int scoreB,
        CommandDice commandA,
        CommandDice commandB,
        Vector<Standing> models,
        Vector<Away> away,
        Vector<Lying> tokens,
        Vector<Gone> gone,
        Vector<Integer> revealed,
        Vector<Integer> lookedA,
        Vector<Integer> lookedB,
        Zone zoneA,
        Zone zoneB,
        Vector<Marker> markers,
        Vector<Cube> overfull,
        Option<Underway> underway)
        implements WithSituation {
    /**
     * A situation with nothing but models on the battlefield, and nobody away but the killed.
     *
     * @param initiative whose turn begins
     */
    public Situation(
            Setup setup,
            int round,
            Side initiative,
            int scoreA,
            int scoreB,
            CommandDice commandA,
            CommandDice commandB,
            Vector<Standing> models) {
        this(
                setup,
                round,
                initiative,
                Option.none(),
                scoreA,
                scoreB,
                commandA,
                commandB,
                models,
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Zone.NONE,
                Zone.NONE,
                Vector.empty(),
                Vector.empty(),
                Option.none());
    }

    /**
     * An activation between two actions (RND-3).
     *
     * @param model the active model, of the side with the initiative
     * @param second whether it is the second of the turn (CMD-6)
     * @param taken the actions that it has taken, in whatever order
     * @param specials the SPECIAL actions that it has taken, by their rules
     * @param spent whether an Advance, Shoot or Assault die has been spent on it (CMD-4)
     * @param ordersA how many special orders side A has used since it was activated (CMD-9)
     * @param ordersB how many side B has
     */
    @Builders
    @Value.Builder
    public record Underway(
            ModelId model,
            boolean second,
            Vector<Taken> taken,
            Vector<RuleId> specials,
            boolean spent,
            int ordersA,
            int ordersB)
            implements WithUnderway {
        /** An activation that has begun, and no more: nothing is taken or spent. */
        public static Underway of(ModelId model) {
            return new Underway(model, false, Vector.empty(), Vector.empty(), false, 0, 0);
        }
    }

    /** An action that has been taken; SPECIAL ones have rules of their own. */
    public enum Taken {
        /** ADV-1. */
        ADVANCE,
        /** SPR-1. */
        SPRINT,
        /** SHO-1, as a short action. */
        SHOOT,
        /** SHO-1, as a long action. */
        LONG_SHOOT,
        /** AST-1. */
        ASSAULT,
        /** STD-1. */
        STAND_UP;

        /** In small letters, words parted by a space. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * An item on the battlefield (ITEM-3).
     *
     * @param number its own, 1 or more
     * @param item what it is, such as I-AMMO
     * @param faceUp whether both sides may see what it is
     */
    public record Lying(int number, RuleId item, Cube cube, boolean faceUp) {}

    /**
     * A side's deployment zone (SET-7, SET-9).
     *
     * @param number 1 for the scenario's first; 0 for a side that has none
     * @param added the ground cubes that the side has added to it, each once
     */
    public record Zone(int number, Vector<Cube> added) {
        /** That of a side that has not been deployed. */
        public static final Zone NONE = new Zone(0, Vector.empty());
    }

    /**
     * An item token that lies nowhere and that nobody carries: it has been used, destroyed, or discarded unseen (SET-5).
     *
     * @param number its own, 1 or more
     * @param faceUp whether both sides have seen what it was
     */
    public record Gone(int number, RuleId item, boolean faceUp) {}

    /**
     * One model that is not on the battlefield. A killed one carries nothing, and has no marks and no damage but its death.
     *
     * @param status in reserve, killed, or gone over the edge (ADV-3)
     * @param damage HP lost; 0 for a killed one
     * @param activated whether it is marked as activated, as one in reserve may be that must be activated there (R25-K-DROP-SUIT)
     * @param item the item that it carries; none for a killed one
     * @param token the number of the token that the item was; 0 for the next after those on the battlefield
     * @param marks what lies on it; none for a killed one
     */
    @Builders
    @Value.Builder
    public record Away(
            ModelId id,
            ModelState.Status status,
            int damage,
            boolean activated,
            Allegiance allegiance,
            Option<RuleId> item,
            int token,
            Vector<String> usedUp,
            List<Mark> marks)
            implements WithAway {
        /** A model that is not marked as activated. */
        public Away(
                ModelId id,
                ModelState.Status status,
                int damage,
                Allegiance allegiance,
                Option<RuleId> item,
                int token,
                Vector<String> usedUp,
                List<Mark> marks) {
            this(id, status, damage, false, allegiance, item, token, usedUp, marks);
        }

        /**
         * A model to which nothing has happened but that it is away.
         *
         * @param status in reserve, killed, or gone over the edge
         * @return unharmed, or killed
         */
        public static Away of(ModelId id, ModelState.Status status) {
            return new Away(id, status, 0, Allegiance.of(id.side()), Option.none(), 0, Vector.empty(), List.empty());
        }
    }

    /**
     * One model in play.
     *
     * @param token the number of the token that the item was; 0 for the next after those on the battlefield
     * @param usedUp what is gone of its card: its one-use weapons and the items printed there by their names, its equipment by its
     *     identifier (SHO-8, ITEM-7)
     */
    @Builders
    @Value.Builder
    public record Standing(
            ModelId id,
            Place place,
            int damage,
            boolean pinned,
            boolean activated,
            Allegiance allegiance,
            Option<RuleId> item,
            int token,
            Vector<String> usedUp,
            List<Mark> marks)
            implements WithStanding {
        /** A model that carries nothing and has used up nothing. */
        public Standing(
                ModelId id,
                Place place,
                int damage,
                boolean pinned,
                boolean activated,
                Allegiance allegiance,
                List<Mark> marks) {
            this(id, place, damage, pinned, activated, allegiance, Option.none(), 0, Vector.empty(), marks);
        }

        /** A model that is unharmed, upright and not activated yet. */
        public static Standing at(ModelId id, Place place) {
            return new Standing(id, place, 0, false, false, Allegiance.of(id.side()), List.empty());
        }
    }
}
