package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
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
    private final Situation situation;
    private final PreparedGame game;
    private final List<Fault> errors = new ArrayList<>();

    private SituationCheck(Situation situation, PreparedGame game) {
        this.situation = situation;
        this.game = game;
    }

    static Seq<Fault> of(Situation situation, PreparedGame game) {
        SituationCheck check = new SituationCheck(situation, game);
        check.always();
        check.starter();
        for (Model m : situation.models()) check.still(m);
        situation
                .setup()
                .battlefield()
                .withFaces(situation.faces())
                .peekLeft(faults -> faults.forEach(fault -> check.error("now", fault.rule(), fault.toString())));
        check.errors.addAll(new UnderwayCheck(situation).errors());
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
        errors.addAll(new TokensCheck(situation).errors());
        MarkerCheck.of(situation.markers(), game, errors);
        errors.addAll(new ZonesCheck(situation).errors());
    }

    /** SET-7, AWAY-4: after the deployment no model waits, and between two actions no fight is due. */
    private void still(Model m) {
        String where = m.id().toString();
        if (m.status() == Model.Status.WAITING)
            error(where, RuleIds.SET_11, "a model that is away is in reserve, killed, or gone over the edge");
        if (m.forced() != 0) error(where, RuleIds.AWAY_4, "no fight is due between two actions");
        if (!m.inPlay() && !m.place().equals(Place.NOWHERE))
            error(where, RuleIds.SET_11, "a model that is away is not on the battlefield");
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
                if (game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT)
                        && !hidden.add(marker.cube())
                        && reported.add(marker.cube()))
                    check.error(marker, marker.rule(), "a cube holds one " + marker.displayName() + " marker");
        }

        private void marker(Marker marker) {
            Cube cube = marker.cube();
            if (!field.contains(cube)) error(marker, RuleIds.GEO_1, cube + " is not on the battlefield");
            else if (game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT) && !cube.equals(cube.whole()))
                error(marker, RuleIds.GEO_7, marker.displayName() + " fills the whole cube, " + cube.whole());
            else if (!game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT)
                    && !game.isOfScenario(marker.rule())
                    && CubeGrid.of(field).sideOpen(cube))
                error(marker, RuleIds.GEO_7, cube + " is halved by a wall: name one side of it");
            else if (!field.hasFloor(cube)) error(marker, RuleIds.GEO_5, cube + " has no floor");
            marker.owner()
                    .filter(owner -> !game.isInGame(owner))
                    .forEach(owner -> error(marker, RuleIds.ASK_4, "there is no model " + owner));
            if (game.setup().rule(marker.rule()).isEmpty())
                error(marker, RuleIds.KT_1, EditionCheck.noRule(game.setup().ruleset(), marker.rule()));
            if (field.contains(cube) && !Marker.read(marker.toString()).contains(marker))
                error(marker, RuleIds.KT_1, "'" + marker + "' reads back as another marker");
        }

        private void error(Marker marker, RuleId rule, String fault) {
            errors.add(Fault.of(marker.displayName() + " in " + marker.cube(), rule, fault));
        }
    }
}
