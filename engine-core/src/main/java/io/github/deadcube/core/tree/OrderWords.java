package io.github.deadcube.core.tree;

import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.order.Condition;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.Effect.Changes;
import io.github.deadcube.api.order.Effect.Costs;
import io.github.deadcube.api.order.Effect.Discards;
import io.github.deadcube.api.order.Effect.Frees;
import io.github.deadcube.api.order.Effect.Heals;
import io.github.deadcube.api.order.Effect.Relieves;
import io.github.deadcube.api.order.Effect.Steps;
import io.github.deadcube.api.order.Effect.UpTo;
import io.github.deadcube.api.order.Lasting.Adds;
import io.github.deadcube.api.order.Lasting.Bars;
import io.github.deadcube.api.order.Lasting.Has;
import io.github.deadcube.api.order.Lasting.Lends;
import io.github.deadcube.api.order.Lasting.Replaces;
import io.github.deadcube.api.order.Lasting.Silences;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Whom;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Profile.Statistic;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** How special orders are written: the effects and conditions that the api has, each by its name, and what need not be said. */
final class OrderWords {
    private static final Codec EFFECTS = new Cases(
            Effect.class,
            Vector.of(
                    Adds.class,
                    Bars.class,
                    Changes.class,
                    Costs.class,
                    Discards.class,
                    Frees.class,
                    Has.class,
                    Heals.class,
                    Lends.class,
                    Relieves.class,
                    Replaces.class,
                    Silences.class,
                    Steps.class,
                    UpTo.class));

    private static final Codec CONDITIONS = new Cases(
            Condition.class,
            Vector.of(
                    Condition.Not.class,
                    Condition.Named.class,
                    Condition.Prints.class,
                    Condition.Armed.class,
                    Condition.Uses.class,
                    Condition.Within.class,
                    Condition.Armour.class,
                    Condition.During.class,
                    Condition.Testing.class,
                    Condition.Spent.class,
                    Condition.Is.class));

    private static final Codec WEAPON = new Described();
    private static final Codec TRAITS = new Called(Vector.of(Trait.values()).filter(Trait::ofModel));
    private static final Codec FACES =
            new Called(Vector.of(CommandFace.ADVANCE, CommandFace.SHOOT, CommandFace.ASSAULT));
    private static final Codec FIGURES = new Called(Figure.all());
    private static final Codec MOMENTS = new Called(Order.moments());
    private static final Codec LATER = new Called(Vector.of(Moment.COMMAND, Moment.END_PHASE));

    private OrderWords() {}

    /** How a type is written that stands within an order; null for what is written so everywhere. */
    static @Nullable Codec of(Class<?> type, Class<?> within) {
        if (type == Effect.class) return EFFECTS;
        if (type == Condition.class) return CONDITIONS;
        if (type == Figure.class) return FIGURES;
        if (type == Weapon.class) return WEAPON;
        if (type == Trait.class) return TRAITS;
        if (type == CommandFace.class && within == Condition.Spent.class) return FACES;
        if (type == Moment.class && within == Mode.class) return MOMENTS;
        return type == Moment.class && within == Mode.Later.class ? LATER : null;
    }

    /** What a part is if it is left out; null for most, of which their type says it. */
    static @Nullable Object usual(Class<?> within, String part) {
        return switch (within.getSimpleName() + "." + part) {
            case "Order.often" -> within == Order.class ? Often.ACTIVATION : null;
            case "Mode.whom" -> within == Mode.class ? Whom.SUBJECT : null;
            case "Mode.until" -> within == Mode.class ? Mark.Until.ACTIVATION : null;
            case "Whom.most" -> within == Whom.class ? 1 : null;
            case "Adds.scope" -> within == Adds.class ? Scope.OWN : null;
            case "Adds.each" -> within == Adds.class ? Adds.Each.ONE : null;
            case "Frees.arms" -> within == Frees.class ? Arms.ANY : null;
            case "Lends.arms" -> within == Lends.class ? Arms.ANY : null;
            case "Silences.scope" -> within == Silences.class ? Scope.OWN : null;
            case "Replaces.value" -> within == Replaces.class ? Statistic.NONE : null;
            default -> null;
        };
    }
}
