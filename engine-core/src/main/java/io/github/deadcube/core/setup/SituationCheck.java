package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.CurrentActivation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.Situation.TakenAction;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.resolve.Edit;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** RND-7, VIC-1, SET-11: finds every error of a situation. The set-up must be valid. */
final class SituationCheck {
    private static final int HIGHEST_TOKEN = 999;
    private static final int MOST_ACTIONS = 2;
    private static final List<TakenAction> LONG =
            List.of(TakenAction.SPRINT, TakenAction.ASSAULT, TakenAction.LONG_SHOOT);

    private final Situation situation;
    private final PreparedGame game;
    private final Ruleset ruleset;
    private final Battlefield field;
    private final CubeGrid grid;
    private final List<Fault> errors = new ArrayList<>();

    private SituationCheck(Situation situation, PreparedGame game) {
        this.situation = situation;
        this.game = game;
        this.ruleset = situation.setup().ruleset();
        this.field = situation.setup().battlefield();
        this.grid = CubeGrid.of(field);
    }

    static Seq<Fault> of(Situation situation, PreparedGame game) {
        SituationCheck check = new SituationCheck(situation, game);
        check.always();
        check.starter();
        for (Model m : situation.models()) check.still(m);
        check.field
                .withFaces(situation.faces())
                .peekLeft(faults -> faults.forEach(fault -> check.error("now", fault.rule(), fault.toString())));
        situation.underway().forEach(check::underway);
        check.errors.addAll(new ModelsCheck(game, situation.models()).errors(situation.overfull()));
        return Vector.ofAll(check.errors);
    }

    /** The errors of the position of a state, which may be at any point of a game; without those of its models. */
    static Seq<Fault> of(GameState state) {
        SituationCheck check = new SituationCheck(new SituationWriter(state).whole(), (PreparedGame)
                state.position().game());
        check.always();
        return Vector.ofAll(check.errors);
    }

    private void always() {
        score();
        tokens();
        markers();
        zones();
    }

    private void error(Object where, RuleId rule, String fault) {
        errors.add(Fault.of(where.toString(), rule, fault));
    }

    /** SET-7, AWAY-4: after the deployment no model waits, and between two actions no fight is due. */
    private void still(Model m) {
        if (m.status() == Model.Status.WAITING)
            error(m.id(), RuleIds.SET_11, "a model that is away is in reserve, killed, or gone over the edge");
        if (m.forced() != 0) error(m.id(), RuleIds.AWAY_4, "no fight is due between two actions");
        if (!m.inPlay() && !m.place().equals(Place.NOWHERE))
            error(m.id(), RuleIds.SET_11, "a model that is away is not on the battlefield");
    }

    private void score() {
        int rounds = situation.setup().scenario().rounds();
        if (situation.round() < 1 || situation.round() > rounds)
            error("round", RuleIds.RND_1, "the round is 1 to " + rounds + ", not " + situation.round());
        if (situation.a().score() < 0 || situation.b().score() < 0)
            error("score", RuleIds.VIC_1, "victory points are never fewer than 0");
        if (situation.a().score() > Edit.MOST_POINTS || situation.b().score() > Edit.MOST_POINTS)
            error("score", RuleIds.VIC_1, "a side has " + Edit.MOST_POINTS + " victory points at most");
    }

    /** RND-7: the side that first has no model left to activate starts the next round. */
    private void starter() {
        Option<Side> implied = new FirstSide(situation, game).implied();
        if (situation.starter().exists(said -> !implied.getOrElse(said).equals(said)))
            error(
                    "next",
                    RuleIds.RND_7,
                    implied.get() + " has no model left to activate, and "
                            + situation.starter().get() + " has at least one: " + implied.get()
                            + " starts the next round");
    }

