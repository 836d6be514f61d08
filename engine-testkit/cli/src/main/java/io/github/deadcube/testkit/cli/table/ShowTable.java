package io.github.deadcube.testkit.cli.table;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.table.SightMap;
import io.github.deadcube.core.table.TablePicture;
import io.github.deadcube.core.table.TableSvg;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.command.Excerpt;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Ground;
import io.github.deadcube.testkit.cli.command.ThatShip;
import io.github.deadcube.testkit.cli.command.Version;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube table}: pictures of a battlefield, and what is seen from a place (LOS). */
@Command(
        name = "table",
        description = {
            "Draws a battlefield, level by level and spot by spot, with a legend.",
            "Example: deadcube table tower-block --from d2/8 --svg tower.svg"
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class ShowTable implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "NAME|FILE",
            completionCandidates = ThatShip.class,
            description = "A battlefield that ships (${COMPLETION-CANDIDATES}), or a file that holds one as text.")
    private String named = "";

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Draws it into that file as well, as an SVG: plans, an isometric view and a legend. A file"
                    + " that is there is replaced.")
    private Optional<String> svg = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "CUBE[/SPOT]",
            description =
                    "Shows what is seen from there: clearly, partly or not at all. Without a spot, from the middle of"
                            + " the cube, or the first spot on which one can stand.")
    private Optional<String> from = Optional.empty();

    @Option(
            names = "--size",
            paramLabel = "SZ",
            description = "Of who looks and is looked at, 1 to 4; for --from; default 1.")
    private Optional<String> size = Optional.empty();

    @Override
    public Integer call() {
        Either<Vector<String>, NamedBattlefield> field = Ground.called(named);
        Viewpoint viewpoint = new Viewpoint(from, size);
        Vector<String> faults = field.swap()
                .getOrElse(Vector.empty())
                .appendAll(field.fold(unread -> viewpoint.unread(), read -> viewpoint.faults(read.battlefield())));
        if (faults.nonEmpty()) return refused(faults);
        return drawn(field.get(), viewpoint.on(field.get().battlefield()).toJavaOptional());
    }

    private int drawn(NamedBattlefield field, Optional<SightMap> seen) {
        if (svg.isPresent()) {
            Optional<String> fault =
                    write(svg.get(), seen.map(map -> TableSvg.of(field, map)).orElseGet(() -> TableSvg.of(field)));
            if (fault.isPresent()) return refused(Vector.of(fault.get()));
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(seen.map(map -> TablePicture.of(field, map)).orElseGet(() -> TablePicture.of(field)));
        out.flush();
        return Exit.DONE.code();
    }

    private int refused(Vector<String> faults) {
        Excerpt.of(faults).forEach(spec.commandLine().getErr()::println);
        return Exit.USAGE.code();
    }

    private Optional<String> write(String file, String text) {
        try {
            Path path = Path.of(file);
            return Ground.alsoRead("--svg", path, named)
                    .orElse(() -> TextFile.write(path, text))
                    .toJavaOptional();
        } catch (InvalidPathException e) {
            return Optional.of("--svg: no file is called '" + file + "'");
        }
    }
}
