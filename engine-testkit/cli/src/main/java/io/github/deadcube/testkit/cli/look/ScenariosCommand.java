package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Size;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.ColumnLetter;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code deadcube scenarios}: the scenarios that ship, and those of files. */
@Command(name = "scenarios")
public final class ScenariosCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(paramLabel = "NAME|FILE", arity = "0..1", descriptionKey = "name")
    private @Nullable String named;

    @CommandLine.Option(names = "--json")
    private boolean json;

    @CommandLine.Option(names = "--battlefield", paramLabel = "NAME|FILE")
    private @Nullable String battlefield;

    @CommandLine.Mixin
    private EditionOption edition = new EditionOption();

    @Override
    public Vector<Sentence> faults() {
        return battlefield == null || named != null
                ? Vector.empty()
                : Vector.of(Sentence.of("--battlefield expects a scenario, which is checked on it."));
    }

    @Override
    public Seq<Fault> ofFiles() {
        return battlefield == null
                ? Vector.empty()
                : ShippedThings.BATTLEFIELDS.orFile(battlefield).swap().getOrElse(Vector.empty());
    }

    @Override
    public Integer call() {
        if (named != null) {
            Either<Seq<Fault>, Mission> read =
                    ShippedThings.SCENARIOS.orFile(named).map(Mission.class::cast);
            return checked(read, Option.of(battlefield)).fold(faults -> refused(faults), this::write);
        }
        int width = screen().columns().getOrElse(Screen.USUAL);
        for (Mission mission : Shipped.scenarios().map(Mission.class::cast))
            Wrapped.lines(
                            ShippedThings.SCENARIOS.brief(mission) + ": "
                                    + language().text(ShippedThings.SCENARIO, mission.text()),
                            width,
                            "  ")
                    .forEach(out()::println);
        return Exit.DONE.code();
    }

    private int write(Mission mission) {
        out().println(json ? Json.write(mission) : Notation.write(mission));
        if (!json) ScenarioPlan.lines(mission, language()).forEach(line -> out().println("# " + line));
        return Exit.DONE.code();
    }

    /** The mission if a game can begin on the battlefield, if one is named; or all faults. */
    private Either<Seq<Fault>, Mission> checked(Either<Seq<Fault>, Mission> read, Option<String> where) {
        if (where.isEmpty()) return read;
        Either<Seq<Fault>, NamedBattlefield> field = ShippedThings.BATTLEFIELDS.orFile(where.get());
        if (read.isLeft() || field.isLeft())
            return Either.left(
                    read.swap().getOrElse(Vector.empty()).appendAll(field.swap().getOrElse(Vector.empty())));
        Setup setup = Shipped.in(read.get(), Shipped.setup(edition.ruleset()));
        return rules().start(setup.withBattlefield(field.get().battlefield()))
                .bimap(faults -> faults.map(fault -> fault.within(String.valueOf(named))), state -> read.get());
    }

    /** A plan of a mission: a letter for each thing in its ground cube, with a legend. */
    private static final class ScenarioPlan {
        private static final Size USUAL = new Size(8, 8);

        private ScenarioPlan() {}

        /** The lines of the plan, the legend last. */
        static Vector<String> lines(Mission mission, Language language) {
            Map<Character, Named> things =
                    things(mission).filterValues(thing -> thing.cubes().nonEmpty());
            Size size = mission.size().getOrElse(USUAL);
            Vector<String> lines = Vector.of("  "
                    + Vector.rangeClosed(1, size.width())
                            .map(column -> " " + ColumnLetter.letter(column))
                            .mkString());
            for (int row = size.depth(); row >= 1; row--) {
                StringBuilder line = new StringBuilder(row < 10 ? " " : "").append(row);
                for (int column = 1; column <= size.width(); column++) {
                    Cube cube = new Cube(column, row, 1);
                    line.append(' ')
                            .append(things.find(thing -> thing._2().cubes().contains(cube))
                                    .map(thing -> thing._1())
                                    .getOrElse('.'));
                }
                lines = lines.append(line.toString());
            }
            return lines.appendAll(
                    things.map(thing -> thing._1() + " " + thing._2().name().told(language)));
        }

        /** What stands in a cube is drawn before the zone of the cube. */
        private static Map<Character, Named> things(Mission mission) {
            return LinkedHashMap.<Character, Named>empty()
                    .put(
                            'o',
                            new Named(
                                    Sentence.of("an objective"), mission.goals().map(Mission.Goal::cube)))
                    .put(
                            'a',
                            new Named(Sentence.of("an asset"), mission.assets().flatMap(asset -> asset.cubes())))
                    .put(
                            's',
                            new Named(
                                    Sentence.of("interactive scenery"),
                                    mission.scenery().flatMap(piece -> piece.cubes())))
                    .put(
                            '1',
                            new Named(
                                    Sentence.of("zone 1"),
                                    mission.zones().take(1).flatMap(Mission.Zone::cubes)))
                    .put(
                            '2',
                            new Named(
                                    Sentence.of("zone 2"),
                                    mission.zones().drop(1).flatMap(Mission.Zone::cubes)))
                    .put('x', new Named(Sentence.of("an exit"), mission.exits().map(Mission.Exit::cube)))
                    .put(
                            'l',
                            new Named(
                                    Sentence.of("late forces come in"),
                                    mission.late().flatMap(late -> late.cubes())));
        }

        /** Things of one kind, in their ground cubes. */
        private record Named(Sentence name, Vector<Cube> cubes) {
            Named {
                cubes = cubes.map(cube -> cube.whole().atLevel(1));
            }
        }
    }
}
