package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.MissionFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code deadcube cases}: plays files of cases. */
@Command(name = "cases")
public final class CasesCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(paramLabel = "FILE|FOLDER", arity = "0..*", descriptionKey = "file")
    private List<Path> files = List.of();

    @Option(names = "--rule", paramLabel = "IDENTIFIER", split = ",")
    private List<String> only = List.of();

    @Option(names = "--edition", paramLabel = "EDITION", descriptionKey = "edition-of-cases")
    private Optional<String> edition = Optional.empty();

    @Mixin
    private OrdersOption orders = new OrdersOption();

    @Option(names = "--scenario", paramLabel = "FILE", split = ",", descriptionKey = "scenarios-of-cases")
    private List<Path> missions = List.of();

    @Option(names = "--explain")
    private boolean explained;

    @Option(names = "--watch")
    private boolean watched;

    @Option(names = "--new", paramLabel = "IDENTIFIER", descriptionKey = "new-case")
    private Optional<String> created = Optional.empty();

    @Override
    public Vector<String> faults() {
        Vector<String> faults = Vector.empty();
        if (created.isPresent() && !files.isEmpty())
            faults = faults.append("Expected files of cases, or --new and a rule.");
        if (watched && files.isEmpty()) faults = faults.append("--watch expects the files that it watches.");
        if (edition.isPresent() && !Deadcube.editions().contains(edition.get()))
            faults = faults.append("no edition is called '" + edition.get() + "'; there are "
                    + Deadcube.editions().mkString(", "));
        return faults.appendAll(missions().faults());
    }

    private MissionFiles missions() {
        return MissionFiles.read(Vector.ofAll(missions));
    }

    @Override
    public Integer call() {
        if (created.isPresent()) return begin(created.get());
        if (!watched) return play();
        // before the first play, so that a file that is saved during it is played again
        FileChanges changes = new FileChanges(Vector.ofAll(files));
        int code = play();
        while (changes.await()) {
            out().println();
            play();
            out().flush();
        }
        return code;
    }

    private int begin(String wanted) {
        return Rulebook.find(wanted.toUpperCase(Locale.ROOT))
                .map(CaseTemplate::of)
                .peek(out()::print)
                .map(template -> Exit.DONE.code())
                .getOrElse(() -> refused(Vector.of("No rule is called " + wanted + ".")));
    }

    /** Plays all cases, and prints all that do not hold; an explanation has them where they happen. */
    private int play() {
        Either<Vector<String>, Vector<CaseFile>> read = CaseFiles.read(Vector.ofAll(files));
        if (read.isLeft()) return refusedBriefly(read.getLeft());
        Vector<RuleCase> cases = read.get().flatMap(CaseFile::cases).flatMap(this::wanted);
        if (cases.isEmpty()) {
            err().println("No case is about this.");
            return Exit.OTHERWISE.code();
        }
        CaseRules rules = InstalledRules.cases(orders.files(), missions().missions());
        int failed = 0;
        for (RuleCase one : cases) {
            Vector<Either<RuleCase.Failure, Playback>> played = one.run(rules);
            if (explained) new CaseTelling(out()).tell(one, played);
            Vector<RuleCase.Failure> failures =
                    played.flatMap(script -> script.swap().toVector());
            if (!explained) failures.forEach(failure -> err().println(failure + "\n"));
            if (failures.nonEmpty()) failed++;
        }
        out().println(cases.size() + (cases.size() == 1 ? " case, " : " cases, ") + (cases.size() - failed) + " hold, "
                + failed + " do not");
        return failed == 0 ? Exit.DONE.code() : Exit.OTHERWISE.code();
    }

    private Vector<RuleCase> wanted(RuleCase one) {
        boolean named = only.isEmpty() || one.proves(Vector.ofAll(only).map(wanted -> wanted.toUpperCase(Locale.ROOT)));
        if (!named) return Vector.empty();
        if (edition.isEmpty()) return Vector.of(one);
        return one.editions().contains(edition.get()) ? Vector.of(one.by(edition.get())) : Vector.empty();
    }
}
