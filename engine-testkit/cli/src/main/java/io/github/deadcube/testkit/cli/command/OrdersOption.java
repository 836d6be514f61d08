package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.testkit.start.OrderFiles;
import io.vavr.collection.Vector;
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
    public Vector<String> faults() {
        return files().faults();
    }

    /** What the files contain. */
    public OrderFiles files() {
        if (read == null) read = OrderFiles.read(Vector.ofAll(files));
        return read;
    }
}
