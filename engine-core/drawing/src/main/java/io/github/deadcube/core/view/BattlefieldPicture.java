package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Draws a battlefield with characters and a legend, spot by spot, so that all scenery is distinct (GEO-4 to GEO-7). It
 * can also draw the view from a place. The picture is for people only; {@link NamedBattlefield#text} can be read back.
 *
 * <pre>{@code
 * :1     a       b
 *      . . .|. = =
 *  2 H . . .2. . .
 *      . . .|. ###
 *    ~~~~~~~~::B::::
 * }</pre>
 */
public final class BattlefieldPicture {
    private static final int WIDEST_SYMBOL = 13;

    private BattlefieldPicture() {}

    public static String svg(NamedBattlefield named, Option<SightMap> seen) {
        Battlefield field = named.battlefield();
        SpotShades spots = new SpotShades(field, seen);
        Vector<String> levels =
                Vector.rangeClosed(1, field.levels()).flatMap(level -> new LevelPicture(named, level, spots).lines());
        return Caption.lines(named, seen)
                .appendAll(levels)
                .appendAll(legend(named, seen))
                .map(line -> line + "\n")
                .mkString();
    }

    private static Vector<String> legend(NamedBattlefield named, Option<SightMap> seen) {
        Vector<Tuple2<String, String>> entries = spots(seen)
                .append(Tuple.of("", "nothing: no floor"))
                .appendAll(SceneryShape.in(named.battlefield()).map(kind -> Tuple.of(kind.symbols(), kind.words())))
                .appendAll(named.markers().map(marker -> Tuple.of(String.valueOf(marker.symbol()), marker.meaning())));
        return entries.map(entry ->
                ("  " + entry._1() + " ".repeat(WIDEST_SYMBOL - entry._1().length()) + entry._2()));
    }

    private static Vector<Tuple2<String, String>> spots(Option<SightMap> seen) {
        if (seen.isEmpty()) return Vector.of(Tuple.of(".", "spot on a floor"));
        Vector<Tuple2<String, String>> shades = Vector.of(
                Tuple.of("@", "the viewer"),
                Tuple.of("*", "a model there is seen clearly: all nine rays (LOS-3)"),
                Tuple.of("+", "a model there is seen partly"),
                Tuple.of(".", "a model there is not seen"));
        return seen.get().large() ? shades.append(Tuple.of("_", "cannot stand there")) : shades;
    }

    static final class Caption {
        private Caption() {}

        static Vector<String> lines(NamedBattlefield named, Option<SightMap> seen) {
            return Vector.of(title(named) + ", " + measures(named.battlefield()))
                    .appendAll(seen.map(SightMap::toString));
        }

        static String title(NamedBattlefield named) {
            return named.name().isEmpty() ? "Battlefield" : named.name();
        }

        static String measures(Battlefield field) {
            return field.width() + " × " + field.depth() + " cubes, "
                    + (field.levels() == 1 ? "1 level" : field.levels() + " levels");
        }
    }
}
