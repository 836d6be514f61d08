package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.contract.CheckedGame.Draw;
import io.github.deadcube.testkit.contract.CheckedGame.Sample;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * RND-2, RND-3: a state at a turn or between two actions, resumed or written as a script and read back, leads to an
 * equal state. All other states can be resumed without their unfinished rules.
 */
final class NotationCheck {
    private NotationCheck() {}

    static void check(CheckedGame replayed) {
        Rules rules = replayed.rules();
        if (replayed.sample().sparse() && !replayed.isSampled(Draw.SCRIPTS)) return;
        replayed.few(replayed.states().filter(state -> isBetween(rules, state))).forEach(state -> check(rules, state));
        replayed.many().reject(state -> isBetween(rules, state)).forEach(state -> read(rules.resume(state), state));
    }

    private static boolean isBetween(Rules rules, GameState state) {
        return rules.prompt(state) instanceof Prompt.Decision d
                && (d.purpose() == Purpose.TURN || d.purpose() == Purpose.ACTIVATION);
    }

    private static void check(Rules rules, GameState state) {
        GameState kept = withoutMemories(state);
        GameState resumed = read(rules.resume(state), state);
        Unkept.unlessEqual(resumed, kept, () -> "a situation leads to another state", state);
        String picture = TextDrawing.script(state);
        Setup setup = state.position().game().setup();
        Setup read = read(Script.read(picture), picture).setup(setup.ruleset(), setup.scenario());
        Unkept.unlessEqual(agreed(read, setup), setup, () -> "a picture shows another set-up\n" + picture, state);
        GameState shown = read(SituationText.of(picture).begun(rules, setup), picture);
        Unkept.unlessEqual(shown, kept, () -> "a picture shows another situation\n" + picture, state);
    }

    /** The state without what no situation describes: what rules remember. */
    private static GameState withoutMemories(GameState state) {
        FullPosition p = FullPosition.of(state.position());
        return new GameState(p.withStore(p.store().withMemories(List.empty())), state.secrets(), state.pending());
    }

    private static <T> T read(Either<Seq<Fault>, T> read, Object from) {
        return read.getOrElseThrow(errors -> new AssertionError(errors.mkString("\n") + "\n" + from));
    }

    /** Adds what a script does not contain: the names of the teams, and the starting side. */
    private static Setup agreed(Setup read, Setup setup) {
        return read.withStarting(setup.starting())
                .withTeamA(named(read.teamA(), setup.teamA()))
                .withTeamB(named(read.teamB(), setup.teamB()));
    }

    private static StrikeTeam named(StrikeTeam read, StrikeTeam team) {
        return new StrikeTeam(team.name(), read.leader(), read.members());
    }

    static final class Notations {
        private final Notation notation;

        private Notations(GameState state) {
            notation = Notation.of(state.position().game());
        }

        static void check(CheckedGame replayed) {
            replayed.many().forEach(new Notations(replayed.state())::check);
        }

        private void check(GameState state) {
            String text = written(state);
            Either<Seq<Fault>, GameState> read = notation.read(text);
            Unkept.unless(
                    read.isRight(),
                    () -> "a state cannot be read as written\n"
                            + read.swap().map(errors -> errors.mkString("\n")).getOrElse("") + "\n" + text,
                    state);
            Unkept.unlessEqual(read.get(), state, () -> "a state is read as another\n" + text, state);
            Unkept.unlessEqual(
                    read.get().digest(), state.digest(), () -> "a state is read with another digest\n" + text, state);
        }

        private String written(GameState state) {
            try {
                return notation.write(state);
            } catch (IllegalStateException unnamed) {
                throw new AssertionError("a state cannot be written: " + unnamed.getMessage() + "\n" + state, unnamed);
            }
        }
    }

    /**
     * Records a game from its first state and from a later state, and replays the records of the server and of the
     * viewers. A sampled game is recorded from one of the two states, for the server and one viewer; in a sparse sample
     * with at most {@link #SOME} inputs.
     */
    static final class Records {
        private static final int SOME = 30;

        private final Rules rules;
        private final Setup setup;
        private final Vector<Viewer> viewers;

        private Records(CheckedGame replayed, boolean sampled, SplitMix64 chance) {
            Vector<Viewer> all = Vector.of(Viewer.values());
            this.rules = replayed.rules();
            this.setup = replayed.setup();
            this.viewers = sampled ? Vector.of(all.get(chance.below(all.size()))) : all;
        }

        static void check(CheckedGame replayed) {
            if (!replayed.isSampled(Draw.RECORDS)) return;
            SplitMix64 chance = new SplitMix64(replayed.state().digest());
            boolean sampled = !replayed.sample().equals(Sample.ALL);
            Records records = new Records(replayed, sampled, chance);
            Vector<CheckedGame.Step> steps = replayed.steps();
            if (replayed.sample().sparse()) {
                int last = chance.below(steps.size() + 1);
                Vector<CheckedGame.Step> some = steps.take(last).takeRight(SOME);
                GameState begin =
                        some.isEmpty() ? replayed.beginning() : some.head().before();
                records.verify(begin, some);
                records.verifyResumed(begin);
                return;
            }
            boolean whole = steps.isEmpty() || !sampled || chance.below(2) == 0;
            if (whole) records.verify(replayed.beginning(), steps);
            if (steps.isEmpty()) return;
            int from = chance.below(steps.size());
            GameState left = steps.get(from).before();
            if (!whole || !sampled) records.verify(left, steps.drop(from));
            records.verifyResumed(left);
        }

        private void verifyResumed(GameState left) {
            for (GameState begin : rules.resume(left)) if (!begin.equals(left)) verify(begin, Vector.empty());
        }

        private void verify(GameState begin, Vector<CheckedGame.Step> steps) {
            Recorder recorder = Recorder.of(begin, Option.none());
            steps.forEach(step -> recorder.saw(step.input(), step.transition()));
            recorder.unfinished();
            verify(begin, recorder.text(), steps.size());
            for (Viewer viewer : viewers) verify(begin, recorder.textFor(viewer), steps.size());
        }

        private void verify(GameState begin, String record, int inputs) {
            Registry registry = new Registry(Vector.of(setup.ruleset()), Vector.of(OpenGround.known(setup.scenario())));
            Verdict verdict = new Verifier(rules, registry, SplitMix64::dice).verify(record);
            Unkept.unless(
                    verdict instanceof Verdict.Verified verified && verified.inputs() == inputs,
                    () -> "a record does not verify: " + verdict + "\n" + record,
                    begin);
        }
    }
}