    /** SET-3, SET-5, ITEM-3: the item tokens. */
    private void tokens() {
        SituationItems items = new SituationItems(situation);
        for (ItemToken t : situation.tokens()) {
            String where = "token " + t.number();
            t.cube().forEach(cube -> place(where, cube));
            item(where, t.item());
        }
        // on the battlefield, carried or gone
        Vector<Integer> all = items.secrets().tokens().map(TokenItem::token);
        TreeSet<Integer> seen = new TreeSet<>();
        TreeSet<Integer> wrong = new TreeSet<>();
        for (int number : all) if (!seen.add(number) || number < 1 || number > HIGHEST_TOKEN) wrong.add(number);
        for (int number : wrong)
            error("token " + number, RuleIds.SET_3, "each token has a different number from 1 to " + HIGHEST_TOKEN);
        for (TokenItem t : items.tooMany())
            error("token " + t.token(), RuleIds.SET_3, "the pool has no more " + t.item() + " for a face-down token");
        situation.models().forEach(m -> m.found().forEach(carried -> item(m.id(), carried.item())));
        for (SideState side : List.of(situation.a(), situation.b()))
            if (side.looked().distinct().size() < side.looked().size()
                    || !side.looked().forAll(all::contains))
                error("looked", RuleIds.SET_5, "the list must name tokens of the game, each once");
    }

    private void place(String where, Cube cube) {
        if (!field.contains(cube)) error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (grid.sideOpen(cube)) halved(where, cube);
        else if (!field.hasFloor(cube)) error(where, RuleIds.GEO_5, cube + " has no floor for the token");
        else if (!grid.reached(cube))
            error(where, RuleIds.GEO_6, cube + " is filled by blocks: no model could pick up the token");
    }

    private void halved(String where, Cube cube) {
        error(where, RuleIds.GEO_7, cube + " is halved by a wall: name one side of it");
    }

    private void item(Object where, RuleId item) {
        if (ruleset.library().item(item).isEmpty()) error(where, RuleIds.ITEM_1, EditionCheck.noItem(ruleset, item));
    }

