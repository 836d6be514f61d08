package io.github.deadcube.api.internal;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A position as the engine makes it, with what it keeps up for its own questions.
 *
 * @param roster every model of both teams, and where they are
 */
public record FullPosition(
        Game game,
        Roster roster,
        SideState a,
        SideState b,
        int round,
        Side initiative,
        Option<Side> starter,
        Option<ActiveModel> active,
        ItemTokens items,
        Vector<Marker> markers,
        Option<Recon> recon,
        List<DelayedEffect> waiting,
        Option<Result> result)
        implements Position {
    /** The same position; there is no other kind. */
    public static FullPosition of(Position position) {
        return (FullPosition) position;
    }

    @Override
    public Array<ModelState> models() {
        return roster.models();
    }

    @Override
    public Vector<Token> tokens() {
        return items.lying();
    }

    @Override
    public Vector<Integer> drawn() {
        return items.drawn();
    }

    @Override
    public List<TokenItem> revealed() {
        return items.revealed();
    }
}
