package io.github.deadcube.testkit.cli.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.some;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.dispersion.Dispersion;
import io.github.deadcube.dispersion.Dispersion.Element;
import io.github.deadcube.dispersion.Landing;
import io.github.deadcube.dispersion.Point;
import io.github.deadcube.dispersion.Rectangle;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Decimals;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code deadcube dispersion}: N3-2 to N3-7, for a point and a die. */
@Command(name = "dispersion")
public final class DispersionCommand extends Subcommand implements Runnable, ArgumentChecks.Checked {
    @CommandLine.Option(names = "--at", paramLabel = "X,Y", required = true)
    private Optional<String> at = Optional.empty();

    @CommandLine.Option(names = "--die", paramLabel = "N", required = true)
    private Optional<String> die = Optional.empty();

    @CommandLine.Option(names = "--table", paramLabel = "WxD")
    private String table = "48x48";

    @CommandLine.Option(names = "--sectors", paramLabel = "N")
    private String sectors = "20";

    @CommandLine.Option(names = "--distance", paramLabel = "N")
    private String distance = "16";

    @CommandLine.Option(names = "--element", paramLabel = "WHAT")
    private String element = "troop";

    @CommandLine.Option(names = "--base", paramLabel = "MM")
    private String base = "25";

    @CommandLine.Option(names = "--zone", paramLabel = "X1,Y1,X2,Y2")
    private Optional<String> zone = Optional.empty();

    @CommandLine.Option(names = "--enemy-zone", paramLabel = "X1,Y1,X2,Y2")
    private List<String> enemyZones = List.of();

    @CommandLine.Option(names = "--barred", paramLabel = "X1,Y1,X2,Y2")
    private List<String> barred = List.of();

    @CommandLine.Option(names = "--json")
    private boolean json;

    @Override
    public Vector<Sentence> faults() {
        DispersionReader reader = new DispersionReader(this);
        return reader.errors.appendAll(answer(reader)
                .swap()
                .getOrElse(Vector.empty())
                .map(fault -> Sentence.of("{text}", DispersionReader.describe(fault))));
    }

    @Override
    public void run() {
        Landing landing = answer(new DispersionReader(this)).get();
        out().println(json ? LandingText.json(landing) : LandingText.lines(landing));
        out().flush();
    }

    private static Either<Seq<Fault>, Landing> answer(DispersionReader reader) {
        return reader.dispersion().land(reader.die());
    }

    /**
     * Reads the options of {@code deadcube dispersion}. It records values that cannot be read and replaces them by
     * valid ones, so that the rule can check the others.
     */
    private static final class DispersionReader {
        private static final double FAR = Dispersion.LONGEST;
        private static final Rectangle ANY_TABLE = new Rectangle(-FAR, -FAR, FAR, FAR);

        private Dispersion dispersion = Dispersion.at(new Point(0, 0));
        private Option<Point> at = none();
        private int die = 1;
        private final boolean sound;
        private Vector<Sentence> errors = Vector.empty();

        DispersionReader(DispersionCommand given) {
            dispersion = dispersion.withTable(ANY_TABLE);
            note(
                    Sentence.of("--table takes width x depth, such as 48x48, not '{text}'", given.table),
                    Decimals.read(given.table, "[xX×]", 2).map(n -> Rectangle.table(n.get(0), n.get(1))),
                    table -> dispersion = dispersion.withTable(table));
            given.at.ifPresent(text -> note(
                    Sentence.of("--at takes a point, such as 10,24, not '{text}'", text),
                    point(text),
                    point -> at = some(point)));
            Option<Integer> number = Decimals.whole(given.sectors).filter(n -> n >= 1 && n <= Dispersion.MOST_SECTORS);
            sound = number.isDefined();
            note(
                    Sentence.of(
                            "--sectors takes a number from 1 to {most}, not '{text}'",
                            Dispersion.MOST_SECTORS,
                            given.sectors),
                    number,
                    n -> dispersion = dispersion.withSectors(n));
            given.die.ifPresent(text -> note(
                    Sentence.of("--die takes a number of the template, not '{text}'", text),
                    Decimals.whole(text),
                    n -> die = n));
            note(
                    Sentence.of("--distance takes inches, such as 16, not '{text}'", given.distance),
                    Decimals.read(given.distance),
                    inches -> dispersion = dispersion.withDistance(inches));
            note(
                    Sentence.of(
                            "--element takes one of {elements}, not '{text}'",
                            Vector.of(Element.values()).map(DispersionReader::word),
                            given.element),
                    Vector.of(Element.values()).find(element -> word(element).equals(given.element.strip())),
                    element -> dispersion = dispersion.withElement(element));
            note(
                    Sentence.of("--base takes a diameter in millimetres, such as 25, not '{text}'", given.base),
                    Decimals.read(given.base),
                    diameter -> dispersion = dispersion.withBase(diameter));
            given.zone.ifPresent(text -> area("--zone", text, zone -> dispersion = dispersion.withZone(some(zone))));
            for (String text : given.enemyZones)
                area(
                        "--enemy-zone",
                        text,
                        zone -> dispersion = dispersion.withEnemyZones(
                                dispersion.enemyZones().append(zone)));
            for (String text : given.barred)
                area(
                        "--barred",
                        text,
                        area -> dispersion =
                                dispersion.withBarred(dispersion.barred().append(area)));
        }

