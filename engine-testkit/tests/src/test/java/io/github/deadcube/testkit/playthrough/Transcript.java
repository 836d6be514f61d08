package io.github.deadcube.testkit.playthrough;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigInteger;
import java.util.HexFormat;

/** Writes the lines of a playthrough. */
final class Transcript {
    static final String TITLE = "deadcube playthrough 1";
    static final String BEGIN = "begin";
    static final String ANSWER = " > ";
    static final String INDENT = "  ";
    static final String DIGEST = INDENT + "= ";

    private Transcript() {}

    static Vector<String> begin(GameState state) {
        return Vector.of(BEGIN, digest(state));
    }

    /** An input that was accepted. */
    static Vector<String> block(int number, Prompt prompt, Input input, Transition transition) {
        return Vector.of(asked(number, prompt) + ANSWER + input)
                .appendAll(transition.events().map(event -> INDENT + event + " (" + event.rule() + ")"))
                .append(digest(transition.state()));
    }

    /** {@code 17 A: activation (RND-3), 6 options}. */
    static String asked(int number, Prompt prompt) {
        return number + " " + prompt + ways(prompt);
    }

    private static String digest(GameState state) {
        return DIGEST + HexFormat.of().toHexDigits(state.digest());
    }

    /** The number of possible answers to a prompt, where it can be counted. */
    private static String ways(Prompt prompt) {
        if (prompt instanceof Prompt.Decision decision)
            return told(BigInteger.valueOf(decision.options().size()), "option");
        return prompt instanceof Prompt.DiceRequest request ? told(request.outcomeCount(), "outcome") : "";
    }

    private static String told(BigInteger ways, String word) {
        return ", " + ways + " " + word + (ways.equals(BigInteger.ONE) ? "" : "s");
    }

    /** The lines of one input, of the beginning, or of the last prompt. */
    record InputBlock(int line, Vector<String> lines, Option<Input> input) {
        InputBlock and(String next) {
            return new InputBlock(line, lines.append(next), input);
        }

        /** {@code input 17}, or {@code begin}. */
        String what() {
            String first = lines.head();
            int space = first.indexOf(' ');
            return space < 0 ? first : "input " + first.substring(0, space);
        }
    }
}
