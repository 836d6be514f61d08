package io.github.deadcube.core.schema;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Mode.LaterEffects;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.Order.Selector.Group;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Bars;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Not;
import io.github.deadcube.api.order.words.Prints;
import io.github.deadcube.api.order.words.Relieves;
import io.github.deadcube.api.order.words.Replaces;
import io.github.deadcube.api.order.words.Silences;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * ORD: what is wrong with the values of a special order, whether a file or a program has made them: parts that a game cannot play, and parts
 * that never have an effect.
 */
public final class OrderErrors {
    private static final int HIGHEST = 99;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 2_000;
    private static final String EFFECTS = "effects";
    private static final String TRIGGERS = "triggers";

    /** Modifiers that a rule may only increase. */
    private static final Vector<Modifier<?>> ONLY_MORE = Vector.of(
            Modifier.SHIELD,
            Modifier.COMMAND_DICE,
            Modifier.MODEL_RESULTS,
            Modifier.REROLLS,
            Modifier.ORDER_REROLLS,
            Modifier.REROLLS_EVEN_BARRED,
            Modifier.EXPLODING_FACES);

    private static final Vector<Modifier<?>> OF_TESTS = Vector.of(
            Modifier.DICE,
            Modifier.REROLLS,
            Modifier.TARGET_NUMBER,
            Modifier.REROLLS_EVEN_BARRED,
            Modifier.EXPLODING_FACES);

    private static final Vector<Trigger<?>> OF_A_TEST = Vector.of(Trigger.BEFORE_TEST, Trigger.IN_TEST);

    private final Consumer<Fault> found;

    private OrderErrors(Consumer<Fault> found) {
        this.found = found;
    }

    /** The faults of one value of an order, such as an effect, without those of the values in it. Each fault names the part. */
    public static void of(Object value, Consumer<Fault> found) {
        new OrderErrors(found).look(value);
    }

    /**
     * The faults of one part that a user writes freely. A record must read it back, so each part is looked at even if others are wrong.
     *
     * @param name the saved name of the record and of the part, such as {@code order.text}
     */
    public static void ofPart(String name, Object part, Consumer<Fault> found) {
        new OrderErrors(found).part(name, part);
    }

    public static void ofAll(Order order, Consumer<Fault> found) {
        OrderErrors faults = new OrderErrors(found);
        faults.identifier(order.rule());
        faults.name(order.name());
        faults.text(order.text());
        for (Order.Mode mode : order.modes()) {
            faults.triggers(mode.triggers());
            mode.when().appendAll(mode.selector().conditions()).forEach(faults::condition);
            faults.look(mode);
            faults.look(mode.selector());
            mode.later().forEach(faults::look);
            for (Effect effect : all(mode)) {
                faults.look(effect);
                if (effect instanceof UpTo often) faults.look(often.effect());
            }
        }
    }

    private void part(String name, Object part) {
        switch (name) {
            case "order.rule" -> identifier((RuleId) part);
            case "order.name" -> name((String) part);
            case "order.text" -> text((String) part);
            case "orderMode.triggers" -> triggers((Vector<?>) part);
            case "condition.prints.keyword" -> keyword((String) part);
            default -> {
                // The type alone decides whether another part is correct.
            }
        }
    }

    private void identifier(RuleId rule) {
        if (rule.known()) wrong("rule", "'" + rule + "' is a rule of the game", "one of its own, such as HOUSE-STEADY");
    }

    private void name(String name) {
        boolean plain =
                name.codePoints().noneMatch(Lines::unprintable) && name.chars().noneMatch(c -> "\"#\\".indexOf(c) >= 0);
        if (!name.isBlank() && plain && name.equals(name.strip()) && name.length() <= LONGEST_NAME) return;
        String fault = "'" + name + "' is no name of a special order";
        if (name.isBlank()) fault = "the name is missing";
        if (name.length() > LONGEST_NAME) fault = "a name of " + name.length() + " characters";
        wrong(
                "name",
                fault,
                "the name on the leader's card: 1 to " + LONGEST_NAME
                        + " characters on one line, without spaces around it, quotation marks, # and \\");
    }

    private void text(String text) {
        if (text.length() > LONGEST_TEXT)
            wrong("text", "a text of " + text.length() + " characters", "at most " + LONGEST_TEXT);
        if (text.codePoints().anyMatch(Lines::unprintable))
            wrong("text", "a control character is in the text", "one paragraph without line ends");
    }

    private void triggers(Vector<?> triggers) {
        if (triggers.distinct().size() < triggers.size()) wrong(TRIGGERS, "a trigger is listed twice", "each once");
    }

