package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.KeywordReader.Commas;
import io.github.deadcube.core.battlescribe.ProfileReader.Characteristics;
import io.github.deadcube.core.battlescribe.ReadResult.Content;
import io.github.deadcube.core.battlescribe.ReadResult.ListedOrder;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the contents of a file, linked or not. */
final class EntryCount {
    private static final int LONGEST_TEXT = 2_000;

    private final Element root;
    private final Vector<Element> all;

    EntryCount(Element root) {
        this.root = root;
        this.all = root.all();
    }

    Content of(String title, ListEdition published, int cards, int cardsRead, ProfileReader profiles) {
        Vector<Characteristics> printed =
                all.filter(e -> e.name().equals("profile")).map(e -> new Characteristics(e, Vector.empty()));
        Vector<Characteristics> weapons = printed.filter(c -> c.type().equals(ProfileReader.WEAPON));
        printed.filter(c -> c.type().equals(ProfileReader.MODEL)).forEach(c -> profiles.model(c, Vector.empty()));
        Vector<ListedOrder> orders = orders(printed, profiles);
        return new Content(
                root.file(),
                title,
                published.words(),
                published.edition(),
                cards,
                cardsRead,
                weapons.size(),
                weapons.count(c -> profiles.weapon(c).isDefined()),
                orders.size(),
                orders.count(order -> order.played().isDefined()),
                orders);
    }

    private Vector<ListedOrder> orders(Vector<Characteristics> printed, ProfileReader profiles) {
        Vector<Tuple2<String, Element>> abilities = printed.flatMap(
                c -> Vector.ofAll(Commas.split(c.get("Abilities").getOrElse("")))
                        .map(title -> Tuple.of(title, c.profile())));
        Vector<Tuple2<String, Element>> rules = all.filter(
                        e -> e.name().equals("rule") || e.name().equals("infoLink"))
                .map(e -> Tuple.of(e.title(), e));
        SortedMap<String, String> texts = texts();
        return abilities
                .appendAll(rules)
                .map(order -> order.map1(String::strip))
                .filter(order -> ProfileReader.isOrder(order._1()))
                .map(order -> order.map1(ProfileReader::order))
                .distinctBy(Tuple2::_1)
                .map(order -> new ListedOrder(
                        order._2().file(),
                        order._2().line(),
                        order._1(),
                        texts.getOrDefault(order._1(), ""),
                        profiles.played(order._1())));
    }

    /** The texts of special orders in the rules of the file; of several texts the longest. */
    private SortedMap<String, String> texts() {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Element rule : all)
            if (rule.name().equals("rule") && ProfileReader.isOrder(rule.title())) {
                String said = rule.child("description")
                        .map(Element::text)
                        .getOrElse(() -> rule.get("description"))
                        .replaceAll("\\s+", " ")
                        .strip();
                String text = said.substring(0, Math.min(said.length(), LONGEST_TEXT));
                texts.merge(
                        ProfileReader.order(rule.title()),
                        text,
                        (one, other) -> other.length() > one.length() ? other : one);
            }
        return texts;
    }
}
