package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.match.ForwardingRules;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Predicate;

/** Games that do not end, and games that end in an exception. */
final class EndingFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            endless(
                    "a drawn game does not end",
                    state ->
                            state.position().a().score() == state.position().b().score()),
            endless(
                    "a game does not end while a token is face down",
                    state -> state.position().tokens().exists(token -> !token.faceUp())),
            endless(
                    "a game does not end while a model of A is in reserve",
                    state -> GameConditions.any(
                            state, m -> m.status() == Model.Status.RESERVE && m.id().side() == Side.A)),
            endless("a game does not end with smoke on the table", GameConditions::smoke),
            endless(
                    "a game does not end without a model of B",
                    state -> !GameConditions.any(state, m -> m.inPlay() && m.id().side() == Side.B)),
            PlantedFault.ofRules(
                    "the last round begins again and again",
                    Promise.GAMES_END,
                    () -> AlteredRules.leading((before, input, after) ->
                            after.events().exists(e -> e instanceof Event.RoundBegan r && r.round() == 5)
                                    ? again(after)
                                    : after)),
            crashing("a fall of two levels throws", e -> e instanceof Event.Fell fell && fell.cubes() > 1),
            crashing(
                    "arrival by a flank throws",
                    e -> e instanceof Event.Deployed d && d.rule().equals(RuleIds.SET_11)),
            crashing(
                    "a slam to the north-west throws",
                    e -> e instanceof Event.Slammed s && s.direction() == Direction.NORTH_WEST),
            crashing(
                    "a bounce back to an upper level throws",
                    e -> e instanceof Event.Bounced b && b.cube().level() > 1),
            crashing(
                    "seven dice against 3 or more throw",
                    e -> e instanceof Event.Rolled r && r.dice().size() > 6 && r.target() == 3),
            crashing("the removal of an activation marker throws", e -> e instanceof Event.ActivationUnmarked),
            PlantedFault.ofRules(
                    "two explosions at once overflow the stack",
                    Promise.GAMES_END,
                    () -> AlteredRules.leading((before, input, after) ->
                            after.events().count(Event.Exploded.class::isInstance) > 1 ? deep(after, 1) : after)),
            PlantedFault.ofRules(
                    "a death of a model that is out of control throws",
                    Promise.GAMES_END,
                    () -> AlteredRules.leading((before, input, after) -> {
                        if (GameConditions.outOfControl(before)
                                && GameConditions.hasEvent(Event.Killed.class).test(after))
                            throw new IllegalStateException("a bug, at '" + input + "'");
                        return after;
                    })));

    private EndingFaults() {}

    private static PlantedFault endless(String name, Predicate<GameState> when) {
        return PlantedFault.ofRules(name, Promise.GAMES_END, () -> rules(when));
    }

    private static Rules rules(Predicate<GameState> when) {
        return new ForwardingRules() {
            @Override
            public Prompt prompt(GameState state) {
                Prompt prompt = engine.prompt(state);
                return prompt instanceof Prompt.Finished && when.test(state)
                        ? new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.DICE_1, 1, Die.D8)
                        : prompt;
            }

            @Override
            public Either<Rejection, Transition> apply(GameState state, Input input) {
                return engine.prompt(state) instanceof Prompt.Finished && when.test(state)
                        ? Either.right(new Transition(state, List.empty()))
                        : engine.apply(state, input);
            }
        };
    }

    private static PlantedFault crashing(String name, Predicate<Event> at) {
        return PlantedFault.ofRules(
                name,
                Promise.GAMES_END,
                () -> AlteredRules.leading((before, input, after) -> {
                    if (after.events().exists(at)) throw new IllegalStateException("a bug, at '" + input + "'");
                    return after;
                }));
    }

    private static Transition again(Transition after) {
        return new Transition(
                ChangedRecords.position(after.state(), "round", 4),
                after.events().map(e -> e instanceof Event.RoundBegan ? new Event.RoundBegan(4) : e));
    }

    @SuppressWarnings("InfiniteRecursion") // that is the fault
    private static Transition deep(Transition after, int depth) {
        return deep(after, depth + 1);
    }
}
