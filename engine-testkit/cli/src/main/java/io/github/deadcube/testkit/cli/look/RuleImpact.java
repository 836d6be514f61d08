package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.GameRecord.SoFar;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.record.Verdict.Difference;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * What other rules change in a recorded game.
 *
 * @param input the number of the first input after which the game is another one
 * @param what the input, what happened with the rules of the record, and what happens with the others
 * @param rules the rules of what is different, without duplicates; none if only the state tells
 */
record RuleImpact(int input, String what, Vector<RuleId> rules) {
    /**
     * Plays a record with its rules, then with others.
     *
     * @param registry the rules of the record
     * @param changed the rules to try, from those of the record
     * @param variants what these rules are besides, whatever options the record sets
     * @return what changes; none if the game stays the same; or why the record cannot be played
     */
    static Either<Seq<Fault>, Option<RuleImpact>> of(
            String record,
            Rules engine,
            Registry registry,
            UnaryOperator<Ruleset> changed,
            UnaryOperator<Ruleset> variants) {
        return GameRecord.readSoFar(record)
                .map(SoFar::record)
                .flatMap(game -> game.replay(engine, registry).flatMap(before -> {
                    Ruleset own = before.begin().position().game().setup().ruleset();
                    // a later version: its digests have another beginning, and are compared from there
                    Ruleset other = changed.apply(own).withName(own.name()).withVersion(own.version() + 1);
                    Vector<Input> inputs = game.inputs().map(RecordedInput::input);
                    return game.replay(engine, new Registry(Vector.of(other), registry.scenarios()), variants)
                            .map(after ->
                                    after.first().map(no -> new Divergence(engine, inputs, before, after).impact(no)));
                }));
    }

    /** A record that is played with two rulesets, to the first input that they play differently. */
    private record Divergence(Rules engine, Vector<Input> inputs, ReplayedRecord before, ReplayedRecord after) {
        RuleImpact impact(Difference no) {
            int place = after.steps().size();
            if (place == inputs.size()) return new RuleImpact(place, no.what() + ": " + no.fault(), Vector.empty());
            Input input = inputs.get(place);
            Either<Rejection, Transition> now = engine.apply(after.state(), input);
            Option<Transition> then = Option.when(
                    place < before.steps().size(),
                    () -> before.steps().get(place).transition());
            return now.fold(
                    refusal -> refused(place + 1, input, then, refusal), made -> changed(place + 1, input, then, made));
        }

        /** Dice are refused because another roll is asked for: what has changed is the rule of the roll. */
        private RuleImpact refused(int number, Input input, Option<Transition> then, Rejection refused) {
            Prompt asked = engine.prompt(after.state());
            boolean roll = input instanceof Dice;
            String before = then.isEmpty() ? "" : told(events(then)) + " -> ";
            return new RuleImpact(
                    number,
                    input + ": " + before + (roll ? asked : "refused by " + refused),
                    Vector.of(roll ? asked.rule() : refused.rule()));
        }

        private RuleImpact changed(int number, Input input, Option<Transition> then, Transition now) {
            Vector<Event> gone = events(then).removeAll(now.events());
            Vector<Event> come = now.events().toVector().removeAll(events(then));
            Vector<RuleId> rules = gone.appendAll(come).map(Event::rule).distinct();
            if (rules.nonEmpty()) return new RuleImpact(number, input + ": " + told(gone) + " -> " + told(come), rules);
            Vector<Prompt> asked =
                    then.map(Transition::state).toVector().append(now.state()).map(engine::prompt);
            return new RuleImpact(
                    number,
                    input + ": " + asked.distinctBy(Prompt::toString).mkString(" -> "),
                    asked.map(Prompt::rule).distinct());
        }

        private static Vector<Event> events(Option<Transition> step) {
            return step.toVector().flatMap(Transition::events);
        }

        private static String told(Vector<Event> events) {
            return events.isEmpty() ? "nothing" : events.mkString(", ");
        }
    }
}
