package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** SET-3, SET-5, ITEM-3: what a side knows of the item tokens on the table. */
final class KnownTokens {
    private KnownTokens() {}

    /** A line for each, and one for what the others may be. */
    static Vector<String> told(PlayerView view) {
        Vector<Token> tokens = view.position().tokens();
        if (tokens.isEmpty()) return Vector.of("No item token is on the table.");
        boolean doubt = tokens.exists(token -> item(token, view).isEmpty());
        return tokens.map(token -> line(token, view))
                .appendAll(Option.when(
                        doubt,
                        () -> "What " + view.side() + " does not know is among: " + among(view.unknown(), view) + "."));
    }

    private static String line(Token token, PlayerView view) {
        return "  token " + token.number() + " in " + token.cube() + ": "
                + (token.faceUp() ? "" : "face down")
                + item(token, view)
                        .map(item -> (token.faceUp() ? "" : "; " + view.side() + " knows: ") + name(item, view))
                        .getOrElse("");
    }

    private static Option<RuleId> item(Token token, PlayerView view) {
        return token.item()
                .orElse(() -> view.known()
                        .find(known -> known.token() == token.number())
                        .map(TokenItem::item));
    }

    /** {@code 2 Ammo, Intel}. */
    private static String among(Vector<RuleId> items, PlayerView view) {
        return items.distinct()
                .map(item -> {
                    int many = items.count(item::equals);
                    return (many == 1 ? "" : many + " ") + name(item, view);
                })
                .mkString(", ");
    }

    private static String name(RuleId item, PlayerView view) {
        return view.position().game().setup().rulebook().title(item);
    }
}
