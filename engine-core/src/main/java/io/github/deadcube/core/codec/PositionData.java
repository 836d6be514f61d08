package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Recon;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Memory;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The public part of a state, without the game.
 *
 * @param faces the faces that differ from the battlefield of the set-up
 */
@SavedName(
        value = "position",
        parts =
                "round initiative starter active a b models tokens drawn revealed markers faces recon waiting memories result")
public record PositionData(
        int round,
        Side initiative,
        Option<Side> starter,
        Option<ActiveModel> active,
        SideState a,
        SideState b,
        Vector<ModelData> models,
        Vector<Token> tokens,
        Vector<Integer> drawn,
        List<TokenItem> revealed,
        Vector<Marker> markers,
        Vector<CubeFace> faces,
        Option<Recon> recon,
        List<DelayedEffect> waiting,
        List<Memory> memories,
        Option<Result> result) {
    public static PositionData of(Position p) {
        return new PositionData(
                p.round(),
                p.initiative(),
                p.starter(),
                p.active(),
                p.a(),
                p.b(),
                p.models().toVector().map(ModelData::of),
                p.tokens(),
                p.drawn(),
                p.revealed(),
                p.markers(),
                p.changedFaces(),
                p.recon(),
                p.waiting(),
                p.memories(),
                p.result());
    }
}
