package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.start.OrderFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code --orders}: special orders in files. */
public final class OrdersOption implements ArgumentChecks.Checked {
    @CommandLine.Option(names = "--orders", paramLabel = "FILE", split = ",", hideParamSyntax = true)
    private List<Path> files = List.of();

    private @Nullable OrderFiles read;

    @Override
    public Vector<Fault> misnamed() {
        return files().faults();
    }

    public Vector<Path> paths() {
        return Vector.ofAll(files);
    }

    /** What the files contain. They are read once. */
    public OrderFiles files() {
        if (read == null) read = OrderFiles.read(paths());
        return read;
    }

    /** As {@link GameOptions#alsoRead}, for these files. */
    Option<Fault> alsoRead(String option, Path written) {
        return Subcommand.alsoRead(option, written, files);
    }
}
