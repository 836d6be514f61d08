package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.dispersion.DispersionError;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code deadcube dispersion}: N3-2 to N3-7, for a point and a die. */
@Command(
        name = "dispersion",
        description =
                "Says where something lands that disperses (Infinity N3), and what is to be done then. Lengths are inches, x"
                        + " from the western border and y from the southern.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class Disperse implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--at", paramLabel = "X,Y", required = true, description = "The declared point.")
    private String at = "";

    @Option(names = "--die", paramLabel = "N", required = true, description = "What the die shows.")
    private String die = "";

    @Option(names = "--table", paramLabel = "WxD", defaultValue = "48x48", description = "Its size; default 48x48.")
    private String table = "";

    @Option(
            names = "--sectors",
            paramLabel = "N",
            defaultValue = "20",
            description = "How many numbers are around the template, clockwise from 1; default 20.")
    private String sectors = "";

    @Option(names = "--distance", paramLabel = "N", defaultValue = "16", description = "How far it goes; default 16.")
    private String distance = "";

    @Option(
            names = "--element",
            paramLabel = "WHAT",
            defaultValue = "troop",
            description = "What it is: troop, template, beacon or other; default troop.")
    private String element = "";

    @Option(
            names = "--base",
            paramLabel = "MM",
            defaultValue = "25",
            description = "The diameter of a troop's base in millimetres; default 25.")
    private String base = "";

    @Option(
            names = "--zone",
            paramLabel = "X1,Y1,X2,Y2",
            description = "The owner's deployment zone, by two opposite corners: where a troop that cannot stay may be"
                    + " placed.")
    private java.util.Optional<String> zone = java.util.Optional.empty();

    @Option(
            names = "--enemy-zone",
            paramLabel = "X1,Y1,X2,Y2",
            description = "The enemy's deployment zone; may be given again.")
    private List<String> enemyZones = List.of();

    @Option(
            names = "--barred",
            paramLabel = "X1,Y1,X2,Y2",
            description = "Another area where a troop may not deploy or does not fit; may be given again.")
    private List<String> barred = List.of();

    @Option(names = "--json", description = "Answers with one JSON object.")
    private boolean json;

    /** So that all that is wrong is said at once, what picocli finds included. */
    static CommandLine collectingErrors(Disperse command) {
        CommandLine line = new CommandLine(command);
        line.getCommandSpec().parser().collectErrors(true);
        return line;
    }

    @Override
    public Integer call() {
        Landing landing = landing()
                .getOrElseThrow(wrong ->
                        new CommandLine.ParameterException(spec.commandLine(), wrong.mkString(System.lineSeparator())));
        PrintWriter out = spec.commandLine().getOut();
        out.println(json ? LandingJson.of(landing) : LandingText.of(landing));
        out.flush();
        return ExitCode.OK;
    }

    private Either<Seq<String>, Landing> landing() {
        Vector<String> unread = Vector.ofAll(spec.commandLine().getParseResult().errors())
                .map(Exception::getMessage)
                .distinct();
        DispersionReader reader = new DispersionReader();
        reader.table(table);
        reader.sectors(sectors);
        if (!at.isEmpty()) reader.at(at);
        if (!die.isEmpty()) reader.die(die);
        reader.distance(distance);
        reader.element(element);
        reader.base(base);
        zone.ifPresent(reader::zone);
        enemyZones.forEach(reader::enemyZone);
        barred.forEach(reader::barred);
        Either<Seq<DispersionError>, Landing> answer = Deadcube.disperse(reader.dispersion(), reader.die());
        Seq<String> wrong = unread.appendAll(reader.errors())
                .appendAll(answer.swap().getOrElse(Vector.empty()).map(DispersionReader::told));
        return wrong.isEmpty() ? Either.right(answer.get()) : Either.left(wrong);
    }
}
