package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.PrintableText;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube verify}: replays a recorded game. */
@Command(name = "verify")
public final class VerifyCommand extends Subcommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", descriptionKey = "file")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        Either<Fault, String> text = TextFile.readRecord(file);
        if (text.isLeft()) return unread(file, text.getLeft()).code();
        Verdict verdict = new Verifier(rules(), InstalledRules.registry()).verify(text.get());
        if (verdict instanceof Verdict.Verified) out().println(verdict.told(language()));
        else
            PrintableText.excerpt(Vector.ofAll(verdict.told(language()).lines()), language())
                    .forEach(line -> err().println(file + ", " + line));
        return exit(verdict).code();
    }

    private static Exit exit(Verdict verdict) {
        if (verdict instanceof Verdict.Verified same) return same.result().isDefined() ? Exit.DONE : Exit.UNFINISHED;
        if (verdict instanceof Verdict.BrokenOff) return Exit.UNFINISHED;
        return verdict instanceof Verdict.Differs ? Exit.OTHERWISE : Exit.DAMAGED;
    }
}
