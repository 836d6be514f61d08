package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * One change of the game, with its rule. Places, damage, pins, markers and the score can be rebuilt from the events
 * alone.
 */
@InFull
public sealed interface Event extends Told {
    /** The rule that caused it. */
    RuleId rule();

    /** The event in words, in notation of models, places and rules. {@code toString()} is its English text. */
    Sentence words();

    @Override
    default String told(Language language) {
        return words().told(language);
    }

    /** The event as a side may see it: without hidden information. */
    default Event seenBy(Side side) {
        return this;
    }

    /**
     * A round begins (RND-1).
     *
     * @param round 1 to 5, or as many as the scenario has
     */
    @SavedName("event.roundBegan")
    record RoundBegan(int round) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.RND_1;
        }

        @Override
        public Sentence words() {
            return Sentence.of("round {round}", round);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side's turn begins: it has the initiative (RND-2). */
    @SavedName("event.turnBegan")
    record TurnBegan(Side side) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.RND_2;
        }

        @Override
        public Sentence words() {
            return Sentence.of("turn of {side}", side);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side gets the initiative (SET-6, RND-7). */
    @SavedName("event.initiativeTaken")
    record InitiativeTaken(Side side, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("initiative {side}", side);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side activates no model in its turn (RND-5). */
    @SavedName("event.passed")
    record Passed(Side side) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.RND_5;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} passes", side);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side has no model left to activate, and passes its turn (RND-5). */
    @SavedName("event.hadToPass")
    record HadToPass(Side side) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.RND_5;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} must pass without a model to activate", side);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side has rolled command dice; they are added to its other command dice (CMD-1, CMD-2). */
    @SavedName("event.commandRolled")
    record CommandRolled(Side side, CommandDice dice) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.CMD_1;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} rolls command: {dice}", side, dice.named());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side takes command dice back to roll them again (CMD-2). */
    @SavedName("event.commandPutBack")
    record CommandPutBack(Side side, CommandDice dice) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.CMD_2;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} rolls again: {dice}", side, dice.named());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side spends a command die, which is discarded (CMD-4). */
    @SavedName("event.commandSpent")
    record CommandSpent(Side side, CommandFace face, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{side} spends {face}", side, face.named());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** Unspent command dice are discarded (CMD-4), or one die because of a special order of the enemy. */
    @SavedName("event.commandDiscarded")
    record CommandDiscarded(Side side, CommandDice dice) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.CMD_4;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} discards {dice}", side, dice.named());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A side's deployment zone (SET-7).
     *
     * @param number 1 for the scenario's first zone
     */
    @SavedName("event.zoneTaken")
    record ZoneTaken(Side side, int number) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SET_7;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} deploys in zone {zone}", side, number);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A side adds a cube to its deployment zone, with all of its stack (SET-9).
     *
     * @param cube on the ground
     */
    @SavedName("event.cubeAdded")
    record CubeAdded(Side side, Cube cube) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SET_9;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} adds {cube} to its zone", side, cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A model comes onto the battlefield. It comes with its spot: if a side first chooses the cube, and then the spot,
     * the choice of the cube makes no event.
     */
    @SavedName("event.deployed")
    record Deployed(ModelId model, Place place, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} deployed at {place}", model, place);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model becomes the active model (RND-2). */
    @SavedName("event.activationBegan")
    record ActivationBegan(ModelId model) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.RND_2;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} is activated", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model does something that its player chose: an action, or a free action from a command die or an order. */
    @SavedName("event.acted")
    record Acted(ModelId model, Choice action, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return action.words();
        }

        @Override
        public String toString() {
            return action.toString();
        }
    }

    /** A model gets its activation marker (RND-3, RND-8). */
    @SavedName("event.activationMarked")
    record ActivationMarked(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} is marked as activated", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model's activation marker comes off (RND-9, or the rule that removes it). */
    @SavedName("event.activationUnmarked")
    record ActivationUnmarked(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} may be activated again", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model has moved by choice: to another cube, or to another spot. Spot 0: it only passes through. */
    @SavedName("event.moved")
    record Moved(ModelId model, Place place, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} moves to {place}", model, place);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model has left the battlefield, not to return (ADV-3). */
    @SavedName("event.left")
    record Left(ModelId model) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.ADV_3;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} leaves the battlefield", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model has been moved by force, or its spot after such a move has been chosen. */
    @SavedName("event.forcedTo")
    record ForcedTo(ModelId model, Place place, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} is forced to {place}", model, place);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A model falls (FALL-1, FALL-2).
     *
     * @param cubes how many cubes in all, 1 or more
     */
    @SavedName("event.fell")
    record Fell(ModelId model, int cubes) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.FALL_1;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} falls {cubes}", model, cubes);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model is slammed into an obstacle (SLAM-1). */
    @SavedName("event.slammed")
    record Slammed(ModelId model, Direction direction) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SLAM_1;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} is slammed {direction}", model, direction);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * An attack has been declared on a model. A rule that redirects a declared attack announces it once more, with the
     * new target and its own rule, before the dice.
     */
    @SavedName("event.targeted")
    record Targeted(ModelId model, ModelId attacker, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{attacker} targets {model}", attacker, model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A rule has called off the attack that was declared on a model: no dice are rolled. */
    @SavedName("event.calledOff")
    record CalledOff(ModelId model, ModelId attacker, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{attacker}'s attack on {model} is called off", attacker, model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * Dice of a test, a scatter or a table have been rolled.
     *
     * @param roller the model that is tested; empty for things (DICE-11)
     * @param target the target number; 0 for single dice (DICE-12)
     */
    @SavedName("event.rolled")
    record Rolled(Side side, Option<ModelId> roller, int target, Dice dice, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return target == 0
                    ? Sentence.of("{roller} rolls {dice}", who(), dice)
                    : Sentence.of("{roller} rolls {dice} against {target}+", who(), dice, target);
        }

        @Override
        public String toString() {
            return words().toString();
        }

        private String who() {
            return roller.map(ModelId::toString).getOrElse(side.name());
        }
    }

    /**
     * A test is decided (DICE-6).
     *
     * @param one successes of the side named first
     * @param other successes of the other side; in an unopposed test, the number needed
     */
    @SavedName("event.compared")
    record Compared(int one, int other, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{successes} against {opposed}", one, other);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** Shields absorb damage (DMG-1). */
    @SavedName("event.absorbed")
    record Absorbed(ModelId model, int amount, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} absorbs {damage}", model, amount);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * Damage has no effect: no HP is lost (DMG-1).
     *
     * @param amount the damage without effect
     */
    @SavedName("event.unharmed")
    record Unharmed(ModelId model, int amount, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} is unharmed", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model loses HP (DMG-1). */
    @SavedName("event.damaged")
    record Damaged(ModelId model, int amount, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} loses {lost} HP", model, amount);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model regains HP. */
    @SavedName("event.healed")
    record Healed(ModelId model, int amount, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} regains {gained} HP", model, amount);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model is killed and removed (DMG-3). */
    @SavedName("event.killed")
    record Killed(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} is killed", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model is pinned (PIN-1). */
    @SavedName("event.pinned")
    record Pinned(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} is pinned", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model is no longer pinned. */
    @SavedName("event.stoodUp")
    record StoodUp(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} stands up", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side scores VPs. */
    @SavedName("event.scored")
    record Scored(Side side, int points, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{side} scores {points} VP", side, points);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A mark is put on a model. */
    @SavedName("event.marked")
    record Marked(ModelId model, Mark mark) implements Event {
        @Override
        public RuleId rule() {
            return mark.rule();
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} is marked by {rule}", model, mark.rule());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A mark is taken off a model. */
    @SavedName("event.unmarked")
    record Unmarked(ModelId model, Mark mark) implements Event {
        @Override
        public RuleId rule() {
            return mark.rule();
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} is free of {rule}", model, mark.rule());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A one-use weapon (SHO-8, K-ONE-USE) or an item that the card prints (ITEM-7) is used up.
     *
     * @param name the weapon's, or the item's as printed
     * @param rule K-ONE-USE or ITEM-7
     */
    @SavedName("event.usedUp")
    record UsedUp(ModelId model, String name, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} has used up {item}", model, name);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A shot or a thrown thing that was aimed at a cube lands.
     *
     * @param asAimed false if it has scattered
     */
    @SavedName("event.landed")
    record Landed(Cube cube, boolean asAimed, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("it lands in {cube}", cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A thrown thing bounces off and stays in the cube (SCAT-5). */
    @SavedName("event.bounced")
    record Bounced(Cube cube, Direction direction) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SCAT_5;
        }

        @Override
        public Sentence words() {
            return Sentence.of("it bounces back to {cube}", cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * An explosion in a cube (KT-3).
     *
     * @param dice how many dice it rolls
     */
    @SavedName("event.exploded")
    record Exploded(Cube cube, int dice, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{rule} in {cube}", rule, cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A marker is laid on the battlefield. */
    @SavedName("event.markerLaid")
    record MarkerLaid(Marker marker, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{marker} in {cube}", marker.words(), marker.cube());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A marker stays after a roll. */
    @SavedName("event.markerStayed")
    record MarkerStayed(Marker marker) implements Event {
        @Override
        public RuleId rule() {
            return marker.rule();
        }

        @Override
        public Sentence words() {
            return Sentence.of("the {marker} in {cube} stays", marker.words(), marker.cube());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A marker is gone from the battlefield. */
    @SavedName("event.markerGone")
    record MarkerGone(Marker marker, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("the {marker} in {cube} goes", marker.words(), marker.cube());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A face of the battlefield changes, for example because a door opens (VIC-9).
     *
     * @param face as it is now
     */
    @SavedName("event.faceChanged")
    record FaceChanged(Face.Placed face, RuleId rule) implements Event {
        /** {@code the face between c4 and c5 opens}. */
        @Override
        public Sentence words() {
            return switch (face.gap()) {
                case OPEN -> Sentence.of("the face between {cube} and {other} opens", face.cube(), beyond());
                case BLOCKED -> Sentence.of("the face between {cube} and {other} closes", face.cube(), beyond());
                case LOW, SMALL, MEDIUM, LARGE ->
                    Sentence.of(
                            "the face between {cube} and {other} becomes: {face}", face.cube(), beyond(), face.face());
            };
        }

        @Override
        public String toString() {
            return words().toString();
        }

        private Cube beyond() {
            return face.cube().next(face.side());
        }
    }

    /**
     * The active model gets another controller, until its activation is over (K-RAMPAGE).
     *
     * @param side the side that decides and rolls for it from then on
     */
    @SavedName("event.controlPassed")
    record ControlPassed(ModelId model, Side side, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{side} controls {model}", side, model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A thing on the battlefield adds dice to a test or removes some (DICE-4). The engine reports only causes that the
     * models do not show, such as smoke beside a line of sight (K-SMOKE).
     *
     * @param dice positive if dice are added, negative if dice are removed
     */
    @SavedName("event.modified")
    record Modified(ModelId model, int dice, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return dice < 0
                    ? Sentence.of("{model} rolls {count, plural, one {# die} other {# dice}} less", model, -dice)
                    : Sentence.of("{model} rolls {count, plural, one {# die} other {# dice}} more", model, dice);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * An event that a keyword or an application adds.
     *
     * @param subject the thing that it happens to, in notation
     * @param amount a number; the rule decides its meaning
     */
    @SavedName("event.effect")
    record Effect(RuleId rule, String subject, int amount) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{rule} on {subject}: {amount}", rule, subject, amount);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** The game is over (VIC-5 to VIC-8, or a scenario's own rule). */
    @SavedName("event.ended")
    record Ended(Result result) implements Event {
        @Override
        public RuleId rule() {
            return result.rule();
        }

        @Override
        public Sentence words() {
            return result.words();
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }
    /** An item token is laid face down (SET-3). */
    @SavedName("event.tokenPlaced")
    record TokenPlaced(int token, Cube cube) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SET_3;
        }

        @Override
        public Sentence words() {
            return Sentence.of("token {token} lies in {cube}", token, cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A token is turned face up (ITEM-3). */
    @SavedName("event.tokenRevealed")
    record TokenRevealed(int token, RuleId item) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.ITEM_3;
        }

        @Override
        public Sentence words() {
            return Sentence.of("token {token} is {item}", token, item);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * A side has looked at a token; only that side may know what it is (SET-5).
     *
     * @param item the item; empty for a viewer that may not know it
     */
    @SavedName("event.tokenLookedAt")
    record TokenLookedAt(Side side, int token, Option<RuleId> item) implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return viewer == side ? this : new TokenLookedAt(side, token, Option.none());
        }

        @Override
        public RuleId rule() {
            return RuleIds.SET_5;
        }

        @Override
        public Sentence words() {
            return item.isEmpty()
                    ? Sentence.of("{side} looks at token {token}", side, token)
                    : Sentence.of("{side} looks at token {token}: {item}", side, token, item.get());
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A token is removed: it is carried, or out of the game. */
    @SavedName("event.tokenGone")
    record TokenGone(int token, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("token {token} is gone", token);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model carries an item (ITEM-4). */
    @SavedName("event.itemTaken")
    record ItemTaken(ModelId model, RuleId item, int token) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.ITEM_4;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} takes {item}", model, item);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * An item lies face up where it was dropped (ITEM-4, DMG-4).
     *
     * @param model the model that had it
     */
    @SavedName("event.itemDropped")
    record ItemDropped(ModelId model, RuleId item, int token, Cube cube, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} drops {item} in {cube}", model, item, cube);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /**
     * An item is used up or destroyed (ITEM-4, ITEM-6).
     *
     * @param model the model that had it
     */
    @SavedName("event.itemGone")
    record ItemGone(ModelId model, RuleId item, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} has {item} no more", model, item);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A side has won recon, and rolled on the recon table (SET-4, SET-5). */
    @SavedName("event.reconWon")
    record ReconWon(Side side, List<Integer> faces) implements Event {
        @Override
        public RuleId rule() {
            return RuleIds.SET_5;
        }

        @Override
        public Sentence words() {
            return Sentence.of("{side} wins recon: {faces}", side, faces.mkString(" "));
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }

    /** A model is taken off the battlefield, in reserve (SET-11). */
    @SavedName("event.wentToReserve")
    record WentToReserve(ModelId model, RuleId rule) implements Event {
        @Override
        public Sentence words() {
            return Sentence.of("{model} goes into reserve", model);
        }

        @Override
        public String toString() {
            return words().toString();
        }
    }
}
