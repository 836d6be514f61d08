package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.core.text.BoardDrawing;
import io.github.deadcube.core.text.Paint;
import io.github.deadcube.testkit.script.Circumstances;

/**
 * Where a game goes on otherwise than it did.
 *
 * @param line the playthrough's line, 1 for the first
 * @param what whose line it is, such as {@code input 17}
 * @param expected what stands there
 * @param came what the engine says in its place
 * @param before how things stood before this input: what was offered, what went on and the table; several lines
 */
public record PlaythroughDifference(int line, String what, String expected, String came, String before) {
    private static final int WIDTH = 120;

    static PlaythroughDifference atTheBeginning(String fault) {
        return new PlaythroughDifference(1, "the beginning", "a game", fault, "");
    }

    static PlaythroughDifference before(
            Rules rules, GameState state, int line, String what, String expected, String came) {
        String offers = Circumstances.offers(rules.prompt(state));
        return new PlaythroughDifference(
                line,
                what,
                expected,
                came,
                (offers + "\nwhat went on: " + state.why() + "\nthe table before it:\n"
                                + BoardDrawing.of(state.position(), Paint.NONE, WIDTH))
                        .strip());
    }

    /**
     * All that helps to see why.
     *
     * @return several lines
     */
    @Override
    public String toString() {
        String digests = came.startsWith(Transcript.DIGEST) ? "nothing but digests differs, from here on\n" : "";
        return "line " + line + ", " + what + "\n" + digests + "expected: " + expected.strip() + "\ncame:     "
                + came.strip() + "\n" + before;
    }
}
