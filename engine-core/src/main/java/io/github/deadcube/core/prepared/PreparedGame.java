package io.github.deadcube.core.prepared;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.ModelTraits;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.digest.Digest;
import io.github.deadcube.core.digest.DigestCache;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.hooks.HookCollector;
import io.github.deadcube.core.hooks.HookOwners;
import io.github.deadcube.core.hooks.HookSet;
import io.vavr.collection.Vector;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The fixed part of a game, prepared once: hooks by owner, the grid, the cubes that the scenario names. */
public final class PreparedGame extends Game implements ModelTraits {
    /** The rules of the facts that a game records if a special order needs them: {@link SpecialOrder#trackedFacts}. */
    public static final Vector<RuleId> TRACKED = Vector.of(RuleIds.CMD_8, RuleIds.ORD_2, RuleIds.KT_17);

    /** Three doors have eight positions. */
    private static final int MOST_CHANGED = 8;

    private final Setup setup;
    private final Battlefield battlefield;
    private final Vector<Face.Placed> changedFaces;
    private final CubeGrid grid;
    private final int inA;
    private final HookOwners owners;
    /** The usable spots by model, according to its card. */
    private final ToIntFunction<Cube>[] spots;

    private final SharedChoices[] sharedChoices;
    private final Predicate<ModelId> known = this::isInGame;
    private final SpecialOrder[][] orders = new SpecialOrder[2][];
    private final boolean tracksDice;
    private final boolean tracksEnemiesBeside;
    private final boolean tracksShots;
    private final boolean[] variants = new boolean[Variant.values().length];
    private final ScenarioCubes scenarioCubes;
    private final CommandFace[] faces;
    private final Direction[] scatter;
    private final Vector<RuleId> tokens;
    private final long activatedInReserve;
    private final boolean reservesDice;
    private volatile long setupDigest;
    /** The game on the battlefield of the set-up. */
    private final PreparedGame unchanged;
    /**
     * The same game with other faces, the latest of them. If two threads add one, one addition is lost and is made
     * again.
     */
    private volatile Vector<PreparedGame> changed = Vector.empty();

    private final DigestCache trails = new DigestCache();

    /**
     * @param setup a set-up without errors
     * @param like a game with the same library, whose hooks of rules are used again; null if none is known
     */
    public PreparedGame(Setup setup, @Nullable PreparedGame like) {
        this(setup, setup.battlefield(), null, HookOwners.of(setup, like == null ? null : like.owners));
    }

