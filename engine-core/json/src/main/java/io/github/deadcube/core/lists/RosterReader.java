package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.lists.EntryContent.Cost;
import io.github.deadcube.core.lists.LimitReader.Limits;
import io.github.deadcube.core.lists.ListEntry.Index;
import io.github.deadcube.core.lists.ProfileReader.Characteristics;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.SortedMap;

/** An exported roster: each of its forces is a strike team. */
final class RosterReader {
    private final Element roster;
    private final ListEdition published;
    private final Findings findings;
    private final ProfileReader profiles;
    private final KeywordReader keywords;
    private final EquipmentReader equipment;
    private final MisplacedKeywords misplaced;
    private int found;
    private int read;

    RosterReader(Element roster, ListEdition published, Ruleset ruleset, Findings findings) {
        this.roster = roster;
        this.published = published;
        this.findings = findings;
        this.keywords = new KeywordReader(ruleset, new Index(Vector.of(roster)).rules(), findings);
        this.profiles = new ProfileReader(keywords, findings);
        this.equipment = new EquipmentReader(keywords, findings);
        this.misplaced = new MisplacedKeywords(ruleset, findings);
    }

    /** A model, and the identifier of its entry in the list; empty for a model that another one deploys. */
    record Selected(ChosenModel model, String entry) {}

    /** A strike team whose models keep the identifiers of their entries. */
    record Listed(ChosenTeam team, Vector<Selected> models) {
        /**
         * The team, whose models have the names of their cards: a list has one card with a name.
         *
         * @param renamed the names of cards that differ from those of their entries, by edition and identifier
         */
        ChosenTeam named(SortedMap<String, String> renamed) {
            return team.withModels(models.map(one -> Option.of(renamed.get(key(team.edition(), one.entry())))
                    .map(name -> one.model().withCard(one.model().card().withName(name)))
                    .getOrElse(one::model)));
        }

        static String key(String edition, String entry) {
            return edition + ' ' + entry;
        }
    }

    Vector<Listed> teams() {
        Vector<Element> forces = roster.each("force");
        if (forces.isEmpty()) findings.fault(roster, "this roster has no force", "nothing is read");
        Vector<Listed> teams =
                forces.map(this::team).filter(team -> team.models().nonEmpty());
        compare(teams.map(Listed::team));
        return teams;
    }

    /**
     * The stated cost of a roster and the sum of its parts may differ if a part could not be read, or if the file was
     * edited.
     */
    private void compare(Vector<ChosenTeam> teams) {
        if (roster.each("cost").isEmpty()) return;
        Cost sum = new Cost(
                teams.map(ChosenTeam::points).sum().intValue(),
                teams.map(ChosenTeam::worth).sum().intValue());
        for (Cost said : Cost.total(roster, findings))
            if (!said.equals(sum))
                findings.leftOut(
                        roster,
                        Sentence.of("a total of {said} is not that of its models, {sum}", said, sum),
                        "the contents of the roster count");
    }

    /** A team without models that has faults is omitted. */
    private Listed team(Element force) {
        Vector<Element> selections = force.each("selection");
        if (selections.isEmpty()) findings.fault(force, "this force has no selection", "no team is read");
        Vector<Selected> models = selections.flatMap(this::models);
        ChosenTeam team = new ChosenTeam(
                roster.title().isEmpty() ? force.title() : roster.title(),
                force.named("catalogueName"),
                published.edition(),
                models.map(Selected::model));
        return new Listed(team, models);
    }

    Content content() {
        return new ListReader.EntryCount(roster).content(roster.title(), published, found, read, profiles);
    }

    /** A selection gives as many models as its number, and additional models. */
    private Vector<Selected> models(Element selection) {
        return findings.ofCard(selection.title(), () -> selected(selection));
    }

    private Vector<Selected> selected(Element selection) {
        Vector<Element> all = within(selection);
        Vector<Characteristics> cards = all.flatMap(e -> e.each("profile"))
                .map(p -> new Characteristics(p, Vector.empty()))
                .filter(c -> c.type().equals(ProfileReader.MODEL));
        if (cards.isEmpty() && words(all)) {
            findings.leftOut(selection, "this gives no model: rules of the faction in words", "passed over");
            return Vector.empty();
        }
        if (cards.isEmpty()) {
            CharSequence what = selection.each("profile").isEmpty()
                    ? "this selection has no model's profile"
                    : "this is no model of Deadzone: its profile is of another game";
            findings.fault(selection, what, "passed over");
            return Vector.empty();
        }
        int number = number(selection);
        found += number;
        Option<ChosenModel> model = model(selection, all, number);
        if (model.isEmpty()) {
            findings.fault(selection, "a part of this model cannot be read", "the model is not read");
            return Vector.empty();
        }
        read += number;
        Vector<ChosenModel> extras = extras(selection).flatMap(this::extra);
        return Vector.fill(number, () -> new Selected(model.get(), selection.get("entryId")))
                .appendAll(extras.map(extra -> new Selected(extra, "")));
    }

    /** Upgrades without a cost and without a profile. */
    private static boolean words(Vector<Element> all) {
        return all.forAll(e -> e.get("type").equals("upgrade")
                && e.each("profile").isEmpty()
                && ListEntry.of(e).free());
    }

