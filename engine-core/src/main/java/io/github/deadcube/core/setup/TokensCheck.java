package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.grid.CubeGrid;
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

    private final CubeGrid grid;
    private final List<Fault> errors = new ArrayList<>();

    TokensCheck(Situation situation) {
        this.situation = situation;
        this.items = new SituationItems(situation);
        this.all = items.secrets().tokens().map(TokenItem::token);
        this.grid = CubeGrid.of(situation.setup().battlefield());
    }

    List<Fault> errors() {
        for (ItemToken t : situation.tokens()) {
            String where = "token " + t.number();
            t.cube().forEach(cube -> place(where, cube));
            item(where, t.item());
        }
        TreeSet<Integer> seen = new TreeSet<>();
        TreeSet<Integer> wrong = new TreeSet<>();
        for (int number : all) if (!seen.add(number) || number < 1 || number > HIGHEST) wrong.add(number);
        for (int number : wrong)
            error("token " + number, RuleIds.SET_3, "each token has a different number from 1 to " + HIGHEST);
        for (TokenItem t : items.tooMany())
            error("token " + t.token(), RuleIds.SET_3, "the pool has no more " + t.item() + " for a face-down token");
        situation.models().forEach(m -> m.found().forEach(carried -> item(m.id().toString(), carried.item())));
        looked(situation.a().looked());
        looked(situation.b().looked());
        return errors;
    }

    private void error(String where, RuleId rule, String fault) {
        errors.add(Fault.of(where, rule, fault));
    }

    private void place(String where, Cube cube) {
        if (!situation.setup().battlefield().contains(cube))
            error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (grid.sideOpen(cube)) error(where, RuleIds.GEO_7, cube + " is halved by a wall: name one side of it");
        else if (!situation.setup().battlefield().hasFloor(cube))
            error(where, RuleIds.GEO_5, cube + " has no floor for the token");
        else if (!grid.reached(cube))
            error(where, RuleIds.GEO_6, cube + " is filled by blocks: no model could pick up the token");
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
