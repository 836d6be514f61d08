package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Recon;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Muster;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The position during a transition, and the queries of rules. */
@SuppressWarnings("NullAway.Init") // fields are set when the workspace is lent
public abstract class Scene extends HookQueries {
    protected SideState a;
    protected SideState b;
    protected int round;
    protected Side initiative;
    protected Option<Side> starter;
    protected ItemTokens items;
    protected Option<Recon> recon;
    protected List<DelayedEffect> setOff;
    protected Option<Result> result;
    private FullPosition lastPosition;
    private @Nullable Vector<Cube> smoke;
    private final LyingTokens lying = new LyingTokens();

    @Override
    protected final void load(FullPosition p) {
        super.load(p);
        lastPosition = p;
        smoke = null;
        a = p.a();
        b = p.b();
        round = p.round();
        initiative = p.initiative();
        starter = p.starter();
        items = p.items();
        recon = p.recon();
        setOff = p.waiting();
        result = p.result();
    }

    /** The same object as long as nothing has changed: many inputs change only the unfinished rules. */
    FullPosition position() {
        if (!same(lastPosition))
            lastPosition = new FullPosition(
                    game, roster, a, b, round, initiative, starter, active, items, markers, recon, setOff, result);
        return lastPosition;
    }

    @SuppressWarnings("ReferenceEquality") // an equal but different object only creates a new position
    private boolean same(FullPosition p) {
        return roster == p.roster()
                && active == p.active()
                && a == p.a()
                && b == p.b()
                && round == p.round()
                && initiative == p.initiative()
                && starter == p.starter()
                && items == p.items()
                && markers == p.markers()
                && recon == p.recon()
                && setOff == p.waiting()
                && result == p.result();
    }

    @Override
    public final Battlefield battlefield() {
        return game.battlefield();
    }

    @Override
    public final Ruleset ruleset() {
        return game.setup().ruleset();
    }

    @Override
    public final boolean has(Variant variant) {
        return game.has(variant);
    }

    @Override
    public final Scenario scenario() {
        return game.scenario();
    }

    @Override
    public final int points() {
        return game.setup().points();
    }

    @Override
    public final int round() {
        return round;
    }

    @Override
    public final Side initiative() {
        return initiative;
    }

    @Override
    public final Option<ModelId> active() {
        return active.map(ActiveModel::model);
    }

    /** CMD-9: the number of special orders that a side has used since the active model was activated. */
    public final int orders(Side side) {
        if (active.isEmpty()) return 0;
        return side == Side.A ? active.get().ordersA() : active.get().ordersB();
    }

    /** ORD-1: whether a side has used an order that may be used once in this round or roll. */
    public final boolean orderNoted(Side side) {
        for (int i = game.first(side); i < game.end(side); i++) if (model(i).marked(RuleIds.ORD_1)) return true;
        return false;
    }

    /** ACT-5, RND-8: whether the active model's activation ends after the current frames. */
    public final boolean activationOver() {
        return active.isDefined() && active.get().over();
    }

    public final boolean activationOver(ModelId model) {
        return activationOver() && isActive(model);
    }

    /** Whether the active model was moved by force since its movement began. */
    public final boolean displaced() {
        return active.isDefined() && active.get().displaced();
    }

    /** RND-7: the side that starts the next round, if it is decided. */
    public final Option<Side> starter() {
        return starter;
    }

    public final Vector<Token> tokens() {
        return items.lying();
    }

    public final Option<Recon> recon() {
        return recon;
    }

    public final Vector<Token> tokens(Cube cube) {
        return anyToken(cube) ? tokens().filter(t -> t.cube().equals(cube)) : Vector.empty();
    }

    public final boolean anyToken(Cube cube) {
        return lying.anyIn(tokens(), cube);
    }

    @Override
    public final Option<Weapon> weapon(ModelId id, WeaponChoice weapon) {
        if (weapon instanceof WeaponChoice.OnCard own) return Option.some(game.weapons(id)[own.number()]);
        return weapon instanceof WeaponChoice.OfItem item ? Option.of(game.itemWeapon(item.item())) : Option.none();
    }

    @Override
    public final boolean allowsModifiers(ModelId model, WeaponChoice choice) {
        Option<Weapon> weapon = weapon(model, choice);
        HookSet hooks = game.hooks(model, choice);
        if (weapon.isEmpty() || weapon.get().closeCombat() || hooks.hasTrait(Trait.UNAIDED)) return false;
        if (hooks.friendly() != null || hooks.delivery() != null) return false;
        for (ShotMode mode : modes(model, choice)) if (mode.isDefault()) return mode.allowsModifiers();
        return true;
    }

    /** The cubes of an ADVANCE: its SP with modifiers (I-ADRENALINE); 0 without SP. */
    public final int advance(ModelState m) {
        int printed = m.profile().advance();
        return printed == 0 ? 0 : printed + own(Modifier.SPEED, m.id(), m.id());
    }

    public final int sprint(ModelState m) {
        int printed = m.profile().sprint();
        return printed == 0 ? 0 : printed + own(Modifier.SPEED, m.id(), m.id());
    }