    private PreparedGame(Setup setup, Battlefield battlefield, @Nullable PreparedGame unchanged, HookOwners owners) {
        this.setup = setup;
        this.battlefield = battlefield;
        this.unchanged = unchanged == null ? this : unchanged;
        this.changedFaces = battlefield.facesUnlike(setup.battlefield());
        this.grid = CubeGrid.of(battlefield);
        this.owners = owners;
        this.inA = setup.teamA().members().size();
        Vector<Card> cards = setup.cards();
        int n = cards.size();
        this.sharedChoices = new SharedChoices[n];
        for (int i = 0; i < n; i++) sharedChoices[i] = new SharedChoices(owners.id(i));
        this.spots = spotTables(n);
        for (int i = 0; i < n; i++) spots[i] = spots(owners.ofCard(i).movementRules(), cards.get(i));
        this.scenarioCubes = new ScenarioCubes(setup, grid);
        this.faces = setup.ruleset().tables().commandFaces().toJavaArray(CommandFace[]::new);
        this.scatter = setup.ruleset().tables().scatter().toJavaArray(Direction[]::new);
        this.tokens = setup.scenario().tokens(setup.ruleset());
        long suits = 0;
        for (int i = 0; i < n; i++) if (owners.ofCard(i).hasTrait(Trait.ACTIVATED_IN_RESERVE)) suits |= 1L << i;
        this.activatedInReserve = suits;
        this.reservesDice = setup.ruleset().library().keywords().exists(keyword -> reservesDice(keyword.rule()));
        for (Variant v : setup.ruleset().variants()) variants[v.ordinal()] = true;
        for (Side side : Side.BOTH)
            orders[side.ordinal()] = setup.team(side)
                    .members()
                    .get(setup.team(side).leader() - 1)
                    .orders()
                    .flatMap(setup.ruleset().library()::order)
                    .toJavaArray(SpecialOrder[]::new);
        Vector<RuleId> facts = Vector.empty();
        for (SpecialOrder[] own : orders) for (SpecialOrder order : own) facts = facts.appendAll(order.trackedFacts());
        tracksDice = facts.contains(RuleIds.CMD_8);
        tracksEnemiesBeside = facts.contains(RuleIds.ORD_2);
        tracksShots = facts.contains(RuleIds.KT_17);
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the array holds only this type
    private static ToIntFunction<Cube>[] spotTables(int count) {
        return new ToIntFunction[count];
    }

    /** A model's index in team order, side A first, from 0. */
    public int index(ModelId id) {
        return owners.index(id);
    }

    /** The leader of a side, in play or not (SET-1). */
    public ModelId leader(Side side) {
        return owners.id(setup.team(side).leader() - 1 + first(side));
    }

    public boolean isInGame(ModelId id) {
        return owners.isInGame(id);
    }

    /** {@link #isInGame} as a predicate, created once. */
    public Predicate<ModelId> known() {
        return known;
    }

    /** Whether the scenario adds the rule, for example of a mark or a marker. */
    public boolean isOfScenario(RuleId added) {
        return setup.scenario().rules().exists(rule -> rule.rule().equals(added));
    }

    /** VIC-9: the game on the battlefield as the scenario's markers leave it; usually the same game. */
    public PreparedGame with(Vector<Marker> markers) {
        return on(setup.scenario().battlefield(battlefield, markers));
    }

    @Override
    public PreparedGame on(Battlefield field) {
        if (field.equals(battlefield)) return this;
        if (field.equals(setup.battlefield())) return unchanged;
        for (PreparedGame known : unchanged.changed) if (known.battlefield.equals(field)) return known;
        if (!setup.battlefield()
                .withFaces(field.facesUnlike(setup.battlefield()))
                .contains(field))
            throw new IllegalArgumentException("a battlefield on which more than faces has changed");
        PreparedGame made = new PreparedGame(setup, field, unchanged, owners);
        unchanged.changed = unchanged.changed.append(made).takeRight(MOST_CHANGED);
        return made;
    }

    public ModelId id(int index) {
        return owners.id(index);
    }

    public SharedChoices sharedChoices(ModelId model) {
        return sharedChoices[index(model)];
    }

    public int models() {
        return sharedChoices.length;
    }

    public long set(Side side) {
        return owners.set(side);
    }

    /** R25-K-DROP-SUIT: the models that must also be activated in reserve, as a set. */
    public long activatedInReserve() {
        return activatedInReserve;
    }

    public boolean isActivatedInReserve(ModelId id) {
        return (activatedInReserve >> index(id) & 1) != 0;
    }

    /** The index of a side's first model in team order. */
    public int first(Side side) {
        return side == Side.A ? 0 : inA;
    }

    /** One more than the index of a side's last model. */
    public int end(Side side) {
        return side == Side.A ? inA : models();
    }

    public boolean has(Variant variant) {
        return variants[variant.ordinal()];
    }

    /** Who registered which hooks. */
    public HookOwners owners() {
        return owners;
    }

    @Override
    public boolean hasTrait(Model model, Trait trait) {
        return owners.unarmed(model).hasTrait(trait);
    }

    /** The hooks of a model's keywords, and of its weapons' keywords that count for their carrier. */
    public HookSet hooks(ModelId id) {
        return owners.ofCard(index(id));
    }

    /** KT-1: the hooks of a model with one of its weapons; without a weapon, of the model alone. */
    public HookSet hooks(ModelId id, WeaponChoice weapon) {
        return owners.ofCard(index(id), weapon);
    }

    /** The hooks of a keyword alone, where something lands or a trap goes off. */
    public HookSet effect(Keyword keyword) {
        return HookCollector.effect(setup.ruleset().library(), keyword);
    }

    /** A model's weapons by number. Do not modify the array. */
    public Weapon[] weapons(ModelId id) {
        return owners.weapons(id);
    }

    /**
     * DMG-4: whether the rules at a death need a mark of the dead model: one of the scenario, one that lends or
     * silences keywords, or that of a model that has exploded by choice (K-BOOM).
     */
    public boolean countsAtDeath(Mark mark) {
        HookSet hooks = owners.ofMark(mark.rule());
        return mark.rule().equals(RuleIds.DMG_4)
                || isOfScenario(mark.rule())
                || hooks != null && hooks.changesKeywords();
    }

    /**
     * ORD-5: whether a mark of this game silences keywords, so that a model may be in a state that its card excludes.
     */
    public boolean marksSilence() {
        return owners.marksSilence();
    }

    /** GEO-3, GEO-5, GEO-6, PART-5: the spots on which a model may stand. */
    public ToIntFunction<Cube> spots(Model m) {
        return owners.changesMovement() && (!m.marks().isEmpty() || m.item().isDefined())
                ? spots(owners.unarmed(m).movementRules(), m.card())
                : spots[index(m.id())];
    }

    private ToIntFunction<Cube> spots(HookSet.MovementRules movement, Card of) {
        return grid.spots(movement.groundMode(), of.size(), of.width());
    }

    public @Nullable ItemRule item(RuleId item) {
        return owners.item(item);
    }

    public @Nullable Weapon itemWeapon(RuleId item) {
        return owners.weapon(item);
    }

    /** CMD-1: the face of a command die with this number, 1 to 6. */
    public CommandFace face(int number) {
        return faces[number - 1];
    }

    /** SCAT-1: the direction for a number of the scatter die, 1 to 8. */
    public Direction scatter(int number) {
        return scatter[number - 1];
    }

    /** CMD-9: the special orders of a side's leader, in the order of its card; the caller does not change them. */
    public SpecialOrder[] orders(Side side) {
        return orders[side.ordinal()];
    }

    /** Whether a side has a special order for a trigger. */
    public boolean hasOrder(Side side, Trigger<?> trigger) {
        for (SpecialOrder order : orders[side.ordinal()]) if (order.actsAt(trigger)) return true;
        return false;
    }

    /** Whether either side has a special order for a trigger. */
    public boolean hasOrder(Trigger<?> trigger) {
        return hasOrder(Side.A, trigger) || hasOrder(Side.B, trigger);
    }

    /** CMD-8: whether an order of either side needs the dice that are spent on the active model. */
    public boolean tracksDice() {
        return tracksDice;
    }

    /** ORD-2: whether an order of either side needs the models that shared a cube with an enemy. */
    public boolean tracksEnemiesBeside() {
        return tracksEnemiesBeside;
    }

    /** KT-17: whether an order of either side needs to know when a SHOOT is over. */
    public boolean tracksShots() {
        return tracksShots;
    }

    public boolean hasTrait(RuleId rule, Trait trait) {
        HookSet set = owners.ofMarker(rule);
        return set != null && set.hasTrait(trait);
    }

    /** R25-K-COMM-RELAY: whether a rule's markers reserve command dice. */
    public boolean reservesDice(RuleId rule) {
        return hasTrait(rule, Trait.RESERVES_DICE);
    }

    public boolean reservesDice() {
        return reservesDice;
    }

    /** Whether any hook acts at a trigger, special orders excluded. */
    public boolean acts(Trigger<?> trigger) {
        return owners.acts(trigger);
    }

    public CubeGrid grid() {
        return grid;
    }

    @Override
    public Battlefield battlefield() {
        return battlefield;
    }

    @Override
    public Vector<Face.Placed> changedFaces() {
        return changedFaces;
    }

    public Scenario scenario() {
        return setup.scenario();
    }

    public ScenarioCubes scenarioCubes() {
        return scenarioCubes;
    }

    /** SET-3: the pool of item tokens, in its order. */
    @Override
    public Vector<RuleId> tokens() {
        return tokens;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** The digest of the set-up, computed once. */
    @Override
    public long digest() {
        if (!changedFaces.isEmpty()) return unchanged.digest();
        long d = setupDigest;
        if (d == 0) setupDigest = d = Digest.ofSetup(setup);
        return d;
    }

    @Override
    protected long digest(GameState state) {
        try {
            return trails.digest(state, digest());
        } catch (Throwable bug) {
            throw EngineFailure.at("the digest", bug, () -> state);
        }
    }

    @Override
    protected long digest(PlayerView view) {
        return digest(view, () -> trails.digest(view, digest()));
    }

    @Override
    protected long digest(PlayerView view, Vector<TokenItem> tokens) {
        return digest(view, () -> trails.digest(view, tokens, digest()));
    }

    private static long digest(PlayerView view, LongSupplier digest) {
        try {
            return digest.getAsLong();
        } catch (Throwable bug) {
            throw EngineFailure.at("the digest", bug, () -> view);
        }
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof PreparedGame p && battlefield.equals(p.battlefield) && setup.equals(p.setup);
    }

    @Override
    public int hashCode() {
        return setup.hashCode();
    }

    @Override
    public String toString() {
        return setup.scenario().name() + ", " + setup.ruleset();
    }
}
