package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A game is recorded, from its beginning and from a state on its way, and the records are replayed: the server's and those of onlookers.
 * Of sampled games every other one is recorded, from one of the two, for the server and one onlooker.
 */
final class Records {
    private final Rules rules;
    private final Setup setup;
    private final Vector<Onlooker> onlookers;

    private Records(Replayed replayed, SplitMix64 chance) {
        Vector<Onlooker> all = Vector.of(Onlooker.values());
        this.rules = replayed.rules();
        this.setup = replayed.setup();
        this.onlookers = replayed.isSampled() ? Vector.of(all.get(chance.below(all.size()))) : all;
    }

    static void check(Replayed replayed) {
        SplitMix64 chance = new SplitMix64(replayed.state().digest());
        if (replayed.isSampled() && chance.below(2) == 0) return;
        Records records = new Records(replayed, chance);
        Vector<Played.Step> steps = replayed.steps();
        boolean whole = steps.isEmpty() || !replayed.isSampled() || chance.below(2) == 0;
        if (whole) records.verify(replayed.beginning(), steps);
        if (steps.isEmpty()) return;
        int from = chance.below(steps.size());
        GameState left = steps.get(from).before();
        if (!whole || !replayed.isSampled()) records.verify(left, steps.drop(from));
        for (GameState begin : replayed.rules().resume(Deadcube.situation(left)))
            if (!begin.equals(left)) records.verify(begin, Vector.empty());
    }

    private void verify(GameState begin, Vector<Played.Step> steps) {
        Recorder recorder = Recorder.of(begin, Option.none());
        steps.forEach(step -> recorder.saw(step.input(), step.transition()));
        recorder.unfinished();
        verify(begin, recorder.text(), steps.size());
        for (Onlooker onlooker : onlookers) verify(begin, recorder.shown(onlooker), steps.size());
    }

    private void verify(GameState begin, String record, int inputs) {
        Registry registry = new Registry(Vector.of(setup.ruleset()), Vector.of(setup.scenario()));
        Verdict verdict = new Verifier(rules, registry, SeededDice::of).verify(record);
        Broken.unless(
                verdict instanceof Verdict.Verified verified && verified.inputs() == inputs,
                () -> "a record does not verify: " + verdict + "\n" + record,
                begin);
    }
}
