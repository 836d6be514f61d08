package io.github.deadcube.core.codec;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The state of one model. Its card is part of the game.
 *
 * @param place of a model in play; without a spot if the model is moving
 * @param usedUp the names of used weapons and keywords of its card; if two have the same name, {@code #} and a number
 */
@SavedName(value = "model", parts = "id status place allegiance damage pinned activated forced usedUp item marks")
public record ModelData(
        ModelId id,
        ModelState.Status status,
        Option<Place> place,
        Option<Allegiance> allegiance,
        int damage,
        boolean pinned,
        boolean activated,
        int forced,
        Vector<String> usedUp,
        Option<Carried> item,
        List<Mark> marks) {
    static ModelData of(ModelState m) {
        return new ModelData(
                m.id(),
                m.status(),
                Option.when(m.inPlay(), m.place()),
                m.allegiance() == Allegiance.of(m.id().side()) ? Option.none() : Option.some(m.allegiance()),
                m.damage(),
                m.pinned(),
                m.activated(),
                m.forced(),
                usedUp(m),
                m.item(),
                m.marks());
    }

    private static Vector<String> usedUp(ModelState m) {
        return m.spent().toVector().map(number -> name(m.profile(), number));
    }

    /** The name of a weapon or keyword that can be used up; its number if an earlier one has the same name. */
    private static String name(Profile card, int number) {
        int weapons = card.weapons().size();
        if (number >= weapons + card.keywords().size()) return "#" + number;
        String name = number < weapons
                ? card.weapons().get(number).name()
                : card.keywords().get(number - weapons).name();
        return number(card, name) == number ? name : "#" + number;
    }

    /** The number of the weapon or keyword with a name; -1 if the card has no such name. */
    private static int number(Profile card, String name) {
        if (name.matches("#[0-9]{1,2}")) return Integer.parseInt(name.substring(1));
        int weapon = card.weapons().indexWhere(w -> w.name().equals(name));
        int keyword =
                weapon >= 0 ? -1 : card.keywords().indexWhere(k -> k.name().equals(name));
        return keyword < 0 ? weapon : CardUses.keyword(card, keyword);
    }

    /** The names in {@code usedUp} that the card does not have. */
    Vector<String> strangers(Profile card) {
        return usedUp.filter(name -> number(card, name) < 0);
    }

    ModelState state(Profile card) {
        List<Integer> spent = List.empty();
        for (String name : usedUp) spent = CardUses.with(spent, number(card, name));
        return new ModelState(
                id,
                card,
                status,
                place.getOrElse(Place.NOWHERE),
                allegiance.getOrElse(Allegiance.of(id.side())),
                damage,
                pinned,
                activated,
                forced,
                spent,
                item,
                marks);
    }
}
