package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Game;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Behaviour;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.board.Board;
import io.vavr.collection.Vector;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A game's fixed part, prepared once: hooks gathered by model and weapon, the board's ways, zones and objectives. */
public final class Prepared implements Game {
    private final Setup setup;
    private final Board board;
    private final int inA;
    private final HookSet[] ofModel;
    private final HookSet[][] ofWeapon;
    private final ModelId[] ids;
    private final @Nullable SpecialOrder[] orders = new SpecialOrder[2];
    private final TreeMap<String, Behaviour> behaviours = new TreeMap<>();
    private final Vector<Vector<Cube>> zones;
    private final Vector<Objective> objectives;
    private final Vector<Cube> exits;
    private long setupDigest;

    /** @param setup one that has been found without fault */
    public Prepared(Setup setup) {
        this.setup = setup;
        this.board = new Board(setup.battlefield());
        this.inA = setup.teamA().members().size();
        int n = inA + setup.teamB().members().size();
        this.ids = new ModelId[n];
        this.ofModel = new HookSet[n];
        this.ofWeapon = new HookSet[n][];
        this.zones = setup.scenario().zones(setup.battlefield());
        this.objectives = setup.scenario().objectives(setup.battlefield());
        this.exits = setup.scenario().exits(setup.battlefield());
        Ruleset ruleset = setup.ruleset();
        ruleset.keywords().forEach(k -> behaviours.put(k.rule().id(), k));
        ruleset.orders().forEach(o -> behaviours.put(o.rule().id(), o));
        for (Side side : Side.BOTH) gather(side, ruleset);
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

    /** KT-1: what a model's keywords and those of one of its weapons do together; with weapon −1 the model's alone. */
    public HookSet hooks(ModelId id, int weapon) {
        return weapon < 0 ? ofModel[index(id)] : ofWeapon[index(id)][weapon];
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
