package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.lists.LimitReader.Limits;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ListedCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Reads files of BattleScribe together: catalogues with their game system, and rosters. It also reads rosters of New
 * Recruit as JSON.
 */
public final class ListFiles {
    /** A byte order mark stays in a text that is pasted. */
    private static final Pattern ROSTER = Pattern.compile("\\ufeff?\\s*+(?:<|\\{\\s*+\"roster\"\\s*+:\\s*+\\{)");

    private final ReadSettings settings;
    private final Findings findings = new Findings();
    private final SortedMap<String, Vector<ListedCard>> common = new TreeMap<>();

    private Vector<Content> contents = Vector.empty();
    private Vector<ForceList> lists = Vector.empty();
    private Vector<RosterReader.Listed> teams = Vector.empty();
    /** The names of cards that differ from those of their entries, by the edition and the identifier of the entry. */
    private final SortedMap<String, String> renamed = new TreeMap<>();

    private ListFiles(ReadSettings settings) {
        this.settings = settings;
    }

    /** Reads files with one ruleset for every edition. */
    public static ReadResult read(Vector<Path> files, Ruleset ruleset) {
        return read(files, edition -> ruleset);
    }

    /** Reads files, each with the rules of its edition: {@code third} or {@code revised}. */
    public static ReadResult read(Vector<Path> files, Function<String, Ruleset> rulesets) {
        return read(files, ReadSettings.of(rulesets));
    }

    /**
     * Reads files, each list with the game system that it names: of several revisions its own, or the next later one.
     */
    public static ReadResult read(Vector<Path> files, ReadSettings settings) {
        return new ListFiles(settings).all(files);
    }

    /**
     * Reads the text of one roster, in XML or in JSON of New Recruit.
     *
     * @param name what findings call it
     */
    public static ReadResult ofText(String name, String text, ReadSettings settings) {
        ListFiles files = new ListFiles(settings);
        return files.understood(root(name, text, files.findings).toVector());
    }

    /** Whether a text begins as XML or as a roster of New Recruit does. */
    public static boolean begins(String text) {
        return ROSTER.matcher(text).lookingAt();
    }

    /**
     * Whether the first bytes of a file are those of a zip or of XML: a list or a roster under any name. A pipe is not
     * opened.
     */
    public static boolean begins(Path file) {
        return DataFile.begins(file);
    }

    /** Parses all files first, because catalogues need their game systems. */
    private ReadResult all(Vector<Path> files) {
        double steps = 2.0 * files.size();
        int done = 0;
        Vector<Element> roots = Vector.empty();
        for (Path file : files) {
            roots = roots.appendAll(root(file, findings));
            settings.progress().accept(++done / steps);
        }
        Vector<Element> beside = beside(roots);
        beside.forEach(system -> findings.ofList(() -> system(system)));
        Vector<Element> systems = roots.filter(ListFiles::isSystem).appendAll(beside);
        for (Element root : roots) {
            understand(root, systems);
            settings.progress().accept(++done / steps);
        }
        return result();
    }

    private ReadResult understood(Vector<Element> roots) {
        roots.forEach(root -> understand(root, roots.filter(ListFiles::isSystem)));
        return result();
    }

    private ReadResult result() {
        return new ReadResult(contents, lists, teams.map(team -> team.named(renamed)), findings.all());
    }

    private static boolean isSystem(Element root) {
        return root.name().equals("gameSystem");
    }

    /**
     * The game systems that lists name and that are not among the files. Errors in other systems do not concern a list.
     */
    private Vector<Element> beside(Vector<Element> roots) {
        Vector<Element> given = roots.filter(ListFiles::isSystem);
        Vector<Element> alone = roots.filter(root ->
                root.name().equals("catalogue") && Systems.named(root, given).isEmpty());
        if (alone.isEmpty()) return Vector.empty();
        Findings unread = new Findings();
        Vector<Element> lying =
                settings.beside().flatMap(file -> root(file, unread)).filter(ListFiles::isSystem);
        Vector<Element> named = lying.filter(
                system -> alone.exists(list -> Systems.named(list, lying).contains(system)));
        if (alone.exists(list -> Systems.named(list, named).isEmpty()))
            findings.again(unread.all().asJava());
        return named;
    }

