package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.record.GameRecord.Heading;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Writes the record of one game while it is played.
 *
 * <pre>{@code
 * Recorder recorder = Recorder.of(state, Option.some(42L));
 * recorder.saw(input, transition); // after each input
 * String record = recorder.text();
 * }</pre>
 */
@SuppressWarnings("exports") // Viewer is exported only to modules of this project
public final class Recorder implements RecordWriter {
    private final GameState begin;
    private final Option<Long> seed;
    private final Option<Viewer> viewer;
    private final boolean undoesLooks;
    private final SealedLines lines;
    private Vector<Mark> marks = Vector.empty();
    private Vector<Entry> entries = Vector.empty();
    private int round;
    private boolean over;

    private record Mark(int length, int lines, int entries, int round) {}

    private record Entry(String comment, Option<Input> input, GameState after) {}

    private Recorder(GameState begin, Option<Long> seed, Option<Viewer> viewer, boolean undoesLooks) {
        this.begin = begin;
        this.seed = seed;
        this.viewer = viewer;
        this.undoesLooks = undoesLooks;
        lines = new SealedLines(
                Heading.lines(begin, seed, viewer, undoesLooks), RecordFormat.begun(begin.digest(), seed));
        round = begin.position().round();
        begin.position().result().forEach(result -> end(result.toString()));
    }

    /**
     * A recorder of a new game.
     *
     * @param begin the first state; if no set-up or situation describes it completely, the record also contains it as
     *     {@link io.github.deadcube.core.notation.Notation}
     * @param seed the seed of all dice and shuffles, which a {@link Verifier} checks; none if they have no seed
     */
    public static Recorder of(GameState begin, Option<Long> seed) {
        return of(begin, seed, false);
    }

    /**
     * The record of a game that begins in a state.
     *
     * @param undoesLooks whether {@link #undo} may take back an input that showed a side what an item token is; the
     *     record says so
     */
    public static Recorder of(GameState begin, Option<Long> seed, boolean undoesLooks) {
        return new Recorder(begin, seed, Option.none(), undoesLooks);
    }

    /**
     * A recorder that continues a record.
     *
     * @param replayed the replay of the record, up to the first difference
     * @param seed the seed of the record if the following dice come from it too; otherwise none
     * @param undoesLooks whether {@link #undo} may take back such a look although the record does not say so yet
     * @return a recorder that has already written the replayed inputs and their comments; without a difference, also
     *     those after the last one
     */
    public static Recorder of(RecordSoFar soFar, ReplayedRecord replayed, Option<Long> seed, boolean undoesLooks) {
        GameRecord record = soFar.record();
        Recorder recorder = new Recorder(replayed.begin(), seed, record.viewer(), record.undoesLooks() || undoesLooks);
        int steps = replayed.steps().size();
        boolean whole = steps == record.inputs().size();
        int next = 0;
        boolean numbered = false; // a comment after the last input has the number of the round
        String[] recorded = soFar.text().split("\n", -1);
        for (int i = 0; i < recorded.length && (next < steps || whole); i++) {
            if (recorded[i].startsWith(RecordFormat.COMMENT)) {
                String comment = recorded[i].substring(1).strip();
                boolean number = next > 0 && comment.equals(ofRound(recorder.round));
                if (!number || !numbered) recorder.comment(comment);
                numbered |= number;
            }
            if (next < steps && record.inputs().get(next).line() == i + 1) {
                numbered = recorder.saw(
                        record.inputs().get(next).input(),
                        replayed.steps().get(next).transition().state());
                next++;
            }
        }
        return recorder;
    }

    /**
     * The record as this engine writes it, with its format, rules and digests, up to the first difference of the
     * replay.
     */
    public static String rewritten(RecordSoFar soFar, ReplayedRecord played) {
        Recorder recorder = of(soFar, played, soFar.record().seed(), false);
        boolean whole = soFar.torn().isEmpty() && played.first().isEmpty();
        if (whole && soFar.record().ending().exists(line -> line.text().equals(RecordFormat.UNFINISHED)))
            recorder.unfinished();
        return recorder.text();
    }

    /** A recorder of the same game with these inputs alone, from its first state. */
    public Recorder with(Seq<Transition.Step> steps) {
        Recorder other = new Recorder(begin, seed, viewer, undoesLooks);
        steps.forEach(step -> other.saw(step.input(), step.transition()));
        return other;
    }

