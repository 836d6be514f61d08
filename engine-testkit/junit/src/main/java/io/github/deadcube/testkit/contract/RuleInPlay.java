package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The first game with a rule: one model of two has it. If no such game can begin, the rules say why. */
final class RuleInPlay {
    private static final int LONG_RANGE = 5;
    private static final int MOST_REASONS = 5;

    private final Library.Rule rule;
    private final Script.Runner runner;

    private RuleInPlay(RuleContract contract) {
        this.rule = contract.rule();
        // the scenario of a contract may need another battlefield
        Script.Runner own = contract.scriptRunner();
        this.runner = new Script.Runner(own.rules(), own.ruleset(), Option.none());
    }

    /** The name and the identifier of a rule, such as {@code GRIM (HOUSE-GRIM)}. */
    static String subject(Library.Rule rule) {
        return name(rule) + " (" + rule.rule() + ")";
    }

    private static String name(Library.Rule rule) {
        if (rule instanceof KeywordRule keyword) return keyword.printed();
        if (rule instanceof ItemRule item) return item.name();
        return rule instanceof SpecialOrder order ? order.name() : rule.title();
    }

    /** @throws AssertionError with the reasons why no game can begin with the rule */
    static void check(RuleContract contract) {
        new RuleInPlay(contract).check();
    }

    private void check() {
        same("rule()", rule.rule(), rule.rule());
        same("its name", name(rule), name(rule));
        if (rule instanceof KeywordRule keyword) begins(cards(keyword));
        else if (rule instanceof ItemRule item) begins(Vector.of(card(item)));
        else if (rule instanceof SpecialOrder order) begins(Vector.of(card(order)));
    }

    private void must(boolean holds, String fault) {
        if (!holds) throw new AssertionError(subject(rule) + " cannot be played: " + fault);
    }

    private void same(String what, Object once, Object again) {
        must(once.equals(again), what + " is " + once + ", then " + again + "; expected one value for all calls");
    }

    private Card card(ItemRule item) {
        must(isOneLine(item.name()), "the name of an item must be one line");
        must(item.rule().id().startsWith("I-"), "the identifier of an item must begin with I-: " + item.rule());
        return card().withEquipment(Option.when(item.isEquipment(), item::rule));
    }

    private Card card(SpecialOrder order) {
        must(
                Order.triggers().exists(order::actsAt),
                "it acts at no trigger at which special orders can be used; expected one of "
                        + Order.triggers().mkString(", "));
        if (order instanceof Order data)
            for (Trigger<?> trigger : data.modes().flatMap(Mode::triggers).removeAll(Order.triggers()))
                must(
                        false,
                        "a mode acts at " + trigger + ", at which no special order can be used; expected one of "
                                + Order.triggers().mkString(", "));
        must(
                isOneLine(order.name()) && !order.text().isBlank(),
                "a special order must have a name of one line and a text");
        return card().withOrder(Option.some(order.name()));
    }

    private static boolean isOneLine(String name) {
        return !name.isBlank() && name.lines().count() == 1;
    }

    /** A card for each place where the keyword may be printed. */
    private Vector<Card> cards(KeywordRule keyword) {
        String name = keyword.printed();
        must(
                Keyword.read(name).contains(Keyword.of(name, 0)),
                "printed() is '" + name
                        + "', which is no name of a keyword; expected its name alone, in capitals and without "
                        + "brackets, such as GRIM");
        Vector<Keyword> forms = Vector.of(Keyword.of(name, 0), Keyword.of(name, 1), Keyword.of(name, 99))
                .appendAll(runner.ruleset().library().keywords().flatMap(inner -> nesting(keyword, inner)));
        Vector<Card> cards = printed(keyword, forms).appendAll(inBrackets(keyword, forms));
        must(
                cards.nonEmpty(),
                "it is not valid in any form on any card; the reasons against " + forms.head() + " are:"
                        + lines(Vector.of(Placement.values()).flatMap(at -> keyword.fault(forms.head(), at))));
        return cards;
    }

    /** The keyword with forms of another one in its brackets. */
    private static Vector<Keyword> nesting(KeywordRule keyword, KeywordRule inner) {
        return Vector.of(Keyword.of(inner.printed(), 0), Keyword.of(inner.printed(), 1))
                .filter(form -> keyword.bracketFault(form, inner).isEmpty())
                .map(form -> Keyword.of(keyword.printed(), form));
    }

    private static Vector<Card> printed(KeywordRule keyword, Vector<Keyword> forms) {
        return Vector.of(Placement.values())
                .flatMap(at ->
                        forms.filter(form -> keyword.fault(form, at).isEmpty()).flatMap(form -> card(form, at)));
    }

    /** Cards with the keyword in the brackets of another one. */
    private Vector<Card> inBrackets(KeywordRule keyword, Vector<Keyword> forms) {
        return runner.ruleset()
                .library()
                .keywords()
                .flatMap(outer -> printed(
                        outer,
                        forms.filter(form -> outer.bracketFault(form, keyword).isEmpty())
                                .map(form -> Keyword.of(outer.printed(), form))));
    }

    private static Card card() {
        return Card.named("A1");
    }

    /** None for the brackets of another keyword. */
    private static Option<Card> card(Keyword keyword, Placement at) {
        Vector<Keyword> keywords = Vector.of(keyword);
        return switch (at) {
            case MODEL -> Option.some(card().withKeywords(keywords));
            case RANGED_WEAPON ->
                Option.some(card().withWeapons(Vector.of(new Weapon("gun", LONG_RANGE, 0, keywords))));
            case CLOSE_COMBAT_WEAPON -> Option.some(card().withWeapons(Vector.of(new Weapon("blade", 0, 0, keywords))));
            case BRACKETS -> Option.none();
        };
    }

    /** A game begins with one of these cards at least. */
    private void begins(Vector<Card> cards) {
        Vector<Fault> faults = Vector.empty();
        for (Card card : cards) {
            Either<Seq<Fault>, GameState> start = start(card);
            if (start.isRight()) return;
            faults = faults.appendAll(start.getLeft());
        }
        must(false, "no game can begin with it:" + reasons(faults));
    }

    private Either<Seq<Fault>, GameState> start(Card card) {
        Battlefield field = Battlefield.open(4, 4, 1);
        StrikeTeam other = new StrikeTeam("side B", 1, Vector.of(Card.named("B1")));
        Setup setup = new Setup(
                runner.ruleset(),
                runner.scenarioOn(field, 0),
                field,
                100,
                new StrikeTeam("side A", 1, Vector.of(card)),
                other,
                Option.some(Side.A));
        try {
            return runner.rules().start(setup);
        } catch (IllegalStateException bug) {
            throw new AssertionError(subject(rule) + " cannot be played: " + bug.getMessage(), bug);
        }
    }

    private static String reasons(Vector<Fault> faults) {
        return lines(faults)
                + (faults.exists(fault -> fault.rule().equals(RuleIds.KT_10))
                        ? "\nexpected hooks that are called for their owner, as Trigger, Modifier and Trait "
                                + "describe them"
                        : "");
    }

    private static String lines(Vector<Fault> faults) {
        return faults.map(Fault::toString)
                .distinct()
                .take(MOST_REASONS)
                .map("\n  "::concat)
                .mkString();
    }
}
