package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.Bot;
import io.github.deadcube.testkit.Match;
import io.github.deadcube.testkit.SeededDice;
import io.github.deadcube.testkit.record.RecordFile;
import io.github.deadcube.testkit.record.Recorder;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * A match in which people may play. It can go back: dice and bots are then as they were, because all that came before is
 * played again from the seed.
 */
final class Sitting {
    private final Rules rules;
    private final GameState begin;
    private final Seats seats;
    private final long seed;
    private final Supplier<Telling> tellings;
    private final Option<RecordFile> record;
    private Vector<Input> inputs = Vector.empty();
    /** How many inputs there were at each choice of a person. */
    private Vector<Integer> choices = Vector.empty();

    private Option<Choice> chosen = Option.none();
    /** What is played again is told and recorded already. */
    private boolean again;

    private Telling telling;
    private Match match;

    Sitting(
            Rules rules,
            GameState begin,
            Seats seats,
            long seed,
            Option<RecordFile> record,
            Supplier<Telling> tellings) {
        this.rules = rules;
        this.begin = begin;
        this.seats = seats;
        this.seed = seed;
        this.record = record;
        this.tellings = tellings;
        this.telling = tellings.get();
        this.match = match(telling);
    }

    Setup setup() {
        return begin.position().game().setup();
    }

    Seats seats() {
        return seats;
    }

    Match match() {
        return match;
    }

    /** What the side may know that is asked. */
    PlayerView view() {
        Side asked = rules.prompt(match.state()) instanceof Prompt.Decision decision ? decision.side() : Side.A;
        return match.state().seenBy(asked);
    }

    /** Why a choice cannot be made; none if it is offered. */
    Option<Rejection> refusal(Choice choice) {
        return rules.explain(match.state(), choice);
    }

    Telling telling() {
        return telling;
    }

    /** All that has been answered, oldest first. */
    Vector<Input> inputs() {
        return inputs;
    }

    /** {@code 12 inputs}. */
    String played() {
        return inputs.size() + (inputs.size() == 1 ? " input" : " inputs");
    }

    /** What a person is asked now; none if it is a bot's turn, or the dice's, or nobody's. */
    Option<Prompt.Decision> asked() {
        return Option.of(rules.prompt(match.state()))
                .filter(Prompt.Decision.class::isInstance)
                .map(Prompt.Decision.class::cast)
                .filter(decision -> seats.human(decision.side()));
    }

    /** Answers what a person is asked. */
    void choose(Choice choice) {
        choices = choices.append(inputs.size());
        chosen = Option.some(choice);
        match.step();
    }

    /** Bots and dice answer; false if the game is over. */
    boolean step() {
        return match.step();
    }

    /** Goes back to the choice that a person made last; false if there is none. */
    boolean back() {
        if (choices.isEmpty()) return false;
        Vector<Input> before = inputs.take(choices.last());
        record.forEach(file -> file.undo(inputs.size() - before.size()));
        choices = choices.init();
        inputs = Vector.empty();
        telling = tellings.get();
        match = match(telling);
        again = true;
        telling.silent(true);
        for (Input input : before) {
            if (input instanceof Choice choice) chosen = Option.some(choice);
            match.step();
        }
        telling.silent(false);
        again = false;
        return true;
    }

    /** The game so far, as players may see it while it runs. */
    String shown() {
        Recorder recorder = Recorder.of(begin, Option.some(seed));
        GameState state = begin;
        for (Input input : inputs) {
            Transition transition = rules.apply(state, input).get();
            recorder.saw(input, transition);
            state = transition.state();
        }
        return recorder.shown();
    }

    private void recorded(Input input, Transition transition) {
        inputs = inputs.append(input);
        if (!again) record.forEach(file -> file.saw(input, transition));
    }

    private Match match(Telling watching) {
        return Match.between(rules, begin, seat(Side.A), seat(Side.B), SeededDice.of(seed))
                .watchedBy(this::recorded)
                .watchedBy(watching);
    }

    private Bot seat(Side side) {
        return seats.human(side) ? (view, decision) -> chosen.get() : seats.bot(side, seed, rules);
    }
}
