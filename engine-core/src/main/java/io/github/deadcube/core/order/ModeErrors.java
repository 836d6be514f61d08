package io.github.deadcube.core.order;

import static io.github.deadcube.core.order.OrderErrors.word;
import static io.github.deadcube.core.order.OrderErrors.wrong;

import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.order.Order.Mode.LaterEffects;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.order.words.Costs;
import io.github.deadcube.api.order.words.Discards;
import io.github.deadcube.api.order.words.Frees;
import io.github.deadcube.api.order.words.Relieves;
import io.github.deadcube.api.order.words.Replaces;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Skill;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** ORD-1, ORD-2: what is wrong with a mode of a special order: triggers and effects that do not go together. */
final class ModeErrors {
    private static final String EFFECTS = "effects";
    private static final String TRIGGERS = "triggers";
    private static final Vector<Trigger<?>> OF_A_TEST = Vector.of(Trigger.BEFORE_TEST, Trigger.IN_TEST);

    private ModeErrors() {}

    static void triggers(Vector<?> triggers, Consumer<Fault> found) {
        if (triggers.distinct().size() < triggers.size())
            wrong(found, TRIGGERS, "a trigger is listed twice", "each once");
    }

    static void whole(Mode mode, Consumer<Fault> found) {
        if (mode.effects().isEmpty() && mode.later().isEmpty())
            wrong(found, EFFECTS, "the mode does nothing", "one effect or more, or 'later'");
        if (mode.action() && !mode.triggers().contains(Trigger.ACTIVE))
            wrong(found, "action", "a model acts at none of these triggers", "'action' with the trigger 'active'");
        if (mode.until() != Mark.Until.ACTIVATION && !mode.effects().exists(Effect::lasts))
            wrong(found, "until", "nothing of the mode lasts", "no 'until', or an effect that lasts");
        only(mode, Trigger.LOSES, Changes.TURNED, "'turned'", found);
        for (Effect effect : mode.effects())
            if (inner(effect) instanceof Relieves) only(mode, Trigger.DIED, effect, "'relieves'", found);
        if (mode.triggers().exists(OF_A_TEST::contains))
            for (Effect effect : mode.effects().map(ModeErrors::inner).find(ModeErrors::disturbs))
                wrong(
                        found,
                        RuleIds.ORD_2,
                        TRIGGERS,
                        Sentence.of("'{effect}' would move or kill a model during a test", word(effect)),
                        "another trigger, such as 'declared'");
        for (Effect effect : effects(mode))
            if (effect instanceof UpTo often && (often.effect() instanceof UpTo || often.effect() instanceof Discards))
                wrong(
                        found,
                        EFFECTS,
                        "'upTo' repeats what cannot be repeated",
                        "neither 'upTo' nor 'discards' within it");
        discards(mode, found);
        Vector<Skill> replaced =
                mode.effects().filter(Replaces.class::isInstance).flatMap(effect -> tested((Replaces) effect));
        if (replaced.distinct().size() < replaced.size())
            wrong(found, EFFECTS, "two 'replaces' give a number to one test", "one for each skill");
        if (mode.effects().count(effect -> effect.weapon().isDefined()) > 1)
            wrong(found, EFFECTS, "the mode describes two weapons", "one, or a mode for each");
    }

    private static void only(Mode mode, Trigger<?> trigger, Effect effect, String name, Consumer<Fault> found) {
        if (mode.effects().contains(effect) && mode.triggers().exists(m -> m != trigger))
            wrong(
                    found,
                    TRIGGERS,
                    Sentence.of("{name} acts at one trigger", name),
                    Sentence.of("'{trigger}' alone", word(trigger)));
    }

    /** 'discards' acts on a die: it appears once, and without a selector for models. */
    private static void discards(Mode mode, Consumer<Fault> found) {
        int discards = mode.effects().count(Discards.class::isInstance);
        if (discards > 1) wrong(found, EFFECTS, "'discards' is given twice", "it once");
        if (discards > 0 && !OrderErrors.isOne(mode.selector().group()))
            wrong(found, "selector", "'discards' acts on a die, not on models", "no 'selector', or 'subject'");
    }

    /** Later effects apply to the models that are in play at that time, and no side chooses. */
    static void later(LaterEffects later, Consumer<Fault> found) {
        for (Effect effect : later.effects()) {
            Effect inner = inner(effect);
            boolean acts = inner instanceof Frees || inner instanceof Steps || inner instanceof Discards;
            if (effect.lasts() || acts || inner instanceof Relieves || inner == Changes.TURNED)
                wrong(
                        found,
                        EFFECTS,
                        Sentence.of("'{inner}' is nothing that happens later", word(inner)),
                        "'costs', 'heals', 'marker-off', 'marker-on', 'pinned' or 'rises'");
        }
    }

    private static Vector<Skill> tested(Replaces replaces) {
        return replaces.skills().isEmpty()
                ? Vector.of(Skill.values())
                : replaces.skills().distinct();
    }

    /** ORD-2: whether it could move or kill a model. Both models of a test must stay in place. */
    private static boolean disturbs(Effect effect) {
        return effect instanceof Costs || effect instanceof Frees || effect instanceof Steps || effect == Changes.RISES;
    }

    /** Its effects, then its later ones. */
    static Vector<Effect> effects(Mode mode) {
        return mode.effects().appendAll(mode.later().toVector().flatMap(LaterEffects::effects));
    }

    /** The effect inside 'upTo', or the effect itself. */
    private static Effect inner(Effect effect) {
        return effect instanceof UpTo often ? inner(often.effect()) : effect;
    }
}
