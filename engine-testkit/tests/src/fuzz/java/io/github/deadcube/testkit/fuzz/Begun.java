package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The beginning of a game: refused with reasons, or a state that a record can contain and from which the game
 * continues.
 */
final class Begun {
    private static final int MOST_INPUTS = 40;

    private final Rules rules;
    private final FuzzedDataProvider data;
    private GameState state;

    private Begun(Rules rules, GameState state, FuzzedDataProvider data) {
        this.rules = rules;
        this.state = state;
        this.data = data;
    }

    static void of(Rules rules, Setup setup, FuzzedDataProvider data) {
        judged(rules, rules.start(setup), setup, data);
    }

    static void of(Rules rules, GameState position, FuzzedDataProvider data) {
        judged(rules, rules.resume(position), position, data);
    }

    private static void judged(
            Rules rules, Either<Seq<Fault>, GameState> begun, Object input, FuzzedDataProvider data) {
        begun.peekLeft(errors -> told(errors, input)).peek(state -> {
            Begun game = new Begun(rules, state, data);
            if (game.carried()) game.recorded();
            game.played();
        });
    }

    private static void told(Seq<Fault> errors, Object input) {
        Held.must(!errors.isEmpty(), "nothing says why it is refused", input);
        for (Fault error : errors) Held.must(!error.text().isBlank(), "nothing is said: " + error, input);
    }

    /** Whether a record can contain the state: at the beginning of a game or a turn, or between two actions. */
    private boolean carried() {
        return state.position().round() == 0
                || rules.prompt(state) instanceof Prompt.Decision asked
                        && (asked.purpose() == Purpose.TURN || asked.purpose() == Purpose.ACTIVATION);
    }

    private void recorded() {
        Setup setup = state.position().game().setup();
        Recorder recorder = Recorder.of(state, Option.none());
        recorder.unfinished();
        Registry registry = new Registry(Vector.of(setup.ruleset()), Vector.of(OpenGround.known(setup.scenario())));
        Verdict verdict = new Verifier(rules, registry, SplitMix64::dice).verify(recorder.text());
        Held.same(
                verdict,
                new Verdict.Verified(
                        0, Option.none(), false, Option.none(), Option.none(), Option.none(), Option.none()),
                recorder.text());
    }

    private void played() {
        for (int i = 0; i < MOST_INPUTS; i++) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Finished) return;
            Input input = answer(prompt);
            state = rules.apply(state, input)
                    .getOrElseThrow(
                            no -> new AssertionError("'" + input + "' was offered, but is refused by " + no + state))
                    .state();
        }
    }

    private Input answer(Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision) {
            Held.must(decision.options().nonEmpty(), "nothing is offered: " + decision, state);
            return decision.options().get(data.consumeInt(0, decision.options().size() - 1));
        }
        if (prompt instanceof Prompt.DiceRequest request) {
            Held.must(request.dice() > 0, "no dice are asked for: " + request, state);
            int[] faces = new int[request.dice()];
            for (int i = 0; i < faces.length; i++)
                faces[i] = data.consumeInt(1, request.die().faces());
            return Dice.of(faces);
        }
        int things = ((Prompt.ShuffleRequest) prompt).things();
        return Input.Shuffle.inOrder(things);
    }
}
