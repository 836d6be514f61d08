package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Game;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Behaviour;
import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A game's fixed part, prepared once: hooks gathered by model and weapon, the board's ways, zones and objectives. */
public final class Prepared implements Game {
    /** Weapons that items are have numbers from here on: this, and the item's place in the ruleset. */
    public static final int ITEM_WEAPONS = 100;

    private final Setup setup;
    private final Board board;
    private final int inA;
    private final HookSet[] ofModel;
    private final HookSet[][] ofWeapon;
    private final HookSet[][] ofItem;
    private final ModelId[] ids;
    private final @Nullable SpecialOrder[] orders = new SpecialOrder[2];
    private final TreeMap<String, Behaviour> behaviours = new TreeMap<>();
    private final Vector<Vector<Cube>> zones;
    private final Vector<Objective> objectives;
    private final Vector<Cube> exits;
    private volatile long setupDigest;

    /** @param setup one that has been found without fault */
    public Prepared(Setup setup) {
        this.setup = setup;
        this.board = Board.of(setup.battlefield());
        this.inA = setup.teamA().members().size();
        int n = inA + setup.teamB().members().size();
        this.ids = new ModelId[n];
        this.ofModel = new HookSet[n];
        this.ofWeapon = new HookSet[n][];
        this.ofItem = new HookSet[n][];
        this.zones = setup.scenario().zones(setup.battlefield());
        this.objectives = setup.scenario().objectives(setup.battlefield());
        this.exits = setup.scenario().exits(setup.battlefield());
        Ruleset ruleset = setup.ruleset();
        ruleset.keywords().forEach(k -> behaviours.put(k.rule().id(), k));
        ruleset.items().forEach(i -> behaviours.put(i.rule().id(), i));
        ruleset.orders().forEach(o -> behaviours.put(o.rule().id(), o));
        for (Side side : Side.BOTH) gather(side, ruleset);
        for (int i = 0; i < n; i++) {
            register(ofModel[i]);
            for (HookSet set : ofWeapon[i]) register(set);
            for (HookSet set : ofItem[i]) register(set);
        }
    }

    /** What keywords attach may be an object of its own, with a rule of its own. */
    private void register(HookSet hooks) {
        for (Behaviour b : hooks.behaviours()) behaviours.putIfAbsent(b.rule().id(), b);
    }

    private void gather(Side side, Ruleset ruleset) {
        Vector<Profile> members = setup.team(side).members();
        SpecialOrder order = members.get(setup.team(side).leader() - 1)
                .order()
                .flatMap(ruleset::order)
                .getOrNull();
        orders[side.ordinal()] = order;
        for (int i = 0; i < members.size(); i++) {
            ModelId id = new ModelId(side, i + 1);
            int at = index(id);
            ids[at] = id;
            ofModel[at] = HookSet.of(ruleset, members.get(i).keywords());
            if (order != null) order.attach(ofModel[at]);
            Vector<Weapon> weapons = members.get(i).weapons();
            ofWeapon[at] = new HookSet[weapons.size()];
            for (int w = 0; w < weapons.size(); w++) {
                Vector<Keyword> both =
                        members.get(i).keywords().appendAll(weapons.get(w).keywords());
                ofWeapon[at][w] = HookSet.of(ruleset, both);
                if (order != null) order.attach(ofWeapon[at][w]);
            }
            ofItem[at] = new HookSet[ruleset.items().size()];
            for (int k = 0; k < ofItem[at].length; k++) {
                Vector<Keyword> both = members.get(i)
                        .keywords()
                        .appendAll(ruleset.items()
                                .get(k)
                                .weapon()
                                .map(Weapon::keywords)
                                .getOrElse(Vector.empty()));
                ofItem[at][k] = HookSet.of(ruleset, both);
                if (order != null) order.attach(ofItem[at][k]);
            }
        }
    }

    /** A model's number in team order, side A first, from 0. */
    public int index(ModelId id) {
        return id.side() == Side.A ? id.number() - 1 : inA + id.number() - 1;
    }

    public boolean has(ModelId id) {
        return id.number() >= 1 && id.number() <= (id.side() == Side.A ? inA : ids.length - inA);
    }

    public ModelId id(int index) {
        return ids[index];
    }

    /** How many models both teams have. */
    public int models() {
        return ids.length;
    }

    /** The number of a side's first model in team order. */
    public int first(Side side) {
        return side == Side.A ? 0 : inA;
    }

    /** One more than the number of a side's last model. */
    public int end(Side side) {
        return side == Side.A ? inA : ids.length;
    }

    /** What a model's own keywords do. */
    public HookSet hooks(ModelId id) {
        return ofModel[index(id)];
    }

    /** How a model gets about. */
    public Gait gait(ModelId id) {
        return ofModel[index(id)].gait();
    }

    /** KT-1: what a model's keywords and those of one of its weapons do together; with weapon −1 the model's alone. */
    public HookSet hooks(ModelId id, int weapon) {
        if (weapon >= ITEM_WEAPONS) return ofItem[index(id)][weapon - ITEM_WEAPONS];
        return weapon < 0 ? ofModel[index(id)] : ofWeapon[index(id)][weapon];
    }

    /** The weapon that an item is, by its number. */
    public Option<Weapon> itemWeapon(int weapon) {
        return setup.ruleset().items().get(weapon - ITEM_WEAPONS).weapon();
    }

    /** The number of the weapon that an item is; −1 if it is none. */
    public int itemWeapon(RuleId item) {
        int at = setup.ruleset().items().indexWhere(i -> i.rule().equals(item));
        return at >= 0 && setup.ruleset().items().get(at).weapon().isDefined() ? ITEM_WEAPONS + at : -1;
    }

    public @Nullable SpecialOrder order(Side side) {
        return orders[side.ordinal()];
    }

    /** Who is called back for a rule. */
    public Behaviour behaviour(String rule) {
        Behaviour found = behaviours.get(rule);
        if (found == null) throw new IllegalStateException("nothing in " + setup.ruleset() + " answers for " + rule);
        return found;
    }

    public Board board() {
        return board;
    }

    public Battlefield battlefield() {
        return setup.battlefield();
    }

    public Scenario scenario() {
        return setup.scenario();
    }

    public Vector<Vector<Cube>> zones() {
        return zones;
    }

    /** ADV-3: the cubes from which models may leave. */
    public Vector<Cube> exits() {
        return exits;
    }

    public Vector<Objective> objectives() {
        return objectives;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** The set-up's share of every digest, computed once. */
    long setupDigest() {
        long d = setupDigest;
        if (d == 0) setupDigest = d = Digest.of(setup);
        return d;
    }

    @Override
    public long digest(GameState state) {
        return Digest.of(state);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Prepared p && setup.equals(p.setup);
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
