package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.api.order.words.LastingEffect.Adds;
import io.github.deadcube.api.order.words.LastingEffect.Bars;
import io.github.deadcube.api.order.words.LastingEffect.Replaces;
import io.github.deadcube.api.order.words.LastingEffect.Silences;
import io.github.deadcube.api.order.words.OrderEffect.Changes;
import io.github.deadcube.api.order.words.OrderEffect.Discards;
import io.github.deadcube.api.order.words.OrderEffect.Frees;
import io.github.deadcube.api.order.words.OrderEffect.Relieves;
import io.github.deadcube.api.order.words.OrderEffect.Steps;
import io.github.deadcube.api.order.words.OrderEffect.UpTo;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** ORD: finds errors in readable special orders: parts that a game cannot play, and parts that never have an effect. */
record OrderCheck(Node node, ReadingContext in) {
    /** Short enough for one line of a record, also with all quoting. */
    private static final int LARGEST = 20_000;

    /** The reader of values accepts at least this depth. */
    private static final int DEEPEST = 30;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TEXT = 2_000;
    private static final int HIGHEST = 99;

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

    /** Reports errors in the combination of the parts of a value. */
    static void whole(Object value, Node node, ReadingContext in) {
        new OrderCheck(node, in).whole(value);
    }

    /** Reports errors in one part, also if other parts have errors. */
    static void part(Class<?> within, String name, Object part, Node node, ReadingContext in) {
        new OrderCheck(node, in).part(SavedNames.of(within).name() + "." + name, part);
    }

    private void part(String which, Object part) {
        switch (which) {
            case "order.rule" -> rule((RuleId) part);
            case "order.name" -> name((String) part);
            case "order.text" -> text((String) part);
            case "orderMode.triggers" -> triggers((Vector<?>) part);
            case "condition.prints.keyword" -> keyword((String) part);
            default -> {
                // The type alone decides whether another part is correct.
            }
        }
    }

    private void whole(Object value) {
        if (value instanceof Order) order();
        else if (value instanceof OrderMode mode) new ModeCheck(mode, node, in).look();
        else if (value instanceof OrderMode.LaterEffects later)
            new ModeCheck(OrderMode.at(), node, in).later(later.effects());
        else if (value instanceof Selector selector) whom(selector);
        else if (value instanceof Adds adds) adds(adds);
        else if (value instanceof Frees frees) frees(frees);
        else if (value instanceof Replaces replaces) replaces(replaces);
        else if (value instanceof Bars bars && !bars.advance() && !bars.sprint() && !bars.advanceDie())
            wrong("", "'bars' forbids nothing", "'advance', 'sprint' or 'advanceDie'");
        else if (value instanceof Silences silences && silences.scope() == Scope.ANY)
            wrong("scope", "'scope' is 'any'", "own or opponent");
    }

    private void order() {
        int size = size(node);
        if (size > LARGEST)
            wrong("", "a special order of " + size + " characters", "at most " + LARGEST + ": fewer modes");
        if (depth(node) > DEEPEST) wrong("", "values are nested more than " + DEEPEST + " deep", "fewer levels");
    }

    private void rule(RuleId rule) {
        if (rule.known()) wrong("", "'" + rule + "' is a rule of the game", "one of its own, such as HOUSE-STEADY");
    }

    private void text(String text) {
        if (text.length() > LONGEST_TEXT)
            wrong("", "a text of " + text.length() + " characters", "at most " + LONGEST_TEXT);
        if (text.codePoints().anyMatch(Lines::unprintable))
            wrong("", "a control character is in the text", "one paragraph without line ends");
    }

    private void triggers(Vector<?> triggers) {
        if (triggers.distinct().size() < triggers.size()) wrong("", "a trigger is listed twice", "each once");
    }

    private void keyword(String name) {
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            wrong(
                    "",
                    "'" + shortened(name) + "' is no keyword's name",
                    "it in capitals, without its brackets, such as BEAST");
    }

    private void name(String name) {
        boolean plain =
                name.codePoints().noneMatch(Lines::unprintable) && name.chars().noneMatch(c -> "\"#\\".indexOf(c) >= 0);
        if (name.isBlank() || !plain || !name.equals(name.strip()) || name.length() > LONGEST_NAME)
            wrong(
                    "",
                    name.isBlank() ? "the name is missing" : "'" + shortened(name) + "' is no name of a special order",
                    "the name on the leader's card: 1 to " + LONGEST_NAME
                            + " characters on one line, without spaces around it, quotation marks, # and \\");
    }

