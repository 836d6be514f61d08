package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.KeywordForms;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.book.BookPage;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.cli.command.ArgumentChecks;
import io.github.deadcube.testkit.cli.command.EditionOption;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.OrdersOption;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Subcommand;
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

    private static final Vector<String> OF_THE_PAGE = Vector.of("--html", "--cases");

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
    public Vector<String> faults() {
        if (html.isEmpty())
            return Option.when(!told.isEmpty(), "--cases is for the page that --html writes")
                    .toVector()
                    .appendAll(Option.when(
                            differences && rulings,
                            "--differences lists replaced rules, and --rulings prints a sheet; choose one of them"))
                    .appendAll(Option.when(
                            (differences || rulings) && orders.paths().nonEmpty(),
                            "--orders is for rules that are looked up, not for --differences or --rulings"));
        return Vector.ofAll(command().getParseResult().matchedOptions())
                .map(OptionSpec::longestName)
                .removeAll(OF_THE_PAGE)
                .appendAll(Vector.ofAll(words).map(word -> "'" + word + "'"))
                .map(name -> name + " cannot be chosen for the page that --html writes, which has all rules");
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
        Vector<String> near = Suggestion.among(wanted, marks.book().all().map(RuleId::id));
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
        Vector<RuleId> named = named(wanted, book);
        return named.isEmpty()
                ? book.search(wanted).contains(rule)
                : named.contains(rule) || Revised.before(rule).exists(named::contains);
    }

    /** The rules of some identifiers, of a chapter, or with a name; empty if the words are neither. */
    static Vector<RuleId> named(String wanted, HouseRulebook book) {
        Vector<RuleId> identified = identified(wanted, book);
        if (identified.nonEmpty()) return identified;
        Vector<RuleId> chapter = chapter(wanted, book);
        return chapter.isEmpty() ? book.called(wanted) : chapter;
    }

    /** Empty if one of the words is not the identifier of a rule. */
    private static Vector<RuleId> identified(String wanted, HouseRulebook book) {
        Vector<String> words = Vector.of(wanted.split(" +"));
        Vector<RuleId> found = words.flatMap(book::find);
        return found.size() == words.size() ? found : Vector.empty();
    }

    private static Vector<RuleId> chapter(String wanted, HouseRulebook book) {
        return book.all().filter(id -> id.chapter().equalsIgnoreCase(wanted));
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
        Vector<RuleId> identified = identified(wanted, book);
        if (identified.nonEmpty()) return identified.flatMap(rule -> describe(rule, marks, width));
        Vector<RuleId> chapter = chapter(wanted, book);
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
        return book.named(rule)
                .toVector()
                .flatMap(named -> Told.lines(named, book))
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

    /** What a rulebook says of a keyword, a kind of items or a special order beside its text. */
    private static final class Told {
        private static final int ANY = 99;

        private Told() {}

        /** A paragraph each. */
        static Vector<String> lines(Library.Rule rule, HouseRulebook book) {
            Vector<String> facts = rule instanceof KeywordRule keyword
                    ? lines(keyword, book.forms(keyword))
                    : rule instanceof ItemRule item ? lines(item) : Vector.of(often((SpecialOrder) rule));
            return rule.spellings().isEmpty()
                    ? facts
                    : facts.append("Also spelt: " + rule.spellings().mkString(", ") + ".");
        }

        private static Vector<String> lines(KeywordRule keyword, KeywordForms forms) {
            Vector<String> facts = Vector.of("Printed: " + form(keyword.printed(), forms) + ", " + places(forms) + ".");
            if (forms.effect())
                facts = facts.append("Effects: " + forms.effects().mkString(", ") + ".");
            if (keyword.isCumulative()) facts = facts.append("Several add up.");
            if (keyword.countsForCarrier())
                facts = facts.append("On a weapon, it acts for the model that carries the weapon.");
            return keyword.isEquipment() ? facts.append("Sold as equipment.") : facts;
        }

        private static Vector<String> lines(ItemRule item) {
            Vector<String> facts = Vector.of((item.isUsedOnce() ? "Used once" : "Kept")
                    + (item.isEquipment() ? ", sold as equipment." : ", never sold."));
            return facts.appendAll(item.weapon().map(weapon -> "Weapon: " + weapon + "."));
        }

        private static String often(SpecialOrder order) {
            return "A special order, "
                    + switch (order.frequency()) {
                        case ACTIVATION -> "once an activation.";
                        case DIE -> "as often as there is a die for it.";
                        case ROLL -> "once for each attack or roll.";
                        case ROUND -> "once a round.";
                    };
        }

        /** Such as {@code TACTICIAN (1 to 3)}, or {@code EXPLOSIVE or EXPLOSIVE (effect)}. */
        private static String form(String name, KeywordForms forms) {
            Vector<String> ways = Vector.empty();
            if (forms.empty()) ways = ways.append(name);
            if (forms.number())
                ways = ways.append(
                        name + " (" + (forms.most() == ANY ? "n" : forms.least() + " to " + forms.most()) + ")");
            if (forms.effect()) ways = ways.append(name + " (effect)");
            return ways.mkString(" or ");
        }

        private static String places(KeywordForms forms) {
            Vector<String> places = forms.places().map(Told::place);
            if (forms.within().nonEmpty())
                places = places.append("in the brackets of " + forms.within().mkString(", "));
            return places.isEmpty() ? "nowhere" : places.mkString(" or ");
        }

        private static String place(Placement placement) {
            return switch (placement) {
                case MODEL -> "on a model";
                case RANGED_WEAPON -> "on a weapon with a range";
                case CLOSE_COMBAT_WEAPON -> "on a weapon with range CC";
                case BRACKETS -> "in brackets";
            };
        }
    }
}
