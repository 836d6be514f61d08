package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.LastingEffect;
import io.github.deadcube.api.order.words.OrderCondition;
import io.github.deadcube.api.order.words.OrderEffect;
import io.github.deadcube.api.order.words.Spent;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.PartType;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.codec.SimpleCodecs.DiceFaces;
import io.github.deadcube.core.codec.SimpleCodecs.Optional;
import io.github.deadcube.core.codec.SimpleCodecs.Sequences;
import io.github.deadcube.core.schema.Kind;
import io.github.deadcube.core.schema.RecordType;
import io.github.deadcube.core.support.CardText;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.core.support.WeaponText;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the codec of a type, once for each class. */
final class Codecs {
    private static final ClassValue<RecordCodec> PARTS =
            PerClass.of(type -> type == Model.class ? new ModelCodec() : new RecordCodec(type));

    private static final ClassValue<EnumCodec> CONSTANTS = PerClass.of(EnumCodec::new);

    private static final ClassValue<VariantCodec> CASES = PerClass.of(VariantCodec::new);

    private Codecs() {}

    static RecordCodec parts(Class<?> record) {
        return PARTS.get(record);
    }

    static EnumCodec constants(Class<?> type) {
        return CONSTANTS.get(type);
    }

    /** @param within the record that has a component of the type, for an error */
    static Codec of(PartType type, Class<?> within) {
        Class<?> kind = type.kind();
        PartType first = type.of();
        if (first != null && kind == Option.class) return new Optional(of(first, within));
        if (first != null && (kind == List.class || kind == Vector.class || kind == Seq.class))
            return new Sequences(kind == List.class, of(first, within));
        return of(kind, within);
    }

    static Codec of(Class<?> type, Class<?> within) {
        if (type == int.class || type == Integer.class) return SimpleCodecs.NUMBER;
        if (type == boolean.class || type == Boolean.class) return SimpleCodecs.FLAG;
        if (type == String.class) return SimpleCodecs.TEXT;
        if (type == Input.class || type == Choice.class) return new InputCodec(type == Input.class);
        if (type == Dice.class) return new DiceFaces();
        if (type == Card.class) return new Cards();
        Codec ofOrders = OrderWords.of(type, within);
        if (ofOrders != null) return ofOrders;
        if (type == Marker.class || type == Face.Placed.class) return new Lazy(type, NotationCodec.of(type));
        Codec words = NotationCodec.of(type);
        if (words != null) return words;
        if (Pending.class.isAssignableFrom(type) || RuleData.class.isAssignableFrom(type))
            return new PendingCodec(type);
        return switch (Kind.of(type)) {
            case CONSTANTS -> constants(type);
            case RECORD -> new Lazy(type, null);
            case CASES -> CASES.get(type);
            case PLAIN ->
                throw new IllegalStateException(within.getName() + " is part of a state, and cannot be written down: "
                        + type.getName()
                        + " is no value of the api, number, text, enum, record, option or sequence");
        };
    }

    /**
     * The codec of a record, found at its first use, because a record may contain values of its own type.
     *
     * @param words reads the notation of the record; null if a text may not write it so
     */
    private record Lazy(Class<?> type, @Nullable Codec words) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            return parts(type).write(value, types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            return words != null && node.kind() == Node.Kind.WORD
                    ? words.read(node, in)
                    : parts(type).read(node, in);
        }