    private void markers() {
        if (situation.markers().size() > Edit.MOST_MARKERS)
            error(
                    "markers",
                    RuleIds.KT_1,
                    "at most " + Edit.MOST_MARKERS + " markers are on the battlefield, not "
                            + situation.markers().size());
        else situation.markers().forEach(this::marker);
        TreeSet<Cube> hidden = new TreeSet<>();
        TreeSet<Cube> reported = new TreeSet<>();
        for (Marker marker : situation.markers())
            if (game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT)
                    && !hidden.add(marker.cube())
                    && reported.add(marker.cube()))
                error(where(marker), marker.rule(), "a cube holds one " + marker.displayName() + " marker");
    }

    private static String where(Marker marker) {
        return marker.displayName() + " in " + marker.cube();
    }

    /**
     * GEO-5, GEO-7: markers are on floors and their notation reads back as the same marker. A marker that hides models fills a
     * whole cube, and a cube has at most one of each rule. A marker of the scenario may be in a whole half-cube, as an objective is (PART-1).
     */
    private void marker(Marker marker) {
        Cube cube = marker.cube();
        String where = where(marker);
        boolean hides = game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT);
        if (!field.contains(cube)) error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (hides && !cube.equals(cube.whole()))
            error(where, RuleIds.GEO_7, marker.displayName() + " fills the whole cube, " + cube.whole());
        else if (!hides && !game.isOfScenario(marker.rule()) && grid.sideOpen(cube)) halved(where, cube);
        else if (!field.hasFloor(cube)) error(where, RuleIds.GEO_5, cube + " has no floor");
        marker.owner()
                .filter(owner -> !game.isInGame(owner))
                .forEach(owner -> error(where, RuleIds.ASK_4, "there is no model " + owner));
        if (situation.setup().rule(marker.rule()).isEmpty())
            error(where, RuleIds.KT_1, EditionCheck.noRule(ruleset, marker.rule()));
        marker.effect().forEach(effect -> errors.addAll(CardCheck.carried(ruleset, where, effect)));
        if (field.contains(cube) && !Marker.read(marker.toString()).contains(marker))
            error(where, RuleIds.KT_1, "'" + marker + "' reads back as another marker");
    }

    /** SET-7, SET-9: the deployment zones. */
    private void zones() {
        zone("zone A", situation.a());
        zone("zone B", situation.b());
        if (situation.a().zone() != 0 && situation.a().zone() == situation.b().zone())
            error("zone B", RuleIds.SET_7, "the two sides have different zones");
    }

    private void zone(String where, SideState own) {
        int printed = situation.setup().scenario().zones(field).size();
        if (own.zone() < 0 || own.zone() > printed) {
            error(where, RuleIds.SET_7, "the scenario has zones 1 to " + printed + ", not " + own.zone());
            return;
        }
        if (own.zone() == 0 && own.added().nonEmpty())
            error(where, RuleIds.SET_9, "a side without a zone has no added cubes");
        // an added cube may also be in the scenario's zone, because the drawing of a state names no scenario
        for (Cube cube : own.added().distinct())
            if (!field.contains(cube) || cube.level() != 1 || !cube.equals(cube.whole()))
                error(where, RuleIds.SET_9, cube + " is not a ground cube of the battlefield");
            else if (own.added().count(cube::equals) > 1)
                error(where, RuleIds.SET_9, "a zone names each of its cubes once, but " + cube + " twice");
    }

    /** RND-2, RND-3: the active model, and whether its actions fit into one activation. */
    private void underway(CurrentActivation u) {
        Option<Model> model = situation.model(u.model()).filter(Model::inPlay);
        active(u, model);
        actions(u);
        orders(u);
        // ACT-5, PIN-2: a model stands up as its first action; if it is pinned again, its activation is over
        if (model.exists(Model::pinned)
                && (u.spent() || u.taken().nonEmpty() || u.specials().nonEmpty()))
            error(u.model(), RuleIds.ACT_5, "a pinned model has not acted yet, or its activation is over");
    }

    private void active(CurrentActivation u, Option<Model> model) {
        if (model.forAll(Model::activated))
            error(u.model(), RuleIds.RND_2, "the active model is on the battlefield and has not been activated yet");
        if (model.exists(m -> m.allegiance() == Allegiance.NEUTRAL))
            error(u.model(), RuleIds.RND_2, "a neutral model is not activated");
        if (u.model().side() != situation.initiative())
            error(u.model(), RuleIds.RND_2, "the active model belongs to the side with the initiative");
    }

    private void actions(CurrentActivation u) {
        int all = u.taken().size() + u.specials().size();
        boolean isLong = u.taken().exists(LONG::contains)
                || u.specials()
                        .exists(special -> ActionRules.isLong(situation.setup().rule(special)));
        if (u.taken().distinct().size() + u.specials().distinct().size() < all
                || u.taken().contains(TakenAction.SHOOT) && u.taken().contains(TakenAction.LONG_SHOOT))
            error(u.model(), RuleIds.RND_4, "no action is taken twice in one activation");
        else if (all > (isLong ? 1 : MOST_ACTIONS))
            error(u.model(), RuleIds.RND_3, "an activation is one long action, or up to two different short ones");
        for (RuleId special : u.specials())
            if (situation.setup().rule(special).isEmpty())
                error(u.model(), RuleIds.KT_1, ruleset + " has no rule " + special);
    }

    private void orders(CurrentActivation u) {
        if (u.ordersA() < 0 || u.ordersB() < 0)
            error(u.model(), RuleIds.CMD_9, "special orders are never fewer than 0");
        else if (u.ordersA() > Edit.MOST_ORDERS || u.ordersB() > Edit.MOST_ORDERS)
            error(u.model(), RuleIds.CMD_9, "special orders are " + Edit.MOST_ORDERS + " at most");
        else if (u.ordersA() + u.ordersB() > 0 && ruleset.library().orders().isEmpty())
            error(u.model(), RuleIds.CMD_9, ruleset + " has no special orders");
    }
}
