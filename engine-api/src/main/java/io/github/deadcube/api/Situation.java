package io.github.deadcube.api;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.CubeFace;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A description of the middle of a game: the beginning of a turn, or the time between two actions of one activation. Unchecked:
 * {@link Rules#resume} checks it. A model that is not named counts as killed, or as a spare, with nothing of its card used up.
 *
 * <p>It holds all data of a {@link GameState} at these times, except what rules remember ({@link io.github.deadcube.api.extend.Memory}): from the
 * situation of a state without memories the rules make an equal state.
 *
 * @param round 1 or more
 * @param initiative the side that has the turn
 * @param starter the side that starts the next round (RND-7). None if both sides still have models to activate, or if the models
 *     show the answer: then it is the side that has activated models and has none left to activate, while the other side has some
 * @param a the state of side A: its score, command dice, tokens that it has looked at, and zone; {@code b} likewise
 * @param models the models in play, in reserve (SET-11), killed or gone over the edge, each with the card of the set-up; none
 *     that is still to be deployed
 * @param tokens the items on the battlefield in the order in which they came there, and those that are out of the game
 * @param markers the markers on the battlefield, such as smoke; markers in one cube in the order in which they were laid
 * @param faces all faces that differ from the battlefield of the set-up; if empty, those that follow from the markers (VIC-9)
 * @param overfull the cubes, or sides of half-cubes, that hold more models than their capacity (ADV-19)
 * @param underway the current activation; none at the beginning of a turn
 */
@Value.Builder
@Builders.Open
public record Situation(
        Setup setup,
        int round,
        Side initiative,
        Option<Side> starter,
        SideState a,
        SideState b,
        Vector<Model> models,
        Vector<ItemToken> tokens,
        Vector<Marker> markers,
        Vector<CubeFace> faces,
        Vector<Cube> overfull,
        Option<CurrentActivation> underway)
        implements WithSituation {
    /** The model with an identifier; none if the situation does not name it. */
    public Option<Model> model(ModelId id) {
        return models.find(m -> m.id().equals(id));
    }

    /**
     * A situation with only models on the battlefield; all other models are killed.
     *
     * @param initiative the side that begins its turn
     */
    public Situation(
            Setup setup,
            int round,
            Side initiative,
            int scoreA,
            int scoreB,
            CommandDice commandA,
            CommandDice commandB,
            Vector<Model> models) {
        this(
                setup,
                round,
                initiative,
                Option.none(),
                SideState.NONE.withScore(scoreA).withCommand(commandA),
                SideState.NONE.withScore(scoreB).withCommand(commandB),
                models,
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Option.none());
    }

    /**
     * An activation between two actions (RND-3).
     *
     * @param model the active model, of the side with the initiative
     * @param second whether it is the second activation of the turn (CMD-6)
     * @param taken the actions that it has taken, in any order
     * @param specials the SPECIAL actions that it has taken, by their rules
     * @param spent whether an Advance, Shoot or Assault die has been spent on it (CMD-4)
     * @param ordersA how many special orders side A has used since the model was activated (CMD-9); {@code ordersB} likewise
     */
    @Builders
    @Value.Builder
    public record CurrentActivation(
            ModelId model,
            boolean second,
            Vector<TakenAction> taken,
            Vector<RuleId> specials,
            boolean spent,
            int ordersA,
            int ordersB)
            implements WithCurrentActivation {
        /** An activation that has just begun: no action is taken and no die is spent. */
        public static CurrentActivation of(ModelId model) {
            return new CurrentActivation(model, false, Vector.empty(), Vector.empty(), false, 0, 0);
        }
    }

    /** An action that was taken. SPECIAL actions are listed by their rules instead. */
    @SavedName(value = "takenAction", parts = "advance sprint shoot long-shoot assault stand-up")
    public enum TakenAction {
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

        /** The name in lower case, with spaces between its words. */
        @Override
        public String toString() {
            return SavedNames.words(this);
        }
    }

    /**
     * An item token that no model carries (ITEM-3).
     *
     * @param number the token's number, 1 or more
     * @param item the kind of item, such as I-AMMO
     * @param cube where it lies; none if it is out of the game: used, destroyed, or discarded unseen (SET-5)
     * @param faceUp whether both sides have seen the item
     */
    public record ItemToken(int number, RuleId item, Option<Cube> cube, boolean faceUp) {
        /** A token on the battlefield. */
        public static ItemToken at(int number, RuleId item, Cube cube, boolean faceUp) {
            return new ItemToken(number, item, Option.some(cube), faceUp);
        }

        /** A token that is out of the game. */
        public static ItemToken gone(int number, RuleId item, boolean faceUp) {
            return new ItemToken(number, item, Option.none(), faceUp);
        }
    }
}
