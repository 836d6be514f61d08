package io.github.deadcube.core.support;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.CardStatistics.EquipmentText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Writes a model as items of a script, separated by commas. */
public final class ModelWriter {
    /** {@code spare} is an entry of the card and a state; it is written once. */
    private static final String SPARE = "spare";

    private ModelWriter() {}

    public static String text(Model model) {
        return model.id() + " " + standing(model, false).mkString(", ");
    }

    /** The model's name, HP, place and state. */
    public static String brief(Model model, boolean leader) {
        Vector<String> items = named(model.id(), model.card());
        if (model.card().hitPoints() > 1)
            items = items.append("HP " + model.card().hitPoints());
        if (leader) items = items.append("leader");
        return model.id() + " " + items.appendAll(standing(model, false)).mkString(", ");
    }

    /** The model's card, place and state, with the number of the carried token. */
    public static String whole(Model model, boolean leader) {
        return words(
                model.id(),
                card(model.id(), model.card(), leader)
                        .appendAll(standing(model, true).reject(SPARE::equals))
                        .appendAll(usedUp(model).map(weapon -> "used up " + weapon)));
    }

    /** The card of a model that has no place yet. */
    public static String whole(ModelId id, Card card, boolean leader) {
        return words(id, card(id, card, leader));
    }

    private static String words(ModelId id, Vector<String> items) {
        return items.isEmpty() ? id.toString() : id + " " + items.mkString(", ");
    }

    /** The quoted name; empty if the model is named by its id. */
    private static Vector<String> named(ModelId id, Card card) {
        return card.name().equals(id.toString()) ? Vector.empty() : Vector.of(Quoted.quoted(card.name()));
    }

    private static Vector<String> card(ModelId id, Card card, boolean leader) {
        return named(id, card).appendAll(card(card)).appendAll(Option.when(leader, "leader"));
    }

    /** The items of a card without its name. {@link CardText#read} returns an equal card from them. */
    public static Vector<String> card(Card card) {
        return Vector.of(CardStatistics.text(card))
                .appendAll(card.weapons().map(WeaponText::text))
                .appendAll(card.keywords().map(Object::toString))
                .appendAll(EquipmentText.text(card))
                .appendAll(card.orders().map(order -> "order " + Quoted.quoted(order)))
                .appendAll(Option.when(card.muster() != Muster.CHOSEN, () -> SavedNames.words(card.muster())))
                .filter(item -> !item.isEmpty());
    }

    private static Vector<String> standing(Model model, boolean numbered) {
        Vector<String> items = Vector.of(where(model));
        if (model.pinned()) items = items.append("pinned");
        if (model.injured() && model.status() != Model.Status.KILLED) items = items.append("damage " + model.damage());
        if (model.activated()) items = items.append("activated");
        if (model.allegiance() == Allegiance.NEUTRAL) items = items.append("neutral");
        return items.appendAll(model.found()
                        .map(carried -> "carries " + carried.item() + (numbered ? " of token " + carried.token() : "")))
                .appendAll(model.marks().map(ModelWriter::mark));
    }

    private static String where(Model model) {
        if (!model.inPlay()) return SavedNames.words(model.status());
        return (model.place().spot() == 0 ? "passing " : "at ") + model.place();
    }

    /**
     * The used weapons, keywords and equipment of the card (SHO-8, ITEM-7). A killed model always lost its equipment.
     */
    private static Vector<String> usedUp(Model model) {
        Card card = model.card();
        boolean killed = model.status() == Model.Status.KILLED;
        return card.weapons()
                .map(Weapon::name)
                .appendAll(card.keywords().map(Keyword::name))
                .filter(model::usedUp)
                .appendAll(card.equipment()
                        .filter(piece -> !killed && !model.item().exists(Carried::bought))
                        .map(RuleId::id));
    }

    private static String mark(Mark mark) {
        return "marked " + mark.rule() + " " + mark.amount()
                + mark.by().map(side -> " by " + side).getOrElse("") + " until "
                + SavedNames.words(mark.until());
    }
}
