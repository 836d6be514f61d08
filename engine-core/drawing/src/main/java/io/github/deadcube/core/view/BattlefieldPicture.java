package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
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

    public static String svg(NamedBattlefield named, Option<SightMap> seen, Language language) {
        Battlefield field = named.battlefield();
        SpotShades spots = new SpotShades(field, seen, language);
        Vector<String> levels =
                Vector.rangeClosed(1, field.levels()).flatMap(level -> new LevelPicture(named, level, spots).lines());
        return Caption.lines(named, seen)
                .map(line -> line.told(language))
                .appendAll(levels)
                .appendAll(legend(named, seen, language))
                .map(line -> line + "\n")
                .mkString();
    }

    private static Vector<String> legend(NamedBattlefield named, Option<SightMap> seen, Language language) {
        Vector<Tuple2<String, Sentence>> entries = spots(seen)
                .append(Tuple.of("", Sentence.of("nothing: no floor")))
                .appendAll(SceneryShape.in(named.battlefield())
                        .map(kind -> Tuple.of(kind.symbols().told(language), kind.words())))
                .appendAll(named.markers()
                        .map(marker -> Tuple.of(String.valueOf(marker.symbol()), Sentence.verbatim(marker.meaning()))));
        return entries.map(entry -> ("  " + entry._1()
                + " ".repeat(WIDEST_SYMBOL - entry._1().length()) + entry._2().told(language)));
    }

    private static Vector<Tuple2<String, Sentence>> spots(Option<SightMap> seen) {
        if (seen.isEmpty()) return Vector.of(Tuple.of(".", Sentence.of("spot on a floor")));
        Vector<Tuple2<String, Sentence>> shades = Vector.of(
                Tuple.of("@", Sentence.of("the viewer")),
                Tuple.of("*", Sentence.of("a model there is seen clearly: all nine rays (LOS-3)")),
                Tuple.of("+", Sentence.of("a model there is seen partly")),
                Tuple.of(".", Sentence.of("a model there is not seen")));
        return seen.get().large() ? shades.append(Tuple.of("_", Sentence.of("cannot stand there"))) : shades;
    }

    static final class Caption {
        private Caption() {}

        static Vector<Told> lines(NamedBattlefield named, Option<SightMap> seen) {
            return Vector.<Told>of(Sentence.of("{name}, {measures}", title(named), measures(named.battlefield())))
                    .appendAll(seen);
        }

        static Sentence title(NamedBattlefield named) {
            return named.name().isEmpty() ? Sentence.of("Battlefield") : Sentence.verbatim(named.name());
        }

        static Sentence measures(Battlefield field) {
            return Sentence.of(
                    "{width} × {depth} cubes, {levels, plural, one {# level} other {# levels}}",
                    field.width(),
                    field.depth(),
                    field.levels());
        }
    }
}
