package io.github.deadcube.core.codec;

import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.LastingEffect;
import io.github.deadcube.api.order.words.OrderCondition;
import io.github.deadcube.api.order.words.OrderEffect;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.WeaponText;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** The codecs of special orders: the names of the effects, conditions, triggers and modifiers of the api. */
final class OrderWords {
    private static final Codec EFFECTS = new VariantCodec("effect", OrderEffect.class, LastingEffect.class);
    private static final Codec CONDITIONS = new VariantCodec("condition", OrderCondition.class);
    private static final Codec WEAPON = new Described();
    private static final Codec TRAITS = new EnumCodec(Vector.of(Trait.values()).filter(Trait::ofModel));
    private static final Codec FACES =
            new EnumCodec(Vector.of(CommandFace.ADVANCE, CommandFace.SHOOT, CommandFace.ASSAULT));
    private static final Codec MODIFIERS = new EnumCodec(Modifier.all());
    private static final Codec TRIGGERS = new EnumCodec(Trigger.all());
    private static final Codec TRIGGERS_OF_ORDERS = new EnumCodec(Order.triggers());
    private static final Codec LATER = new EnumCodec(Vector.of(Trigger.COMMAND, Trigger.END_PHASE));

    private OrderWords() {}

    /** The codec of a type inside an order; null if the type has the same codec everywhere. */
    static @Nullable Codec codec(Class<?> type, Class<?> within) {
        if (type == Effect.class) return EFFECTS;
        if (type == Condition.class) return CONDITIONS;
        if (type == Modifier.class) return MODIFIERS;
        if (type == Weapon.class) return WEAPON;
        if (type == Trait.class) return TRAITS;
        if (type == CommandFace.class && within == Spent.class) return FACES;
        if (type != Trigger.class) return null;
        if (within == Order.Mode.class) return TRIGGERS_OF_ORDERS;
        return within == Order.Mode.LaterEffects.class ? LATER : TRIGGERS;
    }

    /** A weapon that a special order describes, in the notation of teams. */
    private static final class Described implements Codec {
        private static final String EXPECTED = "a weapon such as 'hammer blow R2 FRAG (2)'";

        @Override
        public Node write(Object value, SavedTypes types) {
            return Node.text(WeaponText.text((Weapon) value));
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            if (!node.isWord()) {
                in.expected(node, EXPECTED);
                return null;
            }
            Either<Fault, Weapon> weapon =
                    CardText.weapon(new TextPiece(node.text().strip(), node.line(), node.column()));
            weapon.peekLeft(error -> in.wrong(node, error));
            return weapon.getOrNull();
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.words("weapon", EXPECTED);
        }
    }
}
