package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/** Prompts without options, or with the same option twice. */
final class PromptFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            fault("a pick from many options takes the next one", () -> picking(size -> size > 12)),
            fault("a pick from three options takes the next one", () -> picking(size -> size == 3)),
            fault(
                    "a movement is offered twice if there is smoke",
                    () -> twice((state, d) -> d.purpose() == Purpose.MOVEMENT && GameConditions.smoke(state))),
            fault("the last weapon is offered twice", () -> twice((state, d) -> d.purpose() == Purpose.WEAPON)),
            fault("no re-roll is offered twice", () -> twice((state, d) -> d.purpose() == Purpose.REROLL)),
            fault(
                    "an item is offered twice where two tokens lie",
                    () -> twice((state, d) -> (d.purpose() == Purpose.PICK_UP || d.purpose() == Purpose.ITEM)
                            && state.position().tokens().size() == 2)),
            fault(
                    "an option is offered twice to a second model",
                    () -> twice((state, d) -> d.purpose() == Purpose.SECOND_MODEL)),
            fault(
                    "an option is offered twice while a model is pinned on an upper level",
                    () -> twice((state, d) -> d.purpose() == Purpose.ACTIVATION && GameConditions.pinnedUp(state))),
            fault(
                    "two enemies to fight are not offered",
                    () -> AlteredRules.offering((state, d, options) ->
                            d.purpose() == Purpose.ENEMY_TO_FIGHT && options.size() == 2 ? Vector.empty() : options)),
            fault("a repeated prompt lists the enemies that a model leaves in another order", () -> {
                AtomicInteger asked = new AtomicInteger();
                return AlteredRules.offering(
                        (state, d, options) -> d.purpose() == Purpose.FREE_ASSAULT && asked.incrementAndGet() % 2 == 0
                                ? options.reverse()
                                : options);
            }),
            fault(
                    "no dice are asked for by a keyword",
                    () -> AlteredRules.asking(
                            (state, prompt) -> prompt instanceof Prompt.DiceRequest r && r.purpose() == Purpose.KEYWORD
                                    ? new Prompt.DiceRequest(r.side(), r.purpose(), r.rule(), 0, r.die())
                                    : prompt)),
            fault(
                    "an attacker of a model that stands up is offered twice",
                    () -> twice((state, d) -> d.purpose() == Purpose.ATTACKER)),
            fault(
                    "a test of the fourth round is asked of the wrong side",
                    () -> AlteredRules.asking((state, prompt) -> prompt instanceof Prompt.DiceRequest r
                                    && state.position().round() == 4
                            ? new Prompt.DiceRequest(r.side().other(), r.purpose(), r.rule(), r.dice(), r.die())
                            : prompt)),
            fault(
                    "a shuffle of zero tokens is requested",
                    () -> AlteredRules.asking((state, prompt) -> prompt instanceof Prompt.ShuffleRequest r
                            ? new Prompt.ShuffleRequest(r.side(), r.rule(), 0)
                            : prompt)),
            fault(
                    "a pass is accepted when the game is over",
                    () -> AlteredRules.applying((state, choice, why) -> choice instanceof Choice.Pass
                                    && state.position().result().isDefined()
                            ? Option.none()
                            : why)));

    private PromptFaults() {}

    private static PlantedFault fault(String name, Supplier<Rules> rules) {
        return PlantedFault.ofRules(name, Promise.PROMPTS_ASK_SOMETHING, rules);
    }

    private static Rules twice(BiPredicate<GameState, Prompt.Decision> when) {
        return AlteredRules.offering(
                (state, d, options) -> when.test(state, d) ? options.append(options.last()) : options);
    }

    private static Rules picking(IntPredicate sizes) {
        return AlteredRules.asking((state, prompt) -> prompt instanceof Prompt.Decision d
                ? AlteredRules.with(d, new Prompt.Offers() {
                    @Override
                    public void forEach(Consumer<Choice> each) {
                        d.offers().forEach(each);
                    }

                    @Override
                    public Choice pick(IntUnaryOperator which) {
                        return d.offers().pick(size -> {
                            int index = which.applyAsInt(size);
                            return sizes.test(size) ? (index + 1) % size : index;
                        });
                    }
                })
                : prompt);
    }
}
