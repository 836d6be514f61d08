package io.github.deadcube.core.notation;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.tree.Reading;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;

/** SET-3: item tokens, what they are and where they lie; what has been turned face up is told by its numbers. */
final class TokensReader {
    private final Cursor at;
    private final Terms terms;
    private final Reading in;
    private final ArrayList<TokenItem> all = new ArrayList<>();
    private final ArrayList<Token> placed = new ArrayList<>();
    private Vector<Integer> order = Vector.empty();
    private Vector<Integer> revealed = Vector.empty();

    TokensReader(Cursor at, Terms terms, Reading in) {
        this.at = at;
        this.terms = terms;
        this.in = in;
    }

    /** {@code 1 I-AMMO at c4 face down}. */
    void token() {
        int line = at.line();
        int column = at.column();
        int number = terms.number();
        Option<RuleId> item = terms.rule();
        Option<Cube> cube = terms.takes("at") ? terms.cube() : Option.none();
        boolean down = terms.takes("face");
        if (down) terms.needs("down");
        if (all.stream().anyMatch(t -> t.token() == number))
            in.wrong(line, column, "token " + number + " is said twice", "each token once");
        for (RuleId is : item) {
            all.add(new TokenItem(number, is));
            cube.forEach(c -> placed.add(new Token(number, c, down ? Option.none() : item)));
        }
    }

    void lying() {
        order = ordered("lies");
    }

    void revealed() {
        revealed = ordered("is revealed");
    }

    private Vector<Integer> ordered(String words) {
        int line = at.line();
        int column = at.column();
        Vector<Integer> numbers = terms.numbers();
        if (numbers.distinct().size() < numbers.size())
            in.wrong(line, column, "a token " + words + " twice", "each token once");
        return numbers;
    }

    /** Tokens in the order said; those of which none is said come last. */
    Vector<Token> onTheTable() {
        Vector<Token> named = order.flatMap(n -> Vector.ofAll(placed).find(t -> t.number() == n));
        return named.appendAll(Vector.ofAll(placed).reject(t -> order.contains(t.number())));
    }

    Vector<Integer> drawn() {
        return hidden().map(TokenItem::token);
    }

    /** What is face up, the last first. */
    List<TokenItem> open() {
        return revealed.flatMap(n -> hidden().find(t -> t.token() == n))
                .reverse()
                .toList();
    }

    Vector<TokenItem> hidden() {
        return Vector.ofAll(all).sortBy(TokenItem::token);
    }
}
