package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.ModelOffBoard;
import io.github.deadcube.api.Situation.ModelOnBoard;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.MovementMode;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Muster;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.board.Board;
import io.github.deadcube.core.resolve.Edit;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** GEO-2, ADV-4, DMG-3: finds every error of a situation. The set-up must be valid. */
final class SituationCheck {
    private final Situation situation;
    private static final int MOST_MARKS = 99;
    private static final int HIGHEST_MARK = 999;

    private final PreparedGame game;
    private final Board board;
    private final List<Fault> errors = new ArrayList<>();

    private SituationCheck(Situation situation, PreparedGame game) {
        this.situation = situation;
        this.game = game;
        this.board = Board.of(situation.setup().battlefield());
    }

    static Seq<Fault> of(Situation situation, PreparedGame game) {
        SituationCheck check = new SituationCheck(situation, game);
        check.score();
        check.errors.addAll(new TokensCheck(situation).errors());
        MarkerCheck.of(situation.markers(), game, check.errors);
        check.starter();
        check.away();
        situation
                .setup()
                .battlefield()
                .withFaces(situation.faces())
                .peekLeft(faults -> faults.forEach(fault -> check.error("now", fault.rule(), fault.toString())));
        check.errors.addAll(new ZonesCheck(situation).errors());
        check.errors.addAll(new UnderwayCheck(situation).errors());
        Vector<ModelOnBoard> known = situation.models().filter(check::known);
        known.forEach(check::standing);
        check.crowds(known.filter(
                s -> situation.setup().battlefield().contains(s.place().cube())));
        return Vector.ofAll(check.errors);
    }

    /** The errors of the position of a state, which may be at any point of a game. */
    static Seq<Fault> of(GameState state) {
        Situation situation = new SituationWriter(state).whole();
        SituationCheck check =
                new SituationCheck(situation, (PreparedGame) state.position().game());
        check.score();
        check.errors.addAll(new TokensCheck(situation).errors());
        MarkerCheck.of(situation.markers(), check.game, check.errors);
        check.away();
        check.errors.addAll(new ZonesCheck(situation).errors());
        Vector<ModelOnBoard> standing = situation.models().filter(s -> s.place().spot() > 0);
        standing.forEach(s -> check.place(s.id().toString(), s));
        situation.models().forEach(check::onBoard);
        check.spots(standing);
        return Vector.ofAll(check.errors);
    }

