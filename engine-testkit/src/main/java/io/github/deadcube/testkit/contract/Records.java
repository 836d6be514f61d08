package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Onlooker;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A game is recorded, and the record is replayed. */
final class Records {
    private Records() {}

    static void check(Played played) {
        Vector<Played.Step> steps = played.steps();
        verify(played, played.beginning(), steps);
        if (steps.isEmpty()) return;
        int from = Math.floorMod((int) played.state().digest(), steps.size());
        GameState left = steps.get(from).before();
        verify(played, left, steps.drop(from));
        for (GameState begin : played.rules().resume(Deadcube.situation(left)))
            if (!begin.equals(left)) verify(played, begin, Vector.empty());
    }

    private static void verify(Played played, GameState begin, Vector<Played.Step> steps) {
        Recorder recorder = Recorder.of(begin, Option.none());
        steps.forEach(step -> recorder.saw(step.input(), step.transition()));
        recorder.unfinished();
        verify(played, begin, recorder.text(), steps.size());
        for (Onlooker onlooker : Onlooker.values()) verify(played, begin, recorder.shown(onlooker), steps.size());
    }

    private static void verify(Played played, GameState begin, String record, int inputs) {
        Setup setup = played.setup();
        Registry registry = new Registry(Vector.of(setup.ruleset()), Vector.of(setup.scenario()));
        Verdict verdict = new Verifier(played.rules(), registry, SeededDice::of).verify(record);
        Broken.unless(
                verdict instanceof Verdict.Verified verified && verified.inputs() == inputs,
                "a record does not verify: " + verdict + "\n" + record,
                begin);
    }
}
