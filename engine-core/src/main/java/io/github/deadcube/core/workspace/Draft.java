package io.github.deadcube.core.workspace;

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
import io.github.deadcube.core.hooks.HooksInPlay;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The position during a transition. The other parts of the workspace read and change it. */
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
    private Vector<Marker> markers;
    private final Unrolled<Marker> laid = new Unrolled<>();
    Option<Recon> recon;
    RuleStore store;
    Option<Result> result;
    Vector<TokenItem> secrets;
    private FullPosition lastPosition;
    final HooksInPlay hooks = new HooksInPlay();
    /** Whether a transition is under way, so that it may change. */
    private boolean open = true;

    public void load(GameState state) {
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
        lay(p.markers());
        recon = p.recon();
        store = p.store();
        result = p.result();
        secrets = state.secrets();
        open = false;
    }

    /** A transition begins, which may change it. */
    public void open() {
        open = true;
    }

    /** The transition is complete: until the next one nothing may change it. */
    public void close() {
        open = false;
    }

    /**
     * Refuses a change outside a transition: a rule may keep its effects, and use them after its call or in a query.
     * The loaded state would then differ from the draft.
     */
    public void changes() {
        if (!open) throw new IllegalStateException("a rule changes the game after its call, or in a query");
    }

    @SuppressWarnings("ReferenceEquality") // the hooks of an equal but different model are only found once more
    private void loadModels(PreparedGame next, Roster models) {
        boolean known = hooks.load(next.owners());
        for (int i = 0; i < models.size(); i++)
            if (!known || roster.get(i) != models.get(i)) hooks.put(models.get(i), i);
        game = next;
        roster = models;
    }

    @SuppressWarnings("ReferenceEquality") // as above
    void put(Model m) {
        changes();
        int index = game.index(m.id());
        Model before = roster.get(index);
        if (m.marks() != before.marks() || m.item() != before.item()) hooks.put(m, index);
        roster = roster.with(index, m);
    }

    Vector<Marker> markers() {
        return markers;
    }

    void lay(Vector<Marker> all) {
        markers = all;
        hooks.lay(laid());
    }

    /** The markers as a cached list. Do not modify it. */
    java.util.List<Marker> laid() {
        return laid.unrolled(markers);
    }

    public PreparedGame game() {
        return game;
    }

    public HooksInPlay hooks() {
        return hooks;
    }

    public Vector<TokenItem> secrets() {
        return secrets;
    }

    /** The same object as long as nothing has changed: many inputs change only the unfinished rules. */
    public FullPosition position() {
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

    void put(Side side, SideState s) {
        changes();
        if (side == Side.A) a = s;
        else b = s;
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
