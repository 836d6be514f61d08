package io.github.deadcube.core.codec;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A position without the game, and the items of tokens that its reader may know.
 *
 * @param faces the faces that differ from the battlefield of the set-up
 */
@SavedName(
        value = "position",
        parts = "round initiative starter active a b models tokens markers faces recon waiting memories result")
public record PositionData(
        @InText(least = 0, most = 99) int round,
        Side initiative,
        Option<Side> starter,
        Option<ActiveModel> active,
        SideState a,
        SideState b,
        Vector<Model> models,
        Vector<TokenData> tokens,
        Vector<Marker> markers,
        Vector<Face.Placed> faces,
        Option<Recon> recon,
        List<DelayedEffect> waiting,
        List<RuleData.Memory> memories,
        Option<Result> result) {
    /**
     * The parts of a position.
     *
     * @param known the tokens that a reader knows, besides those that were turned face up
     */
    public static PositionData of(Position p, Vector<TokenItem> known) {
        return new PositionData(
                p.round(),
                p.initiative(),
                p.starter(),
                p.active(),
                p.a(),
                p.b(),
                p.models().toVector(),
                TokenData.of(p, known),
                p.markers(),
                p.changedFaces(),
                FullPosition.of(p).recon(),
                FullPosition.of(p).waiting(),
                p.memories(),
                p.result());
    }
}
