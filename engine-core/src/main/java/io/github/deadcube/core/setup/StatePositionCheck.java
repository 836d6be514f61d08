package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * RND-7, VIC-1, SET-11: finds every error in the position of a situation, or of a state that may not come from play.
 */
final class StatePositionCheck {
    private static final int HIGHEST_TOKEN = 999;
    private static final int MOST_RECON_FACE = 8;

    private final Position p;
    private final Vector<TokenItem> secrets;
    private final PreparedGame game;
    private final Setup setup;
    private final Ruleset ruleset;
    private final Battlefield field;
    private final CubeGrid grid;
    private final List<StateFault> errors = new ArrayList<>();

    private StatePositionCheck(GameState state) {
        this.p = state.position();
        this.secrets = state.secrets();
        this.game = (PreparedGame) p.game();
        this.setup = game.setup();
        this.ruleset = setup.ruleset();
        this.field = setup.battlefield();
        this.grid = CubeGrid.of(field);
    }

    static Vector<StateFault> faults(Situation situation) {
        StatePositionCheck check = new StatePositionCheck(situation.state());
        check.number("round", RuleIds.RND_1, "the round", check.p.round(), 1, check.rounds());
        check.always();
        check.starter();
        for (Model m : check.p.models()) check.still(m);
        situation.underway().forEach(u -> check.errors.addAll(new ActivationCheck(check.p, u).errors()));
        check.errors.addAll(check.models().errors(situation.overfull()));
        return Vector.ofAll(check.errors);
    }

    /** The errors of a state at any point of a game. */
    static Vector<StateFault> faults(GameState state) {
        StatePositionCheck check = new StatePositionCheck(state);
        check.errors.addAll(check.models().errors());
        check.revealed();
        for (Side side : Side.BOTH) check.side(side, check.p.side(side));
        check.turn();
        check.recon();
        check.inOrder();
        check.begun();
        return Vector.ofAll(check.errors);
    }

    /** The errors of the parts of a state of which other parts cannot be read. */
    static Vector<StateFault> ofParts(GameState parts) {
        StatePositionCheck check = new StatePositionCheck(parts);
        check.begun();
        check.errors.addAll(check.models().errors());
        return Vector.ofAll(check.errors);
    }

    private ModelsCheck models() {
        return new ModelsCheck(game, p.models());
    }

    /** The errors of what a game has from its first round on. */
    private void begun() {
        if (p.round() > 0) number("round", RuleIds.RND_1, "the round", p.round(), 1, rounds());
        always();
    }

    private int rounds() {
        return setup.scenario().rounds();
    }

    private void always() {
        score();
        tokens();
        markers();
        zones();
    }

    private void error(Object where, RuleId rule, CharSequence fault, CharSequence expected) {
        error(where, Fault.of(rule, fault, expected));
    }

    private void error(Object where, Fault fault) {
        errors.add(StateFault.of(fault.at(where.toString())));
    }

    private void error(ModelId model, String part, RuleId rule, CharSequence fault, CharSequence expected) {
        error(model, part, Fault.of(rule, fault, expected));
    }

    private void error(ModelId model, String part, Fault fault) {
        errors.add(StateFault.of(PartName.name(model, part), fault.at(model.toString())));
    }

    private void number(Object where, RuleId rule, CharSequence what, int value, int least, int most) {
        if (value < least || value > most)
            error(
                    where,
                    rule,
                    Sentence.of("{what} is {value}", Sentence.of(what), value),
                    Sentence.of("{least} to {most}", least, most));
    }

    /** SET-7, AWAY-4: after the deployment no model waits, and between two actions no fight is due. */
    private void still(Model m) {
        if (m.status() == Model.Status.WAITING)
            error(
                    m.id(),
                    "status",
                    RuleIds.SET_11,
                    "it waits for the deployment",
                    "in reserve, killed, or gone over the edge");
        if (m.forced() != 0) error(m.id(), "forced", RuleIds.AWAY_4, "a fight is due", "none between two actions");
        if (!m.inPlay() && !m.place().equals(Place.NOWHERE))
            error(
                    m.id(),
                    "place",
                    RuleIds.SET_11,
                    "it is away, but on the battlefield",
                    "no place of a model that is away");
    }

    private void score() {
        number("score A", RuleIds.VIC_1, "the score", p.a().score(), 0, StateBounds.MOST_POINTS);
        number("score B", RuleIds.VIC_1, "the score", p.b().score(), 0, StateBounds.MOST_POINTS);
    }

