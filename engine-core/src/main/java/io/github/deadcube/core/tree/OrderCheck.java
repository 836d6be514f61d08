package io.github.deadcube.core.tree;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Lasting.Adds;
import io.github.deadcube.api.order.Lasting.Bars;
import io.github.deadcube.api.order.Lasting.Replaces;
import io.github.deadcube.api.order.Lasting.Silences;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** ORD: what is wrong with special orders that can be read: what no game could play, and what would never do anything. */
final class OrderCheck {
    /** So long that a line of a record holds it, whatever must be quoted. */
    private static final int LARGEST = 20_000;

    /** Texts of values are read so deep and deeper. */
    private static final int DEEPEST = 30;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 2_000;
    private static final int MOST = 9;
    private static final int HIGHEST = 99;

    /** Figures of which a rule takes nothing away. */
    private static final Vector<Figure<?>> ONLY_MORE = Vector.of(
            Figure.SHIELD,
            Figure.COMMAND_DICE,
            Figure.MODEL_RESULTS,
            Figure.REROLLS,
            Figure.AGAIN,
            Figure.REROLLS_EVEN_BARRED,
            Figure.EXPLODING_FACES);

    private static final Vector<Figure<?>> OF_TESTS =
            Vector.of(Figure.DICE, Figure.REROLLS, Figure.TARGET, Figure.REROLLS_EVEN_BARRED, Figure.EXPLODING_FACES);

    private final Node node;
    private final Reading in;

    private OrderCheck(Node node, Reading in) {
        this.node = node;
        this.in = in;
    }

    /** Says what is wrong with how the parts of a value go together. */
    static void whole(Object value, Node node, Reading in) {
        new OrderCheck(node, in).whole(value);
    }

    /**
     * Says what is wrong with one part, whatever is wrong with others.
     *
     * @param node the part's own, or that of which it is left out
     */
    static void part(Class<?> within, String name, Object part, Node node, Reading in) {
        new OrderCheck(node, in).part(within.getSimpleName() + "." + name, name, part);
    }

    private void part(String which, String name, Object part) {
        switch (which) {
            case "Order.rule" -> rule((RuleId) part);
            case "Order.name" -> name((String) part);
            case "Order.text" -> text((String) part);
            case "Order.modes" -> modes((Vector<?>) part);
            case "Mode.moments" -> moments((Vector<?>) part);
            case "Later.effects", "Lends.keywords", "Silences.rules", "Named.names" -> said(name, (Vector<?>) part);
            case "Whom.most", "Costs.hitPoints", "Heals.hitPoints" -> number(name, part, 1, HIGHEST);
            case "Whom.least", "Heals.needed", "Within.cubes", "Armour.least" -> number(name, part, 0, HIGHEST);
            case "UpTo.times" -> number(name, part, 1, MOST);
            case "Frees.cubes" -> number(name, part, 0, MOST);
            case "Prints.keyword" -> keyword((String) part);
            default -> {
                // it is known by its type alone whether others are right
            }
        }
    }

    private void whole(Object value) {
        if (value instanceof Order) order();
        else if (value instanceof Mode mode) new ModeCheck(mode, node, in).look();
        else if (value instanceof Mode.Later later) new ModeCheck(Mode.at(), node, in).later(later.effects());
        else if (value instanceof Whom whom) whom(whom);
        else if (value instanceof Adds adds) adds(adds);
        else if (value instanceof Frees frees) frees(frees);
        else if (value instanceof Replaces replaces) replaces(replaces);
        else if (value instanceof Bars bars && !bars.advance() && !bars.sprint() && !bars.advanceDie())
            wrong("", "'bars' forbids nothing", "'advance', 'sprint' or 'advanceDie'");
        else if (value instanceof Silences silences && silences.scope() == Scope.ANYBODY)
            wrong("scope", "'scope' is 'anybody'", "own or opponent");
    }

    private void order() {
        int size = size(node);
        if (size > LARGEST)
            wrong("", "a special order of " + size + " characters", "at most " + LARGEST + ": fewer modes");
        if (depth(node) > DEEPEST) wrong("", "values stand within values more than " + DEEPEST + " deep", "fewer");
    }

    private void rule(RuleId rule) {
        if (rule.known()) wrong("", "'" + rule + "' is a rule of the game", "one of its own, such as HOUSE-STEADY");
    }

    private void text(String text) {
        if (text.length() > LONGEST_TEXT)
            wrong("", "a text of " + text.length() + " characters", "at most " + LONGEST_TEXT);
        if (text.codePoints().anyMatch(OrderCheck::unprintable))
            wrong("", "a control character is in the text", "one paragraph without line ends");
    }

    private void modes(Vector<?> modes) {
        said("modes", modes);
        if (modes.size() > MOST) wrong("", "there are " + modes.size() + " modes", "at most " + MOST);
    }