    private static String shortened(String name) {
        return TextBounds.shortened(name, LONGEST_NAME);
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

    private void whom(Selector selector) {
        if (selector.least() > Math.max(1, selector.most()))
            wrong("least", "'least' is " + selector.least(), "0 to " + selector.most() + ", as many as 'most'");
        boolean one = selector.group() == Selector.Group.SUBJECT || selector.group() == Selector.Group.OPPONENT;
        if (one && selector.most() > 1)
            wrong("most", "'" + EnumCodec.word(selector.group()) + "' is one model", "'friend', 'own' or 'enemy'");
    }

    private void adds(Adds adds) {
        String modifier = EnumCodec.word(adds.modifier());
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
        String kind = EnumCodec.word(frees.kind());
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

    private void wrong(String part, String fault, String expected) {
        wrong(in, node, part, fault, expected);
    }

    /** Reports an error at the part, or at the node if the part is missing. */
    static void wrong(ReadingContext in, Node node, String part, String fault, String expected) {
        in.wrong(Option.of(node.part(part)).getOrElse(node), fault, expected);
    }

    /** ORD: finds errors in one mode of a special order or in its later effects. */
    private record ModeCheck(OrderMode mode, Node node, ReadingContext in) {
        private static final String EFFECTS = "effects";
        private static final String TRIGGERS = "triggers";

        void look() {
            if (mode.effects().isEmpty() && mode.later().isEmpty())
                wrong(EFFECTS, "the mode does nothing", "one effect or more, or 'later'");
            if (mode.action() && !mode.triggers().contains(Trigger.ACTIVE))
                wrong("action", "a model acts at none of these triggers", "'action' with the trigger 'active'");
            if (mode.until() != Mark.Until.ACTIVATION && !mode.effects().exists(Effect::lasts))
                wrong("until", "nothing of the mode lasts", "no 'until', or an effect that lasts");
            only(Trigger.LOSES, Changes.TURNED, "'turned'");
            for (Effect effect : mode.effects()) {
                if (inner(effect) instanceof Relieves) only(Trigger.DIED, effect, "'relieves'");
            }
            for (Effect effect : mode.disturbingEffect())
                wrong(
                        TRIGGERS,
                        "'" + word(inner(effect)) + "' would move or kill a model during a test",
                        "another trigger, such as 'declared'");
            repeated();
            checkDiscards();
            if (mode.effects().count(effect -> effect.weapon().isDefined()) > 1)
                wrong(EFFECTS, "the mode describes two weapons", "one, or a mode for each");
        }

        private void only(Trigger<?> trigger, Effect effect, String name) {
            if (mode.effects().contains(effect) && mode.triggers().exists(m -> m != trigger))
                wrong(TRIGGERS, name + " acts at one trigger", "'" + EnumCodec.word(trigger) + "' alone");
        }

        private void repeated() {
            for (Effect effect :
                    mode.effects().appendAll(mode.later().toVector().flatMap(OrderMode.LaterEffects::effects)))
                if (effect instanceof UpTo often
                        && (often.effect() instanceof UpTo || often.effect() instanceof Discards))
                    wrong(EFFECTS, "'upTo' repeats what cannot be repeated", "neither 'upTo' nor 'discards' within it");
        }

        /** Checks that 'discards', which acts on a die, appears once and without a selector for models. */
        private void checkDiscards() {
            int discards = mode.effects().count(Discards.class::isInstance);
            if (discards > 1) wrong(EFFECTS, "'discards' is given twice", "it once");
            boolean one = mode.selector().group() == Selector.Group.SUBJECT
                    || mode.selector().group() == Selector.Group.OPPONENT;
            if (discards > 0 && !one)
                wrong("selector", "'discards' acts on a die, not on models", "no 'selector', or 'subject'");
        }

        /** Later effects apply to the models that are in play at that time, and no side chooses. */
        void later(Vector<Effect> effects) {
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

        /** The effect inside 'upTo', or the effect itself. */
        private static Effect inner(Effect effect) {
            return effect instanceof UpTo often ? often.effect() : effect;
        }

        private static String word(Effect effect) {
            return effect instanceof Enum<?> constant
                    ? SavedNames.name(constant)
                    : SavedTypes.variant(effect.getClass());
        }

        private void wrong(String part, String fault, String expected) {
            OrderCheck.wrong(in, node, part, fault, expected);
        }
    }
}
