package io.github.deadcube.testkit.cli.rules;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.testkit.cli.command.ByEdition;
import io.github.deadcube.testkit.cli.command.Exit;
import io.github.deadcube.testkit.cli.command.Screen;
import io.github.deadcube.testkit.cli.command.Version;
import io.github.deadcube.testkit.cli.command.Wrapped;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code deadcube rules}: the rulebook, offline. */
@Command(
        name = "rules",
        description = "Looks rules up. Without an argument: the chapters.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class LookUp implements Callable<Integer> {
    /** Of a text where nobody says how wide it may be. */
    private static final int WIDTH = 80;

    private static final String INDENT = "  ";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "IDENTIFIER|WORD",
            arity = "0..*",
            description =
                    "A rule (adv-5), a chapter (ADV), words that the rules looked for mention (breaking away), or what a"
                            + " card prints ('toxic (2)').")
    private List<String> words = List.of();

    @Option(
            names = "--differences",
            description = "Lists every rule of the 2025 revision, each with what the third edition says in its place.")
    private boolean differences;

    @Mixin
    private ByEdition edition = new ByEdition();

    private final Screen screen;

    /** Lines have room on the screen. */
    public LookUp(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        String wanted = String.join(" ", words).strip();
        HouseRulebook book = edition.rulebook();
        int width = screen.columns().getOrElse(WIDTH);
        Vector<String> found = differences
                ? Revised.rules()
                        .filter(rule -> wanted.isEmpty() || mentions(rule, wanted, book))
                        .flatMap(rule -> compared(rule, book, width))
                : edition.revised() ? revised(wanted, book, width) : told(wanted, book, screen.columns());
        if (found.isEmpty()) {
            spec.commandLine().getErr().println("No rule mentions '" + wanted + "'.");
            return Exit.OTHERWISE.code();
        }
        found.forEach(out::println);
        return Exit.DONE.code();
    }

    private static boolean mentions(RuleId rule, String wanted, HouseRulebook book) {
        return book.search(wanted).contains(rule) || Revised.before(rule).exists(book.find(wanted)::contains);
    }

    /** R25: a rule that the revision replaces, or has replaced, with both texts. */
    private static Vector<String> revised(String wanted, HouseRulebook book, int width) {
        io.vavr.control.Option<RuleId> rule = book.find(wanted).map(Revised::of);
        return rule.exists(id -> Revised.rules().contains(id))
                ? compared(rule.get(), book, width)
                : told(wanted, book, io.vavr.control.Option.some(width));
    }

    private static Vector<String> compared(RuleId rule, HouseRulebook book, int width) {
        Vector<String> before =
                Revised.before(rule).map(old -> told(old, book, width)).getOrElse(Vector.of("(new in the revision)"));
        return told(rule, book, width)
                .appendAll(before.map(line -> INDENT + line))
                .append("");
    }

    /**
     * A rule by its identifier, the rules of a chapter or those that mention some words, or what a card prints; without words, the
     * chapters.
     */
    public static Vector<String> told(String wanted, HouseRulebook book, io.vavr.control.Option<Integer> columns) {
        if (wanted.isEmpty()) return Chapters.told(book);
        int width = columns.getOrElse(WIDTH);
        io.vavr.control.Option<RuleId> rule = book.find(wanted);
        if (rule.isDefined()) return told(rule.get(), book, width);
        Vector<RuleId> matching = matching(wanted, book);
        return matching.isEmpty()
                ? book.entry(wanted).toVector().flatMap(entry -> told(entry.rule(), book, width))
                : matching.map(id -> id + "  " + book.title(id));
    }

    private static Vector<String> told(RuleId rule, HouseRulebook book, int width) {
        return book.entry(rule)
                .toVector()
                .flatMap(Told::of)
                .prepend(book.text(rule))
                .flatMap(paragraph -> Wrapped.of(INDENT + paragraph, width, INDENT))
                .prepend(rule + "  " + book.title(rule));
    }

    private static Vector<RuleId> matching(String wanted, HouseRulebook book) {
        Vector<RuleId> chapter = book.all().filter(id -> id.chapter().equalsIgnoreCase(wanted));
        return chapter.isEmpty() ? book.search(wanted) : chapter;
    }
}
