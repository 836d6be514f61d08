package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.script.ScriptStep.ScriptProgress;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A script that was played to its last line, or up to the line that failed. The engine may still wait for an answer: a script may end before
 * the game does.
 *
 * @param begin the state in which the play began
 * @param moments its statements in their order, up to one that failed
 */
public record Playback(GameState begin, GameState state, Vector<Event> events, Vector<Moment> moments) {
    /** One statement of the play: a choice, dice, or an expectation that holds. */
    public static final class Moment {
        private final ScriptStep step;
        private final ScriptProgress before;
        private final ScriptProgress after;

        Moment(ScriptStep step, ScriptProgress before, ScriptProgress after) {
            this.step = step;
            this.before = before;
            this.after = after;
        }

        /** The statement as a script says it, such as {@code A1 step c5}, {@code dice A 5 1} or {@code expect A1 pinned}. */
        public String statement() {
            return step.said();
        }

        /** Whether it expects something; then it changes nothing. */
        public boolean isExpectation() {
            return step instanceof Expectation;
        }

        /** The state after it. */
        public GameState state() {
            return after.state();
        }

        /** What it caused; empty for an expectation. */
        public Vector<Event> events() {
            return after.events().drop(before.events().size());
        }

        /** The refusal that it expects; none for other statements. */
        public Option<Rejection> refusal() {
            return step.refusal(before);
        }
    }
}
