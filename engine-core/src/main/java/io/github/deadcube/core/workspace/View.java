package io.github.deadcube.core.workspace;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.DelayedEffect.Explosion;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.ActingRule;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.github.deadcube.core.hooks.HookQueries;
import io.github.deadcube.core.hooks.HookSet;
import io.github.deadcube.core.hooks.HookView;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What rules and frames may ask about the draft. Frames ask {@link #neighbours}, {@link #sides} and {@link #hooks} for
 * more. What rules act with is also a view, so that a rule has one object for both.
 */
public abstract class View implements HookView {
    final Draft draft;
    private final Neighbours neighbours;
    private final Sides sides;
    private final ActingRule acting;
    private final HookQueries hooks;
    private final LyingTokens lying = new LyingTokens();
    /** The check of what rules of applications change. */
    protected final EffectsCheck check;

    private @Nullable Vector<Marker> smokeOf;
    private Vector<Cube> smoke = Vector.empty();

    protected View(Draft draft) {
        this.draft = draft;
        neighbours = new Neighbours(draft);
        sides = new Sides(draft);
        acting = new ActingRule();
        hooks = new HookQueries(draft.hooks, this, acting);
        check = new EffectsCheck(this, acting);
    }

    /** Queries on places: who is in a cube, and where a model has room. */
    public final Neighbours neighbours() {
        return neighbours;
    }

    /** Queries on sides: orders, command dice, models left to activate. */
    public final Sides sides() {
        return sides;
    }

    @Override
    public final Model model(ModelId id) {
        return draft.model(id);
    }

    /** The model with an index in team order, side A first, from 0. */
    public final Model model(int index) {
        return draft.roster.get(index);
    }

    @Override
    public final Vector<ModelId> modelsIn(Cube cube) {
        return neighbours.modelsIn(cube);
    }

    @Override
    public final Vector<ModelId> modelsAround(Cube cube) {
        return neighbours.modelsAround(cube);
    }

    @Override
    public final long inPlay() {
        return draft.roster.inPlay();
    }

    @Override
    public final boolean isBesideEnemies(ModelId id) {
        return neighbours.isBesideEnemies(id);
    }

    @Override
    public final boolean isBesideFriends(ModelId id) {
        return neighbours.isBesideFriends(id);
    }

    @Override
    public final boolean areFriends(ModelId one, ModelId other) {
        return neighbours.areFriends(one, other);
    }

    @Override
    public final boolean hasRoom(ModelId model, Cube cube) {
        return neighbours.hasRoom(model, cube);
    }

    public final PreparedGame game() {
        return draft.game;
    }

    /** Queries of hooks: modifiers, restrictions, capabilities. */
    public final HookQueries hooks() {
        return hooks;
    }

    /** Whether a rule of an application acts. */
    public final ActingRule acting() {
        return acting;
    }

    @Override
    public final Battlefield battlefield() {
        return draft.game.battlefield();
    }

    @Override
    public final Ruleset ruleset() {
        return draft.game.setup().ruleset();
    }

    @Override
    public final boolean has(Variant variant) {
        return draft.game.has(variant);
    }

    @Override
    public final Scenario scenario() {
        return draft.game.scenario();
    }

    @Override
    public final int points() {
        return draft.game.setup().points();
    }

    @Override
    public final int round() {
        return draft.round;
    }

    @Override
    public final Side initiative() {
        return draft.initiative;
    }

    @Override
    public final Option<ModelId> active() {
        return draft.active.map(ActiveModel::model);
    }

    @Override
    public final Array<Model> models() {
        return draft.roster.models();
    }

    public final Roster roster() {
        return draft.roster;
    }

    @Override
    public final boolean isInGame(ModelId id) {
        return draft.game.isInGame(id);
    }

    /** Whether the game has the models and the cube that a choice names. */
    public final boolean hasAllOf(Choice choice) {
        for (Cube cube : choice.targetCube()) if (!battlefield().contains(cube)) return false;
        return choice.names(this::isInGame);
    }

    public final boolean isActive(ModelId model) {
        return draft.isActive(model);
    }

    @Override
    public final Side controller(ModelId model) {
        return isActive(model) ? draft.active.get().controller() : model.side();
    }

    public final boolean isOutOfControl(ModelId model) {
        return draft.isOutOfControl(model);
    }

    @Override
    public final Vector<Cube> parts(Cube cube) {
        return draft.game.grid().parts(cube);
    }

    @Override
    public final Cube highestFloor(ModelId id, Cube cube) {
        Cube top = cube.whole().atLevel(battlefield().levels());
        return draft.game.grid().firstFloor(model(id).card().size(), top);
    }

    @Override
    public final boolean hasTrait(ModelId model, Trait trait) {
        return hooks.hooksOf(model).hasTrait(trait);
    }

    @Override
    public final boolean hasTrait(ModelId model, WeaponChoice weapon, Trait trait) {
        return hooks.hooksOf(model, weapon).hasTrait(trait);
    }

    @Override
    public final ModelId leader(Side side) {
        return draft.game.leader(side);
    }

    @Override
    public final Option<RuleId> ruleOf(ModelId model, Trait trait) {
        return Option.of(hooks.hooksOf(model).ruleOf(trait));
    }

    @Override
    public final boolean hasTrait(Marker marker, Trait trait) {
        return draft.game.hasTrait(marker.rule(), trait);
    }

    @Override
    public final boolean hasKeyword(ModelId model, WeaponChoice weapon, RuleId keyword) {
        return hooks.hooksOf(model, weapon).has(keyword);
    }

    @Override
    public final Vector<Cube> zone(Side side) {
        SideState own = draft.side(side);
        return own.zone() == 0
                ? Vector.empty()
                : draft.game.scenarioCubes().zones().get(own.zone() - 1).appendAll(own.added());
    }

    @Override
    public final <Q> int amount(Modifier<Q> modifier, ModelId owner, WeaponChoice weapon, Q question) {
        return hooks.sum(modifier, owner, weapon, null, WeaponChoice.NONE, question);
    }

    @Override
    public final Vector<Marker> markers() {
        return draft.markers();
    }

    @Override
    public final <M extends RuleData.Memory> Vector<M> remembered(Class<M> type, ModelId owner) {
        if (draft.store.memories().isEmpty()) return Vector.empty();
        return draft.store
                .memories()
                .filter(memory -> type.isInstance(memory) && memory.owner().equals(owner))
                .map(type::cast)
                .toVector();
    }

    /** ACT-5, RND-8: whether the active model's activation ends after the current frames. */
    public final boolean activationOver() {
        return draft.active.isDefined() && draft.active.get().over();
    }

    public final boolean activationOver(ModelId model) {
        return activationOver() && isActive(model);
    }

    /** Whether the active model was moved by force since its movement began. */
    public final boolean displaced() {
        return draft.active.isDefined() && draft.active.get().displaced();
    }

    /** RND-7: the side that starts the next round, if it is decided. */
    public final Option<Side> starter() {
        return draft.starter;
    }

    public final Vector<Token> tokens() {
        return draft.items.lying();
    }

    public final Option<Recon> recon() {
        return draft.recon;
    }

    public final Vector<Token> tokens(Cube cube) {
        return anyToken(cube) ? tokens().filter(t -> t.cube().equals(cube)) : Vector.empty();
    }

    public final boolean anyToken(Cube cube) {
        return lying.anyIn(tokens(), cube);
    }

    @Override
    public final Option<Weapon> weapon(ModelId id, WeaponChoice weapon) {
        Weapon printed = weapon.isOnCard()
                ? draft.game.weapons(id)[weapon.number()]
                : weapon.isWeapon() ? draft.game.itemWeapon(weapon.item().get()) : null;
        return printed == null ? Option.none() : Option.some(hooks.lentTo(id, printed));
    }

    @Override
    public final Vector<Keyword> keywords(ModelId model) {
        return hooks.keywords(model);
    }

    @Override
    public final boolean allowsModifiers(ModelId model, WeaponChoice choice) {
        Option<Weapon> weapon = weapon(model, choice);
        HookSet own = hooks.hooksOf(model, choice);
        if (weapon.isEmpty() || weapon.get().closeCombat() || hasTrait(model, choice, Trait.WEAPON_KEYWORDS_ONLY))
            return false;
        if (own.offered(FriendlyShot.class) != null || own.offered(Delivery.class) != null) return false;
        for (ShotMode mode : own.modes()) if (mode.isDefault()) return mode.allowsModifiers();
        return true;
    }

    /** The cubes of an ADVANCE: its SP with modifiers (I-ADRENALINE); 0 without SP. */
    public final int advance(Model m) {
        return modified(m, m.card().advance());
    }

    public final int sprint(Model m) {
        return modified(m, m.card().sprint());
    }

    private int modified(Model m, int printed) {
        return printed == 0 ? 0 : cubes(printed + hooks.own(Modifier.SPEED, m.id(), m.id()));
    }

    /** A number of cubes that a state may have. */
    public static int cubes(int cubes) {
        return Math.max(0, Math.min(cubes, StateBounds.MOST_CUBES));
    }

    /** The effects that were set off and wait, in the order in which they were set off (KT-4). */
    public final List<DelayedEffect> delayed() {
        return draft.store.waiting();
    }

    @Override
    public final boolean explosionWaits(ModelId by) {
        return delayed()
                .exists(waits -> waits instanceof Explosion explosion
                        && explosion.at().attacker().contains(by));
    }

    public final Option<Result> result() {
        return draft.result;
    }

    public final SideState side(Side side) {
        return draft.side(side);
    }

    @Override
    public final CommandDice commandDice(Side side) {
        return side(side).command();
    }

    @Override
    public final int score(Side side) {
        return side(side).score();
    }

    /** Whether a model has a trait that only marks grant. */
    public final boolean marked(ModelId model, Trait trait) {
        return draft.game.owners().marksGrant(trait) && hasTrait(model, trait);
    }

    /** ORD-2: whether its side may use an order for a model: not for one that is neutral or out of control. */
    public final boolean mayBeOrdered(ModelId model) {
        return model(model).allegiance() != Allegiance.NEUTRAL && !isOutOfControl(model);
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
    @SuppressWarnings("ReferenceEquality") // equal but different markers only cost one more search
    public final Vector<Cube> smoke() {
        if (smokeOf != draft.markers()) {
            smoke = smokeCubes();
            smokeOf = draft.markers();
        }
        return smoke;
    }

    private Vector<Cube> smokeCubes() {
        Vector<Cube> hidden = Vector.empty();
        for (Marker marker : draft.laid())
            if (blocksSight(marker)) hidden = hidden.append(marker.cube().whole());
        return hidden;
    }

    final boolean blocksSight(Marker marker) {
        return draft.game.hasTrait(marker.rule(), Trait.BLOCKS_SIGHT);
    }

    /** ITEM-2: the cubes with tokens. Every step asks for them and they rarely change, so they are cached. */
    static final class LyingTokens {
        private final Unrolled<Token> all = new Unrolled<>();
        private java.util.List<Token> of = java.util.List.of();
        /** A bit for each cube with a token; several cubes share a bit. */
        private long cubes;

        @SuppressWarnings("ReferenceEquality") // an unchanged vector gives the same list
        boolean anyIn(Vector<Token> tokens, Cube cube) {
            java.util.List<Token> lying = all.unrolled(tokens);
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
