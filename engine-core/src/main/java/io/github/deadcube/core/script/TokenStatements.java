package io.github.deadcube.core.script;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.support.ItemForm;
import io.github.deadcube.core.support.TextPiece;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects the item tokens of a script: {@code token 1 I-AMMO at c4 face down}, or drawn as {@code t1}. */
final class TokenStatements {
    private static final Pattern TOKEN =
            Pattern.compile("token (" + ItemForm.TOKEN + ") (\\S++)(?: at ((?!face )\\S+)|( gone))?( face down)?");

    private Vector<SaidToken> said = Vector.empty();
    private Vector<DrawnToken> drawn = Vector.empty();
    /** The first statement of each number. */
    private final TreeMap<Integer, SaidToken> described = new TreeMap<>();

    private final TreeMap<Integer, DrawnToken> shown = new TreeMap<>();

    private record SaidToken(TextPiece at, int number, RuleId item, Option<Cube> cube, boolean gone, boolean faceUp) {}

    private record DrawnToken(TextPiece at, int number, Cube cube) {}

    Option<Fault> said(TextPiece item) {
        Matcher m = TOKEN.matcher(item.text());
        Option<Cube> cube =
                m.matches() && m.group(3) != null ? Cube.read(m.group(3)).toOption() : Option.none();
        Option<RuleId> rule = ItemForm.rule(m, 2);
        if (rule.isEmpty() || m.group(3) != null && cube.isEmpty())
            return Option.some(item.expected(
                    "a token such as 'token 1 I-AMMO at c4', 'gone' in place of the cube, or 'face down'"));
        SaidToken token = new SaidToken(
                item, Integer.parseInt(m.group(1)), rule.get(), cube, m.group(4) != null, m.group(5) == null);
        said = said.append(token);
        described.putIfAbsent(token.number(), token);
        return Option.none();
    }

    void drawn(TextPiece at, int number, Cube cube) {
        DrawnToken token = new DrawnToken(at, number, cube);
        drawn = drawn.append(token);
        shown.putIfAbsent(number, token);
    }

    void into(GameStateBuilder state) {
        for (SaidToken s : said)
            if (s.gone()) state.token(s.number(), s.item(), s.faceUp());
            else cube(s).forEach(cube -> state.token(s.number(), s.item(), cube, s.faceUp()));
    }

    int highest() {
        return said.map(SaidToken::number).max().getOrElse(0);
    }

    /** The cubes of the tokens that have one. */
    Vector<Cube> cubes() {
        return said.flatMap(this::cube);
    }

    Vector<TextPiece> places() {
        return drawn.map(DrawnToken::at);
    }

    /** The place of a token in the text: its first drawing, or its last statement if it is not drawn. */
    Option<TextPiece> at(int number) {
        return Option.of(shown.get(number))
                .map(DrawnToken::at)
                .orElse(() -> said.findLast(s -> s.number() == number).map(SaidToken::at));
    }

    Vector<Fault> errors() {
        return said.filter(s -> !s.gone() && cube(s).isEmpty())
                .map(s -> s.at().wrong(
                                Sentence.of("token {number} has no place", s.number()),
                                Sentence.of("a place such as 'at c4', or t{number} in a drawing", s.number())))
                .appendAll(drawn.flatMap(this::error));
    }

    private Option<Fault> error(DrawnToken d) {
        Option<SaidToken> known = Option.of(described.get(d.number()));
        if (known.isEmpty())
            return Option.some(d.at().wrong(
                            Sentence.of("the text does not say what token {number} is", d.number()),
                            Sentence.of("a line such as 'token {number} I-AMMO', perhaps 'face down'", d.number())));
        if (known.get().gone())
            return Option.some(d.at().wrong(
                            Sentence.of("token {number} is gone, but is drawn here", d.number()),
                            Sentence.of("it without 'gone', or no t{number} in a drawing", d.number())));
        return known.flatMap(this::cube)
                .filter(cube -> !cube.equals(d.cube()))
                .map(cube -> d.at().wrong(
                                Sentence.of("token {number} is at {cube} as well", d.number(), cube),
                                "one place for each token"));
    }

    private Option<Cube> cube(SaidToken s) {
        return s.cube().orElse(Option.of(shown.get(s.number())).map(DrawnToken::cube));
    }
}