    private int number(Element selection) {
        String text = selection.get("number");
        Option<Integer> number =
                Element.wholeNumber(text.isEmpty() ? "1" : text).filter(n -> n >= 1 && n <= TextBounds.MOST_MODELS);
        if (number.isEmpty())
            findings.fault(
                    selection,
                    Sentence.of(
                            "the number {text} is not possible: a selection has 1 to {most}",
                            text,
                            TextBounds.MOST_MODELS),
                    "read as one");
        return number.getOrElse(1);
    }

    private Option<ChosenModel> model(Element selection, Vector<Element> all, int number) {
        Option<Category> category = category(selection);
        Vector<EntryContent> parts = all.map(e -> part(e, number));
        EntryContent whole = misplaced.onWeapons(parts.foldLeft(EntryContent.NONE, EntryContent::plus), selection);
        if (category.isEmpty() || !whole.sound() || whole.models().size() != 1) return Option.none();
        Vector<Element> pieces = all.filter(this::piece);
        Vector<CardOption> options = pieces.flatMap(e -> equipment.read(ListEntry.of(e)));
        Option<CardOption> piece = options.find(o -> o.equipment().isDefined());
        Card card = whole.card()
                .withName(selection.title())
                .withEquipment(piece.flatMap(CardOption::equipment))
                .withEquipmentNumber(piece.map(CardOption::equipmentNumber).getOrElse(0));
        Vector<String> choices = all.tail().map(Element::title).map(name -> name.replace(",", ""));
        return Option.some(new ChosenModel(
                card, category.get(), whole.cost().points(), choices, own(selection), ListedCard.further(options)));
    }

    /** The name that a player gave to a selection. */
    private static Option<String> own(Element selection) {
        return Option.of(selection.named("customName").replaceAll("\\s+", " ")).filter(name -> !name.isEmpty());
    }

    /** The content of a selection: its profiles, or the keyword of its name, and its cost. */
    private EntryContent part(Element selection, int number) {
        Option<Cost> cost = Cost.of(ListEntry.of(selection), findings).flatMap(c -> each(c, number, selection));
        EntryContent parts = cost.isEmpty() ? EntryContent.BROKEN : EntryContent.NONE.costing(cost.get());
        if (bought(selection)) return parts;
        Vector<String> orders = ProfileReader.orders(selection.each("rule").map(Element::title));
        for (Element profile : selection.each("profile"))
            parts = profiles.plus(parts, new Characteristics(profile, Vector.empty()), orders);
        boolean bare = !parts.gives() && selection.each("selection").isEmpty();
        return bare ? parts.plus(named(selection)) : parts;
    }

    /** The keyword of its name. A selection without a cost that is not a keyword is only text. */
    private EntryContent named(Element selection) {
        ListEntry entry = ListEntry.of(selection);
        return equipment.named(entry, entry.free() || entry.rules().nonEmpty());
    }

    /** A roster gives the total cost of all models of a selection. */
    private Option<Cost> each(Cost all, int number, Element selection) {
        if (all.points() % number == 0 && all.worth() % number == 0)
            return Option.some(new Cost(all.points() / number, all.worth() / number));
        findings.fault(selection, Sentence.of("its cost is none that {count} models share", number), "not read");
        return Option.none();
    }

    private boolean bought(Element selection) {
        return inGroup(selection)
                && keywords.listWords().equipment(selection.title()).isDefined();
    }

    /** TEAM-6: it is bought, also if it is played as a weapon. */
    private boolean piece(Element selection) {
        return bought(selection) || inGroup(selection) && equipment.leavesOut(ListEntry.of(selection));
    }

    private static boolean inGroup(Element selection) {
        return !selection.get("entryGroupId").isEmpty();
    }

    private Option<Category> category(Element selection) {
        Vector<Element> categories = selection.each("category");
        Vector<Element> primary = categories.filter(c -> c.is("primary"));
        Option<Category> category = primary.appendAll(categories)
                .flatMap(c -> Limits.category(c.title()))
                .headOption();
        if (category.isEmpty()) findings.fault(selection, "this model has no category of a strike team", "not read");
        return category;
    }

    /** A selection and the selections in it that are not models. */
    private static Vector<Element> within(Element selection) {
        return Vector.of(selection)
                .appendAll(selection.each("selection").filter(e -> !isExtra(e)).flatMap(RosterReader::within));
    }

    private static Vector<Element> extras(Element selection) {
        return selection.each("selection").filter(RosterReader::isExtra);
    }

    private static boolean isExtra(Element selection) {
        return !selection.get("type").equals("upgrade")
                && selection.each("profile").exists(p -> p.get("typeName").equals(ProfileReader.MODEL));
    }

    private Option<ChosenModel> extra(Element selection) {
        EntryContent all = within(selection).map(e -> part(e, 1)).foldLeft(EntryContent.NONE, EntryContent::plus);
        EntryContent whole = misplaced.onWeapons(all, selection);
        if (!whole.sound() || whole.models().size() != 1) return Option.none();
        return Option.some(new ChosenModel(
                whole.card(), Category.EXTRA, whole.cost().points(), Vector.empty(), own(selection), Vector.empty()));
    }
}
