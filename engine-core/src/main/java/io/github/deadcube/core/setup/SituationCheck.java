package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.board.Board;
import io.github.deadcube.core.resolve.Prepared;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** GEO-2, ADV-4, DMG-3: everything that is wrong with the middle of a game, its set-up being right. */
final class SituationCheck {
    private final Situation situation;
    private static final int MOST_POINTS = 9_999;
    private static final int CAPACITY = 4;
    private static final int HALF_CAPACITY = 2;

    private final Prepared game;
    private final Board board;
    private final List<SetupError> errors = new ArrayList<>();

    private SituationCheck(Situation situation, Prepared game) {
        this.situation = situation;
        this.game = game;
        this.board = Board.of(situation.setup().battlefield());
    }

    static Seq<SetupError> of(Situation situation, Prepared game) {
        SituationCheck check = new SituationCheck(situation, game);
        check.score();
        check.tokens();
        check.markers();
        check.reserve();
        check.errors.addAll(new UnderwayCheck(situation).errors());
        Vector<Standing> known = situation.models().filter(check::known);
        known.forEach(check::standing);
        check.crowds(known.filter(
                s -> situation.setup().battlefield().contains(s.place().cube())));
        return Vector.ofAll(check.errors);
    }

    private void error(String where, RuleId rule, String fault) {
        errors.add(new SetupError(where, rule, fault));
    }

    private void score() {
        int rounds = situation.setup().scenario().rounds();
        if (situation.round() < 1 || situation.round() > rounds)
            error("round", RuleIds.RND_1, "the round is 1 to " + rounds + ", not " + situation.round());
        if (situation.scoreA() < 0 || situation.scoreB() < 0)
            error("score", RuleIds.VIC_1, "victory points are never fewer than 0");
        if (situation.scoreA() > MOST_POINTS || situation.scoreB() > MOST_POINTS)
            error("score", RuleIds.VIC_1, "a side has " + MOST_POINTS + " victory points at most");
    }

    private void tokens() {
        for (Situation.Lying t : situation.tokens()) {
            String where = "token " + t.number();
            if (situation.tokens().count(o -> o.number() == t.number()) > 1 || t.number() < 1)
                error(where, RuleIds.SET_3, "tokens have numbers of their own, from 1");
            if (!situation.setup().battlefield().contains(t.cube()))
                error(where, RuleIds.GEO_1, t.cube() + " is not on the battlefield");
            else if (board.sideOpen(t.cube()))
                error(where, RuleIds.GEO_7, t.cube() + " is halved by a wall: it lies on one side");
            else if (!situation.setup().battlefield().floored(t.cube()))
                error(where, RuleIds.GEO_5, t.cube() + " has no floor for it to lie on");
            item(where, t.item());
        }
        for (Situation.Lying t : new SituationItems(situation).tooMany())
            error("token " + t.number(), RuleIds.SET_3, "the pool has no other " + t.item() + " to lie face down");
        situation.models().forEach(s -> s.item().forEach(item -> item(s.id().toString(), item)));
    }

    /** GEO-5, GEO-7: markers lie on floors; what hides fills whole cubes, once. */
    private void markers() {
        Battlefield field = situation.setup().battlefield();
        for (Marker marker : situation.markers()) {
            Cube cube = marker.cube();
            String where = marker.words() + " in " + cube;
            if (!field.contains(cube)) error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
            else if (game.hides(marker.rule()) && !cube.equals(cube.whole()))
                error(where, RuleIds.GEO_7, marker.words() + " fills the whole cube, " + cube.whole());
            else if (!game.hides(marker.rule()) && board.sideOpen(cube))
                error(where, RuleIds.GEO_7, cube + " is halved by a wall: it lies on one side");
            else if (!field.floored(cube)) error(where, RuleIds.GEO_5, cube + " has no floor");
            marker.owner()
                    .filter(owner -> !game.has(owner))
                    .forEach(owner -> error(where, RuleIds.ASK_4, "there is no model " + owner));
            if (situation.setup().rule(marker.rule()).isEmpty())
                error(where, RuleIds.KT_1, situation.setup().ruleset() + " has no rule " + marker.rule());
        }
        Vector<Marker> hiding = situation.markers().filter(m -> game.hides(m.rule()));
        for (Marker marker : hiding.distinctBy(Marker::cube))
            if (hiding.count(m -> m.cube().equals(marker.cube())) > 1)
                error(
                        marker.words() + " in " + marker.cube(),
                        marker.rule(),
                        "a cube holds one " + marker.words() + " marker");
    }

