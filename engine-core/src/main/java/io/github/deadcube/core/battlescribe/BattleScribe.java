package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/**
 * Reads files of BattleScribe together: catalogues with the game system that they belong to, and rosters; rosters of New Recruit as
 * JSON too, if the library jackson-core is there.
 *
 * <pre>{@code
 * Reading reading = BattleScribe.read(Vector.of(Path.of("game.gst"), Path.of("faction.cat")), Deadcube.ruleset());
 * reading.findings().forEach(System.out::println);
 * ForceList list = reading.lists().head();
 * }</pre>
 */
public final class BattleScribe {
    private final Function<String, Ruleset> rulesets;
    private final Findings findings = new Findings();
    private Vector<Content> contents = Vector.empty();
    private Vector<ForceList> lists = Vector.empty();
    private Vector<ChosenTeam> teams = Vector.empty();

    private BattleScribe(Function<String, Ruleset> rulesets) {
        this.rulesets = rulesets;
    }

    /**
     * Reads files. Never throws for what is in them: a file that cannot be read is a finding.
     *
     * @param files in any order, each of at most 16 MB unzipped
     * @param ruleset the rules that are played: keywords and items that it does not have are left out, of special orders {@link
     *     Reading#orders} tells name and text all the same
     * @return all that could be read
     */
    public static Reading read(Vector<Path> files, Ruleset ruleset) {
        return read(files, edition -> ruleset);
    }

    /**
     * Reads files, each by the rules of its own edition: a list or roster of the game system's revision 11 or later is of the revision of
     * 2025. Never throws for what is in them.
     *
     * @param files in any order, each of at most 16 MB unzipped
     * @param rulesets the rules that are played by the names of editions that {@link io.github.deadcube.core.Deadcube#editions} tells:
     *     {@code third} or {@code revised}
     * @return all that could be read; {@link Reading#editions} says which editions were asked for
     */
    public static Reading read(Vector<Path> files, Function<String, Ruleset> rulesets) {
        return read(files, rulesets, done -> {});
    }

    /**
     * Reads files as {@link #read(Vector, Function)} does, and tells how far it is.
     *
     * @param files in any order
     * @param rulesets by the names of editions
     * @param progress is told how much is done, 0 to 1, never less than before
     * @return all that could be read
     */
    public static Reading read(Vector<Path> files, Function<String, Ruleset> rulesets, DoubleConsumer progress) {
        return new BattleScribe(rulesets).all(files, progress);
    }

    /** Each file is parsed, and then, since catalogues need their systems, understood. */
    private Reading all(Vector<Path> files, DoubleConsumer progress) {
        double steps = 2.0 * files.size();
        int done = 0;
        Vector<Element> roots = Vector.empty();
        for (Path file : files) {
            roots = roots.appendAll(root(file));
            progress.accept(++done / steps);
        }
        Vector<Element> systems = roots.filter(root -> root.name().equals("gameSystem"));
        for (Element root : roots) {
            understand(root, systems);
            progress.accept(++done / steps);
        }
        return new Reading(contents, lists, teams, findings.all());
    }

    private void understand(Element root, Vector<Element> systems) {
        switch (root.name()) {
            case "gameSystem" -> contents = contents.append(system(root));
            case "catalogue" -> lists = lists.appendAll(catalogue(root, systems));
            case "roster" -> teams = teams.appendAll(roster(root));
            default ->
                findings.refused(
                        root.file(),
                        root.line(),
                        "this is no game system, catalogue or roster: it begins with '" + root.name() + "'");
        }
    }

    private Option<Element> root(Path file) {
        String name = Option.of(file.getFileName()).map(Path::toString).getOrElse(file.toString());
        return DataFile.read(file)
                .peekLeft(fault -> findings.refused(name, 0, fault))
                .toOption()
                .flatMap(bytes -> (Json.begins(bytes) ? Json.read(name, bytes) : Xml.read(name, bytes))
                        .peekLeft(refused -> findings.refused(name, refused.line(), refused.what()))
                        .toOption());
    }

    private Content system(Element system) {
        ListReader reader = new ListReader(system, Option.none(), ruleset(system), findings);
        return reader.content(Published.by(system), reader.cards().size());
    }

    private Option<ForceList> catalogue(Element catalogue, Vector<Element> systems) {
        Option<Element> system = systems.find(s -> s.get("id").equals(catalogue.get("gameSystemId")));
        if (system.isEmpty()) {
            findings.refused(
                    catalogue.file(),
                    catalogue.line(),
                    "the game system of this catalogue is missing: its .gst is read together with it");
            return Option.none();
        }
        ListReader reader = new ListReader(catalogue, system, ruleset(system.get()), findings);
        Vector<ListedCard> own = reader.cards();
        contents = contents.append(reader.content(Published.by(system.get()), own.size()));
        ListReader common = new ListReader(system.get(), Option.none(), ruleset(system.get()), findings);
        return Option.some(new ForceList(
                catalogue.title(),
                Published.by(system.get()).edition(),
                new Limits(reader.index(), findings).of(system.get()),
                own.appendAll(
                        common.cards().filter(card -> !own.map(ListedCard::name).contains(card.name())))));
    }

    private Vector<ChosenTeam> roster(Element roster) {
        RosterReader reader =
                new RosterReader(roster, rulesets.apply(Published.of(roster).edition()), findings);
        Vector<ChosenTeam> read = reader.teams();
        contents = contents.append(reader.content());
        return read;
    }

    private Ruleset ruleset(Element system) {
        return rulesets.apply(Published.by(system).edition());
    }
}