    private void error(String where, RuleId rule, String fault) {
        errors.add(Fault.of(where, rule, fault));
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

    /** SET-11, DMG-3: a model that is away is in reserve, killed or has left over the edge, and is not on the battlefield. */
    private void away() {
        for (ModelOffBoard a : situation.away()) {
            String where = a.id().toString();
            if (!game.isInGame(a.id())) {
                error(where, RuleIds.ASK_4, "there is no such model");
                continue;
            }
            if (situation.models().exists(s -> s.id().equals(a.id())))
                error(where, RuleIds.SET_11, "a model that is away is not on the battlefield");
            if (situation.away().count(other -> other.id().equals(a.id())) > 1)
                error(where, RuleIds.ASK_4, "the model is named twice");
            if (a.status() == ModelState.Status.IN_PLAY || a.status() == ModelState.Status.WAITING)
                error(where, RuleIds.SET_11, "a model that is away is in reserve, killed, or gone over the edge");
            if (a.activated() && !(a.status() == ModelState.Status.RESERVE && game.isActivatedInReserve(a.id())))
                error(
                        where,
                        RuleIds.RND_2,
                        "only a model in reserve that must be called in can be activated away from the battlefield");
            if (a.status() == ModelState.Status.SPARE && profile(a.id()).muster() != Muster.SPARE)
                error(where, RuleIds.ORD_6, "its card is not the card of a spare");
            boolean killed = a.status() == ModelState.Status.KILLED;
            if (killed && (a.item().isDefined() || a.marks().nonEmpty() || a.damage() != 0))
                error(where, RuleIds.DMG_4, "a killed model carries nothing, and has no marks and no damage");
            else card(where, a.id(), a.damage(), a.item());
            usedUp(where, a.id(), a.usedUp());
            friend(where, a.id(), a.allegiance());
            marks(where, a.id(), a.marks());
        }
    }

    private boolean known(ModelOnBoard s) {
        Setup setup = situation.setup();
        int members = setup.team(s.id().side()).members().size();
        if (s.id().number() < 1 || s.id().number() > members) {
            error(s.id().toString(), RuleIds.ASK_4, "team " + s.id().side() + " has models 1 to " + members);
            return false;
        }
        if (situation.models().count(other -> other.id().equals(s.id())) > 1)
            error(s.id().toString(), RuleIds.ASK_4, "the model is named twice");
        return true;
    }

    private Profile profile(ModelId id) {
        return situation.setup().team(id.side()).members().get(id.number() - 1);
    }

    private void standing(ModelOnBoard s) {
        place(s.id().toString(), s);
        onBoard(s);
    }

    /** Checks everything but the place. */
    private void onBoard(ModelOnBoard s) {
        String where = s.id().toString();
        usedUp(where, s.id(), s.usedUp());
        friend(where, s.id(), s.allegiance());
        marks(where, s.id(), s.marks());
        if (s.pinned() && !game.marksSilence() && game.hooks(s.id()).hasTrait(Trait.NEVER_PINNED))
            error(where, RuleIds.PIN_5, "the keywords of the model prevent pinning");
        card(where, s.id(), s.damage(), s.item());
    }

    private void usedUp(String where, ModelId id, Vector<String> names) {
        for (String name : names)
            if (!usable(profile(id), name))
                error(where, RuleIds.SHO_8, "it has no weapon or item '" + name + "' that can be used up");
    }

    /** ITEM-1, DMG-3: checks the item and the damage against the card. */
    private void card(String where, ModelId id, int damage, Option<RuleId> item) {
        RuleId empty = game.hooks(id).ruleOf(Trait.EMPTY_HANDED);
        if (item.isDefined() && empty != null && !game.marksSilence()) error(where, empty, "it carries no items");
        int hitPoints = profile(id).hitPoints();
        if (damage < 0 || damage >= hitPoints)
            error(
                    where,
                    RuleIds.DMG_3,
                    "damage is 0 to " + (hitPoints - 1) + " for a model with " + hitPoints + " HP, not " + damage);
    }

    private void friend(String where, ModelId id, Allegiance allegiance) {
        if (allegiance != Allegiance.of(id.side()) && allegiance != Allegiance.NEUTRAL)
            error(where, RuleIds.SET_1, "a model belongs to its side, or is neutral");
    }

    private void marks(String where, ModelId id, io.vavr.collection.List<Mark> marks) {
        RuleId empty = game.hooks(id).ruleOf(Trait.EMPTY_HANDED);
        if (empty != null)
            for (ScenarioRule rule : situation.setup().scenario().rules())
                if (rule.isCarried() && marks.exists(mark -> mark.rule().equals(rule.rule())))
                    error(where, empty, "it carries nothing, and no " + rule.title());
        if (marks.size() > MOST_MARKS)
            error(where, RuleIds.KT_1, "a model has at most " + MOST_MARKS + " marks, not " + marks.size());
        for (Mark mark : marks)
            if (mark.amount() < 0 || mark.amount() > HIGHEST_MARK)
                error(where, RuleIds.KT_1, "the number of a mark is 0 to " + HIGHEST_MARK + ", not " + mark.amount());
    }

    /** SHO-8, ITEM-7: whether the name is a weapon, an item that the card prints, or equipment. */
    private boolean usable(Profile card, String name) {
        return card.weapons().exists(w -> w.name().equals(name))
                || card.equipment().exists(item -> item.id().equals(name))
                || card.has(name)
                        && situation
                                .setup()
                                .ruleset()
                                .library()
                                .itemPrinted(name)
                                .isDefined();
    }

    /** GEO-2, GEO-5 to GEO-7, PART-4: checks the cube and the spot of a model. */
    private void place(String where, ModelOnBoard s) {
        Cube cube = s.place().cube();
        int spot = s.place().spot();
        int size = profile(s.id()).size();
        int spots = cube.part().spots();
        if (!situation.setup().battlefield().contains(cube))
            error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (!situation.setup().battlefield().hasFloor(cube)) error(where, RuleIds.GEO_5, cube + " has no floor");
        else if (board.sideOpen(cube))
            error(
                    where,
                    RuleIds.GEO_7,
                    cube + " is halved by a wall: name one side of it, for example "
                            + board.parts(cube).head());
        else if (!board.stands(size, cube))
            error(where, RuleIds.PART_4, "a model of SZ " + size + " cannot stand on the half floor of " + cube);
        else if (spot >= 1
                && spot <= spots
                && (board.spots(MovementMode.CLIMBING, size, profile(s.id()).width())
                                                .applyAsInt(cube)
                                        >> spot
                                & 1)
                        == 0) error(where, RuleIds.GEO_6, "a model of SZ " + size + " cannot stand on " + s.place());
        if (spot < 1 || spot > spots)
            error(where, RuleIds.GEO_2, "a model stands on a spot 1 to " + spots + ", not " + spot);
    }

    private void crowds(Vector<ModelOnBoard> models) {
        spots(models);
        CapacityCheck crowds = new CapacityCheck(situation.withModels(models));
        Vector<Cube> overfull = crowds.overfull();
        for (Cube cube : overfull.reject(situation.overfull()::contains)) tooMany(crowds, cube);
        for (Cube cube : situation.overfull().reject(overfull::contains))
            error("overfull", RuleIds.ADV_19, cube + " holds no more than its capacity");
    }

    private void spots(Vector<ModelOnBoard> models) {
        for (Cube cube : models.map(s -> s.place().cube()).distinct().sorted()) {
            Vector<ModelOnBoard> there = models.filter(s -> s.place().cube().equals(cube));
            for (int spot : there.map(s -> s.place().spot()).distinct())
                if (there.count(s -> s.place().spot() == spot) > 1)
                    error(new Place(cube, spot).toString(), RuleIds.GEO_2, "a spot holds one model");
        }
    }

    private void tooMany(CapacityCheck crowds, Cube cube) {
        int most = crowds.most(cube);
        String what = crowds.halved(cube) ? "half a cube" : "a cube";
        for (Allegiance allegiance : Allegiance.values())
            if (crowds.of(cube, allegiance) > most)
                error(
                        cube.toString(),
                        RuleIds.ADV_4,
                        "models of one side total SZ " + most + " at most in " + what + ", not "
                                + crowds.of(cube, allegiance) + ", unless the situation lists the cube as overfull");
        if (crowds.all(cube) > most * 2)
            error(
                    cube.toString(),
                    RuleIds.ADV_4,
                    "models total SZ " + most * 2 + " at most in " + what + ", not " + crowds.all(cube)
                            + ", unless the situation lists the cube as overfull");
    }

    /** SET-7, SET-9: finds the errors in the deployment zones of a situation. */
    static final class ZonesCheck {
        private final Situation situation;
        private final Battlefield field;
        private final Vector<Vector<Cube>> printed;
        private final List<Fault> errors = new ArrayList<>();

        ZonesCheck(Situation situation) {
            this.situation = situation;
            this.field = situation.setup().battlefield();
            this.printed = situation.setup().scenario().zones(field);
        }

        List<Fault> errors() {
            zone(Side.A, situation.a());
            zone(Side.B, situation.b());
            if (situation.a().zone() != 0
                    && situation.a().zone() == situation.b().zone())
                error(Side.B, RuleIds.SET_7, "the two sides have different zones");
            return errors;
        }

        private void error(Side side, RuleId rule, String fault) {
            errors.add(Fault.of("zone " + side, rule, fault));
        }

        private void zone(Side side, SideState own) {
            if (own.zone() < 0 || own.zone() > printed.size()) {
                error(side, RuleIds.SET_7, "the scenario has zones 1 to " + printed.size() + ", not " + own.zone());
                return;
            }
            if (own.zone() == 0 && own.added().nonEmpty())
                error(side, RuleIds.SET_9, "a side without a zone has no added cubes");
            // an added cube may also be in the scenario's zone, because the drawing of a state names no scenario
            for (Cube cube : own.added().distinct())
                if (!field.contains(cube) || cube.level() != 1 || !cube.equals(cube.whole()))
                    error(side, RuleIds.SET_9, cube + " is not a ground cube of the battlefield");
                else if (own.added().count(cube::equals) > 1)
                    error(side, RuleIds.SET_9, "a zone names each of its cubes once, but " + cube + " twice");
        }
    }

    /**
     * GEO-5, GEO-7: markers are on floors and their notation reads back as the same marker. A marker that hides models fills a
     * whole cube, and a cube has at most one of each rule. A marker of the scenario may be in a whole half-cube, as an objective is (PART-1).
     */
    static final class MarkerCheck {
        private static final int MOST = 999;

        private final PreparedGame game;
        private final Battlefield field;
        private final List<Fault> errors;

        private MarkerCheck(PreparedGame game, List<Fault> errors) {
            this.game = game;
            this.field = game.setup().battlefield();
            this.errors = errors;
        }

        static void of(Vector<Marker> markers, PreparedGame game, List<Fault> errors) {
            MarkerCheck check = new MarkerCheck(game, errors);
            if (markers.size() > MOST)
                check.errors.add(Fault.of(
                        "markers",
                        RuleIds.KT_1,
                        "at most " + MOST + " markers are on the battlefield, not " + markers.size()));
            else markers.forEach(check::marker);
            TreeSet<Cube> hidden = new TreeSet<>();
            TreeSet<Cube> reported = new TreeSet<>();
            for (Marker marker : markers)
                if (game.hasTrait(marker.rule(), Trait.HIDES)
                        && !hidden.add(marker.cube())
                        && reported.add(marker.cube()))
                    check.error(marker, marker.rule(), "a cube holds one " + marker.displayName() + " marker");
        }

        private void marker(Marker marker) {
            Cube cube = marker.cube();
            if (!field.contains(cube)) error(marker, RuleIds.GEO_1, cube + " is not on the battlefield");
            else if (game.hasTrait(marker.rule(), Trait.HIDES) && !cube.equals(cube.whole()))
                error(marker, RuleIds.GEO_7, marker.displayName() + " fills the whole cube, " + cube.whole());
            else if (!game.hasTrait(marker.rule(), Trait.HIDES)
                    && !game.isOfScenario(marker.rule())
                    && Board.of(field).sideOpen(cube))
                error(marker, RuleIds.GEO_7, cube + " is halved by a wall: name one side of it");
            else if (!field.hasFloor(cube)) error(marker, RuleIds.GEO_5, cube + " has no floor");
            marker.owner()
                    .filter(owner -> !game.isInGame(owner))
                    .forEach(owner -> error(marker, RuleIds.ASK_4, "there is no model " + owner));
            if (game.setup().rule(marker.rule()).isEmpty())
                error(marker, RuleIds.KT_1, game.setup().ruleset() + " has no rule " + marker.rule());
            if (field.contains(cube) && !Marker.read(marker.toString()).contains(marker))
                error(marker, RuleIds.KT_1, "'" + marker + "' reads back as another marker");
        }

        private void error(Marker marker, RuleId rule, String fault) {
            errors.add(Fault.of(marker.displayName() + " in " + marker.cube(), rule, fault));
        }
    }
}
