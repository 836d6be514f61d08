package io.github.deadcube.testkit.cli.verify;

import io.github.deadcube.api.Rules;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.Excerpt;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.House;
import io.github.deadcube.testkit.cli.command.Version;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube verify}: replays a recorded game. */
@Command(
        name = "verify",
        description = "Replays the record of a game, and names the first difference.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Verify implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FILE", description = "What 'play --record FILE' has written.")
    private Path file = Path.of("");

    private final Rules rules;

    /** The engine replays. */
    public Verify(Rules rules) {
        this.rules = rules;
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Either<String, String> text = TextFile.read(file);
        if (text.isLeft()) {
            err.println(text.getLeft());
            return Exit.USAGE.code();
        }
        Verdict verdict = Shipped.verifier(rules, House.registry()).verify(text.get());
        if (verdict instanceof Verdict.Verified) {
            spec.commandLine().getOut().println(verdict);
            return of(verdict).code();
        }
        Excerpt.of(Vector.ofAll(verdict.toString().lines())).forEach(line -> err.println(file + ", " + line));
        return of(verdict).code();
    }

    private static Exit of(Verdict verdict) {
        if (verdict instanceof Verdict.Verified same) return same.result().isDefined() ? Exit.DONE : Exit.UNFINISHED;
        if (verdict instanceof Verdict.BrokenOff) return Exit.UNFINISHED;
        return verdict instanceof Verdict.Differs ? Exit.OTHERWISE : Exit.DAMAGED;
    }
}
