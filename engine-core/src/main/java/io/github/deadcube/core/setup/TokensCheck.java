package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ModelOffBoard;
import io.github.deadcube.api.Situation.ModelOnBoard;
import io.github.deadcube.api.Situation.PlacedToken;
import io.github.deadcube.api.Situation.RemovedToken;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** SET-3, SET-5, ITEM-3: finds the errors in the item tokens of a situation. */
final class TokensCheck {
    private static final int HIGHEST = 999;

    private final Situation situation;
    private final SituationItems items;
    /** The number of every token: on the battlefield, carried or gone. */
    private final Vector<Integer> all;

    /** The numbers that the situation names. */
    private final Vector<Integer> numbers;

    private final Board board;
    private final List<Fault> errors = new ArrayList<>();

    TokensCheck(Situation situation) {
        this.situation = situation;
        this.items = new SituationItems(situation);
        this.all = items.secrets().tokens().map(TokenItem::token);
        this.board = Board.of(situation.setup().battlefield());
        this.numbers = situation
                .tokens()
                .map(PlacedToken::number)
                .appendAll(situation.gone().map(RemovedToken::number))
                .appendAll(situation
                        .models()
                        .filter(s -> s.item().isDefined() && s.token() != 0)
                        .map(ModelOnBoard::token))
                .appendAll(situation
                        .away()
                        .filter(a -> a.item().isDefined() && a.token() != 0)
                        .map(ModelOffBoard::token));
    }

    List<Fault> errors() {
        for (PlacedToken t : situation.tokens()) {
            place("token " + t.number(), t);
            item("token " + t.number(), t.item());
        }
        for (RemovedToken t : situation.gone()) item("token " + t.number(), t.item());
        TreeSet<Integer> seen = new TreeSet<>();
        TreeSet<Integer> wrong = new TreeSet<>();
        for (int number : numbers) if (!seen.add(number)) wrong.add(number);
        for (int number : all) if (number < 1 || number > HIGHEST) wrong.add(number);
        for (int number : wrong)
            error("token " + number, RuleIds.SET_3, "each token has a different number from 1 to " + HIGHEST);
        for (TokenItem t : items.tooMany())
            error("token " + t.token(), RuleIds.SET_3, "the pool has no more " + t.item() + " for a face-down token");
        situation.models().forEach(s -> s.item().forEach(item -> item(s.id().toString(), item)));
        situation.away().forEach(a -> a.item().forEach(item -> item(a.id().toString(), item)));
        Vector<Integer> open = items.revealed().map(TokenItem::token);
        if (situation.revealed().nonEmpty() && !situation.revealed().sorted().equals(open.sorted()))
            error(
                    "revealed",
                    RuleIds.ITEM_3,
                    "the list must name each token that is not face down once: " + open.mkString(" "));
        looked(situation.a().looked());
        looked(situation.b().looked());
        return errors;
    }

    private void error(String where, RuleId rule, String fault) {
        errors.add(Fault.of(where, rule, fault));
    }

    private void place(String where, PlacedToken t) {
        if (!situation.setup().battlefield().contains(t.cube()))
            error(where, RuleIds.GEO_1, t.cube() + " is not on the battlefield");
        else if (board.sideOpen(t.cube()))
            error(where, RuleIds.GEO_7, t.cube() + " is halved by a wall: name one side of it");
        else if (!situation.setup().battlefield().hasFloor(t.cube()))
            error(where, RuleIds.GEO_5, t.cube() + " has no floor for the token");
        else if (!board.reached(t.cube()))
            error(where, RuleIds.GEO_6, t.cube() + " is filled by blocks: no model could pick up the token");
    }

    private void item(String where, RuleId item) {
        if (situation.setup().ruleset().library().item(item).isEmpty())
            error(where, RuleIds.ITEM_1, EditionCheck.noItem(situation.setup().ruleset(), item));
    }

    private void looked(Seq<Integer> looked) {
        if (looked.distinct().size() < looked.size() || !looked.forAll(all::contains))
            error("looked", RuleIds.SET_5, "the list must name tokens of the game, each once");
    }
}
