package io.github.deadcube.core.text;

import io.github.deadcube.api.Situation.Gone;
import io.github.deadcube.api.Situation.Lying;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.Piece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The item tokens of a script while it is read: {@code token 1 I-AMMO at c4 face down}, or drawn as {@code t1}. */
final class TokenStatements {
    private static final Pattern TOKEN = Pattern.compile(
            "token ([1-9][0-9]{0,2}) ([A-Z0-9]++(?:-[A-Z0-9]++)++)(?: at ((?!face )\\S+)|( gone))?( face down)?");

    private Vector<Said> said = Vector.empty();
    private Vector<Drawn> drawn = Vector.empty();
    /** The first of each number. */
    private final TreeMap<Integer, Said> described = new TreeMap<>();

    private final TreeMap<Integer, Drawn> shown = new TreeMap<>();

    private record Said(Piece at, int number, RuleId item, Option<Cube> cube, boolean gone, boolean faceUp) {}

    private record Drawn(Piece at, int number, Cube cube) {}

    /** Reads what is said of a token, or says what is wrong with it. */
    Option<TextError> said(Piece item) {
        Matcher m = TOKEN.matcher(item.text());
        Option<Cube> cube = m.matches() && m.group(3) != null ? Cube.parse(m.group(3)) : Option.none();
        Option<RuleId> rule = m.matches() ? RuleId.parse(m.group(2)) : Option.none();
        if (rule.isEmpty() || m.group(3) != null && cube.isEmpty())
            return Option.some(item.expected(
                    "a token such as 'token 1 I-AMMO at c4', 'gone' in place of the cube, or 'face down'"));
        Said token =
                new Said(item, Integer.parseInt(m.group(1)), rule.get(), cube, m.group(4) != null, m.group(5) == null);
        said = said.append(token);
        described.putIfAbsent(token.number(), token);
        return Option.none();
    }

    void drawn(Piece at, int number, Cube cube) {
        Drawn token = new Drawn(at, number, cube);
        drawn = drawn.append(token);
        shown.putIfAbsent(number, token);
    }

    Vector<Lying> all() {
        return said.reject(Said::gone)
                .flatMap(s -> cube(s).map(cube -> new Lying(s.number(), s.item(), cube, s.faceUp())));
    }

    Vector<Gone> gone() {
        return said.filter(Said::gone).map(s -> new Gone(s.number(), s.item(), s.faceUp()));
    }

    /** Where tokens are drawn. */
    Vector<Piece> places() {
        return drawn.map(Drawn::at);
    }

    /** Where a token is spoken of. */
    Option<Piece> at(int number) {
        return drawn.find(d -> d.number() == number)
                .map(Drawn::at)
                .orElse(() -> said.findLast(s -> s.number() == number).map(Said::at));
    }

    Vector<TextError> errors() {
        return said.filter(s -> !s.gone() && cube(s).isEmpty())
                .map(s -> s.at().wrong(
                                "token " + s.number() + " lies nowhere",
                                "a place such as 'at c4', or t" + s.number() + " in a drawing"))
                .appendAll(drawn.flatMap(this::error));
    }

    private Option<TextError> error(Drawn d) {
        Option<Said> known = Option.of(described.get(d.number()));
        if (known.isEmpty())
            return Option.some(d.at().wrong(
                            "nothing says what token " + d.number() + " is",
                            "a line such as 'token " + d.number() + " I-AMMO', perhaps 'face down'"));
        return known.flatMap(this::cube)
                .filter(cube -> !cube.equals(d.cube()))
                .map(cube -> d.at().wrong("token " + d.number() + " is at " + cube + " as well", "one place a token"));
    }

    private Option<Cube> cube(Said s) {
        return s.cube().orElse(Option.of(shown.get(s.number())).map(Drawn::cube));
    }
}
