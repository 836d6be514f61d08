package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.Locale;

/** A model as a script writes it, in items separated by commas. */
final class FigureWords {
    private FigureWords() {}

    /** How it stands. */
    static String of(ModelState model) {
        return model.id() + " " + standing(model).mkString(", ");
    }

    /** Its name and its HP, and how it stands. */
    static String brief(ModelState model, boolean leader) {
        Vector<String> items = named(model);
        if (model.profile().hitPoints() > 1)
            items = items.append("HP " + model.profile().hitPoints());
        if (leader) items = items.append("leader");
        return model.id() + " " + items.appendAll(standing(model)).mkString(", ");
    }

    /** Its card, and how it stands. */
    static String whole(ModelState model, boolean leader) {
        Vector<String> items = named(model).appendAll(card(model.profile()));
        if (leader) items = items.append("leader");
        items = items.appendAll(standing(model));
        if (model.inPlay()) items = items.appendAll(usedUp(model).map(weapon -> "used up " + weapon));
        return model.id() + " " + items.mkString(", ");
    }

    /** A model without a name of its own is called by its number. */
    private static Vector<String> named(ModelState model) {
        String name = model.profile().name();
        return name.equals(model.id().toString()) ? Vector.empty() : Vector.of(quoted(name));
    }

    private static Vector<String> card(Profile profile) {
        return Vector.of(Card.of(profile))
                .appendAll(profile.weapons().map(Arms::of))
                .appendAll(profile.keywords().map(Object::toString))
                .appendAll(profile.order().map(order -> "order " + quoted(order)))
                .filter(item -> !item.isEmpty());
    }

    private static Vector<String> standing(ModelState model) {
        if (!model.inPlay()) return Vector.of(model.status().name().toLowerCase(Locale.ROOT));
        Vector<String> items = Vector.of("at " + model.place());
        if (model.pinned()) items = items.append("pinned");
        if (model.injured()) items = items.append("damage " + model.damage());
        if (model.activated()) items = items.append("activated");
        if (model.allegiance() == Allegiance.NEUTRAL) items = items.append("neutral");
        return items.appendAll(model.item().map(carried -> "carries " + carried.item()))
                .appendAll(model.marks().map(FigureWords::mark));
    }

    /** The names of its weapons that are gone (SHO-8). */
    static Vector<String> usedUp(ModelState model) {
        Vector<String> names = model.profile().weapons().map(Weapon::name);
        return names.filter(name -> (model.spent() >> names.indexOf(name) & 1) != 0);
    }

    private static String mark(Mark mark) {
        return "marked " + mark.rule() + " " + mark.amount() + " until "
                + mark.until().name().toLowerCase(Locale.ROOT);
    }

    private static String quoted(String text) {
        return '"' + text.replace('"', '\'') + '"';
    }
}
