package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.schema.RecordType;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Models. The card of a model belongs to the game. What the model has used up is saved by name; if two have the same
 * name, as {@code #} and a number. A model that is not in play has no place. Its allegiance is saved if it is not that
 * of its side.
 */
final class ModelCodec extends RecordCodec {
    private static final RecordType PARTS = RecordType.of(Model.class);
    private static final int ID = PARTS.names().place("id");
    private static final int CARD = PARTS.names().place("card");
    private static final int STATUS = PARTS.names().place("status");
    private static final int PLACE = PARTS.names().place("place");
    private static final int ALLEGIANCE = PARTS.names().place("allegiance");
    private static final int USED_UP = PARTS.names().place("usedUp");

    private static final Codec ALLEGIANCES = new SimpleCodecs.Optional(Codecs.constants(Allegiance.class));
    private static final Codec NAMES = new SimpleCodecs.Sequences(false, SimpleCodecs.TEXT);

    ModelCodec() {
        super(Model.class, false);
        leaveOut("card");
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
            return m.usedUp().map(number -> name(m.card(), number)).toVector();
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
                    (inPlay ? Sentence.of("{id} is nowhere", id) : Sentence.of("{id} is in a cube", id)),
                    inPlay ? "a cube of a model in play" : "no cube of a model that is not in play");
        List<Integer> spent = List.empty();
        for (Object name : (Vector<?>) Objects.requireNonNull(values[USED_UP])) {
            int number = number(card, (String) name);
            if (number >= 0) spent = CardUses.with(spent, number);
            else in.wrong(node, Sentence.of("{id} has used up {name}", id, name), "a weapon or keyword of its card");
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
