package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.book.BookPage;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.LanguageOption;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.cli.command.UsageFault;
import io.github.deadcube.testkit.narration.RuleFacts;
import io.github.deadcube.testkit.narration.RuleLookup;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/** {@code deadcube rules}: the rulebook. */
@Command(name = "rules")
public final class RulesCommand extends Subcommand implements Callable<Integer>, ArgumentChecks.Checked {
    private static final String INDENT = "  ";

    private static final Vector<String> OF_THE_PAGE = Vector.of("--html", "--cases", LanguageOption.NAME);

    @Parameters(paramLabel = "IDENTIFIER|WORD", arity = "0..*", descriptionKey = "identifier")
    private List<String> words = List.of();

    @CommandLine.Option(names = "--differences")
    private boolean differences;

    @CommandLine.Option(names = "--rulings")
    private boolean rulings;

    @CommandLine.Option(names = "--html", paramLabel = "FILE", descriptionKey = "book")
    private Optional<Path> html = Optional.empty();

    @CommandLine.Option(names = "--cases", paramLabel = "FILE|FOLDER", descriptionKey = "book-cases")
    private List<Path> told = List.of();

    @Mixin
    private EditionOption edition = new EditionOption();

    @Mixin
    private OrdersOption orders = new OrdersOption();

    @Override
    public Vector<Sentence> faults() {
        if (html.isEmpty())
            return Option.when(!told.isEmpty(), Sentence.of("--cases is for the page that --html writes"))
                    .toVector()
                    .appendAll(Option.when(
                            differences && rulings,
                            Sentence.of("--differences lists replaced rules, and --rulings prints a sheet;"
                                    + " choose one of them")))
                    .appendAll(Option.when(
                            (differences || rulings) && orders.paths().nonEmpty(),
                            Sentence.of(
                                    "--orders is for rules that are looked up, not for --differences or --rulings")));
        return Vector.ofAll(command().getParseResult().matchedOptions())
                .map(OptionSpec::longestName)
                .removeAll(OF_THE_PAGE)
                .<CharSequence>map(name -> Sentence.verbatim(name))
                .appendAll(Vector.ofAll(words).map(UsageFault::quotedText))
                .map(name -> Sentence.of(
                        "{name} cannot be chosen for the page that --html writes, which has all rules", name));
    }

    @Override
    public Integer call() {
        if (html.isPresent()) return book(html.get());
        String wanted = wanted();
        HouseRulebook book = edition.rulebook(orders.files());
        RuleMarks marks = RuleMarks.of(edition.alone(), book);
        int width = screen().columns().getOrElse(Screen.USUAL);
        Vector<String> found = rulings
                ? RulingsSheet.lines(edition, book, wanted, width)
                : differences
                        ? Revised.rules()
                                .filter(rule -> wanted.isEmpty() || concerns(rule, wanted, book))
                                .flatMap(rule -> compared(rule, marks, width))
                        : edition.is(Deadcube.revised())
                                ? revised(wanted, marks, width)
                                : describe(wanted, marks, screen().columns());
        if (found.isEmpty()) {
            err().println(unfound(wanted, marks));
            return Exit.OTHERWISE.code();
        }
        found.forEach(out()::println);
        return Exit.DONE.code();
    }

    /** The rules to look up; without words, those of the orders in files. */
    private String wanted() {
        String said = String.join(" ", words).strip();
        return said.isEmpty() ? orders.files().orders().map(Order::rule).mkString(" ") : said;
    }

    private String unfound(String wanted, RuleMarks marks) {
        if (marks.book().find(wanted).isDefined() || marks.book().called(wanted).nonEmpty()) {
            if (differences) return "The revision of 2025 does not replace " + wanted + ".";
            if (rulings) return "Sources state all of " + wanted + ": it has no ruling and no option.";
        }
        Vector<String> near = RuleLookup.near(wanted, marks.book());
        return "No rule mentions '" + wanted + "'."
                + (near.isEmpty() ? "" : " Did you mean " + near.mkString(" or ") + "?");
    }

