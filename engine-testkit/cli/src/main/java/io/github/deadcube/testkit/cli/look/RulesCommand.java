package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
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
                ? RulingsSheet.lines(edition, book, wanted, width, language())
                : differences
                        ? Revised.rules()
                                .filter(rule -> wanted.isEmpty() || concerns(rule, wanted, book, language()))
                                .flatMap(rule -> compared(rule, marks, width, language()))
                        : edition.is(Deadcube.revised())
                                ? revised(wanted, marks, width, language())
                                : describe(wanted, marks, screen().columns(), language());
        if (found.isEmpty()) {
            warn(unfound(wanted, marks));
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

    private Sentence unfound(String wanted, RuleMarks marks) {
        if (marks.book().find(wanted).isDefined()
                || marks.book().calledIn(wanted, language()).nonEmpty()) {
            if (differences) return Sentence.of("The revision of 2025 does not replace {rule}.", wanted);
            if (rulings) return Sentence.of("Sources state all of {rule}: it has no ruling and no option.", wanted);
        }
        Vector<String> near = RuleLookup.near(wanted, marks.book());
        return near.isEmpty()
                ? Sentence.of("No rule mentions '{text}'.", wanted)
                : Sentence.of("No rule mentions '{text}'. Did you mean {rules}?", wanted, Sentence.any(near));
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
            warn(CaseFiles.none(Vector.ofAll(told)));
            return Exit.OTHERWISE.code();
        }
        Either<Vector<RuleCase.Failure>, String> page = BookPage.html(files.get(), rules, InstalledRules::rulebook);
        if (page.isLeft()) {
            page.getLeft().forEach(failure -> err().println(failure + "\n"));
            int broken = page.getLeft().map(RuleCase.Failure::of).distinct().size();
            warn(Sentence.of(
                    broken == 1
                            ? "Nothing is written: {count} of the cases does not hold."
                            : "Nothing is written: {count} of the cases do not hold.",
                    broken));
            return Exit.OTHERWISE.code();
        }
        return TextFile.write(file, page.get()).map(fault -> refused(fault)).getOrElse(Exit.DONE.code());
    }

    /** Whether a rule of the revision, or the one that it replaces, is named, or mentions words that name none. */
    private static boolean concerns(RuleId rule, String wanted, HouseRulebook book, Language language) {
        Vector<RuleId> named = RuleLookup.named(wanted, book, language);
        return named.isEmpty()
                ? book.searchIn(wanted, language).contains(rule)
                : named.contains(rule) || Revised.before(rule).exists(named::contains);
    }

    /** R25: a rule that the revision replaces, or has replaced, with both texts. */
    private static Vector<String> revised(String wanted, RuleMarks marks, int width, Language language) {
        HouseRulebook book = marks.book();
        Option<RuleId> rule = book.find(wanted)
                .orElse(() -> book.calledIn(wanted, language).headOption())
                .map(Revised::revised);
        return rule.exists(id -> Revised.rules().contains(id))
                ? compared(rule.get(), marks, width, language)
                : describe(wanted, marks, Option.some(width), language);
    }

    private static Vector<String> compared(RuleId rule, RuleMarks marks, int width, Language language) {
        Vector<String> before = Revised.before(rule)
                .map(old -> describe(old, marks, width, language))
                .getOrElse(() -> Vector.of(Sentence.of("(new in the revision)").told(language)));
        return describe(rule, marks, width, language)
                .appendAll(before.map(line -> INDENT + line))
                .append("");
    }

    /**
     * Rules by their identifiers, the rules of a chapter, a rule or a keyword of a card by its name, or the rules that
     * mention some words; without words, the chapters.
     */
    public static Vector<String> describe(String wanted, RuleMarks marks, Option<Integer> columns, Language language) {
        HouseRulebook book = marks.book();
        if (wanted.isEmpty()) return ChapterList.describe(book, language);
        int width = columns.getOrElse(Screen.USUAL);
        Vector<RuleId> identified = RuleLookup.identified(wanted, book);
        if (identified.nonEmpty()) return identified.flatMap(rule -> describe(rule, marks, width, language));
        Vector<RuleId> chapter = RuleLookup.chapter(wanted, book);
        if (chapter.nonEmpty()) return chapter.map(rule -> marks.heading(rule, language));
        Vector<RuleId> called = book.calledIn(wanted, language);
        Vector<RuleId> others = book.searchIn(wanted, language).removeAll(called);
        Vector<String> listed = others.map(rule -> marks.heading(rule, language));
        return called.isEmpty()
                ? listed
                : called.flatMap(rule -> describe(rule, marks, width, language))
                        .appendAll(
                                others.isEmpty()
                                        ? listed
                                        : listed.prepend(Sentence.of("Also mentioned in:")
                                                .told(language)));
    }

    private static Vector<String> describe(RuleId rule, RuleMarks marks, int width, Language language) {
        HouseRulebook book = marks.book();
        return RuleFacts.lines(rule, book)
                .map(fact -> fact.told(language))
                .prepend(text(rule, book, language))
                .reject(String::isEmpty)
                .flatMap(paragraph -> Wrapped.lines(INDENT + paragraph, width, INDENT))
                .prepend(marks.heading(rule, language));
    }

    /** The passages with their basis. */
    private static String text(RuleId rule, HouseRulebook book, Language language) {
        return book.passagesIn(rule, language)
                .map(passage -> passage.text() + " ["
                        + passage.basis()
                                .map(basis -> RulingsSheet.words(basis, language))
                                .mkString(", ")
                        + "]")
                .mkString(" ");
    }

    /** The chapters of the rulebook and their subjects. */
    private static final class ChapterList {
        private ChapterList() {}

        /** A line for each: {@code ADV    18  the ADVANCE action}. */
        static Vector<String> describe(HouseRulebook book, Language language) {
            Vector<RuleId> all = book.all();
            return all.map(RuleId::chapter)
                    .distinct()
                    .map(chapter -> padded(chapter, all) + "  " + BookPage.subject(chapter, language));
        }

        private static String padded(String chapter, Vector<RuleId> all) {
            String count = Integer.toString(all.map(RuleId::chapter).count(chapter::equals));
            return chapter + " ".repeat(Math.max(1, 8 - chapter.length() - count.length())) + count;
        }
    }
}
