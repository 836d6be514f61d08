package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Legal options that are refused, illegal ones that are accepted, and refusals that say nothing. */
final class OfferFaults {
    private static final Rejection NO = new Rejection(RuleIds.ASK_4, "it may not be", "something else");
    private static final int ABSURD = 1000;

    static final Vector<Fault> ALL = Vector.of(
            fault(
                    "a sprint of an injured model is offered, and explained as refused",
                    () -> Meddling.explaining((state, choice, why) ->
                            choice instanceof Choice.Sprint sprint && is(state, sprint.model(), ModelState::injured)
                                    ? Option.some(NO)
                                    : why)),
            fault(
                    "a shot is offered and refused while smoke lies",
                    () -> Meddling.judging((state, choice, why) ->
                            choice instanceof Choice.Shoot && When.smoke(state) ? Option.some(NO) : why)),
            fault(
                    "an assault on a pinned model on an upper level is offered and refused",
                    () -> Meddling.judging((state, choice, why) -> choice instanceof Choice.Assault assault
                                    && is(state, assault.target(), m -> m.pinned() && When.up(m))
                            ? Option.some(NO)
                            : why)),
            fault(
                    "the end of an activation is not offered late in the game",
                    () -> hiding((state, choice) -> choice instanceof Choice.EndActivation && When.late(state))),
            fault(
                    "the third spot is not offered in a half cube",
                    () -> hiding((state, choice) -> choice instanceof Choice.TakeSpot spot
                            && spot.spot() == 3
                            && is(state, spot.model(), When::inHalfCube))),
            fault(
                    "the third spot is not offered on an upper level",
                    () -> hiding((state, choice) -> choice instanceof Choice.TakeSpot spot
                            && spot.spot() == 3
                            && is(state, spot.model(), When::up))),
            fault(
                    "the last attacker of who has stood up is not offered",
                    () -> Meddling.offering((state, d, options) ->
                            d.purpose() == Purpose.ATTACKER && options.size() > 1 ? options.init() : options)),
            fault(
                    "the highest number of added dice is not offered",
                    () -> Meddling.offering((state, d, options) ->
                            d.purpose() == Purpose.ADDED_DICE && options.size() > 1 ? options.init() : options)),
            fault(
                    "an injured model that has been activated may be activated again",
                    () -> Meddling.judging((state, choice, why) -> choice instanceof Choice.Activate activate
                                    && is(state, activate.model(), m -> m.activated() && m.injured())
                            ? Option.none()
                            : why)),
            fault(
                    "any of two tokens may be picked up from a distance",
                    () -> Meddling.judging((state, choice, why) -> choice instanceof Choice.PickUp pickUp
                                    && state.position().tokens().size() == 2
                                    && state.position().tokens().exists(t -> t.number() == pickUp.token())
                                    && state.position().model(pickUp.model()).isDefined()
                            ? Option.none()
                            : why)),
            fault(
                    "a die for a re-roll is refused for another reason than is explained",
                    () -> Meddling.applying((state, choice, why) ->
                            choice instanceof Choice.SpendReroll && When.late(state)
                                    ? why.map(no -> new Rejection(no.rule(), no.reason() + " now", no.remedy()))
                                    : why)),
            fault(
                    "nothing says what else could be done while a model is out of control",
                    () -> Meddling.judging(
                            (state, choice, why) -> When.outOfControl(state) ? why.map(OfferFaults::speechless) : why)),
            fault(
                    "nothing says why a model of the other side may not go on",
                    () -> Meddling.judging((state, choice, why) ->
                            why.map(no -> no.rule().equals(RuleIds.CMD_6) ? speechless(no) : no))),
            fault("a refusal says how often a landing has been refused", () -> {
                AtomicInteger refused = new AtomicInteger();
                return Meddling.judging((state, choice, why) -> choice instanceof Choice.Land
                        ? why.map(no -> new Rejection(
                                no.rule(), no.reason() + " (" + refused.incrementAndGet() + ")", no.remedy()))
                        : why);
            }),
            fault(
                    "a choice about a model that is not there throws",
                    () -> Meddling.explaining((state, choice, why) -> {
                        if (choice instanceof Choice.StandUp up && up.model().number() > ABSURD)
                            throw new NoSuchElementException(up.toString());
                        return why;
                    })));

    private OfferFaults() {}

    private static Fault fault(String name, Supplier<Rules> rules) {
        return Fault.ofRules(name, Promise.OFFERED_IS_ACCEPTED, rules);
    }

    private static boolean is(GameState state, ModelId id, Predicate<ModelState> what) {
        return state.position().model(id).exists(what);
    }

    /** Something else is left to choose from. */
    private static Rules hiding(BiPredicate<GameState, Choice> what) {
        return Meddling.offering((state, d, options) -> {
            Vector<Choice> left = options.reject(choice -> what.test(state, choice));
            return left.isEmpty() ? options : left;
        });
    }

    private static Rejection speechless(Rejection no) {
        return new Rejection(no.rule(), no.reason(), "");
    }
}
