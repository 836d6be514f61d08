package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.ScenarioOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.perft.Perft;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.table.PerftTable;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition.PerftResult;
import io.github.deadcube.testkit.tree.GameTree.TooManyOutcomes;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube perft}: counts the games of a depth. */
@Command(name = "perft")
public class PerftCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    /** The seed of a roll for the scenario. */
    private static final long ROLL = 1;

    @Parameters(paramLabel = "FILE", arity = "0..1", descriptionKey = "file")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--depth", paramLabel = "N")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--divide")
    private boolean divide;

    @Option(names = "--deep")
    private boolean deep;

    @Mixin
    private EditionOption edition = new EditionOption();

    @Mixin
    private ScenarioOption scenario = new ScenarioOption();

    /** A script may also name the scenario that is chosen, such as one of a file. */
    private Script.Runner runner() {
        io.vavr.control.Option<Scenario> chosen = scenario.choice().chosen(ROLL).get();
        return new Script.Runner(
                rules(), edition.allOrders(), chosen, Shipped.scenarios().appendAll(chosen));
    }

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = Vector.empty();
        if (file.isEmpty() && (depth.isPresent() || divide))
            faults = faults.append(Sentence.of("--depth and --divide are for a file"));
        if (file.isEmpty() && scenario.isNamed()) faults = faults.append(Sentence.of("--scenario is for a file"));
        if (file.isPresent() && deep) faults = faults.append(Sentence.of("--deep is for the table, not for a file"));
        if (file.isPresent() && depth.isEmpty())
            faults = faults.append(Sentence.of("--depth is missing: how many inputs are counted"));
        return faults.appendAll(ArgumentChecks.fromOne("--depth", depth.orElse(1)));
    }

    @Override
    public Seq<Fault> misnamed() {
        return scenario.choice().chosen(ROLL).swap().getOrElse(Vector.empty());
    }

    @Override
    public Seq<Fault> ofFiles() {
        if (file.isEmpty()) return Vector.empty();
        return (scenario.choice().chosen(ROLL).isLeft()
                        ? TextFile.read(file.get()).<Seq<Fault>>mapLeft(Vector::of)
                        : TextFile.parsed(file.get(), TextFile.read(file.get()), runner()::read))
                .swap()
                .getOrElse(Vector.empty());
    }

    @Override
    public Integer call() {
        try {
            return file.isEmpty() ? table() : ofFile(file.get(), depth.orElseThrow());
        } catch (TooManyOutcomes tooMany) {
            return refused(String.valueOf(tooMany.getMessage()));
        }
    }

    Vector<PerftPosition> positions() {
        return PerftTable.shipped();
    }

    private int table() {
        boolean same = true;
        for (PerftPosition position : positions()) {
            PerftResult result = position.check(runner(), deep)
                    .getOrElseThrow(failure -> new IllegalStateException(position.name() + ": " + failure.report()));
            printed(result);
            same &= result.differs().isEmpty();
        }
        return same ? Exit.DONE.code() : Exit.OTHERWISE.code();
    }

    private int ofFile(Path path, int inputs) {
        Script.Runner runner = runner();
        return TextFile.parsed(path, TextFile.read(path), runner::read)
                .fold(
                        faults -> refused(faults),
                        script -> script.run(runner)
                                .fold(
                                        failure -> refused(path + ", " + failure.report()),
                                        played -> counted(played.state(), inputs)));
    }

    private int counted(GameState state, int inputs) {
        Perft count = new Perft(rules());
        if (divide) {
            Map<Input, BigInteger> counts = count.divide(state, inputs);
            counts.forEach((input, ways) -> printed(input + ": " + ways));
            printed("depth " + inputs + ": " + counts.values().fold(BigInteger.ZERO, BigInteger::add));
        } else
            count.counts(state)
                    .take(inputs)
                    .zipWithIndex((ways, i) -> "depth " + (i + 1) + ": " + ways)
                    .forEach(this::printed);
        return Exit.DONE.code();
    }

    /** Prints at once, because the next depth may take long. */
    private void printed(Object line) {
        out().println(line);
        out().flush();
    }
}