    /** SET-11: in reserve is only what a rule keeps there, or a flanker; it is not on the battlefield as well. */
    private void reserve() {
        for (ModelId id : situation.reserve()) {
            if (!game.has(id)) error(id.toString(), RuleIds.ASK_4, "there is no such model");
            else if (situation.models().exists(s -> s.id().equals(id)))
                error(id.toString(), RuleIds.SET_11, "a model in reserve is not on the battlefield");
        }
    }

    private void item(String where, RuleId item) {
        if (situation.setup().ruleset().library().item(item).isEmpty())
            error(where, RuleIds.ITEM_1, situation.setup().ruleset() + " has no rule for the item " + item);
    }

    private boolean known(Standing s) {
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

    private void standing(Standing s) {
        String where = s.id().toString();
        place(where, s);
        for (String name : s.usedUp())
            if (!usable(profile(s.id()), name))
                error(where, RuleIds.SHO_8, "it has no weapon and no item '" + name + "' to be used up");
        if (s.pinned() && game.hooks(s.id()).is(Trait.NEVER_PINNED))
            error(where, RuleIds.PIN_5, "a model with its keywords is never pinned");
        RuleId empty = game.hooks(s.id()).ruleOf(Trait.EMPTY_HANDED);
        if (s.item().isDefined() && empty != null) error(where, empty, "it carries no items");
        int hitPoints = profile(s.id()).hitPoints();
        if (s.damage() < 0 || s.damage() >= hitPoints)
            error(
                    where,
                    RuleIds.DMG_3,
                    "damage is 0 to " + (hitPoints - 1) + " for a model with " + hitPoints + " HP, not " + s.damage());
    }

    /** SHO-8, ITEM-7: a weapon, an item whose name its card prints, or its equipment. */
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

    /** GEO-2, GEO-5 to GEO-7, PART-4: where it stands, and on what. */
    private void place(String where, Standing s) {
        Cube cube = s.place().cube();
        int spot = s.place().spot();
        int size = profile(s.id()).size();
        int spots = cube.part().spots();
        if (!situation.setup().battlefield().contains(cube))
            error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (!situation.setup().battlefield().floored(cube)) error(where, RuleIds.GEO_5, cube + " has no floor");
        else if (board.sideOpen(cube))
            error(
                    where,
                    RuleIds.GEO_7,
                    cube + " is halved by a wall: it stands on a side, such as "
                            + board.parts(cube).head());
        else if (!board.stands(size, cube))
            error(where, RuleIds.PART_4, "a model of SZ " + size + " cannot stand on the half floor of " + cube);
        else if (spot >= 1
                && spot <= spots
                && (board.spots(Gait.CLIMBING, size, profile(s.id()).width(), cube) >> spot & 1) == 0)
            error(where, RuleIds.GEO_6, "a model of SZ " + size + " cannot stand on " + s.place());
        if (spot < 1 || spot > spots)
            error(where, RuleIds.GEO_2, "a model stands on a spot 1 to " + spots + ", not " + spot);
    }

    private void crowds(Vector<Standing> models) {
        for (Cube cube : models.map(s -> s.place().cube()).distinct().sorted()) {
            Vector<Standing> there = models.filter(s -> s.place().cube().equals(cube));
            for (int spot : there.map(s -> s.place().spot()).distinct())
                if (there.count(s -> s.place().spot() == spot) > 1)
                    error(new Place(cube, spot).toString(), RuleIds.GEO_2, "a spot holds one model");
            boolean halved = board.halved(cube);
            int most = halved ? HALF_CAPACITY : CAPACITY;
            String what = halved ? "half a cube" : "a cube";
            int all = size(there);
            for (Standing s : there) {
                int own = size(there.filter(o -> o.allegiance() == s.allegiance()));
                if (s.equals(there.find(o -> o.allegiance() == s.allegiance()).get()) && own > most)
                    error(
                            cube.toString(),
                            RuleIds.ADV_4,
                            "models of one side total SZ " + most + " at most in " + what + ", not " + own);
            }
            if (all > most * 2)
                error(
                        cube.toString(),
                        RuleIds.ADV_4,
                        "models total SZ " + most * 2 + " at most in " + what + ", not " + all);
        }
    }

    private int size(Vector<Standing> models) {
        return models.map(s -> profile(s.id()).size()).sum().intValue();
    }
}
