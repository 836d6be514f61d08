package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.testkit.cli.Run;

/** Commands that read only their arguments answer or refuse them, without a bug. */
public final class CommandFuzz {
    private static final int BUG = 70;

    private CommandFuzz() {}

    /** Each line is an argument. The first is the command. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        String[] words = text.split("\n", -1);
        words[0] = switch (words[0].isEmpty() ? 'o' : words[0].charAt(0)) {
            case 'd' -> "dispersion";
            case 'r' -> "rules";
            case 't' -> "table";
            default -> "odds";
        };
        if (words[0].equals("table") && text.contains("svg")) return;
        Run run = Run.of(words);
        Held.must(run.exitCode() != BUG, run.err(), text);
        Held.must(!(run.out() + run.err()).isBlank(), "nothing is said", text);
    }
}
