package io.github.deadcube.api;

import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.play.ItemTokens;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Result;
import io.github.deadcube.api.play.Roster;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How things stand on the table, as both sides see it: nothing of {@link Secrets} is in it.
 *
 * @param game what does not change
 * @param roster every model of both teams, and where they are
 * @param a what side A has
 * @param b what side B has
 * @param round 1 for the first; 0 before it
 * @param initiative whose turn it is
 * @param starter RND-7: who starts the next round, as far as that is settled
 * @param active the active model
 * @param items the item tokens, as far as they lie open
 * @param markers what else lies on the battlefield, in board order, those of one cube as they were laid
 * @param recon the recon results that are still to be resolved (SET-5)
 * @param waiting what has been set off and waits, in the order in which it was set off (KT-4)
 * @param result how the game ended, if it has
 */
public record Position(
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
        List<SetOff> waiting,
        Option<Result> result) {
    /**
     * Every model of both teams.
     *
     * @return in team order, side A first
     */
    public Array<ModelState> models() {
        return roster.models();
    }

    /**
     * What a side has besides its models.
     *
     * @param side a side
     * @return score and command dice
     */
    public SideState side(Side side) {
        return side == Side.A ? a : b;
    }

    /**
     * The items on the battlefield.
     *
     * @return in the order in which they came there
     */
    public Vector<Token> tokens() {
        return items.lying();
    }

    /**
     * One model.
     *
     * @param id which
     * @return what is known of it, or none if the game has no such model
     */
    public Option<ModelState> model(ModelId id) {
        int inA = game.setup().teamA().members().size();
        int inB = game.setup().teamB().members().size();
        int most = id.side() == Side.A ? inA : inB;
        if (id.number() < 1 || id.number() > most) return Option.none();
        return Option.some(roster.get(id.number() - 1 + (id.side() == Side.A ? 0 : inA)));
    }
}
