package io.github.deadcube.testkit.cli.dispersion;

import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code deadcube dispersion}: N3-2 to N3-7, for a point and a die. */
@Command(name = "dispersion")
public final class DispersionCommand extends Subcommand implements Runnable, ArgumentChecks.Checked {
    @Option(names = "--at", paramLabel = "X,Y", required = true)
    private Optional<String> at = Optional.empty();

    @Option(names = "--die", paramLabel = "N", required = true)
    private Optional<String> die = Optional.empty();

    @Option(names = "--table", paramLabel = "WxD")
    private String table = "48x48";

    @Option(names = "--sectors", paramLabel = "N")
    private String sectors = "20";

    @Option(names = "--distance", paramLabel = "N")
    private String distance = "16";

    @Option(names = "--element", paramLabel = "WHAT")
    private String element = "troop";

    @Option(names = "--base", paramLabel = "MM")
    private String base = "25";

    @Option(names = "--zone", paramLabel = "X1,Y1,X2,Y2")
    private Optional<String> zone = Optional.empty();

    @Option(names = "--enemy-zone", paramLabel = "X1,Y1,X2,Y2")
    private List<String> enemyZones = List.of();

    @Option(names = "--barred", paramLabel = "X1,Y1,X2,Y2")
    private List<String> barred = List.of();

    @Option(names = "--json")
    private boolean json;

    @Override
    public Vector<String> faults() {
        DispersionReader reader = reader();
        return reader.errors()
                .appendAll(answer(reader).swap().getOrElse(Vector.empty()).map(DispersionReader::describe));
    }

    @Override
    public void run() {
        Landing landing = answer(reader()).get();
        out().println(json ? LandingText.json(landing) : LandingText.lines(landing));
        out().flush();
    }

    private static Either<Seq<Fault>, Landing> answer(DispersionReader reader) {
        return Deadcube.disperse(reader.dispersion(), reader.die());
    }

    private DispersionReader reader() {
        DispersionReader reader = new DispersionReader();
        reader.table(table);
        at.ifPresent(reader::at);
        reader.sectors(sectors);
        die.ifPresent(reader::die);
        reader.distance(distance);
        reader.element(element);
        reader.base(base);
        zone.ifPresent(reader::zone);
        enemyZones.forEach(reader::enemyZone);
        barred.forEach(reader::barred);
        return reader;
    }
}