    /** Writes the page of all rules, if all cases hold. The shipped cases are played by the shipped rules. */
    private int book(Path file) {
        CaseRules rules = told.isEmpty() ? CaseRules.shipped() : InstalledRules.cases();
        Either<Seq<Fault>, Vector<CaseFile>> files = CaseFiles.read(Vector.ofAll(told), rules);
        Vector<Path> read = told.isEmpty()
                ? Vector.empty()
                : files.map(all -> all.map(one -> Path.of(one.name()))).getOrElse(Vector.ofAll(told));
        Option<Fault> lost = alsoRead("--html", file, read).orElse(() -> TextFile.refusal(file));
        if (files.isLeft() || lost.isDefined())
            return refused(files.swap().getOrElse(Vector.empty()).appendAll(lost));
        if (files.get().isEmpty()) {
            err().println(CaseFiles.none(Vector.ofAll(told)));
            return Exit.OTHERWISE.code();
        }
        Either<Vector<RuleCase.Failure>, String> page = BookPage.html(files.get(), rules, InstalledRules::rulebook);
        if (page.isLeft()) {
            page.getLeft().forEach(failure -> err().println(failure + "\n"));
            int broken = page.getLeft().map(RuleCase.Failure::of).distinct().size();
            err().println("Nothing is written: " + broken + " of the cases " + (broken == 1 ? "does" : "do")
                    + " not hold.");
            return Exit.OTHERWISE.code();
        }
        return TextFile.write(file, page.get()).map(fault -> refused(fault)).getOrElse(Exit.DONE.code());
    }

    /** Whether a rule of the revision, or the one that it replaces, is named, or mentions words that name none. */
    private static boolean concerns(RuleId rule, String wanted, HouseRulebook book) {
        Vector<RuleId> named = RuleLookup.named(wanted, book);
        return named.isEmpty()
                ? book.search(wanted).contains(rule)
                : named.contains(rule) || Revised.before(rule).exists(named::contains);
    }

    /** R25: a rule that the revision replaces, or has replaced, with both texts. */
    private static Vector<String> revised(String wanted, RuleMarks marks, int width) {
        HouseRulebook book = marks.book();
        Option<RuleId> rule =
                book.find(wanted).orElse(() -> book.called(wanted).headOption()).map(Revised::revised);
        return rule.exists(id -> Revised.rules().contains(id))
                ? compared(rule.get(), marks, width)
                : describe(wanted, marks, Option.some(width));
    }

    private static Vector<String> compared(RuleId rule, RuleMarks marks, int width) {
        Vector<String> before = Revised.before(rule)
                .map(old -> describe(old, marks, width))
                .getOrElse(Vector.of("(new in the revision)"));
        return describe(rule, marks, width)
                .appendAll(before.map(line -> INDENT + line))
                .append("");
    }

    /**
     * Rules by their identifiers, the rules of a chapter, a rule or a keyword of a card by its name, or the rules that
     * mention some words; without words, the chapters.
     */
    public static Vector<String> describe(String wanted, RuleMarks marks, Option<Integer> columns) {
        HouseRulebook book = marks.book();
        if (wanted.isEmpty()) return ChapterList.describe(book);
        int width = columns.getOrElse(Screen.USUAL);
        Vector<RuleId> identified = RuleLookup.identified(wanted, book);
        if (identified.nonEmpty()) return identified.flatMap(rule -> describe(rule, marks, width));
        Vector<RuleId> chapter = RuleLookup.chapter(wanted, book);
        if (chapter.nonEmpty()) return chapter.map(marks::heading);
        Vector<RuleId> called = book.called(wanted);
        Vector<RuleId> others = book.search(wanted).removeAll(called);
        Vector<String> listed = others.map(marks::heading);
        return called.isEmpty()
                ? listed
                : called.flatMap(rule -> describe(rule, marks, width))
                        .appendAll(others.isEmpty() ? listed : listed.prepend("Also mentioned in:"));
    }

    private static Vector<String> describe(RuleId rule, RuleMarks marks, int width) {
        HouseRulebook book = marks.book();
        return RuleFacts.lines(rule, book)
                .prepend(book.passages(rule).mkString(" "))
                .reject(String::isEmpty)
                .flatMap(paragraph -> Wrapped.lines(INDENT + paragraph, width, INDENT))
                .prepend(marks.heading(rule));
    }

    /** The chapters of the rulebook and their subjects. */
    private static final class ChapterList {
        private ChapterList() {}

        /** A line for each: {@code ADV    18  the ADVANCE action}. */
        static Vector<String> describe(HouseRulebook book) {
            Vector<RuleId> all = book.all();
            return all.map(RuleId::chapter)
                    .distinct()
                    .map(chapter -> padded(chapter, all) + "  " + BookPage.subject(chapter));
        }

        private static String padded(String chapter, Vector<RuleId> all) {
            String count = Integer.toString(all.map(RuleId::chapter).count(chapter::equals));
            return chapter + " ".repeat(Math.max(1, 8 - chapter.length() - count.length())) + count;
        }
    }
}
