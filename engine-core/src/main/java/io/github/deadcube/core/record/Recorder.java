package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Writes the record of a game while it is played. Belongs to one game, from its beginning on.
 *
 * <pre>{@code
 * Recorder recorder = Recorder.of(state, Option.some(42L));
 * recorder.saw(input, transition); // after each input
 * String record = recorder.text();
 * }</pre>
 */
public final class Recorder {
    private final StringBuilder text = new StringBuilder();
    private Vector<String> game = Vector.empty();
    private Vector<Mark> marks = Vector.empty();
    private RunningChecksum check = new RunningChecksum();
    private int round;
    private boolean over;

    /** How things stood before an input. */
    private record Mark(int length, int lines, int round) {}

    private final boolean undoesLooks;

    private Recorder(boolean undoesLooks) {
        this.undoesLooks = undoesLooks;
    }

    /**
     * A record of a game of which nothing has been played yet.
     *
     * @param begin the first state, as {@link io.github.deadcube.api.Rules#start} or {@link
     *     io.github.deadcube.api.Rules#resume} gave it: where somebody has the turn, for a round that is over as a game goes on
     *     in it is not recorded
     * @param seed none, unless all dice and shuffles are those that it gives, in its order: a verifier looks whether they
     *     are
     * @return the recorder
     */
    public static Recorder of(GameState begin, Option<Long> seed) {
        return of(begin, seed, false);
    }

    /**
     * A record of a game in which looks at what is hidden may be taken back, or may not.
     *
     * @param begin as for {@link #of(GameState, Option)}
     * @param seed likewise
     * @param undoesLooks whether {@link #undo} may take back an input by which somebody has learnt what an item token is: the
     *     record then says so
     * @return the recorder
     */
    public static Recorder of(GameState begin, Option<Long> seed, boolean undoesLooks) {
        Recorder recorder = new Recorder(undoesLooks);
        Vector<String> heading = Heading.of(begin, seed, undoesLooks);
        for (String line : heading.append(Sums.of(heading))) {
            recorder.counts(line);
            recorder.text.append(line).append('\n');
        }
        recorder.round = begin.position().round();
        recorder.checked(RecordFormat.BEGIN + RecordFormat.digest(begin.digest()));
        return recorder;
    }

    /**
     * Writes an input. It is to be called after each, such as by a match that it watches.
     *
     * @param input what was answered
     * @param transition what it has led to
     */
    public void saw(Input input, Transition transition) {
        marks = marks.append(new Mark(text.length(), game.size(), round));
        GameState state = transition.state();
        checked(marks.size() + ": " + input + " = " + RecordFormat.digest(state.digest()));
        int now = state.position().round();
        if (now != round && now > 0) comment("round " + now);
        round = now;
        state.position().result().forEach(result -> end(result.toString()));
    }

    /**
     * Writes a comment.
     *
     * @param words one line or several
     */
    public void comment(String words) {
        words.lines().forEach(line -> text.append("# ").append(line).append('\n'));
    }

    /**
     * Takes inputs back, and all comments since. If the record has a seed, the dice must be taken back as well: what is
     * rolled next is what the seed has rolled there.
     *
     * @param inputs how many; more than there are take all back
     */
    public void undo(int inputs) {
        int left = Math.max(0, marks.size() - inputs);
        if (left == marks.size()) return;
        Mark mark = marks.get(left);
        marks = marks.take(left);
        text.setLength(mark.length());
        round = mark.round();
        over = false;
        Vector<String> kept = game.take(mark.lines());
        game = Vector.empty();
        check = new RunningChecksum();
        kept.forEach(this::counts);
    }

    /**
     * Whether looks may be taken back. Whoever calls {@link #undo} sees to it.
     *
     * @return as the record says
     */
    public boolean undoesLooks() {
        return undoesLooks;
    }

    /** Says that nobody plays on. A game that is over says so itself. */
    public void unfinished() {
        if (!over) end(RecordFormat.UNFINISHED);
    }

    /**
     * The record so far.
     *
     * @return lines, each with its end
     */
    public String text() {
        return text.toString();
    }

    /**
     * The record so far without what may be hidden from the players: the seed, the orders of shuffles, what lies face
     * down at the beginning, and the digests, which depend on them. It cannot be verified.
     *
     * @return lines, each with its end
     */
    public String shown() {
        return PlayersRecord.of(text());
    }

    private void end(String how) {
        over = true;
        checked(RecordFormat.RESULT + how + " =");
    }

    private void checked(String line) {
        counts(line);
        text.append(line).append(' ').append(check).append('\n');
    }

    private void counts(String line) {
        game = game.append(line);
        check.add(line);
    }

    /** How long the record is so far, and what has been written from there on. */
    int length() {
        return text.length();
    }

    String since(int length) {
        return text.substring(length);
    }
}