        Dispersion dispersion() {
            Rectangle table = dispersion.table();
            return dispersion.withPoint(at.getOrElse(
                    () -> new Point((table.west() + table.east()) / 2, (table.south() + table.north()) / 2)));
        }

        int die() {
            return sound ? die : 1;
        }

        /** An error of the rule, by the name of the option. */
        static Fault describe(Fault error) {
            String option = switch (error.where().part()) {
                case "point" -> "at";
                case "enemy zone" -> "enemy-zone";
                case "barred area" -> "barred";
                default -> error.where().part();
            };
            return error.at("--" + option);
        }

        private void area(String option, String text, Consumer<Rectangle> keep) {
            note(
                    Sentence.of("{option} takes two opposite corners, such as 0,0,48,12, not '{text}'", option, text),
                    Decimals.read(text, ",", 4)
                            .map(n -> Rectangle.between(new Point(n.get(0), n.get(1)), new Point(n.get(2), n.get(3)))),
                    keep);
        }

        private static Option<Point> point(String text) {
            return Decimals.read(text, ",", 2).map(n -> new Point(n.get(0), n.get(1)));
        }

        private static String word(Element element) {
            return element.name().toLowerCase(Locale.ROOT);
        }

        private <T> void note(Sentence fault, Option<T> read, Consumer<T> keep) {
            if (read.isEmpty()) errors = errors.append(fault);
            read.forEach(keep);
        }
    }

    /** Prints the point of impact. */
    private static final class LandingText {
        private LandingText() {}

        /** One line each for x, y and the obligation. */
        static String lines(Landing landing) {
            return Vector.of(
                            "x: " + inches(landing.point().x()).toPlainString(),
                            "y: " + inches(landing.point().y()).toPlainString(),
                            "obligation: " + landing.explanation())
                    .appendAll(landing.reason()
                            .map(why -> "places: "
                                    + landing.places().map(LandingText::places).getOrElse("give --zone to list them")))
                    .mkString(System.lineSeparator());
        }

        private static String places(Vector<Rectangle> lines) {
            return lines.isEmpty()
                    ? "nowhere"
                    : lines.map(line -> from(line) + " to " + to(line)).mkString("; ");
        }

        /** One JSON object on one line. */
        static String json(Landing landing) {
            return point(landing.point())
                    .with("obligation", landing.words())
                    .with("rule", landing.obligation())
                    .with("reason", landing.reason())
                    .with(
                            "places",
                            landing.places()
                                    .map(lines -> lines.map(line -> JsonObject.of("from", point(from(line)))
                                            .with("to", point(to(line))))))
                    .line();
        }

        private static Point from(Rectangle line) {
            return new Point(line.west(), line.south());
        }

        private static Point to(Rectangle line) {
            return new Point(line.east(), line.north());
        }

        private static JsonObject point(Point point) {
            return JsonObject.of("x", inches(point.x())).with("y", inches(point.y()));
        }

        private static BigDecimal inches(double inches) {
            return BigDecimal.valueOf(inches).stripTrailingZeros();
        }
    }
}
