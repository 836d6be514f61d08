package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a card that is written in full says besides what it prints. */
final class CardDraft {
    private static final Pattern POINTS = Pattern.compile("([0-9]{1,3}) (?:points?|pts)");
    private static final String EQUIPMENT = "equipment";
    private static final String WITH = "with";
    private static final String CALLED = "called ";

    private Option<Category> category = Option.none();
    private Option<Integer> points = Option.none();
    private Vector<String> choices = Vector.empty();
    private Option<String> called = Option.none();
    private boolean equipped;
    private Vector<RuleId> further = Vector.empty();

    /** Whether an item is of that kind; it is taken then. */
    boolean takes(Piece item) {
        Option<Category> named = Category.of(item.text());
        Matcher m = POINTS.matcher(item.text());
        if (named.isDefined()) category = named;
        else if (m.matches()) points = Option.some(Integer.parseInt(m.group(1)));
        else if (item.begins(WITH)) choices = choices.append(CardText.name(item.after(WITH)));
        else if (calls(item)) called = Option.some(own(item));
        else return second(item);
        return true;
    }

    /** A name of its own: {@code called "Old Joe"}. */
    static boolean calls(Piece item) {
        return item.text().startsWith(CALLED);
    }

    static String own(Piece item) {
        return CardText.name(item.part(CALLED.length(), item.text().length()));
    }

    /** The first piece of equipment is its card's. */
    private boolean second(Piece item) {
        if (!item.begins(EQUIPMENT)) return false;
        Option<RuleId> piece = RuleId.parse(item.after(EQUIPMENT).text().replaceFirst(" *\\(.*", ""));
        if (!equipped || piece.isEmpty()) {
            equipped = true;
            return false;
        }
        further = further.appendAll(piece);
        return true;
    }

    Vector<TextError> missing(Piece card) {
        Vector<TextError> missing = Vector.empty();
        if (category.isEmpty())
            missing = missing.append(card.wrong(
                    "'" + CardText.name(card) + "' has no category",
                    "one of " + Vector.of(Category.values()).mkString(", ")));
        if (points.isEmpty())
            missing = missing.append(card.wrong("'" + CardText.name(card) + "' has no points", "such as '12 points'"));
        return missing;
    }

    ChosenModel model(Profile profile) {
        return new ChosenModel(profile, category.get(), points.get(), choices, called, further);
    }
}