        @Override
        public Node schema(Schemas schemas) {
            return parts(type).schema(schemas);
        }
    }

    /** Cards of models: a name, and the printed items in the notation of teams. */
    private static final class Cards implements Codec {
        @SavedName(value = "printedCard", parts = "name card")
        record Printed(String name, Vector<String> card) {}

        @Override
        public Node write(Object value, SavedTypes types) {
            Card card = (Card) value;
            return Codecs.parts(Printed.class).write(new Printed(card.name(), ModelWriter.card(card)), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Printed printed = (Printed) Codecs.parts(Printed.class).read(node, in);
            if (printed == null) return null;
            return in.card(node, printed.name(), Vector.ofAll(node.elements("card")))
                    .getOrNull();
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.defined("card", "", () -> Codecs.parts(Printed.class).schema("", schemas));
        }
    }

    /** Pending steps of any class below the type: the saved types of a game have a name for each class. */
    private record PendingCodec(Class<?> type) implements Codec {
        @Override
        public Node write(Object value, SavedTypes types) {
            return Codecs.parts(value.getClass()).write(value, types.name(value.getClass()), types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            Node typed = node.asType();
            Class<?> named = typed.kind() == Node.Kind.PARTS ? in.types().named(node.text(), type) : null;
            if (named != null) return Codecs.parts(named).readNamed(typed, in);
            in.unknown(node, in.types().nearest(node.text(), type));
            return null;
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.pending(type);
        }
    }

    /** Inputs, or choices alone unless {@code all}, as trees. A word is read in their notation. */
    private record InputCodec(boolean all) implements Codec {
        @SavedName(value = "faces", parts = "faces")
        record Faces(Dice faces) {}

        private static final String DICE = "dice";
        private static final String ORDER = "order";

        private static final VariantCodec CHOICES = new VariantCodec(Choice.class);
        private static final NotationCodec CHOICE_WORDS = Objects.requireNonNull(NotationCodec.of(Choice.class));

        @Override
        public Node write(Object value, SavedTypes types) {
            if (value instanceof Dice dice) return Codecs.parts(Faces.class).write(new Faces(dice), DICE, types);
            if (value instanceof Input.Shuffle)
                return Codecs.parts(Input.Shuffle.class).write(value, ORDER, types);
            return CHOICES.write(value, types);
        }

        @Override
        public @Nullable Object read(Node node, ReadingContext in) {
            if (node.kind() == Node.Kind.PARTS) return all ? parts(node, in) : CHOICES.read(node, in);
            return all ? words(node, in) : inGame(CHOICE_WORDS.read(node, in), node, in);
        }

        private @Nullable Object parts(Node node, ReadingContext in) {
            if (node.text().equals(ORDER))
                return Codecs.parts(Input.Shuffle.class).readNamed(node, in);
            if (!node.text().equals(DICE)) return CHOICES.read(node, in);
            Object faces = Codecs.parts(Faces.class).readNamed(node, in);
            return faces == null ? null : ((Faces) faces).faces();
        }

        private @Nullable Object words(Node node, ReadingContext in) {
            if (!node.isWord()) {
                in.expected(node, "an input, such as {\"type\":\"pass\"} or \"A1 advance\"");
                return null;
            }
            Either<Seq<Fault>, Input> read = Input.read(node.text());
            if (read.isRight()) return inGame(read.get(), node, in);
            in.wrong(node, read.getLeft().head());
            return null;
        }

        @Override
        public Node schema(Schemas schemas) {
            return schemas.defined(all ? "input" : "choice", "", () -> {
                Node kinds = Node.list();
                kinds.add(Node.parts("").add("type", Node.word("string")));
                if (all) {
                    kinds.add(schemas.named(Faces.class, DICE));
                    kinds.add(schemas.named(Input.Shuffle.class, ORDER));
                }
                CHOICES.addTo(kinds, schemas);
                return Node.parts("").add("oneOf", kinds);
            });
        }
    }

    /**
     * Models. The card of a model belongs to the game. What the model has used up is saved by name; if two have the same name, as {@code #} and a
     * number. A model that is not in play has no place. Its allegiance is saved if it is not that of its side.
     */
    private static final class ModelCodec extends RecordCodec {
        private static final RecordType PARTS = RecordType.of(Model.class);
        private static final int ID = PARTS.names().place("id");
        private static final int CARD = PARTS.names().place("profile");
        private static final int STATUS = PARTS.names().place("status");
        private static final int PLACE = PARTS.names().place("place");
        private static final int ALLEGIANCE = PARTS.names().place("allegiance");
        private static final int USED_UP = PARTS.names().place("usedUp");

        private static final Codec ALLEGIANCES = new SimpleCodecs.Optional(Codecs.constants(Allegiance.class));
        private static final Codec NAMES = new SimpleCodecs.Sequences(false, SimpleCodecs.TEXT);

        ModelCodec() {
            super(Model.class, false);
            leaveOut("profile");
            save("place", new SimpleCodecs.Optional(Objects.requireNonNull(NotationCodec.of(Place.class))));
            save("allegiance", ALLEGIANCES);
            save("usedUp", NAMES);
        }

        @Override
        Object saved(Object of, int place) {
            Model m = (Model) of;
            if (place == PLACE) return Option.when(m.inPlay(), m.place());
            if (place == ALLEGIANCE) return Option.when(m.allegiance() != Allegiance.of(m.id().side()), m.allegiance());
            if (place == USED_UP)
                return m.spent().map(number -> name(m.card(), number)).toVector();
            return super.saved(of, place);
        }

        @Override
        boolean complete(@Nullable Object[] values, Node node, ReadingContext in) {
            ModelId id = (ModelId) Objects.requireNonNull(values[ID]);
            Option<?> place = (Option<?>) Objects.requireNonNull(values[PLACE]);
            Game game = in.game();
            if (game == null || NotationCodec.stranger(id, game) != null) return false;
            Card card = game.setup().card(id);
            boolean inPlay = values[STATUS] == Model.Status.IN_PLAY;
            if (inPlay == place.isEmpty())
                in.wrong(
                        node,
                        id + (inPlay ? " is nowhere" : " is in a cube"),
                        inPlay ? "a cube of a model in play" : "no cube of a model that is not in play");
            List<Integer> spent = List.empty();
            for (Object name : (Vector<?>) Objects.requireNonNull(values[USED_UP])) {
                int number = number(card, (String) name);
                if (number >= 0) spent = CardUses.with(spent, number);
                else in.wrong(node, id + " has used up " + name, "a weapon or keyword of its card");
            }
            Option<?> allegiance = (Option<?>) Objects.requireNonNull(values[ALLEGIANCE]);
            values[CARD] = card;
            values[PLACE] = place.isEmpty() ? Place.NOWHERE : place.get();
            values[ALLEGIANCE] = allegiance.isEmpty() ? Allegiance.of(id.side()) : allegiance.get();
            values[USED_UP] = spent;
            return true;
        }

        /** The name of a weapon or keyword that can be used up; its number if an earlier one has the same name. */
        private static String name(Card card, int number) {
            int weapons = card.weapons().size();
            if (number >= weapons + card.keywords().size()) return "#" + number;
            String name = number < weapons
                    ? card.weapons().get(number).name()
                    : card.keywords().get(number - weapons).name();
            return number(card, name) == number ? name : "#" + number;
        }

        /** The number of the weapon or keyword with a name; -1 if the card has no such name. */
        private static int number(Card card, String name) {
            if (name.matches("#[0-9]{1,2}")) {
                int number = Integer.parseInt(name.substring(1));
                return number < CardUses.MOST ? number : -1;
            }
            int weapon = card.weapons().indexWhere(w -> w.name().equals(name));
            int keyword =
                    weapon >= 0 ? -1 : card.keywords().indexWhere(k -> k.name().equals(name));
            return keyword < 0 ? weapon : CardUses.keyword(card, keyword);
        }
    }

    /** The codecs of special orders: the names of the effects, conditions, triggers and modifiers of the api. */
    static final class OrderWords {
        private static final Codec EFFECTS = new VariantCodec("effect", OrderEffect.class, LastingEffect.class);
        private static final Codec CONDITIONS = new VariantCodec("condition", OrderCondition.class);
        private static final Codec WEAPON = new Described();
        private static final Codec TRAITS =
                new EnumCodec(Vector.of(Trait.values()).filter(Trait::ofModel));
        private static final Codec FACES =
                new EnumCodec(Vector.of(CommandFace.ADVANCE, CommandFace.SHOOT, CommandFace.ASSAULT));
        private static final Codec MODIFIERS = new EnumCodec(Modifier.all());
        private static final Codec TRIGGERS = new EnumCodec(Trigger.all());
        private static final Codec TRIGGERS_OF_ORDERS = new EnumCodec(Order.triggers());
        private static final Codec LATER = new EnumCodec(Vector.of(Trigger.COMMAND, Trigger.END_PHASE));

        private OrderWords() {}

        /** The codec of a type inside an order; null if the type has the same codec everywhere. */
        static @Nullable Codec of(Class<?> type, Class<?> within) {
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
                return Node.text(WeaponText.of((Weapon) value));
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
}