    /** RND-7: the side that first has no model left to activate starts the next round. */
    private void starter() {
        Option<Side> implied = new FirstSide(p, game).implied();
        if (p.starter().exists(said -> !implied.getOrElse(said).equals(said)))
            error(
                    "next",
                    RuleIds.RND_7,
                    Sentence.of(
                            "{implied} has no model left to activate, and {starter} has at least one",
                            implied.get(),
                            p.starter().get()),
                    Sentence.of("{implied}, who starts the next round", implied.get()));
    }

    /** SET-3, SET-5, ITEM-3: the item tokens. */
    private void tokens() {
        Vector<TokenItem> carried = p.models()
                .flatMap(m -> m.found().map(item -> new TokenItem(item.token(), item.item())))
                .toVector();
        for (Token t : p.tokens()) place(PartName.ofToken(t.number()), t.cube());
        for (TokenItem t : secrets.removeAll(carried)) item(PartName.ofToken(t.token()), t.item());
        Vector<Integer> listed = secrets.map(TokenItem::token);
        Vector<Integer> known = listed.appendAll(carried.map(TokenItem::token));
        TreeSet<Integer> wrong = new TreeSet<>(repeated(listed));
        wrong.addAll(repeated(carried.map(TokenItem::token).appendAll(p.tokens().map(Token::number))));
        for (int number : known) if (number < 1 || number > HIGHEST_TOKEN) wrong.add(number);
        for (int number : wrong) tokenNumber(number);
        for (TokenItem t : tooMany().filter(t -> isKnown(t.item())))
            error(
                    PartName.ofToken(t.token()),
                    RuleIds.SET_3,
                    Sentence.of("the pool has no more {item} for a face-down token", t.item()),
                    "an item that is left in the pool");
        p.models()
                .forEach(m -> m.found()
                        .filter(found -> !isKnown(found.item()))
                        .forEach(found -> error(m.id(), "item", EditionCheck.noItem(ruleset, found.item()))));
        looked("looked A", p.a(), known);
        looked("looked B", p.b(), known);
    }

    private static SortedSet<Integer> repeated(Iterable<Integer> numbers) {
        TreeSet<Integer> seen = new TreeSet<>();
        TreeSet<Integer> repeated = new TreeSet<>();
        for (int number : numbers) if (!seen.add(number)) repeated.add(number);
        return repeated;
    }

    /** SET-3: the face-down tokens that exceed the number of their item in the pool, those on the battlefield first. */
    private Vector<TokenItem> tooMany() {
        Vector<RuleId> left = setup.scenario().tokens(ruleset);
        for (TokenItem open : p.revealed()) left = left.remove(open.item());
        TreeSet<Integer> lying = new TreeSet<>();
        for (Token t : p.tokens()) lying.add(t.number());
        Vector<TokenItem> none = Vector.empty();
        for (TokenItem t : secrets.removeAll(p.revealed()).sortBy(t -> !lying.contains(t.token()))) {
            if (!left.contains(t.item())) none = none.append(t);
            left = left.remove(t.item());
        }
        return none;
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
            error(
                    where,
                    RuleIds.GEO_6,
                    Sentence.of("{cube} is filled by blocks", cube),
                    "a cube where a model could pick up the token");
    }

    private void item(String where, RuleId item) {
        if (!isKnown(item)) error(where, EditionCheck.noItem(ruleset, item));
    }

    private boolean isKnown(RuleId item) {
        return ruleset.library().item(item).isDefined();
    }

