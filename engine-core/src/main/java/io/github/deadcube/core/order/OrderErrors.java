package io.github.deadcube.core.order;

import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Mode.LaterEffects;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.Order.Selector.Group;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Not;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Replaces;
import io.github.deadcube.api.order.words.Silences;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.schema.RecordCheck;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** ORD: what is wrong with a special order, and the checks of the records of which a file of orders consists. */
public final class OrderErrors {
    /** The largest number of a special order. */
    static final int HIGHEST = 99;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 2_000;

    /**
     * Short enough for one line of a record, also with all quoting; the reader of values accepts at least this depth.
     */
    private static final RecordCheck.Size SIZE = new RecordCheck.Size("a special order", 20_000, "fewer modes", 30);

    private static final RecordCheck<Order> ORDER = RecordCheck.of(Order.class, OrderErrors::whole)
            .part("rule", RuleId.class, OrderErrors::identifier)
            .part("name", String.class, OrderErrors::name)
            .part("text", String.class, OrderErrors::text)
            .atMost(SIZE);

    private static final Vector<RecordCheck<? extends Effect>> EFFECTS = Vector.of(
            RecordCheck.of(Adds.class, EffectErrors::adds),
            RecordCheck.of(Bars.class, EffectErrors::bars),
            RecordCheck.of(Frees.class, EffectErrors::frees),
            RecordCheck.of(Replaces.class, EffectErrors::replaces),
            RecordCheck.of(Silences.class, EffectErrors::silences));

    /** The checks of all records of an order. */
    public static final Vector<RecordCheck<?>> CHECKS = Vector.<RecordCheck<?>>of(
                    ORDER,
                    RecordCheck.of(Order.Mode.class, ModeErrors::whole)
                            .part("triggers", Vector.class, ModeErrors::triggers),
                    RecordCheck.of(LaterEffects.class, ModeErrors::later),
                    RecordCheck.of(Selector.class, OrderErrors::selector),
                    RecordCheck.of(Prints.class, (prints, found) -> {})
                            .part("keyword", String.class, OrderErrors::keyword))
            .appendAll(EFFECTS);

    private OrderErrors() {}

    /** What leaves no room for the identifiers of its modes: such an order cannot list its rules. */
    public static void ofIdentifier(Order order, Consumer<Fault> found) {
        whole(order, found);
    }

    /** The faults of an order and of all values in it. Each fault names the part. */
    public static void find(Order order, Consumer<Fault> found) {
        identifier(order.rule(), found);
        name(order.name(), found);
        text(order.text(), found);
        for (Order.Mode mode : order.modes()) {
            ModeErrors.triggers(mode.triggers(), found);
            mode.when().appendAll(mode.selector().conditions()).forEach(condition -> condition(condition, found));
            ModeErrors.whole(mode, found);
            selector(mode.selector(), found);
            mode.later().forEach(later -> ModeErrors.later(later, found));
            for (Effect effect : ModeErrors.effects(mode)) {
                effect(effect, found);
                if (effect instanceof UpTo often) effect(often.effect(), found);
            }
        }
    }

    /** The identifiers of its modes and of their later effects are longer than its own. */
    private static void whole(Order order, Consumer<Fault> found) {
        int most = RuleId.LONGEST;
        if (order.modes().size() > 1) most -= ("-" + order.modes().size()).length();
        if (order.modes().exists(mode -> mode.later().isDefined())) most -= "-LATER".length();
        int length = order.rule().id().length();
        if (length > most)
            wrong(
                    found,
                    "rule",
                    Sentence.of("its identifier has {length} characters", length),
                    Sentence.of("at most {most}", most));
    }

    private static void identifier(RuleId rule, Consumer<Fault> found) {
        if (rule.known())
            wrong(
                    found,
                    "rule",
                    Sentence.of("'{rule}' is a rule of the game", rule),
                    "one of its own, such as HOUSE-STEADY");
    }

    private static void name(String name, Consumer<Fault> found) {
        boolean plain =
                name.codePoints().noneMatch(Lines::unprintable) && name.chars().noneMatch(c -> "\"#\\".indexOf(c) >= 0);
        if (!name.isBlank() && plain && name.equals(name.strip()) && name.length() <= LONGEST_NAME) return;
        CharSequence fault = Sentence.of("'{name}' is no name of a special order", name);
        if (name.isBlank()) fault = "the name is missing";
        if (name.length() > LONGEST_NAME) fault = Sentence.of("a name of {count} characters", name.length());
        wrong(
                found,
                "name",
                fault,
                "the name on the leader's card: 1 to " + LONGEST_NAME
                        + " characters on one line, without spaces around it, quotation marks, # and \\");
    }

    private static void text(String text, Consumer<Fault> found) {
        if (text.length() > LONGEST_TEXT)
            wrong(found, "text", Sentence.of("a text of {count} characters", text.length()), "at most " + LONGEST_TEXT);
        if (text.codePoints().anyMatch(Lines::unprintable))
            wrong(found, "text", "a control character is in the text", "one paragraph without line ends");
    }

    private static void condition(Condition condition, Consumer<Fault> found) {
        if (condition instanceof Not not) condition(not.condition(), found);
        if (condition instanceof Prints prints) keyword(prints.keyword(), found);
    }

    private static void keyword(String name, Consumer<Fault> found) {
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            wrong(
                    found,
                    "keyword",
                    Sentence.of("'{name}' is no keyword's name", name),
                    "it in capitals, without its brackets, such as BEAST");
    }

    private static void selector(Selector selector, Consumer<Fault> found) {
        if (selector.most() < 1)
            wrong(found, "most", Sentence.of("'most' is {most}", selector.most()), "1 to " + HIGHEST);
        if (selector.least() > Math.max(1, selector.most()))
            wrong(
                    found,
                    "least",
                    Sentence.of("'least' is {least}", selector.least()),
                    Sentence.of("0 to {most}, as many as 'most'", selector.most()));
        if (isOne(selector.group()) && selector.most() > 1)
            wrong(
                    found,
                    "most",
                    Sentence.of("'{group}' is one model", word(selector.group())),
                    "'friend', 'own' or 'enemy'");
    }

    static boolean isOne(Group group) {
        return group == Group.SUBJECT || group == Group.OPPONENT;
    }

    private static void effect(Effect effect, Consumer<Fault> found) {
        EFFECTS.find(check -> check.type() == effect.getClass()).forEach(check -> check.whole(effect, found));
    }

    static void wrong(Consumer<Fault> found, String part, CharSequence fault, CharSequence expected) {
        wrong(found, RuleIds.ORD_1, part, fault, expected);
    }

    static void wrong(Consumer<Fault> found, RuleId rule, String part, CharSequence fault, CharSequence expected) {
        found.accept(Fault.of(rule, fault, expected).at(part));
    }

    /** The word of a constant, or of the kind of an effect, in a file of orders. */
    static String word(Object value) {
        if (value instanceof Enum<?> || !(value instanceof Effect)) return Kind.word(value);
        if (SavedNames.fault(value.getClass()).isDefined())
            return value.getClass().getSimpleName();
        return Kind.variant(SavedNames.of(value.getClass()).name());
    }
}
