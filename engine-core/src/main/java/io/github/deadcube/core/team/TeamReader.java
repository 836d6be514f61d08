package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class TeamReader {
    private static final int MOST_LINES = 1000;
    private static final int SHOWN = 12;
    private static final String TEAM = "team";
    private static final String LIST = "list";
    private static final String EDITION = "edition ";

    private final Vector<ForceList> lists;
    private String name = "team";
    /** The lines of the headings, by what they give the team. */
    private final SortedMap<String, Integer> headings = new TreeMap<>();

    private Option<String> faction = Option.none();
    private Option<String> edition = Option.none();
    private Option<ForceList> list;
    private Vector<ChosenModel> models = Vector.empty();
    private Vector<Fault> errors = Vector.empty();

    TeamReader(Vector<ForceList> lists) {
        this.lists = lists;
        this.list = lists.size() == 1 ? lists.headOption() : Option.none();
    }

    Either<Seq<Fault>, ChosenTeam> read(String text) {
        Vector<Fault> faults = TextBounds.faults(text);
        if (faults.nonEmpty()) return Either.left(faults);
        Vector<TextPiece> lines = TextPiece.lines(text);
        if (lines.size() > MOST_LINES)
            return Either.left(Vector.of(lines.get(MOST_LINES)
                    .wrong(Sentence.of("a team of {count} lines", lines.size()), "at most " + MOST_LINES)));
        lines.map(line -> line.part(0, line.text().length()))
                .filter(line -> !line.isEmpty())
                .forEach(this::line);
        if (models.isEmpty() && errors.isEmpty())
            errors = errors.append(Fault.at(
                    Math.max(1, lines.size()),
                    1,
                    "the team has no model",
                    "a line for each, such as 'Rigger, Cutter'"));
        String from = faction.orElse(list.map(ForceList::faction)).getOrElse("");
        String by = edition.orElse(list.map(ForceList::edition)).getOrElse(EditionNames.THIRD);
        return errors.isEmpty() ? Either.right(new ChosenTeam(name, from, by, models)) : Either.left(errors);
    }

    private void line(TextPiece line) {
        if (line.text().startsWith(":")) {
            errors = errors.append(line.wrong("the name of the card is missing", "it before the colon"));
            return;
        }
        TextPiece head = line.split(':').headOption().getOrElse(line);
        boolean whole = head.text().length() < line.text().length();
        TextPiece rest = whole ? after(line, head) : line;
        if (whole && head.text().equals(TEAM)) {
            if (once(line, "a name")) name = CardText.name(rest);
        } else if (whole && head.text().equals(LIST)) {
            if (once(line, "a list")) named(rest);
        } else if (!whole && line.text().startsWith(EDITION)) {
            if (once(line, "an edition"))
                edition(line.part(EDITION.length(), line.text().length()));
        } else models(head, rest, whole);
    }

    /** Whether the name of a card would be read as a heading without quotation marks. */
    static boolean isHeading(String card) {
        return card.equals(TEAM) || card.equals(LIST) || card.startsWith(EDITION);
    }

    /** Whether this is the first line that gives the team this. Another one is a fault, and is not read. */
    private boolean once(TextPiece line, CharSequence what) {
        Option<Integer> first = Option.of(headings.putIfAbsent(what.toString(), line.line()));
        first.forEach(number -> errors = errors.append(line.wrong(
                Sentence.of("the team has {what} in line {number} already", Sentence.of(what), number), "it once")));
        return first.isEmpty();
    }

    private static TextPiece after(TextPiece line, TextPiece head) {
        int colon = line.text()
                .indexOf(':', head.column() - line.column() + head.text().length());
        return line.part(Math.min(colon + 1, line.text().length()), line.text().length());
    }

    private void named(TextPiece piece) {
        String asked = CardText.name(piece);
        faction = Option.some(asked);
        find(asked);
        if (list.isDefined()) faction = list.map(ForceList::faction);
    }

    /** If several lists have the same name, the edition chooses the list. */
    private void edition(TextPiece piece) {
        edition = Deadcube.editions().find(e -> e.equalsIgnoreCase(piece.text()));
        if (edition.isEmpty())
            errors = errors.append(piece.expected(Sentence.of("an edition: {editions}", Deadcube.editions())));
        else if (faction.isDefined()) find(faction.get());
        else if (list.exists(l -> !l.edition().equals(edition.get()))) list = Option.none();
    }

    private void find(String asked) {
        list = called(asked, ForceList::faction, lists.filter(l -> edition.forAll(l.edition()::equals)));
    }

    /** The one with this name; if there is none, the first whose name has other capitals. */
    private static <T> Option<T> called(String asked, Function<T, String> name, Vector<T> all) {
        return all.find(one -> name.apply(one).equals(asked))
                .orElse(() -> all.find(one -> name.apply(one).equalsIgnoreCase(asked)));
    }

    private void models(TextPiece head, TextPiece rest, boolean whole) {
        Vector<TextPiece> items = (whole ? rest : head).split(',');
        if (!whole && items.isEmpty()) {
            errors = errors.append(head.expected("the name of a card"));
            return;
        }
        TextPiece first = whole ? head : items.head();
        Matcher several = CardText.SEVERAL.matcher(first.text());
        boolean counted = several.matches();
        int number = counted ? number(several.group(1)) : 1;
        if (models.size() + number > TextBounds.MOST_MODELS) {
            errors = errors.append(first.wrong("more than " + TextBounds.MOST_MODELS + " models", "fewer"));
            return;
        }
        if (number < 1)
            errors = errors.append(
                    first.part(0, several.end(1)).expected("a number of models, 1 to " + TextBounds.MOST_MODELS));
        TextPiece card = counted
                ? first.part(several.end(1) + " x".length(), first.text().length())
                : first;
        if (card.isEmpty()) {
            errors = errors.append(card.expected("the name of a card"));
            return;
        }
        (whole ? whole(card, items) : listed(card, items.tail()))
                .peek(model -> models = models.appendAll(Vector.fill(number, () -> model)))
                .peekLeft(wrong -> errors = errors.appendAll(wrong));
    }

    /** A number of models; 0 if there are never as many. */
    private static int number(String digits) {
        return digits.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(digits) : 0;
    }

    private Either<Seq<Fault>, ChosenModel> listed(TextPiece card, Vector<TextPiece> choices) {
        if (list.isEmpty())
            return Either.left(Vector.of(card.wrong(
                    faction.map(this::unread).getOrElse(Sentence.of("no list is named")),
                    "a known list, or the card in full after a colon")));
        ForceList from = list.get();
        Option<ListedCard> listed = called(CardText.name(card), ListedCard::name, from.cards());
        if (listed.isEmpty()) {
            Vector<TextPiece> names = choices.filter(CardDraft::calls);
            Vector<Fault> twice = CardDraft.furtherNames(names);
            return from.model(CardText.name(card), Vector.empty())
                    .<Seq<Fault>>toEither(() -> Vector.of(unknown(card, from)))
                    .filterOrElse(extra -> twice.isEmpty(), extra -> twice)
                    .map(extra -> extra.withCalled(names.map(CardDraft::own).headOption()));
        }
        Vector<String> offered = listed.get().options().map(CardOption::name);
        Vector<TextPiece> own = choices.filter(
                choice -> CardDraft.calls(choice) && offered.forAll(o -> !o.equalsIgnoreCase(CardText.name(choice))));
        Vector<Either<Fault, String>> read = choices.removeAll(own)
                .map(choice -> called(CardText.name(choice), Function.identity(), offered)
                        .toEither(() -> choice.expected(
                                offered.isEmpty()
                                        ? Sentence.of("nothing: '{listed}' has no options", listed.get())
                                        : Sentence.of("an option of '{listed}': {offered}", listed.get(), offered))));
        Vector<Fault> wrong = read.flatMap(choice -> choice.swap().toOption())
                .appendAll(twice(choices.removeAll(own), offered))
                .appendAll(CardDraft.furtherNames(own));
        return wrong.isEmpty()
                ? Either.right(listed.get()
                        .model(read.flatMap(Either::toOption))
                        .withCalled(own.map(CardDraft::own).headOption()))
                : Either.left(wrong);
    }

    private Sentence unread(String named) {
        Vector<String> editions =
                lists.filter(l -> l.faction().equalsIgnoreCase(named)).map(ForceList::edition);
        return editions.isEmpty()
                ? Sentence.of("the list '{list}' is not known", named)
                : Sentence.of(
                        "the list '{list}' is of the edition {editions}",
                        named,
                        Sentence.all(editions.map(edition -> "'" + edition + "'")));
    }

    /** TEAM-5, TEAM-6: a model has an option as often as its card offers it: once. */
    private static Vector<Fault> twice(Vector<TextPiece> choices, Vector<String> offered) {
        TreeMap<String, Integer> left = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        offered.forEach(option -> left.merge(option, 1, Integer::sum));
        return choices.filter(choice -> left.merge(CardText.name(choice), -1, Integer::sum) < 0
                        && offered.exists(option -> option.equalsIgnoreCase(CardText.name(choice))))
                .map(choice ->
                        choice.wrong(Sentence.of("'{choice}' is chosen twice", CardText.name(choice)), "it once"));
    }

    private static Fault unknown(TextPiece card, ForceList list) {
        Vector<String> names = list.cards().map(ListedCard::name);
        Vector<String> like = names.filter(n -> n.regionMatches(true, 0, card.text(), 0, 1));
        Vector<String> shown = (like.isEmpty() ? names : like).take(SHOWN);
        return card.wrong(
                Sentence.of("the list '{list}' has no card {card}", list, CardText.name(card)),
                Sentence.of("one such as {shown}, or the card in full after a colon", shown));
    }

    private Either<Seq<Fault>, ChosenModel> whole(TextPiece card, Vector<TextPiece> items) {
        CardDraft draft = new CardDraft();
        Vector<TextPiece> printed = items.filter(item -> !draft.takes(item));
        Vector<Fault> own = draft.faults(card);
        return CardText.read(new TextPiece(CardText.name(card), card.line(), card.column()), printed)
                .mapLeft(wrong -> (Seq<Fault>) own.appendAll(wrong))
                .flatMap(read -> own.isEmpty() ? Either.right(draft.model(read)) : Either.left(own));
    }

    /** The items of a card in full that are not printed on the card. */
    private static final class CardDraft {
        private static final Pattern POINTS = Pattern.compile("([0-9]{1,7}) (?:points?|pts)");
        private static final String EQUIPMENT = "equipment";
        private static final String WITH = "with";
        private static final String CALLED = "called ";
        private static final String NAME = "a personal name";

        private Option<Category> category = Option.none();
        private Option<Integer> points = Option.none();
        private Vector<String> choices = Vector.empty();
        private Option<String> called = Option.none();
        private boolean equipped;
        private Vector<RuleId> further = Vector.empty();
        private Vector<Fault> repeated = Vector.empty();

        /** Reads such an item and returns true; returns false for other items. */
        boolean takes(TextPiece item) {
            Option<Category> named = Category.named(item.text());
            Matcher m = POINTS.matcher(item.text());
            if (named.isDefined()) {
                if (category.isDefined()) repeated(item, "a category", "it");
                category = category.orElse(named);
            } else if (m.matches()) {
                if (points.isDefined()) repeated(item, "points", "them");
                points = points.orElse(Option.some(Integer.parseInt(m.group(1))));
            } else if (item.begins(WITH)) choices = choices.append(CardText.name(item.after(WITH)));
            else if (calls(item)) {
                if (called.isDefined()) repeated(item, NAME, "it");
                called = called.orElse(Option.some(own(item)));
            } else return second(item);
            return true;
        }

        private void repeated(TextPiece item, CharSequence what, CharSequence which) {
            repeated = repeated.append(again(item, what, which));
        }

        private static Fault again(TextPiece item, CharSequence what, CharSequence which) {
            return item.wrong(
                    Sentence.of("the card has {what} already", Sentence.of(what)),
                    Sentence.of("{which} " + "once", Sentence.of(which)));
        }

        /** The faults of all personal names but the first. */
        static Vector<Fault> furtherNames(Vector<TextPiece> names) {
            return names.drop(1).map(name -> again(name, NAME, "it"));
        }

        /** The personal name: {@code called "Old Joe"}. */
        static boolean calls(TextPiece item) {
            return item.text().startsWith(CALLED);
        }

        static String own(TextPiece item) {
            return CardText.name(item.part(CALLED.length(), item.text().length()));
        }

        /** The first piece of equipment belongs to the card. */
        private boolean second(TextPiece item) {
            if (!item.begins(EQUIPMENT)) return false;
            Option<RuleId> piece = RuleId.read(item.after(EQUIPMENT).text().replaceFirst(" *\\(.*", ""))
                    .toOption();
            // A weapon may have such a name: "equipment gun R4".
            if (piece.isEmpty()) return false;
            boolean first = !equipped;
            equipped = true;
            if (first) return false;
            further = further.appendAll(piece);
            return true;
        }

        /** What the card lacks, and what it has twice. */
        Vector<Fault> faults(TextPiece card) {
            Vector<Fault> missing = Vector.empty();
            if (category.isEmpty())
                missing = missing.append(card.wrong(
                        Sentence.of("'{card}' has no category", CardText.name(card)),
                        Sentence.of("one of {names}", Vector.of(Category.values()))));
            if (points.isEmpty())
                missing = missing.append(
                        card.wrong(Sentence.of("'{card}' has no points", CardText.name(card)), "such as '12 points'"));
            return missing.appendAll(repeated);
        }

        ChosenModel model(Card card) {
            return new ChosenModel(card, category.get(), points.get(), choices, called, further);
        }
    }
}
