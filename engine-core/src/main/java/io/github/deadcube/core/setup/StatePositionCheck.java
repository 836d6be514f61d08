package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.PreparedGame;
import io.github.deadcube.core.resolve.StateCheck.StateFault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** ITEM-3, RND-2, KT-1: finds what is wrong in the position of a state that may not come from play. */
final class StatePositionCheck {
    private static final int MOST_RECON_FACE = 8;

    private final Position p;
    private final List<StateFault> faults = new ArrayList<>();

    private StatePositionCheck(GameState state) {
        this.p = state.position();
    }

    /** The faults of the parts that only a state has, and of those that a situation has too. */
    static Vector<StateFault> of(GameState state) {
        StatePositionCheck check = new StatePositionCheck(state);
        new ModelsCheck((PreparedGame) check.p.game(), check.p.models())
                .errors()
                .forEach(fault -> check.faults.add(StateFault.of(fault)));
        check.tokens();
        for (Side side : Side.BOTH) check.side(side, check.p.side(side));
        check.turn();
        check.recon();
        check.markers();
        return Vector.ofAll(check.faults).appendAll(SituationCheck.of(state).map(StateFault::of));
    }

    private void unless(boolean holds, String where, String fault, String expected, RuleId rule) {
        if (!holds) faults.add(StateFault.of(where, Fault.of(rule, fault, expected)));
    }

    /** ITEM-3: a token that is carried was revealed. */
    private void tokens() {
        for (Model m : p.models())
            for (Carried item : m.found())
                unless(
                        p.revealed().contains(new TokenItem(item.token(), item.item())),
                        m.id().toString(),
                        m.id() + " carries token " + item.token() + ", which is not revealed as " + item.item(),
                        "a revealed token",
                        RuleIds.ITEM_3);
    }

    private void side(Side side, SideState s) {
        unless(
                s.added().equals(s.added().sorted()),
                "added " + side,
                "the added cubes of " + side + "'s zone are not in battlefield order",
                "battlefield order",
                RuleIds.SET_9);
        unless(
                p.round() > 0 || s.command().size() == 0,
                "command " + side,
                side + " has command dice before the first round",
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
                    !model(id).activated() || a.over(),
                    "active",
                    id + " is active, but activated",
                    "a model to activate",
                    RuleIds.RND_2);
        }
    }

    private void recon() {
        p.recon()
                .forEach(recon -> unless(
                        recon.faces().forAll(face -> face >= 1 && face <= MOST_RECON_FACE)
                                && recon.faces().equals(recon.faces().sorted()),
                        "recon",
                        "the recon dice are not faces in ascending order",
                        "faces 1 to " + MOST_RECON_FACE,
                        RuleIds.SET_5));
    }

    private void markers() {
        Seq<Marker> sorted = p.markers().sortBy(Marker::cube);
        unless(
                p.markers().equals(sorted),
                "markers",
                "the markers are not in battlefield order",
                "battlefield order",
                RuleIds.KT_1);
    }

    private Model model(ModelId id) {
        return p.model(id).get();
    }
}