    private void markers() {
        if (p.markers().size() > StateBounds.MOST_MARKERS)
            error(
                    "markers",
                    RuleIds.KT_1,
                    Sentence.of("there are {count} markers", p.markers().size()),
                    StateBounds.MOST_MARKERS + " at most");
        else p.markers().forEach(this::marker);
        TreeSet<Cube> hidden = new TreeSet<>();
        TreeSet<Cube> reported = new TreeSet<>();
        for (Marker marker : p.markers())
            if (game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT)
                    && !hidden.add(marker.cube())
                    && reported.add(marker.cube()))
                error(PartName.name(marker), marker.rule(), "two of them are in the cube", "one of a kind in a cube");
    }

    /**
     * GEO-5, GEO-7: a marker of the scenario may be in a whole half-cube, as an objective is (PART-1); no other may.
     */
    private void marker(Marker marker) {
        Cube cube = marker.cube();
        String where = PartName.name(marker);
        boolean blocksSight = game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT);
        if (!field.contains(cube)) error(where, ModelsCheck.absent(cube));
        else if (blocksSight && !cube.equals(cube.whole()))
            error(
                    where,
                    RuleIds.GEO_7,
                    Sentence.of("{displayName} fills the whole cube", marker.displayName()),
                    Sentence.of("the cube {whole}", cube.whole()));
        else if (!blocksSight && !game.isOfScenario(marker.rule()) && grid.sideOpen(cube))
            error(where, ModelsCheck.halved(cube, grid));
        else if (!field.hasFloor(cube)) error(where, ModelsCheck.floorless(cube));
        marker.owner()
                .filter(owner -> !game.isInGame(owner))
                .forEach(owner -> error(
                        where, RuleIds.ASK_4, Sentence.of("there is no model {owner}", owner), "a model of the game"));
        if (setup.rule(marker.rule()).isEmpty()) error(where, EditionCheck.noRule(ruleset, marker.rule()));
        for (Keyword effect : marker.effect())
            for (Fault fault : CardCheck.carried(ruleset, Vector.empty(), effect))
                error(where, fault.rule(), fault.sentence(), "a keyword of the edition, as a weapon prints it");
        if (field.contains(cube) && !Marker.read(marker.toString()).contains(marker))
            error(
                    where,
                    RuleIds.KT_1,
                    Sentence.of("'{marker}' reads back as another marker", marker),
                    "a marker that its text describes");
    }

    /** SET-7, SET-9: the deployment zones. */
    private void zones() {
        zone("zone A", p.a());
        zone("zone B", p.b());
        if (p.a().zone() != 0 && p.a().zone() == p.b().zone())
            error("zone B", RuleIds.SET_7, Sentence.of("both sides have zone {zone}", p.b().zone()), "different zones");
    }

    private void zone(String where, SideState own) {
        int printed = setup.scenario().zones(field).size();
        if (own.zone() < 0 || own.zone() > printed) {
            error(
                    where,
                    RuleIds.SET_7,
                    Sentence.of("the scenario has no zone {zone}", own.zone()),
                    Sentence.of("1 to {printed}", printed));
            return;
        }
        if (own.zone() == 0 && own.added().nonEmpty())
            error(where, RuleIds.SET_9, "cubes are added to no zone", "none for a side without a zone");
        // an added cube may also be in the scenario's zone, because the drawing of a state names no scenario
        for (Cube cube : own.added().distinct())
            if (!field.contains(cube) || cube.level() != 1 || !cube.equals(cube.whole()))
                error(
                        where,
                        RuleIds.SET_9,
                        Sentence.of("{cube} cannot be added", cube),
                        "a ground cube of the battlefield");
            else if (own.added().count(cube::equals) > 1)
                error(where, RuleIds.SET_9, Sentence.of("{cube} is added twice", cube), "each cube once");
    }

    private void unless(boolean holds, String where, CharSequence fault, CharSequence expected, RuleId rule) {
        if (!holds) errors.add(StateFault.of(where, Fault.of(rule, fault, expected)));
    }

    /** ITEM-3: a token that is carried was revealed. */
    private void revealed() {
        for (Model m : p.models())
            for (Carried item : m.found())
                if (!p.revealed().contains(new TokenItem(item.token(), item.item())))
                    error(
                            m.id(),
                            "item",
                            RuleIds.ITEM_3,
                            Sentence.of(
                                    "{m} carries token {token}, which is not revealed as {item}",
                                    m.id(),
                                    item.token(),
                                    item.item()),
                            "a revealed token");
    }

    private void side(Side side, SideState s) {
        unless(
                s.added().equals(s.added().sorted()),
                "added " + side,
                Sentence.of("the added cubes of {side}'s zone are not in battlefield order", side),
                "battlefield order",
                RuleIds.SET_9);
        unless(
                p.round() > 0 || s.command().size() == 0,
                "command " + side,
                Sentence.of("{side} has command dice before the first round", side),
                "none",
                RuleIds.CMD_1);
    }

    private void turn() {
        unless(
                p.round() > 0 || !p.models().exists(Model::activated),
                "models",
                "a model is activated before the first round",
                "none",
                RuleIds.RND_2);
        for (ActiveModel a : p.active()) {
            ModelId id = a.model();
            unless(
                    !p.model(id).get().activated() || a.over(),
                    "active",
                    Sentence.of("{id} is active, but activated", id),
                    "a model to activate",
                    RuleIds.RND_2);
        }
    }

    private void recon() {
        FullPosition.of(p)
                .recon()
                .forEach(recon -> unless(
                        recon.faces().forAll(face -> face >= 1 && face <= MOST_RECON_FACE)
                                && recon.faces().equals(recon.faces().sorted()),
                        "recon",
                        "the recon dice are not faces in ascending order",
                        "faces 1 to " + MOST_RECON_FACE,
                        RuleIds.SET_5));
    }

    private void inOrder() {
        Seq<Marker> sorted = p.markers().sortBy(Marker::cube);
        unless(
                p.markers().equals(sorted),
                "markers",
                "the markers are not in battlefield order",
                "battlefield order",
                RuleIds.KT_1);
    }
}
