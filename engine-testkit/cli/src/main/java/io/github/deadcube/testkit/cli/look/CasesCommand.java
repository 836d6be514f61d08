package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.script.Script.Playback;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.ShippedThings;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code deadcube cases}: plays files of cases. */
@Command(name = "cases")
public final class CasesCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    @Parameters(paramLabel = "FILE|FOLDER", arity = "0..*", descriptionKey = "file")
    private List<Path> files = List.of();

    @CommandLine.Option(names = "--rule", paramLabel = "IDENTIFIER", split = ",")
    private List<String> only = List.of();

    @CommandLine.Option(names = "--edition", paramLabel = "EDITION", descriptionKey = "edition-of-cases")
    private Optional<String> edition = Optional.empty();

    @Mixin
    private OrdersOption orders = new OrdersOption();

    @CommandLine.Option(names = "--scenario", paramLabel = "FILE", split = ",", descriptionKey = "scenarios-of-cases")
    private List<Path> missions = List.of();

    @CommandLine.Option(names = "--explain")
    private boolean explained;

    @CommandLine.Option(names = "--watch")
    private boolean watched;

    @CommandLine.Option(names = "--new", paramLabel = "IDENTIFIER", descriptionKey = "new-case")
    private Optional<String> created = Optional.empty();

    @Override
    public Vector<Sentence> faults() {
        Vector<Sentence> faults = Vector.empty();
        if (created.isPresent() && !files.isEmpty())
            faults = faults.append(Sentence.of("Expected files of cases, or --new and a rule."));
        if (watched && files.isEmpty())
            faults = faults.append(Sentence.of("--watch expects the files that it " + "watches."));
        return faults;
    }

    @Override
    public Vector<Fault> misnamed() {
        Vector<Fault> faults = missions().faults();
        return edition.isEmpty() || Deadcube.editions().contains(edition.get())
                ? faults
                : faults.prepend(Fault.of(EditionOption.unknown(edition.get())));
    }

    /** What cases say may depend on orders and scenarios that cannot be read. */
    @Override
    public Seq<Fault> ofFiles() {
        return files.isEmpty()
                ? Vector.empty()
                : CaseFiles.read(Vector.ofAll(files), InstalledRules.cases())
                        .swap()
                        .getOrElse(Vector.empty())
                        .filter(fault -> fault.where().line() == 0);
    }

    private MissionFiles missions() {
        return MissionFiles.read(Vector.ofAll(missions));
    }

    @Override
    public Integer call() {
        if (created.isPresent()) return begin(created.get());
        if (!watched) return play();
        // before the first play, so that a file that is saved during it is played again
        FileChanges changes =
                new FileChanges(Vector.ofAll(files).appendAll(missions).appendAll(orders.paths()));
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
                .map(CaseTemplate::text)
                .peek(out()::print)
                .map(template -> Exit.DONE.code())
                .getOrElse(() -> refused(unknown(wanted)));
    }

    private static Fault unknown(String wanted) {
        if (Rulebook.chapters().contains(wanted.toUpperCase(Locale.ROOT)))
            return Fault.of(Sentence.of("{wanted} is a chapter of rules", wanted), "one of its rules, such as ADV-5");
        Vector<String> near =
                Suggestion.among(wanted, Rulebook.all().map(RuleId::id).appendAll(Rulebook.chapters()));
        return Fault.of(
                Sentence.of("no rule is called {wanted}", wanted),
                near.isEmpty()
                        ? "another identifier of a rule or a chapter, as 'deadcube rules' lists them"
                        : Sentence.of(
                                "{near} or another identifier of a rule or a chapter, as 'deadcube rules' lists them",
                                Sentence.any(near)));
    }

    /** Whether a rule or a chapter has this name; cases may be about house rules. */
    private static boolean isKnown(String id, Vector<RuleCase> cases) {
        return cases.exists(one -> one.proves(Vector.of(id)))
                || InstalledRules.rulebook(Deadcube.ruleset())
                        .all()
                        .exists(rule -> rule.id().equals(id) || rule.id().startsWith(id + "-"));
    }

    private Vector<String> wantedRules() {
        return Vector.ofAll(only).map(wanted -> wanted.toUpperCase(Locale.ROOT));
    }

    /** Plays all cases, and prints all that do not hold; an explanation has them where they happen. */
    private int play() {
        OrderFiles orderFiles = OrderFiles.read(orders.paths());
        MissionFiles missionFiles = missions();
        Vector<Fault> damaged = orderFiles.faults().appendAll(missionFiles.faults());
        if (damaged.nonEmpty()) return refused(damaged);
        CaseRules rules = InstalledRules.cases(orderFiles, missionFiles.missions());
        Either<Seq<Fault>, Vector<CaseFile>> read = CaseFiles.read(Vector.ofAll(files), rules);
        if (read.isLeft()) return refused(read.getLeft());
        Vector<RuleCase> all = read.get().flatMap(CaseFile::cases);
        Vector<RuleCase> cases = all.flatMap(this::wanted);
        Vector<String> unknown = wantedRules().reject(id -> isKnown(id, all));
        if (unknown.nonEmpty()) return refused(unknown.map(CasesCommand::unknown));
        if (cases.isEmpty()) {
            warn(all.isEmpty() ? CaseFiles.none(Vector.ofAll(files)) : Sentence.of("No case is about this."));
            return Exit.OTHERWISE.code();
        }
        int failed = 0;
        for (RuleCase one : cases) {
            Vector<Either<RuleCase.Failure, Playback>> played = one.run(rules);
            if (explained) new CaseTelling(out(), language()).tell(one, played);
            Vector<RuleCase.Failure> failures =
                    played.flatMap(script -> script.swap().toVector());
            if (!explained) failures.forEach(failure -> err().println(failure + "\n"));
            if (failures.nonEmpty()) failed++;
            else if (!expects(played))
                warn(Sentence.of(
                        "{file}, line {line}: {case}\nNothing is expected, so the case proves nothing.\n",
                        one.file(),
                        one.line(),
                        one));
        }
        say(Sentence.of(
                "{count, plural, one {# case} other {# cases}}, {held} hold, {failed} do not",
                cases.size(),
                cases.size() - failed,
                failed));
        return failed == 0 ? Exit.DONE.code() : Exit.OTHERWISE.code();
    }

    private static boolean expects(Vector<Either<RuleCase.Failure, Playback>> played) {
        return played.flatMap(script -> script.toOption())
                .flatMap(Playback::moments)
                .exists(Playback.Moment::isExpectation);
    }

    private Vector<RuleCase> wanted(RuleCase one) {
        boolean named = only.isEmpty() || one.proves(wantedRules());
        if (!named) return Vector.empty();
        if (edition.isEmpty()) return Vector.of(one);
        return one.editions().contains(edition.get()) ? Vector.of(one.by(edition.get())) : Vector.empty();
    }

    /**
     * Scenarios in files.
     *
     * @param missions the scenarios of the files
     * @param faults the faults of the files
     */
    private record MissionFiles(Vector<Scenario> missions, Vector<Fault> faults) {
        static MissionFiles read(Vector<Path> files) {
            Vector<Scenario> missions = Vector.empty();
            Vector<Fault> faults = Vector.empty();
            for (Path file : files) {
                Either<Seq<Fault>, Scenario> one =
                        TextFile.parsed(file, TextFile.read(file), ShippedThings.SCENARIOS.reader());
                for (Scenario mission : one) {
                    String brief = ShippedThings.SCENARIOS.brief(mission);
                    if (ShippedThings.SCENARIOS.called(brief).isDefined()
                            || missions.exists(other ->
                                    ShippedThings.SCENARIOS.brief(other).equals(brief)))
                        faults = faults.append(
                                Fault.of(Sentence.of("there is another scenario '{brief}'", brief), "another name")
                                        .within(TextFile.name(file)));
                    else missions = missions.append(mission);
                }
                faults = faults.appendAll(one.swap().getOrElse(Vector.empty()));
            }
            return new MissionFiles(missions, faults);
        }
    }

    /** A case to begin with: the rule as a comment, and a small battlefield on which two models can meet. */
    static final class CaseTemplate {
        private static final int WIDTH = 100;

        private CaseTemplate() {}

        static String text(RuleId rule) {
            Vector<String> text = Wrapped.lines("# " + rule.text(), WIDTH, "# ");
            return "# " + rule + " " + rule.title() + "\n"
                    + text.map(line -> line + "\n").mkString()
                    + "case " + rule + ": say in one sentence what this case shows\n"
                    + edition(rule).map(name -> "edition " + name + "\n").getOrElse("")
                    + """
                    board 4 x 4 x 2
                    A1 RA 5+ FI 5+ SV 5+ HP 2, rifle R5, blade CC, %sat b2
                    B1 RA 5+ FI 5+ SV 5+ HP 2, rifle R5, blade CC, at c3
                    play
                    A1 activate
                    expect asks A: activation, offers A1 advance
                    A1 shoot rifle at B1; dice A 6 1 1 1 1 | B 1 1 1
                    expect B1 damage 1
                    """.replace("%s", rule.id().matches("(R25-)?I-.*") ? "carries " + rule + ", " : "");
        }

        /** The edition that a chapter of its own changes; none for the rules of all editions. */
        private static Option<String> edition(RuleId rule) {
            if (Revised.rules().contains(rule)) return Option.some(EditionNames.REVISED);
            return Option.when(rule.chapter().equals(RuleIds.LIV_PIN.chapter()), EditionNames.LIVING);
        }
    }

    /** Tells cases: the battlefield before and after, and between them what happens, with the dice. */
    private record CaseTelling(PrintWriter out, Language language) {
        private static final int WIDTH = 100;

        /** Tells each script that {@link RuleCase#run} played; a script that does not hold up to its failure. */
        void tell(RuleCase one, Vector<Either<RuleCase.Failure, Playback>> played) {
            out.println(one);
            for (int i = 0; i < played.size(); i++) {
                if (i > 0) out.println();
                if (played.size() > 1) out.println("  " + title(one, i).told(language));
                tell(played.get(i));
            }
            out.println();
        }

        private static Sentence title(RuleCase one, int number) {
            int scripts = one.scripts().size();
            String edition = one.editions().get(number / scripts);
            return scripts == 1
                    ? Sentence.of("edition {edition}:", edition)
                    : Sentence.of(
                            "edition {edition}, script {number} of {count}:", edition, number % scripts + 1, scripts);
        }

        private void tell(Either<RuleCase.Failure, Playback> played) {
            played.toOption()
                    .orElse(played.swap().toOption().flatMap(RuleCase.Failure::played))
                    .forEach(script -> {
                        board(script.begin().position());
                        CaseNarration.lines(script, language, this::refusal).forEach(line -> out.println("  " + line));
                    });
            played.peek(whole -> board(whole.state().position())).peekLeft(out::println);
        }

        private Option<String> refusal(Playback.Moment moment) {
            return moment.refusal().map(refusal -> {
                String basis = refusal.rule()
                        .passages()
                        .flatMap(Passage::basis)
                        .distinct()
                        .map(one -> RulingsSheet.words(one, language))
                        .mkString(" [", ", ", "]");
                return moment.statement() + ": " + refusal.told(language) + basis;
            });
        }

        private void board(Position position) {
            TextDrawing.draw(position, TextStyle.NONE, WIDTH).lines().forEach(line -> out.println("    " + line));
        }
    }

    /** Waits until a file is saved. It compares times and sizes, because not every file system reports changes. */
    static final class FileChanges {
        private static final long PAUSE = 200;

        private final Vector<Path> paths;
        private Vector<String> known;

        FileChanges(Vector<Path> paths) {
            this.paths = paths;
            this.known = seen();
        }

        /** Returns true as soon as a file has changed; false if the thread is interrupted. */
        boolean await() {
            try {
                while (seen().equals(known)) Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
            known = seen();
            return true;
        }

        private Vector<String> seen() {
            return paths.flatMap(FileChanges::within).map(FileChanges::stamp);
        }

        private static Vector<Path> within(Path path) {
            if (!Files.isDirectory(path)) return Vector.of(path);
            try {
                return TextFile.entries(path);
            } catch (IOException e) {
                return Vector.empty();
            }
        }

        private static String stamp(Path file) {
            try {
                BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
                return file + " " + is.lastModifiedTime() + " " + is.size();
            } catch (IOException e) {
                return file + " is missing";
            }
        }
    }
}