    private void keyword(String name) {
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            wrong(
                    "keyword",
                    "'" + name + "' is no keyword's name",
                    "it in capitals, without its brackets, such as BEAST");
    }

    private void condition(Condition condition) {
        if (condition instanceof Not not) condition(not.condition());
        if (condition instanceof Prints prints) keyword(prints.keyword());
    }

    private void look(Object value) {
        if (value instanceof Order order) rule(order);
        else if (value instanceof Order.Mode mode) mode(mode);
        else if (value instanceof LaterEffects later) later(later.effects());
        else if (value instanceof Selector selector) whom(selector);
        else if (value instanceof Adds adds) adds(adds);
        else if (value instanceof Frees frees) frees(frees);
        else if (value instanceof Replaces replaces) replaces(replaces);
        else if (value instanceof Bars bars && !bars.advance() && !bars.sprint() && !bars.advanceDie())
            wrong("", "'bars' forbids nothing", "'advance', 'sprint' or 'advanceDie'");
        else if (value instanceof Silences silences && silences.scope() == Scope.ANY)
            wrong("scope", "'scope' is 'any'", "own or opponent");
    }

    /** The identifiers of its modes and of their later effects are longer than its own. */
    private void rule(Order order) {
        int most = RuleId.LONGEST;
        if (order.modes().size() > 1) most -= ("-" + order.modes().size()).length();
        if (order.modes().exists(mode -> mode.later().isDefined())) most -= "-LATER".length();
        int length = order.rule().id().length();
        if (length > most) wrong("rule", "its identifier has " + length + " characters", "at most " + most);
    }

    private void mode(Order.Mode mode) {
        if (mode.effects().isEmpty() && mode.later().isEmpty())
            wrong(EFFECTS, "the mode does nothing", "one effect or more, or 'later'");
        if (mode.action() && !mode.triggers().contains(Trigger.ACTIVE))
            wrong("action", "a model acts at none of these triggers", "'action' with the trigger 'active'");
        if (mode.until() != Mark.Until.ACTIVATION && !mode.effects().exists(Effect::lasts))
            wrong("until", "nothing of the mode lasts", "no 'until', or an effect that lasts");
        only(mode, Trigger.LOSES, Changes.TURNED, "'turned'");
        for (Effect effect : mode.effects())
            if (inner(effect) instanceof Relieves) only(mode, Trigger.DIED, effect, "'relieves'");
        if (mode.triggers().exists(OF_A_TEST::contains))
            for (Effect effect : mode.effects().map(OrderErrors::inner).find(OrderErrors::disturbs))
                wrong(
                        RuleIds.ORD_2,
                        TRIGGERS,
                        "'" + word(effect) + "' would move or kill a model during a test",
                        "another trigger, such as 'declared'");
        for (Effect effect : all(mode))
            if (effect instanceof UpTo often && (often.effect() instanceof UpTo || often.effect() instanceof Discards))
                wrong(EFFECTS, "'upTo' repeats what cannot be repeated", "neither 'upTo' nor 'discards' within it");
        discards(mode);
        Vector<Skill> replaced =
                mode.effects().filter(Replaces.class::isInstance).flatMap(effect -> tested((Replaces) effect));
        if (replaced.distinct().size() < replaced.size())
            wrong(EFFECTS, "two 'replaces' give a number to one test", "one for each skill");
        if (mode.effects().count(effect -> effect.weapon().isDefined()) > 1)
            wrong(EFFECTS, "the mode describes two weapons", "one, or a mode for each");
    }

    private void only(Order.Mode mode, Trigger<?> trigger, Effect effect, String name) {
        if (mode.effects().contains(effect) && mode.triggers().exists(m -> m != trigger))
            wrong(TRIGGERS, name + " acts at one trigger", "'" + word(trigger) + "' alone");
    }

    /** 'discards' acts on a die: it appears once, and without a selector for models. */
    private void discards(Order.Mode mode) {
        int discards = mode.effects().count(Discards.class::isInstance);
        if (discards > 1) wrong(EFFECTS, "'discards' is given twice", "it once");
        if (discards > 0 && !isOne(mode.selector().group()))
            wrong("selector", "'discards' acts on a die, not on models", "no 'selector', or 'subject'");
    }