    private static String ofRound(int number) {
        return "round " + number;
    }

    @Override
    public void saw(Input input, Transition transition) {
        saw(input, transition.state());
    }

    /** Writes an input, and the number of the round if it changes; returns whether it does. */
    private boolean saw(Input input, GameState state) {
        if (over)
            throw new IllegalStateException(
                    "'" + input + "' comes after the record's end: expected nothing after " + lines.last());
        marks = marks.append(new Mark(lines.length(), lines.count(), entries.size(), round));
        entries = entries.append(new Entry("", Option.some(input), state));
        lines.input(marks.size(), input.toString(), state.digest());
        int now = state.position().round();
        boolean numbered = now != round && now > 0;
        if (numbered) lines.comment(ofRound(now));
        round = now;
        state.position().result().forEach(result -> end(result.toString()));
        return numbered;
    }

    public void comment(String words) {
        entries = entries.append(new Entry(words, Option.none(), begin));
        lines.comment(words);
    }

    @Override
    public void undo(int inputs) {
        int left = Math.max(0, marks.size() - inputs);
        if (left == marks.size()) return;
        Mark mark = marks.get(left);
        marks = marks.take(left);
        entries = entries.take(mark.entries());
        lines.cut(mark.length(), mark.lines());
        round = mark.round();
        over = false;
    }

    @Override
    public boolean undoesLooks() {
        return undoesLooks;
    }

    @Override
    public void unfinished() {
        if (!over) end(RecordFormat.UNFINISHED);
    }

    /** The lines of the record so far; each ends with a line feed. */
    public String text() {
        return lines.toString();
    }

    /**
     * The record so far for a viewer. It has no seed. A token at which the viewer has looked has its true value in it,
     * any other token a possible value. It is a valid record of a game that the viewer cannot distinguish from this
     * one: a replay of it gives the viewer's view after each input.
     */
    public String textFor(Viewer viewer) {
        return textFor(viewer, over);
    }

    @Override
    public String copyFor(Viewer viewer) {
        return textFor(viewer, true);
    }

    private String textFor(Viewer viewer, boolean ended) {
        GameState last = entries.filter(s -> s.input().isDefined())
                .lastOption()
                .map(Entry::after)
                .getOrElse(begin);
        Guess guess = Guess.of(viewer, last);
        Recorder other = new Recorder(guess.state(begin), Option.none(), Option.some(viewer), undoesLooks);
        for (Entry one : entries) {
            if (one.input().isDefined()) other.saw(guess.input(one.input().get()), guess.state(one.after()));
            else other.lines.comment(one.comment());
        }
        if (ended) other.unfinished();
        return other.text();
    }

    private void end(String how) {
        over = true;
        lines.result(how);
    }

    int length() {
        return lines.length();
    }

    String since(int length) {
        return lines.since(length);
    }

    /**
     * Replaces the values of the item tokens that a viewer does not know with possible values. They depend only on what
     * the viewer knows at the end, so they reveal nothing.
     */
    private record Guess(Vector<RuleId> pool, GameState possible) {
        static Guess of(Viewer viewer, GameState last) {
            Setup setup = last.position().game().setup();
            return new Guess(setup.scenario().tokens(setup.ruleset()), viewer.possible(last));
        }

        GameState state(GameState state) {
            Vector<TokenItem> tokens = state.secrets()
                    .map(t -> new TokenItem(t.token(), possible.item(t.token()).getOrElse(t.item())));
            return new GameState(state.position(), tokens, state.pending());
        }

        /** SET-3: the input with the possible values: only shuffles are replaced. */
        Input input(Input input) {
            return input instanceof Input.Shuffle order
                    ? shuffled(order.numbers().size())
                    : input;
        }

        private Input.Shuffle shuffled(int things) {
            Vector<Integer> left = Vector.rangeClosed(1, things);
            if (things != pool.size()) return new Input.Shuffle(left);
            Vector<Integer> order = Vector.empty();
            for (TokenItem token : possible.secrets()) {
                int next = left.find(n -> pool.get(n - 1).equals(token.item())).getOrElse(left.head());
                order = order.append(next);
                left = left.remove(next);
            }
            return new Input.Shuffle(order.appendAll(left));
        }
    }
}
