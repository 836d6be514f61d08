package io.github.deadcube.dev;

import io.github.deadcube.testkit.cli.Main;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code perft}: counts to the greatest depths. */
@Command(
        name = "perft",
        header = "Counts the positions of the perft table to their greatest depths.",
        description = "As 'deadcube perft --deep' does, from the sources.")
final class DeepPerft implements Callable<Integer> {
    @Override
    public Integer call() {
        Main.main(new String[] {"perft", "--deep"});
        return 0;
    }
}
