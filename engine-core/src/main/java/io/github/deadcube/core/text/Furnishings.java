package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.BattlefieldBuilder;
import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * GEO-5 to GEO-7: the scenery of a text that is said in words, and what is wrong with it, item by item: a fault stands where
 * the item does with which it has come.
 */
final class Furnishings {
    /** Of more items than any sensible text has, a fault is told where its cube was spoken of last. */
    private static final int SENSIBLE = 1000;

    private final Battlefield bare;
    private final Vector<Item> items;
    /** What is wrong when only the first few items are there. */
    private final TreeMap<Integer, Seq<Battlefield.Fault>> faults = new TreeMap<>();

    /**
     * One thing that is done to one cube.
     *
     * @param at where it is said
     * @param cube the cube
     * @param addition what is done to it
     */
    record Item(Piece at, Cube cube, SceneryWords.Addition addition) {}

    Furnishings(Battlefield bare, Vector<Item> items) {
        this.bare = bare;
        this.items = items;
    }

    /**
     * The battlefield with all of them, or what is wrong.
     *
     * @param most if something could not be read: what the items would stand on with all that it may have meant, so that
     *     only faults are told that are to be found there as well
     */
    Either<Seq<TextError>, Battlefield> battlefield(Option<Battlefield> most) {
        return furnished(bare, items.size()).mapLeft(all -> {
            Seq<Battlefield.Fault> certain = most.map(
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

    private TextError told(Battlefield.Fault fault, int count, Map<Cube, Item> lasts) {
        Item item = items.size() <= SENSIBLE
                ? culprit(fault, count)
                : Option.of(lasts.get(fault.cube())).getOrElse(items::last);
        return item.at().wrong(fault.cube() + ": " + fault.fault() + " (" + fault.rule() + ")", "scenery that can be");
    }

    /** The item before which a fault was told less often: found by halves, since items rarely mend what others break. */
    private Item culprit(Battlefield.Fault fault, int count) {
        int sound = 0;
        int faulty = items.size();
        while (faulty - sound > 1) {
            int middle = (sound + faulty) / 2;
            if (faults(middle).count(fault::equals) >= count) faulty = middle;
            else sound = middle;
        }
        return items.get(faulty - 1);
    }

    private Seq<Battlefield.Fault> faults(int first) {
        return faults.computeIfAbsent(first, n -> furnished(bare, n).swap().getOrElse(Vector.empty()));
    }

    private Either<Seq<Battlefield.Fault>, Battlefield> furnished(Battlefield on, int first) {
        BattlefieldBuilder builder = on.toBuilder();
        for (Item item : items.take(first)) builder = item.addition().change().to(builder, item.cube());
        return builder.build();
    }
}
