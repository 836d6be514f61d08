package io.github.deadcube.core.tree;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Discards;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Relieves;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.vavr.collection.Vector;

/** ORD: what is wrong with one mode of a special order, or with what it does later. */
final class ModeCheck {
    private static final String EFFECTS = "effects";
    private static final String MOMENTS = "moments";

    private final Mode mode;
    private final Node node;
    private final Reading in;

    ModeCheck(Mode mode, Node node, Reading in) {
        this.mode = mode;
        this.node = node;
        this.in = in;
    }

    void look() {
        if (mode.effects().isEmpty() && mode.later().isEmpty())
            wrong(EFFECTS, "the mode does nothing", "one effect or more, or 'later'");
        if (mode.action() && !mode.moments().contains(Moment.ACTIVE))
            wrong("action", "at none of these moments a model acts", "'action' with the moment 'active'");
        if (mode.until() != Mark.Until.ACTIVATION && !mode.effects().exists(Effect::lends))
            wrong("until", "nothing of the mode lasts", "no 'until', or an effect that lasts");
        only(Moment.LOSES, Changes.TURNED, "'turned'");
        for (Effect effect : mode.effects()) {
            if (inner(effect) instanceof Relieves) only(Moment.DIED, effect, "'relieves'");
        }
        for (Effect effect : mode.disturbing())
            wrong(
                    MOMENTS,
                    "'" + word(inner(effect)) + "' would move or kill a model in the midst of a test",
                    "another moment, such as 'declared'");
        repeated();
        aimed();
        if (mode.effects().count(effect -> effect.weapon().isDefined()) > 1)
            wrong(EFFECTS, "the mode describes two weapons", "one, or a mode for each");
    }

    private void only(Moment<?> moment, Effect effect, String name) {
        if (mode.effects().contains(effect) && mode.moments().exists(m -> m != moment))
            wrong(MOMENTS, name + " acts at one moment", "'" + Constants.word(moment.toString()) + "' alone");
    }

    private void repeated() {
        for (Effect effect : mode.effects().appendAll(mode.later().toVector().flatMap(Mode.Later::effects)))
            if (effect instanceof UpTo often && (often.effect() instanceof UpTo || often.effect() instanceof Discards))
                wrong(EFFECTS, "'upTo' repeats what cannot be repeated", "neither 'upTo' nor 'discards' within it");
    }

    /** What is aimed at a face is aimed at nothing else. */
    private void aimed() {
        int discards = mode.effects().count(Discards.class::isInstance);
        if (discards > 1) wrong(EFFECTS, "'discards' is said twice", "it once");
        boolean one = mode.whom().who() == Whom.Who.SUBJECT || mode.whom().who() == Whom.Who.OPPONENT;
        if (discards > 0 && !one) wrong("whom", "'discards' acts on a die, not on models", "no 'whom', or 'subject'");
    }

    /** It happens to the models that are in play then, and no side chooses. */
    void later(Vector<Effect> effects) {
        for (Effect effect : effects) {
            Effect inner = inner(effect);
            boolean acts = inner instanceof Frees || inner instanceof Steps || inner instanceof Discards;
            if (effect.lends() || acts || inner instanceof Relieves || inner == Changes.TURNED)
                wrong(
                        EFFECTS,
                        "'" + word(inner) + "' is nothing that happens later",
                        "costs, heals, markerOff, markerOn, pinned or rises");
        }
    }

    /** What is repeated. */
    private static Effect inner(Effect effect) {
        return effect instanceof UpTo often ? often.effect() : effect;
    }

    private static String word(Effect effect) {
        return effect instanceof Enum<?> constant ? Constants.word(constant.name()) : Names.ofCase(effect.getClass());
    }

    private void wrong(String part, String fault, String expected) {
        OrderCheck.wrong(in, node, part, fault, expected);
    }
}
