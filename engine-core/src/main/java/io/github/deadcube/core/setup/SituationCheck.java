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
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
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
        check.field.withFaces(situation.faces()).peekLeft(faults -> faults.forEach(fault -> check.error("now", fault)));
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

    /**
     * The errors of the parts of a state of which other parts cannot be read.
     *
     * @param situation the parts that can be read, and usual values for the others
     */
    static Seq<Fault> ofParts(Situation situation, PreparedGame game) {
        SituationCheck check = new SituationCheck(situation, game);
        check.always();
        check.errors.addAll(new ModelsCheck(game, situation.models()).errors());
        return Vector.ofAll(check.errors);
    }

    private void always() {
        score();
        tokens();
        markers();
        zones();
    }

    private void error(Object where, RuleId rule, String fault, String expected) {
        error(where, Fault.of(rule, fault, expected));
    }

    private void error(Object where, Fault fault) {
        errors.add(fault.in(where.toString()));
    }

    /** Makes texts only of a fault. */
    private void number(Object where, RuleId rule, String what, int value, int least, int most) {
        if (value < least || value > most) error(where, rule, what + " is " + value, least + " to " + most);
    }

    /** SET-7, AWAY-4: after the deployment no model waits, and between two actions no fight is due. */
    private void still(Model m) {
        if (m.status() == Model.Status.WAITING)
            error(m.id(), RuleIds.SET_11, "it waits for the deployment", "in reserve, killed, or gone over the edge");
        if (m.forced() != 0) error(m.id(), RuleIds.AWAY_4, "a fight is due", "none between two actions");
        if (!m.inPlay() && !m.place().equals(Place.NOWHERE))
            error(m.id(), RuleIds.SET_11, "it is away, but on the battlefield", "no place of a model that is away");
    }

    private void score() {
        int rounds = situation.setup().scenario().rounds();
        number("round", RuleIds.RND_1, "the round", situation.round(), 1, rounds);
        number("score A", RuleIds.VIC_1, "the score", situation.a().score(), 0, Edit.MOST_POINTS);
        number("score B", RuleIds.VIC_1, "the score", situation.b().score(), 0, Edit.MOST_POINTS);
    }

    /** RND-7: the side that first has no model left to activate starts the next round. */
    private void starter() {
        Option<Side> implied = new FirstSide(situation, game).implied();
        if (situation.starter().exists(said -> !implied.getOrElse(said).equals(said)))
            error(
                    "next",
                    RuleIds.RND_7,
                    implied.get() + " has no model left to activate, and "
                            + situation.starter().get() + " has at least one",
                    implied.get() + ", who starts the next round");
    }

    /** SET-3, SET-5, ITEM-3: the item tokens. */
    private void tokens() {
        SituationItems items = new SituationItems(situation);
        for (ItemToken t : situation.tokens()) {
            String where = PartName.ofToken(t.number());
            t.cube().forEach(cube -> place(where, cube));
            item(where, t.item());
        }
        // on the battlefield, carried or gone
        Vector<Integer> all = items.secrets().tokens().map(TokenItem::token);
        TreeSet<Integer> seen = new TreeSet<>();
        TreeSet<Integer> wrong = new TreeSet<>();
        for (int number : all) if (!seen.add(number) || number < 1 || number > HIGHEST_TOKEN) wrong.add(number);
        for (int number : wrong) tokenNumber(number);
        for (TokenItem t : items.tooMany().filter(t -> isKnown(t.item())))
            error(
                    PartName.ofToken(t.token()),
                    RuleIds.SET_3,
                    "the pool has no more " + t.item() + " for a face-down token",
                    "an item that is left in the pool");
        situation.models().forEach(m -> m.found().forEach(carried -> item(m.id(), carried.item())));
        looked("looked A", situation.a(), all);
        looked("looked B", situation.b(), all);
    }

    private void looked(String where, SideState side, Vector<Integer> tokens) {
        if (side.looked().distinct().size() < side.looked().size()
                || !side.looked().forAll(tokens::contains))
            error(
                    where,
                    RuleIds.SET_5,
                    "the list names an unknown token, or one twice",
                    "tokens of the game, each once");
    }

    private void tokenNumber(int number) {
        String where = PartName.ofToken(number);
        if (number >= 1 && number <= HIGHEST_TOKEN)
            error(where, RuleIds.SET_3, "two tokens have this number", "a different number for each token");
        else number(where, RuleIds.SET_3, "the number", number, 1, HIGHEST_TOKEN);
    }

    private void place(String where, Cube cube) {
        if (!field.contains(cube)) error(where, ModelsCheck.absent(cube));
        else if (grid.sideOpen(cube)) error(where, ModelsCheck.halved(cube, grid));
        else if (!field.hasFloor(cube)) error(where, ModelsCheck.floorless(cube));
        else if (!grid.reached(cube))
            error(where, RuleIds.GEO_6, cube + " is filled by blocks", "a cube where a model could pick up the token");
    }

    private void item(Object where, RuleId item) {
        if (!isKnown(item)) error(where, EditionCheck.noItem(ruleset, item));
    }

    private boolean isKnown(RuleId item) {
        return ruleset.library().item(item).isDefined();
    }

    private void markers() {
        if (situation.markers().size() > Edit.MOST_MARKERS)
            error(
                    "markers",
                    RuleIds.KT_1,
                    "there are " + situation.markers().size() + " markers",
                    Edit.MOST_MARKERS + " at most");
        else situation.markers().forEach(this::marker);
        TreeSet<Cube> hidden = new TreeSet<>();
        TreeSet<Cube> reported = new TreeSet<>();
        for (Marker marker : situation.markers())
            if (game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT)
                    && !hidden.add(marker.cube())
                    && reported.add(marker.cube()))
                error(PartName.of(marker), marker.rule(), "two of them are in the cube", "one of a kind in a cube");
    }

    /**
     * GEO-5, GEO-7: markers are on floors and their notation reads back as the same marker. A marker that blocks sight fills a
     * whole cube, and a cube has at most one of each rule. A marker of the scenario may be in a whole half-cube, as an objective is (PART-1).
     */
    private void marker(Marker marker) {
        Cube cube = marker.cube();
        String where = PartName.of(marker);
        boolean blocksSight = game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT);
        if (!field.contains(cube)) error(where, ModelsCheck.absent(cube));
        else if (blocksSight && !cube.equals(cube.whole()))
            error(where, RuleIds.GEO_7, marker.displayName() + " fills the whole cube", "the cube " + cube.whole());
        else if (!blocksSight && !game.isOfScenario(marker.rule()) && grid.sideOpen(cube))
            error(where, ModelsCheck.halved(cube, grid));
        else if (!field.hasFloor(cube)) error(where, ModelsCheck.floorless(cube));
        marker.owner()
                .filter(owner -> !game.isInGame(owner))
                .forEach(owner -> error(where, RuleIds.ASK_4, "there is no model " + owner, "a model of the game"));
        if (situation.setup().rule(marker.rule()).isEmpty()) error(where, EditionCheck.noRule(ruleset, marker.rule()));
        for (Keyword effect : marker.effect())
            for (Fault fault : CardCheck.carried(ruleset, where, effect))
                error(where, fault.rule(), fault.text(), "a keyword of the edition, as a weapon prints it");
        if (field.contains(cube) && !Marker.read(marker.toString()).contains(marker))
            error(
                    where,
                    RuleIds.KT_1,
                    "'" + marker + "' reads back as another marker",
                    "a marker that its text describes");
    }

    /** SET-7, SET-9: the deployment zones. */
    private void zones() {
        zone("zone A", situation.a());
        zone("zone B", situation.b());
        if (situation.a().zone() != 0 && situation.a().zone() == situation.b().zone())
            error(
                    "zone B",
                    RuleIds.SET_7,
                    "both sides have zone " + situation.b().zone(),
                    "different zones");
    }

    private void zone(String where, SideState own) {
        int printed = situation.setup().scenario().zones(field).size();
        if (own.zone() < 0 || own.zone() > printed) {
            error(where, RuleIds.SET_7, "the scenario has no zone " + own.zone(), "1 to " + printed);
            return;
        }
        if (own.zone() == 0 && own.added().nonEmpty())
            error(where, RuleIds.SET_9, "cubes are added to no zone", "none for a side without a zone");
        // an added cube may also be in the scenario's zone, because the drawing of a state names no scenario
        for (Cube cube : own.added().distinct())
            if (!field.contains(cube) || cube.level() != 1 || !cube.equals(cube.whole()))
                error(where, RuleIds.SET_9, cube + " cannot be added", "a ground cube of the battlefield");
            else if (own.added().count(cube::equals) > 1)
                error(where, RuleIds.SET_9, cube + " is added twice", "each cube once");
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
            error(
                    u.model(),
                    RuleIds.ACT_5,
                    "it is pinned, but has acted",
                    "a pinned model that has not acted yet, or whose activation is over");
    }

    private void active(CurrentActivation u, Option<Model> model) {
        if (model.forAll(Model::activated))
            error(
                    u.model(),
                    RuleIds.RND_2,
                    "it cannot be active",
                    "a model on the battlefield that has not been activated yet");
        if (model.exists(m -> m.allegiance() == Allegiance.NEUTRAL))
            error(u.model(), RuleIds.RND_2, "a neutral model is active", "a model of a side");
        if (u.model().side() != situation.initiative())
            error(
                    u.model(),
                    RuleIds.RND_2,
                    "it is active, but " + situation.initiative() + " has the initiative",
                    "a model of the side with the initiative");
    }

    private void actions(CurrentActivation u) {
        int all = u.taken().size() + u.specials().size();
        boolean isLong = u.taken().exists(LONG::contains)
                || u.specials()
                        .exists(special -> ActionRules.isLong(situation.setup().rule(special)));
        if (u.taken().distinct().size() + u.specials().distinct().size() < all
                || u.taken().contains(TakenAction.SHOOT) && u.taken().contains(TakenAction.LONG_SHOOT))
            error(u.model(), RuleIds.RND_4, "an action is taken twice", "different actions in one activation");
        else if (all > (isLong ? 1 : MOST_ACTIONS))
            error(
                    u.model(),
                    RuleIds.RND_3,
                    "it has taken too many actions",
                    "one long action, or up to two short ones");
        for (RuleId special : u.specials())
            if (situation.setup().rule(special).isEmpty()) error(u.model(), EditionCheck.noRule(ruleset, special));
    }

    private void orders(CurrentActivation u) {
        int before = errors.size();
        number(u.model(), RuleIds.CMD_9, "the number of A's special orders", u.ordersA(), 0, Edit.MOST_ORDERS);
        number(u.model(), RuleIds.CMD_9, "the number of B's special orders", u.ordersB(), 0, Edit.MOST_ORDERS);
        if (errors.size() == before
                && u.ordersA() + u.ordersB() > 0
                && ruleset.library().orders().isEmpty())
            error(u.model(), RuleIds.CMD_9, "special orders are used, but " + ruleset + " has none", "0");
    }
}