    /** Later effects apply to the models that are in play at that time, and no side chooses. */
    private void later(Vector<Effect> effects) {
        for (Effect effect : effects) {
            Effect inner = inner(effect);
            boolean acts = inner instanceof Frees || inner instanceof Steps || inner instanceof Discards;
            if (effect.lasts() || acts || inner instanceof Relieves || inner == Changes.TURNED)
                wrong(
                        EFFECTS,
                        "'" + word(inner) + "' is nothing that happens later",
                        "'costs', 'heals', 'marker-off', 'marker-on', 'pinned' or 'rises'");
        }
    }

    private void whom(Selector selector) {
        if (selector.most() < 1) wrong("most", "'most' is " + selector.most(), "1 to " + HIGHEST);
        if (selector.least() > Math.max(1, selector.most()))
            wrong("least", "'least' is " + selector.least(), "0 to " + selector.most() + ", as many as 'most'");
        if (isOne(selector.group()) && selector.most() > 1)
            wrong("most", "'" + word(selector.group()) + "' is one model", "'friend', 'own' or 'enemy'");
    }

    private static boolean isOne(Group group) {
        return group == Group.SUBJECT || group == Group.OPPONENT;
    }

    private void adds(Adds adds) {
        String modifier = word(adds.modifier());
        int least = ONLY_MORE.contains(adds.modifier()) ? 1 : -HIGHEST;
        if (adds.amount() == 0 || adds.amount() < least || adds.amount() > HIGHEST)
            wrong(
                    "amount",
                    "'amount' is " + adds.amount(),
                    least == 1
                            ? "1 to " + HIGHEST + " of '" + modifier + "'"
                            : -HIGHEST + " to -1, or 1 to " + HIGHEST);
        if (!adds.skills().isEmpty() && !OF_TESTS.contains(adds.modifier()))
            wrong("skills", "'" + modifier + "' is no modifier of a test", "no 'skills'");
        if (!adds.kinds().isEmpty() && !OF_TESTS.append(Modifier.ORDER_REROLLS).contains(adds.modifier()))
            wrong("kinds", "'" + modifier + "' is no modifier of a test", "no 'kinds'");
    }

    private void frees(Frees frees) {
        String kind = word(frees.kind());
        if (frees.cubes() > 0 && frees.kind() != FreeAction.Kind.ADVANCE)
            wrong("cubes", "'" + kind + "' has no 'cubes'", "'cubes' of an 'advance' alone");
        boolean shot = frees.kind() == FreeAction.Kind.SHOOT;
        if (!shot && (!frees.weapons().equals(WeaponFilter.ANY) || !frees.mode().isEmpty() || frees.upon()))
            wrong("kind", "'" + kind + "' is no shot", "'weapons', 'mode' and 'upon' of a 'shoot' alone");
        for (Weapon weapon : frees.described())
            if (!shot || weapon.closeCombat())
                wrong("described", "'" + weapon + "' is not shot with", "a weapon with a range, of a 'shoot'");
    }

    private void replaces(Replaces replaces) {
        if (replaces.by().isDefined() == replaces.value().exists())
            wrong("", "the number is " + (replaces.by().isDefined() ? "given twice" : "missing"), "'value', or 'by'");
        else if (replaces.value().exists() && replaces.skills().isEmpty())
            wrong("skills", "'skills' is empty", "one or more, of which it is the 'value'");
    }

    private static Vector<Skill> tested(Replaces replaces) {
        return replaces.skills().isEmpty()
                ? Vector.of(Skill.values())
                : replaces.skills().distinct();
    }

    private void wrong(String part, String fault, String expected) {
        wrong(RuleIds.ORD_1, part, fault, expected);
    }

    private void wrong(RuleId rule, String part, String fault, String expected) {
        found.accept(Fault.of(rule, fault, expected).in(part));
    }

    /** ORD-2: whether it could move or kill a model. Both models of a test must stay in place. */
    private static boolean disturbs(Effect effect) {
        return effect instanceof Costs || effect instanceof Frees || effect instanceof Steps || effect == Changes.RISES;
    }

    private static Vector<Effect> all(Order.Mode mode) {
        return mode.effects().appendAll(mode.later().toVector().flatMap(LaterEffects::effects));
    }

    /** The effect inside 'upTo', or the effect itself. */
    private static Effect inner(Effect effect) {
        return effect instanceof UpTo often ? inner(often.effect()) : effect;
    }

    /** The word of a constant, or of the kind of an effect, in a file of orders. */
    private static String word(Object value) {
        if (value instanceof Enum<?> || !(value instanceof Effect)) return Kind.word(value);
        if (SavedNames.fault(value.getClass()).isDefined())
            return value.getClass().getSimpleName();
        return Kind.variant(SavedNames.of(value.getClass()).name());
    }
}
