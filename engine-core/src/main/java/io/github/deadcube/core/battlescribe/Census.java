package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.vavr.collection.Vector;

/** Counts what stands in a file, linked from anywhere or not. */
final class Census {
    private final Element root;
    private final Vector<Element> all;

    Census(Element root) {
        this.root = root;
        this.all = root.all();
    }

    Content of(String title, String edition, int cards, int cardsRead, ProfileReader profiles, Ruleset ruleset) {
        Vector<Characteristics> printed =
                all.filter(e -> e.name().equals("profile")).map(e -> new Characteristics(e, Vector.empty()));
        Vector<Characteristics> weapons = printed.filter(c -> c.type().equals(ProfileReader.WEAPON));
        printed.filter(c -> c.type().equals(ProfileReader.MODEL)).forEach(c -> profiles.model(c, Vector.empty()));
        Vector<String> orders = orders(printed);
        return new Content(
                root.file(),
                title,
                edition,
                cards,
                cardsRead,
                weapons.size(),
                weapons.count(c -> profiles.weapon(c).isDefined()),
                orders.size(),
                orders.count(order -> ruleset.library().order(order).isDefined()));
    }

    private Vector<String> orders(Vector<Characteristics> printed) {
        Vector<String> abilities = printed.flatMap(
                c -> Vector.ofAll(Commas.split(c.get("Abilities").getOrElse(""))));
        Vector<String> rules = all.filter(
                        e -> e.name().equals("rule") || e.name().equals("infoLink"))
                .map(Element::title);
        return abilities
                .appendAll(rules)
                .map(String::strip)
                .filter(ProfileReader::isOrder)
                .map(ProfileReader::order)
                .distinct();
    }
}