    private void moments(Vector<?> moments) {
        said("moments", moments);
        if (moments.distinct().size() < moments.size()) wrong("", "a moment is said twice", "each once");
    }

    private void keyword(String name) {
        if (!Keyword.parse(name).contains(Keyword.of(name)))
            wrong(
                    "",
                    "'" + shortened(name) + "' is no keyword's name",
                    "it in capitals, without its brackets, such as BEAST");
    }

    private void name(String name) {
        boolean plain = name.codePoints().noneMatch(OrderCheck::unprintable)
                && name.chars().noneMatch(c -> "\"#\\".indexOf(c) >= 0);
        if (name.isBlank() || !plain || !name.equals(name.strip()) || name.length() > LONGEST_NAME)
            wrong(
                    "",
                    name.isBlank() ? "the name is missing" : "'" + shortened(name) + "' is no name of a special order",
                    "the name on the leader's card: 1 to " + LONGEST_NAME
                            + " characters on one line, without spaces around it, quotation marks, # and \\");
    }

    private static String shortened(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name;
    }

    private static boolean unprintable(int character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
    }

    private static int size(Node node) {
        int size = node.text().length() + 4;
        for (int i = 0; i < node.size(); i++) {
            if (node.kind() == Node.Kind.PARTS) size += node.name(i).length() + 2;
            size += size(node.value(i));
        }
        return size;
    }

    private static int depth(Node node) {
        int deepest = 0;
        for (int i = 0; i < node.size(); i++) deepest = Math.max(deepest, depth(node.value(i)));
        return deepest + 1;
    }

    private void whom(Whom whom) {
        if (whom.least() > Math.max(1, whom.most()))
            wrong("least", "'least' is " + whom.least(), "0 to " + whom.most() + ", as many as 'most'");
        boolean one = whom.who() == Whom.Who.SUBJECT || whom.who() == Whom.Who.OPPONENT;
        if (one && whom.most() > 1)
            wrong("most", "'" + Constants.word(whom.who().name()) + "' is one model", "'friend', 'own' or 'enemy'");
    }

    private void adds(Adds adds) {
        String figure = Constants.word(adds.figure().toString());
        int least = ONLY_MORE.contains(adds.figure()) ? 1 : -HIGHEST;
        if (adds.amount() == 0 || adds.amount() < least || adds.amount() > HIGHEST)
            wrong(
                    "amount",
                    "'amount' is " + adds.amount(),
                    least == 1 ? "1 to " + HIGHEST + " of '" + figure + "'" : "-99 to -1, or 1 to " + HIGHEST);
        if (!adds.skills().isEmpty() && !OF_TESTS.contains(adds.figure()))
            wrong("skills", "'" + figure + "' is no figure of a test", "no 'skills'");
        if (!adds.kinds().isEmpty() && !OF_TESTS.append(Figure.AGAIN).contains(adds.figure()))
            wrong("kinds", "'" + figure + "' is no figure of a test", "no 'kinds'");
    }

    private void frees(Frees frees) {
        String kind = Constants.word(frees.kind().name());
        if (frees.cubes() > 0 && frees.kind() != FreeAction.Kind.ADVANCE)
            wrong("cubes", "'" + kind + "' has no 'cubes'", "'cubes' of an 'advance' alone");
        boolean shot = frees.kind() == FreeAction.Kind.SHOOT;
        if (!shot && (!frees.arms().equals(Arms.ANY) || !frees.mode().isEmpty() || frees.upon()))
            wrong("kind", "'" + kind + "' is no shot", "'arms', 'mode' and 'upon' of a 'shoot' alone");
        for (Weapon weapon : frees.described())
            if (!shot || weapon.closeCombat())
                wrong("described", "'" + weapon + "' is not shot with", "a weapon with a range, of a 'shoot'");
    }

    private void replaces(Replaces replaces) {
        if (replaces.by().isDefined() == replaces.value().exists())
            wrong("", "the number is said " + (replaces.by().isDefined() ? "twice" : "nowhere"), "'value', or 'by'");
        else if (replaces.value().exists() && replaces.skills().isEmpty())
            wrong("skills", "'skills' is empty", "one or more, of which it is the 'value'");
    }

    private void said(String part, Vector<?> values) {
        if (values.isEmpty()) wrong("", "'" + part + "' is empty", "one or more");
    }

    private void number(String part, Object number, int least, int most) {
        if ((int) number < least || (int) number > most)
            wrong("", "'" + part + "' is " + number, least + " to " + most);
    }

    private void wrong(String part, String fault, String expected) {
        wrong(in, node, part, fault, expected);
    }

    /** Says it where the part stands, or would stand. */
    static void wrong(Reading in, Node node, String part, String fault, String expected) {
        in.wrong(Option.of(node.part(part)).getOrElse(node), fault, expected);
    }
}
