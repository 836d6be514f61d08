package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** GEO-5 to GEO-7: builds the stated scenery and finds its faults. A fault is reported at the item that causes it. */
final class Furnishings {
    /** If a text has more items, a fault is reported at the last item of its cube, to save time. */
    private static final int SENSIBLE = 1000;

    private final Battlefield bare;
    private final Vector<Item> items;
    /** The faults of the first items, by the number of items. */
    private final TreeMap<Integer, Seq<Fault>> faults = new TreeMap<>();

    record Item(TextPiece at, Cube cube, SceneryWords.Addition addition) {}

    Furnishings(Battlefield bare, Vector<Item> items) {
        this.bare = bare;
        this.items = items;
    }

    /**
     * @param most the result of {@link TerrainDoubts#most} if some text could not be read: then only the faults that it
     *     also has are reported
     */
    Either<Seq<Fault>, Battlefield> battlefield(Option<Battlefield> most) {
        return furnished(bare, items.size()).mapLeft(all -> {
            Seq<Fault> certain = most.map(
                            field -> furnished(field, items.size()).swap().getOrElse(Vector.empty()))
                    .getOrElse(all);
            TreeSet<String> found = new TreeSet<>();
            certain.forEach(fault -> found.add(fault.toString()));
            TreeMap<Cube, Item> lasts = new TreeMap<>();
            if (items.size() > SENSIBLE) items.forEach(item -> lasts.put(item.cube(), item));
            TreeMap<String, Integer> counts = new TreeMap<>();
            return all.filter(fault -> found.contains(fault.toString()))
                    .take(TextBounds.MOST_ERRORS)
                    .map(fault -> told(fault, counts.merge(fault.toString(), 1, Integer::sum), lasts));
        });
    }

    private Fault told(Fault fault, int count, Map<Cube, Item> lasts) {
        Item item = items.size() <= SENSIBLE
                ? cause(fault, count)
                : Cube.read(fault.where().part())
                        .toOption()
                        .flatMap(cube -> Option.of(lasts.get(cube)))
                        .getOrElse(items::last);
        return fault.at(item.at().line(), item.at().column());
    }

    /** The item that causes a fault. A binary search is enough, because an item rarely repairs the fault of another. */
    private Item cause(Fault fault, int count) {
        int sound = 0;
        int faulty = items.size();
        while (faulty - sound > 1) {
            int middle = (sound + faulty) / 2;
            if (faults(middle).count(fault::equals) >= count) faulty = middle;
            else sound = middle;
        }
        return items.get(faulty - 1);
    }

    private Seq<Fault> faults(int first) {
        return faults.computeIfAbsent(first, n -> furnished(bare, n).swap().getOrElse(Vector.empty()));
    }

    private Either<Seq<Fault>, Battlefield> furnished(Battlefield on, int first) {
        Battlefield.Builder builder = on.toBuilder();
        for (Item item : items.take(first)) builder = item.addition().change().to(builder, item.cube());
        return builder.build();
    }
}
