package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.script.MapSymbols.MapSymbol;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects the map symbols of a battlefield, such as {@code marker o "objective"}, and their cubes in the drawing. */
public final class MapSymbols {
    private static final Pattern MEANING = Pattern.compile("marker ([a-z]) (\".*\")", Pattern.DOTALL);

    private static final Pattern SYMBOL = Pattern.compile("[a-z]");
    private static final Pattern SEVERAL = Pattern.compile("[a-z.]+");

    private Vector<Meaning> meanings = Vector.empty();
    private Vector<Shown> shown = Vector.empty();
    private Vector<Fault> errors = Vector.empty();

    public record MapSymbol(char symbol, String meaning, Vector<Cube> cubes) {}

    private record Meaning(char symbol, String text) {}

    private record Shown(TextPiece at, Cube cube) {
        char symbol() {
            return at.text().charAt(0);
        }
    }

    void drawn(TextPiece at, Cube cube) {
        if (SYMBOL.matcher(at.text()).matches()) shown = shown.append(new Shown(at, cube));
        else if (SEVERAL.matcher(at.text()).matches())
            errors = errors.append(at.wrong(
                    Sentence.of("{cube} has two markers: '{text}'", cube, at.text()), "one marker for each cube"));
        else errors = errors.append(at.expected("'.' for a floor, a marker such as 'o', or nothing"));
    }

    void explained(TextPiece statement) {
        Matcher m = MEANING.matcher(statement.text());
        if (!m.matches() || !Quoted.is(m.group(2)))
            errors = errors.append(statement.expected("a marker and what it means, such as 'marker o \"objective\"'"));
        else if (known(m.group(1).charAt(0)))
            errors = errors.append(
                    statement.wrong(Sentence.of("marker {group} has a meaning already", m.group(1)), "one meaning"));
        else meanings = meanings.append(new Meaning(m.group(1).charAt(0), Quoted.unquoted(m.group(2))));
    }

    Vector<MapSymbol> all() {
        return meanings.map(meaning -> new MapSymbol(
                meaning.symbol(),
                meaning.text(),
                shown.filter(s -> s.symbol() == meaning.symbol())
                        .map(Shown::cube)
                        .sorted()));
    }

    Vector<Fault> errors() {
        return errors.appendAll(shown.filter(s -> !known(s.symbol()))
                .map(s -> s.at().wrong(
                                Sentence.of("the text does not say what marker {symbol} means", s.symbol()),
                                Sentence.of("a line such as 'marker {symbol} \"objective\"'", s.symbol()))));
    }

    private boolean known(char symbol) {
        return meanings.exists(m -> m.symbol() == symbol);
    }
}
