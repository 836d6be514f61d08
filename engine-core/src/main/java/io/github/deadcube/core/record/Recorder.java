package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.GameRecord.SoFar;
import io.github.deadcube.core.record.RecordHead.Heading;
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
    private final GameState begin;
    private final Option<Long> seed;
    private final boolean undoesLooks;
    private final SealedLines lines;
    private Vector<Mark> marks = Vector.empty();
    private Vector<Said> said = Vector.empty();
    private int round;
    private boolean over;

    /** How things stood before an input. */
    private record Mark(int length, int lines, int said, int round) {}

    /** A comment, or an input and the state after it. */
    private record Said(String comment, Option<Input> input, GameState after) {}

    private Recorder(GameState begin, Option<Long> seed, Option<Viewer> viewer, boolean undoesLooks) {
        this.begin = begin;
        this.seed = seed;
        this.undoesLooks = undoesLooks;
        lines = new SealedLines(Heading.of(begin, seed, viewer, undoesLooks), RecordFormat.begun(begin.digest(), seed));
        round = begin.position().round();
        begin.position().result().forEach(result -> end(result.toString()));
    }

    /**
     * A record of a game of which nothing has been played yet.
     *
     * @param begin the first state; one that no set-up or situation says is written out ({@link
     *     io.github.deadcube.core.notation.StateText})
     * @param seed none, unless all dice and shuffles are those that it gives, in its order: a verifier looks whether they
     *     are
     */
    public static Recorder of(GameState begin, Option<Long> seed) {
        return of(begin, seed, false);
    }

    /**
     * A record of a game in which looks at what is hidden may be taken back, or may not.
     *
     * @param undoesLooks whether {@link #undo} may take back an input by which somebody has learnt what an item token is: the
     *     record then says so
     */
    public static Recorder of(GameState begin, Option<Long> seed, boolean undoesLooks) {
        return new Recorder(begin, seed, Option.none(), undoesLooks);
    }

    /**
     * Goes on with a record.
     *
     * @param replayed the same, played again by the engine that goes on, up to where it plays otherwise
     * @param seed the record's, if all dice go on as it gives them; else none
     * @return a recorder that has written all that was replayed, and the comments up to there
     */
    public static Recorder of(SoFar soFar, ReplayedRecord replayed, Option<Long> seed) {
        GameRecord record = soFar.record();
        Recorder recorder = new Recorder(replayed.begin(), seed, record.viewer(), record.undoesLooks());
        Vector<String> recorded = Vector.of(soFar.text().split("\n", -1));
        int next = 0;
        for (int i = 0; i < recorded.size() && next < replayed.steps().size(); i++) {
            String line = recorded.get(i);
            RecordedInput input = record.inputs().get(next);
            if (line.startsWith(RecordFormat.COMMENT))
                recorder.again(line.substring(1).strip());
            if (input.line() == i + 1)
                recorder.saw(input.input(), replayed.steps().get(next++).transition());
        }
        return recorder;
    }

    /** Writes a comment that is not one of the recorder's own. */
    private void again(String comment) {
        if (!lines.endsWith("\n# " + comment + "\n")) comment(comment);
    }

    /**
     * Writes an input. It is to be called after each, such as by a match that it watches.
     *
     * @throws IllegalStateException if the record has ended: nothing follows a result
     */
    public void saw(Input input, Transition transition) {
        saw(input, transition.state());
    }

    private void saw(Input input, GameState state) {
        if (over)
            throw new IllegalStateException(
                    "'" + input + "' comes after the record's end: expected nothing after " + lines.last());
        marks = marks.append(new Mark(lines.length(), lines.count(), said.size(), round));
        said = said.append(new Said("", Option.some(input), state));
        lines.input(marks.size(), input.toString(), state.digest());
        int now = state.position().round();
        if (now != round && now > 0) lines.comment("round " + now);
        round = now;
        state.position().result().forEach(result -> end(result.toString()));
    }

    /** Writes a comment. */
    public void comment(String words) {
        said = said.append(new Said(words, Option.none(), begin));
        lines.comment(words);
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
        said = said.take(mark.said());
        lines.cut(mark.length(), mark.lines());
        round = mark.round();
        over = false;
    }

    /** Whether looks may be taken back. Whoever calls {@link #undo} sees to it. */
    public boolean undoesLooks() {
        return undoesLooks;
    }

    /** The seed of the dice. */
    public Option<Long> seed() {
        return seed;
    }

    /** How many inputs have been written: those that have not been taken back. */
    public int inputs() {
        return marks.size();
    }

    /** Says that nobody plays on. A game that is over says so itself. */
    public void unfinished() {
        if (!over) end(RecordFormat.UNFINISHED);
    }

    /** The record so far: lines, each with its end. */
    public String text() {
        return lines.toString();
    }

    /**
     * The record so far as all may see it who watch: without the seed, and for every item token that nobody has turned face up
     * another that it may be. It is a record too, of a game that nobody who watches can tell from this one.
     *
     * @return lines, each with its end
     */
    public String shown() {
        return shown(Viewer.EVERYBODY);
    }

    /**
     * The record so far as a side has seen it: as {@link #shown()}, with what the item tokens are at which the side has looked.
     * Replayed, it has the side's view at every moment.
     *
     * @return lines, each with its end
     */
    public String shown(Side side) {
        return shown(Viewer.of(side));
    }

    /** The record so far as a viewer has seen it: lines, each with its end. */
    public String shown(Viewer viewer) {
        GameState last = said.filter(s -> s.input().isDefined())
                .lastOption()
                .map(Said::after)
                .getOrElse(begin);
        Guess guess = new Guess(viewer, last);
        Recorder other = new Recorder(guess.state(begin), Option.none(), Option.some(viewer), undoesLooks);
        for (Said one : said) {
            if (one.input().isDefined()) other.saw(guess.input(one.input().get()), guess.state(one.after()));
            else other.lines.comment(one.comment());
        }
        if (over) other.unfinished();
        return other.text();
    }

    private void end(String how) {
        over = true;
        lines.result(how);
    }

    /** How long the record is so far, and what has been written from there on. */
    int length() {
        return lines.length();
    }

    String since(int length) {
        return lines.since(length);
    }

    /**
     * A game with other item tokens than it has, where a viewer does not know which. It follows from what the viewer knows at
     * the end and from nothing else.
     */
    private static final class Guess {
        private final Vector<RuleId> pool;
        private final Secrets possible;

        Guess(Viewer viewer, GameState last) {
            this.pool = last.position().game().setup().ruleset().tokens();
            this.possible = viewer.possible(last).secrets();
        }

        /** A state of that game. */
        GameState state(GameState state) {
            Vector<TokenItem> tokens = state.secrets()
                    .tokens()
                    .map(t -> new TokenItem(t.token(), possible.item(t.token()).getOrElse(t.item())));
            return new GameState(state.position(), new Secrets(tokens), state.pending());
        }

        /** SET-3: an input of that game, of which shuffles alone are others. */
        Input input(Input input) {
            return input instanceof Shuffle order ? shuffled(order.numbers().size()) : input;
        }

        private Shuffle shuffled(int things) {
            Vector<Integer> left = Vector.rangeClosed(1, things);
            if (things != pool.size()) return new Shuffle(left);
            Vector<Integer> order = Vector.empty();
            for (TokenItem token : possible.tokens()) {
                int next = left.find(n -> pool.get(n - 1).equals(token.item())).getOrElse(left.head());
                order = order.append(next);
                left = left.remove(next);
            }
            return new Shuffle(order.appendAll(left));
        }
    }
}
