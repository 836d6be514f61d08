package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;
import io.github.deadcube.testkit.start.TeamFiles;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;

/** {@code --edition}: the rules that a command uses. */
public class EditionOption {
    static final String NAME = "--edition";

    @CommandLine.Option(names = NAME, paramLabel = "NAME", converter = Reader.class, completionCandidates = Names.class)
    private Optional<Ruleset> asked = Optional.empty();

    private Ruleset edition() {
        return asked.orElseGet(Deadcube::ruleset);
    }

    /** Whether it is given; then the editions of lists and rosters do not count. */
    boolean said() {
        return asked.isPresent();
    }

    /** The name of the given edition. */
    public Option<String> name() {
        return Deadcube.editions()
                .find(name -> Deadcube.edition(name)
                        .map(Ruleset::name)
                        .equals(Option.ofOptional(asked).map(Ruleset::name)));
    }

    /** The rules for a list or roster of an edition, with the shipped special orders and the house rules. */
    public Function<String, Ruleset> ofFiles() {
        return name -> ordered(InstalledRules.ruleset(asked.orElseGet(
                () -> Deadcube.edition(name).getOrElseThrow(() -> new IllegalArgumentException(name)))));
    }

    /** Reads files with the given edition if a file has none, and shows the progress. */
    public TeamFiles read(Vector<Path> lists, Vector<Path> teams, Progress progress) {
        return read(lists, teams, ofFiles(), progress);
    }

    TeamFiles read(Vector<Path> lists, Vector<Path> teams, Function<String, Ruleset> rulesets, Progress progress) {
        return progress.shown(
                "Reading",
                done -> TeamFiles.open(
                        lists,
                        teams,
                        ReadSettings.of(rulesets).withEdition(name()).withProgress(done)));
    }

    /** Whether it is this one, whatever house rules call their change of it. */
    public boolean is(Ruleset other) {
        return edition().name().equals(other.name());
    }

    /** The rulebook of the edition, with the shipped rules, the house rules and the special orders of files. */
    public HouseRulebook rulebook(OrderFiles orders) {
        return InstalledRules.rulebook(edition(), orders);
    }

    /** The edition with the house rules. */
    public Ruleset alone() {
        return InstalledRules.over(edition());
    }

    /** The edition with the special orders that ship and the house rules. */
    public Ruleset ruleset() {
        return ordered(InstalledRules.ruleset(edition()));
    }

    /** The same rules with the orders of {@code --orders}. */
    Ruleset ordered(Ruleset ruleset) {
        return ruleset;
    }

    /** A set-up with only those orders of {@code --orders} that its cards print. */
    Setup led(Setup setup) {
        return setup;
    }

    /** The edition with the special orders of all leaders that ship and the house rules. */
    public Ruleset allOrders() {
        return InstalledRules.over(Shipped.all(edition()));
    }

    /** The fault of a name that no edition has. */
    public static Sentence unknown(String name) {
        return Sentence.of("no edition is called '{name}'; there are {editions}", name, Deadcube.editions());
    }

    static final class Reader implements CommandLine.ITypeConverter<Ruleset> {
        @Override
        public Ruleset convert(String name) {
            return Deadcube.edition(name).getOrElseThrow(() -> new ArgumentChecks.UnknownName(unknown(name)));
        }
    }

    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Deadcube.editions().iterator();
        }
    }
}
