package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Standing;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** GEO-2, ADV-4, DMG-3: everything that is wrong with the middle of a game, its set-up being right. */
final class SituationCheck {
    private final Situation situation;
    private final List<SetupError> errors = new ArrayList<>();

    private SituationCheck(Situation situation) {
        this.situation = situation;
    }

    static Seq<SetupError> of(Situation situation) {
        SituationCheck check = new SituationCheck(situation);
        check.score();
        check.tokens();
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
    }

    private void tokens() {
        for (Situation.Lying t : situation.tokens()) {
            String where = "token " + t.number();
            if (situation.tokens().count(o -> o.number() == t.number()) > 1 || t.number() < 1)
                error(where, RuleIds.SET_3, "tokens have numbers of their own, from 1");
            if (!situation.setup().battlefield().contains(t.cube()))
                error(where, RuleIds.GEO_1, t.cube() + " is not on the battlefield");
            item(where, t.item());
        }
        for (Situation.Lying t : new SituationItems(situation).tooMany())
            error("token " + t.number(), RuleIds.SET_3, "the pool has no other " + t.item() + " to lie face down");
        situation.models().forEach(s -> s.item().forEach(item -> item(s.id().toString(), item)));
    }

    private void item(String where, RuleId item) {
        if (situation.setup().ruleset().item(item).isEmpty())
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
        Cube cube = s.place().cube();
        if (!situation.setup().battlefield().contains(cube))
            error(where, RuleIds.GEO_1, cube + " is not on the battlefield");
        else if (!situation.setup().battlefield().floored(cube)) error(where, RuleIds.GEO_5, cube + " has no floor");
        if (s.place().spot() < 1 || s.place().spot() > Place.SPOTS)
            error(
                    where,
                    RuleIds.GEO_2,
                    "a model stands on a spot 1 to 9, not " + s.place().spot());
        for (String weapon : s.usedUp())
            if (!profile(s.id()).weapons().exists(w -> w.name().equals(weapon)))
                error(where, RuleIds.SHO_8, "it has no weapon '" + weapon + "' to be used up");
        int hitPoints = profile(s.id()).hitPoints();
        if (s.damage() < 0 || s.damage() >= hitPoints)
            error(
                    where,
                    RuleIds.DMG_3,
                    "damage is 0 to " + (hitPoints - 1) + " for a model with " + hitPoints + " HP, not " + s.damage());
    }

    private void crowds(Vector<Standing> models) {
        for (Cube cube : models.map(s -> s.place().cube()).distinct().sorted()) {
            Vector<Standing> there = models.filter(s -> s.place().cube().equals(cube));
            for (int spot : there.map(s -> s.place().spot()).distinct())
                if (there.count(s -> s.place().spot() == spot) > 1)
                    error(new Place(cube, spot).toString(), RuleIds.GEO_2, "a spot holds one model");
            int all = size(there);
            for (Standing s : there) {
                int own = size(there.filter(o -> o.allegiance() == s.allegiance()));
                if (s.equals(there.find(o -> o.allegiance() == s.allegiance()).get()) && own > 4)
                    error(
                            cube.toString(),
                            RuleIds.ADV_4,
                            "models of one side total SZ 4 at most in a cube, not " + own);
            }
            if (all > 8) error(cube.toString(), RuleIds.ADV_4, "models total SZ 8 at most in a cube, not " + all);
        }
    }

    private int size(Vector<Standing> models) {
        return models.map(s -> profile(s.id()).size()).sum().intValue();
    }
}
