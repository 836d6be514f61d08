package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.internal.FullPosition.RuleStore;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The position during a transition. {@link View} and its parts read it; only {@link Edit} changes it. */
@SuppressWarnings("NullAway.Init") // fields are set when a state is loaded
public final class Draft {
    PreparedGame game;
    Roster roster;
    SideState a;
    SideState b;
    int round;
    Side initiative;
    Option<Side> starter;
    Option<ActiveModel> active;
    ItemTokens items;
    Vector<Marker> markers;
    Option<Recon> recon;
    RuleStore store;
    Option<Result> result;
    Vector<TokenItem> secrets;
    private FullPosition lastPosition;
    /** KT-17, ITEM-7: the hooks of each model with its item and its marks, by its index. Read far more often than these change. */
    private final ModelHooks[] hooks = new ModelHooks[Roster.MOST];

    void load(GameState state) {
        FullPosition p = FullPosition.of(state.position());
        lastPosition = p;
        loadModels((PreparedGame) p.game(), p.roster());
        a = p.a();
        b = p.b();
        round = p.round();
        initiative = p.initiative();
        starter = p.starter();
        active = p.active();
        items = p.items();
        markers = p.markers();
        recon = p.recon();
        store = p.store();
        result = p.result();
        secrets = state.secrets();
    }

    @SuppressWarnings("ReferenceEquality") // the hooks of an equal but different model are only found once more
    private void loadModels(PreparedGame next, Roster models) {
        boolean known = game != null && game.owners() == next.owners();
        for (int i = 0; i < models.size(); i++)
            if (!known || roster.get(i) != models.get(i))
                hooks[i] = next.owners().of(models.get(i), i);
        game = next;
        roster = models;
    }

    @SuppressWarnings("ReferenceEquality") // as above
    void put(Model m) {
        int index = game.index(m.id());
        Model before = roster.get(index);
        if (m.marks() != before.marks() || m.item() != before.item())
            hooks[index] = game.owners().of(m, index);
        roster = roster.with(index, m);
    }

    ModelHooks hooks(ModelId id) {
        return hooks[game.index(id)];
    }

    /** The same object as long as nothing has changed: many inputs change only the unfinished rules. */
    FullPosition position() {
        if (!same(lastPosition))
            lastPosition = new FullPosition(
                    game, roster, a, b, round, initiative, starter, active, items, markers, recon, store, result);
        return lastPosition;
    }

    @SuppressWarnings("ReferenceEquality") // an equal but different object only creates a new position
    private boolean same(FullPosition p) {
        return game == p.game()
                && roster == p.roster()
                && active == p.active()
                && a == p.a()
                && b == p.b()
                && round == p.round()
                && initiative == p.initiative()
                && starter == p.starter()
                && items == p.items()
                && markers == p.markers()
                && recon == p.recon()
                && store == p.store()
                && result == p.result();
    }

    Model model(ModelId id) {
        return roster.get(game.index(id));
    }

    SideState side(Side side) {
        return side == Side.A ? a : b;
    }

    boolean isActive(ModelId model) {
        return active.isDefined() && active.get().model().equals(model);
    }

    /** K-RAMPAGE: whether the other side controls the model, so that it belongs to no strike team. */
    boolean isOutOfControl(ModelId model) {
        // hot path, almost always false: sides are compared before models
        if (active.isEmpty()) return false;
        ActiveModel a = active.get();
        return a.controller() != a.model().side() && a.model().equals(model);
    }
}