    /** KT-4: the delayed effects. */
    public final List<DelayedEffect> setOff() {
        return setOff;
    }

    public final Option<Result> result() {
        return result;
    }

    public final SideState side(Side side) {
        return side == Side.A ? a : b;
    }

    @Override
    public final CommandDice commandDice(Side side) {
        return side(side).command();
    }

    /** CMD-5, R25-K-COMM-RELAY: the command dice that may buy a re-roll. */
    public final CommandDice buying(Side side) {
        CommandDice all = commandDice(side);
        int bound = markers.isEmpty() || !game.reservesDice() ? 0 : earmarked(side);
        return bound == 0 ? all : all.plus(CommandFace.MODEL, -Math.min(bound, all.count(CommandFace.MODEL)));
    }

    private int earmarked(Side side) {
        int bound = 0;
        for (Marker marker : markers)
            if (game.reservesDice(marker.rule()) && marker.owner().exists(owner -> owner.side() == side))
                bound += marker.number();
        return bound;
    }

    @Override
    public final int score(Side side) {
        return side(side).score();
    }

    /** Whether a model has a trait that only marks grant. */
    public final boolean marked(ModelId model, Trait trait) {
        return game.owners().any(trait) && hasTrait(model, trait);
    }

    /** ORD-6: whether an order keeps a model from being seen and shot at. */
    public final boolean hidden(ModelId model) {
        return marked(model, Trait.HIDDEN);
    }

    @Override
    public final LineOfSight lineOfSight(ModelId from, ModelId to) {
        if (hidden(to)) return LineOfSight.NONE;
        return EngineFailure.requireResult(ruleset().sight().line(this, from, to), "the line of the sight");
    }

    @Override
    public final Vector<Cube> smoke() {
        if (markers.isEmpty()) return Vector.empty();
        Vector<Cube> known = smoke;
        if (known == null)
            smoke = known = markers.filter(this::hides).map(m -> m.cube().whole());
        return known;
    }

    /** K-SMOKE: whether a marker blocks lines of sight. */
    final boolean hides(Marker marker) {
        return game.hides(marker.rule());
    }

    final void markers(Vector<Marker> changed) {
        markers = changed;
        smoke = null;
    }

    /** RND-5: the number of models that a side has left to activate. */
    public final int waiting(Side side) {
        return Long.bitCount(waiters(side));
    }

    /** RND-2: the models that a side has left to activate, as a set. */
    public final long waiters(Side side) {
        return waiting(roster) & game.set(side);
    }

    /** RND-2: whether a model is on the battlefield, not neutral and not marked as activated. */
    public final boolean mayActivate(ModelId model) {
        return (waiting(roster) >> game.index(model) & 1) != 0;
    }

    /** RND-2, R25-K-DROP-SUIT: all models that are left to activate, including some in reserve, as a set. */
    final long waiting(Roster models) {
        long waiting = models.waiting();
        for (long left = game.isActivatedInReserve(); left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            ModelState m = models.get(i);
            boolean calls = m.status() == ModelState.Status.RESERVE && m.allegiance() != Allegiance.NEUTRAL;
            if (calls && !m.activated()) waiting |= 1L << i;
        }
        return waiting;
    }

    /**
     * CMD-3, TEAM-8, ORD-6: the number of models chosen for a side's strike team, the dead included, neutral models excluded.
     */
    public final int strength(Side side) {
        int n = 0;
        for (int i = game.first(side); i < game.end(side); i++)
            if (roster.get(i).allegiance() != Allegiance.NEUTRAL
                    && roster.get(i).profile().muster() == Muster.CHOSEN) n++;
        return n;
    }

    /** CMD-3: the number of a side's models on the battlefield or in reserve, neutral models excluded. */
    public final int remaining(Side side) {
        int n = 0;
        for (int i = game.first(side); i < game.end(side); i++) {
            ModelState m = roster.get(i);
            boolean there =
                    m.inPlay() || m.status() == ModelState.Status.RESERVE || m.status() == ModelState.Status.WAITING;
            if (there && m.allegiance() != Allegiance.NEUTRAL) n++;
        }
        return n;
    }

    /** ITEM-2: the cubes with tokens. Every step asks for them and they rarely change, so they are cached. */
    static final class LyingTokens {
        private final Unrolled<Token> all = new Unrolled<>(Token[]::new);
        private Token[] of = {};
        /** A bit for each cube with a token; several cubes share a bit. */
        private long cubes;

        @SuppressWarnings("ReferenceEquality") // an unchanged vector gives the same array
        boolean anyIn(Vector<Token> tokens, Cube cube) {
            Token[] lying = all.of(tokens);
            if (lying != of) {
                cubes = 0;
                for (Token token : lying) cubes |= Roster.bit(token.cube());
                of = lying;
            }
            if ((cubes & Roster.bit(cube)) == 0) return false;
            for (Token token : lying) if (token.cube().equals(cube)) return true;
            return false;
        }
    }
}
