package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
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

/** Legal options that are refused, illegal options that are accepted, and refusals without text. */
final class OfferFaults {
    private static final Rejection NO = new Rejection(RuleIds.ASK_4, "it may not be", "something else");
    private static final int ABSURD = 1000;

    static final Vector<PlantedFault> ALL = Vector.of(
            fault(
                    "a sprint of an injured model is offered, and explained as refused",
                    () -> AlteredRules.explaining((state, choice, why) ->
                            choice instanceof Choice.Sprint sprint && is(state, sprint.model(), Model::injured)
                                    ? Option.some(NO)
                                    : why)),
            fault(
                    "a shot is offered and refused while there is smoke",
                    () -> AlteredRules.judging((state, choice, why) ->
                            choice instanceof Choice.Shoot && GameConditions.smoke(state) ? Option.some(NO) : why)),
            fault(
                    "an assault on a pinned model on an upper level is offered and refused",
                    () -> AlteredRules.judging((state, choice, why) -> choice instanceof Choice.Assault assault
                                    && is(state, assault.target(), m -> m.pinned() && GameConditions.up(m))
                            ? Option.some(NO)
                            : why)),
            fault(
                    "the end of an activation is not offered late in the game",
                    () -> hiding(
                            (state, choice) -> choice instanceof Choice.EndActivation && GameConditions.late(state))),
            fault(
                    "the third spot is not offered in a half cube",
                    () -> hiding((state, choice) -> choice instanceof Choice.TakeSpot spot
                            && spot.spot() == 3
                            && is(state, spot.model(), GameConditions::inHalfCube))),
            fault(
                    "the third spot is not offered on an upper level",
                    () -> hiding((state, choice) -> choice instanceof Choice.TakeSpot spot
                            && spot.spot() == 3
                            && is(state, spot.model(), GameConditions::up))),
            fault(
                    "the last attacker of a model that stands up is not offered",
                    () -> AlteredRules.offering((state, d, options) ->
                            d.purpose() == Purpose.ATTACKER && options.size() > 1 ? options.init() : options)),
            fault(
                    "the highest number of added dice is not offered",
                    () -> AlteredRules.offering((state, d, options) ->
                            d.purpose() == Purpose.ADDED_DICE && options.size() > 1 ? options.init() : options)),
            fault(
                    "an injured model that has been activated may be activated again",
                    () -> AlteredRules.judging((state, choice, why) -> choice instanceof Choice.Activate activate
                                    && is(state, activate.model(), m -> m.activated() && m.injured())
                            ? Option.none()
                            : why)),
            fault(
                    "any of two tokens may be picked up from a distance",
                    () -> AlteredRules.judging((state, choice, why) -> choice instanceof Choice.PickUp pickUp
                                    && state.position().tokens().size() == 2
                                    && state.position().tokens().exists(t -> t.number() == pickUp.token())
                                    && state.position().model(pickUp.model()).isDefined()
                            ? Option.none()
                            : why)),
            fault(
                    "a die for a re-roll is refused for another reason than is explained",
                    () -> AlteredRules.applying((state, choice, why) ->
                            choice instanceof Choice.SpendReroll && GameConditions.late(state)
                                    ? why.map(no -> new Rejection(no.rule(), no.text() + " now", no.expected()))
                                    : why)),
            fault(
                    "refusals name no alternative while a model is out of control",
                    () -> AlteredRules.judging((state, choice, why) ->
                            GameConditions.outOfControl(state) ? why.map(OfferFaults::speechless) : why)),
            fault(
                    "refusals for a model of the other side have no reason",
                    () -> AlteredRules.judging((state, choice, why) ->
                            why.map(no -> no.rule().equals(RuleIds.CMD_6) ? speechless(no) : no))),
            fault("a refusal counts the refused landings", () -> {
                AtomicInteger refused = new AtomicInteger();
                return AlteredRules.judging((state, choice, why) -> choice instanceof Choice.Land
                        ? why.map(no -> new Rejection(
                                no.rule(), no.text() + " (" + refused.incrementAndGet() + ")", no.expected()))
                        : why);
            }),
            fault(
                    "a choice about a model that is not there throws",
                    () -> AlteredRules.explaining((state, choice, why) -> {
                        if (choice instanceof Choice.StandUp up && up.model().number() > ABSURD)
                            throw new NoSuchElementException(up.toString());
                        return why;
                    })));

    private OfferFaults() {}

    private static PlantedFault fault(String name, Supplier<Rules> rules) {
        return PlantedFault.ofRules(name, Promise.OFFERED_IS_ACCEPTED, rules);
    }

    private static boolean is(GameState state, ModelId id, Predicate<Model> what) {
        return state.position().model(id).exists(what);
    }

    /** Leaves a different set of options. */
    private static Rules hiding(BiPredicate<GameState, Choice> what) {
        return AlteredRules.offering((state, d, options) -> {
            Vector<Choice> left = options.reject(choice -> what.test(state, choice));
            return left.isEmpty() ? options : left;
        });
    }

    private static Rejection speechless(Rejection no) {
        return new Rejection(no.rule(), no.text(), "");
    }
}