    private void understand(Element root, Vector<Element> systems) {
        switch (root.name()) {
            case "gameSystem" -> findings.ofList(() -> system(root));
            case "catalogue" -> findings.ofList(() -> catalogue(root, systems));
            case "roster" -> roster(root);
            default ->
                findings.refused(
                        root.file(),
                        root.line(),
                        Sentence.of(
                                "this is no game system, catalogue or roster: it begins with '{name}'", root.name()));
        }
    }

    private static Option<Element> root(String name, String text, Findings refused) {
        if (text.length() > DataFile.MOST_BYTES) {
            refused.refused(name, 0, DataFile.TOO_LARGE.said());
            return Option.none();
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String unmarked = text.startsWith("\ufeff") ? text.substring(1) : text;
        return (RosterJson.begins(bytes) ? RosterJson.read(name, bytes) : Xml.read(name, unmarked))
                .peekLeft(fault -> refused.refused(name, fault.line(), fault.what()))
                .toOption();
    }

    private static Option<Element> root(Path file, Findings refused) {
        String name = Option.of(file.getFileName()).map(Path::toString).getOrElse(file.toString());
        return DataFile.read(file)
                .peekLeft(fault -> refused.refused(name, 0, fault.said()))
                .toOption()
                .flatMap(bytes -> (RosterJson.begins(bytes) ? RosterJson.read(name, bytes) : Xml.read(name, bytes))
                        .peekLeft(fault -> refused.refused(name, fault.line(), fault.what()))
                        .toOption());
    }

    private void system(Element system) {
        if (isOfAnotherGame(system, system)) return;
        ListEdition published = published(system);
        ListReader reader = new ListReader(system, Option.none(), published, ruleset(published), findings);
        Vector<ListedCard> cards = cards(reader, published);
        common.put(place(system), cards);
        contents = contents.append(reader.content(published, cards.size()));
    }

    private void catalogue(Element catalogue, Vector<Element> systems) {
        Option<Element> named = Systems.named(catalogue, systems);
        if (named.isEmpty()) {
            findings.refused(
                    catalogue.file(),
                    catalogue.line(),
                    "the game system of this catalogue is missing: its .gst is read together with it");
            return;
        }
        Element system = named.get();
        if (isOfAnotherGame(catalogue, system)) return;
        ListEdition published = published(system);
        ListReader reader = new ListReader(catalogue, named, published, ruleset(published), findings);
        Vector<ListedCard> own = cards(reader, published);
        contents = contents.append(reader.content(published, own.size()));
        Vector<ListedCard> shared = common.computeIfAbsent(
                place(system),
                s -> cards(new ListReader(system, Option.none(), published, ruleset(published), findings), published));
        NavigableSet<String> names = new TreeSet<>(own.map(ListedCard::name).asJava());
        Limits limits = new Limits(reader.index(), findings);
        Vector<CategoryLimit> read = limits.read(system, published);
        Vector<ListedCard> all = own.appendAll(shared.filter(card -> !names.contains(card.name())));
        lists = lists.append(new ForceList(
                catalogue.title(),
                published.edition(),
                read,
                all.map(card -> card.withFlawed(card.flawed() || limits.flawed().contains(card.category())))));
    }

    private Vector<ListedCard> cards(ListReader reader, ListEdition published) {
        Vector<ListedCard> cards = reader.cards();
        reader.renamed()
                .forEach((entry, name) -> renamed.put(RosterReader.Listed.key(published.edition(), entry), name));
        return cards;
    }

    private static String place(Element system) {
        return system.file() + ' ' + system.get("revision") + ' ' + system.get("id");
    }

    private boolean isOfAnotherGame(Element list, Element system) {
        boolean other = Systems.isOfAnotherGame(list, system);
        if (other)
            findings.leftOut(
                    list, "this is of another game: its profiles are none of Deadzone's models", "passed over");
        return other;
    }

    private ListEdition published(Element system) {
        dated(system, system.get("revision"));
        return ListEdition.by(system, settings.edition());
    }

    private void roster(Element roster) {
        dated(roster, roster.get("gameSystemRevision"));
        ListEdition published = ListEdition.of(roster, settings.edition());
        RosterReader reader = new RosterReader(roster, published, ruleset(published), findings);
        teams = teams.appendAll(reader.teams());
        contents = contents.append(reader.content());
    }

    /** A file without an edition has the requested edition. */
    private void dated(Element root, String revision) {
        if (ListEdition.dated(revision)) return;
        findings.corrected(
                root,
                ReadResult.UNDATED,
                settings.edition()
                        .map(asked -> Sentence.of("read as of the edition {edition}, which is asked for", asked))
                        .getOrElse(Sentence.of("read as of the third edition, since none is asked for")));
    }

    private Ruleset ruleset(ListEdition published) {
        return settings.rulesets().apply(published.edition());
    }

    private static final class Systems {
        private static final String RANGE = "Range";
        private static final Vector<String> FIGURES = Vector.of("SP", "HP");

        private Systems() {}

        /** The one that a catalogue names: of several revisions its own, else the next later one, else the last. */
        static Option<Element> named(Element catalogue, Vector<Element> systems) {
            Vector<Element> same = systems.filter(s -> s.get("id").equals(catalogue.get("gameSystemId")))
                    .sortBy(Systems::revision);
            int own = catalogue.whole("gameSystemRevision").getOrElse(0);
            return same.find(s -> revision(s) >= own).orElse(same::lastOption);
        }

        private static int revision(Element system) {
            return system.whole("revision").getOrElse(0);
        }

        /**
         * Whether a list, or a system by itself, is of another game: profiles are described or stand there, and none is
         * of this game.
         */
        static boolean isOfAnotherGame(Element list, Element system) {
            Vector<Element> types = system.each("profileType");
            if (types.nonEmpty()) return !types.exists(Systems::ofModels);
            Vector<Element> profiles = Vector.of(list, system)
                    .distinctBy(Element::file)
                    .flatMap(Element::all)
                    .filter(element -> element.name().equals("profile"));
            return profiles.nonEmpty() && !profiles.exists(Systems::ours);
        }

        private static boolean ofModels(Element type) {
            Vector<String> headings = type.each("characteristicType").map(Element::title);
            return type.title().equals(ProfileReader.MODEL) && headings.containsAll(FIGURES);
        }

        private static boolean ours(Element profile) {
            Vector<String> headings = profile.each("characteristic").map(Element::title);
            return profile.get("typeName").equals(ProfileReader.MODEL) && headings.containsAll(FIGURES)
                    || profile.get("typeName").equals(ProfileReader.WEAPON) && headings.contains(RANGE);
        }
    }

    /**
     * The settings of the reader.
     * @param rulesets the rules for the name of an edition ({@link io.github.deadcube.core.Deadcube#editions}):
     *     {@code third} or {@code revised}
     * @param beside additional game systems, read only if a list names one of them that is not among the files
     * @param edition the edition of files without a revision; none: the third, with a finding
     * @param progress receives the part that is done, 0 to 1, never less than before
     */
    public record ReadSettings(
            Function<String, Ruleset> rulesets, Vector<Path> beside, Option<String> edition, DoubleConsumer progress) {
        public static ReadSettings of(Function<String, Ruleset> rulesets) {
            return new ReadSettings(rulesets, Vector.empty(), Option.none(), done -> {});
        }

        public ReadSettings withBeside(Vector<Path> systems) {
            return new ReadSettings(rulesets, systems, edition, progress);
        }

        public ReadSettings withEdition(Option<String> asked) {
            return new ReadSettings(rulesets, beside, asked, progress);
        }

        public ReadSettings withProgress(DoubleConsumer listener) {
            return new ReadSettings(rulesets, beside, edition, listener);
        }
    }
}
