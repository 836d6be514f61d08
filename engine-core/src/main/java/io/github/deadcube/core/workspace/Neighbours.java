package io.github.deadcube.core.workspace;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.grid.CubeGrid;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Queries on places: who is in a cube, who is a friend or an enemy, and where a model has room.
 *
 * <p>ADV-4, ADV-15, ADV-19, PART-1, PART-3: a cube holds SZ 4 of each faction and SZ 8 in all; a half floor or a side
 * of a half-cube holds half of that. A model that stops also needs a usable spot that is free or can be freed. Spots
 * are sets of bits: bit 1 for spot 1, up to bit 9.
 */
public final class Neighbours {
    /** The crowd value of a cube with enemies. */
    private static final int BARRED = -1;

    /** The bits of one field of a crowd: the taken spots, the SZ of one faction, the SZ of all. */
    private static final int FIELD = 10;

    private static final int LOW = (1 << FIELD) - 1;

    private static final Allegiance[] FACTIONS = Allegiance.values();

    private final Draft draft;

    Neighbours(Draft draft) {
        this.draft = draft;
    }

    private Model model(ModelId id) {
        return draft.model(id);
    }

    private Model model(int index) {
        return draft.roster.get(index);
    }

    /** The models in a cube, in SCAT-8 order. */
    public Vector<ModelId> modelsIn(Cube cube) {
        return inOrder(draft.roster.in(cube));
    }

    private Vector<ModelId> inOrder(long set) {
        if (set == 0) return Vector.empty();
        ModelId[] all = new ModelId[Long.bitCount(set)];
        int n = 0;
        for (int i = 0; i < 2; i++) {
            Side side = i == 0 ? draft.initiative : draft.initiative.other();
            for (long left = set & draft.game.set(side); left != 0; left &= left - 1)
                all[n++] = draft.game.id(Long.numberOfTrailingZeros(left));
        }
        return Vector.of(all);
    }

    /** The enemies in a model's cube, pinned or not, in SCAT-8 order. */
    public Vector<ModelId> enemiesBeside(ModelId id) {
        Model self = model(id);
        return modelsIn(self.cube()).filter(other -> hostile(self, model(other)));
    }

    public static boolean hostile(Model one, Model other) {
        return one.allegiance().hostile(other.allegiance());
    }

    /** SCAT-8: the models in play, those of the side with the initiative first. */
    public Vector<ModelId> inOrder() {
        return inOrder(draft.roster.inPlay());
    }

    /** ADV-4: the faction whose capacity a model uses. */
    private Allegiance faction(Model m) {
        return draft.isOutOfControl(m.id()) ? Allegiance.NEUTRAL : m.allegiance();
    }

    /**
     * Whether a model may fight or assault another: an enemy, or any model of either side if the first is out of
     * control (K-RAMPAGE).
     */
    public boolean wouldFight(Model one, Model other) {
        return hostile(one, other) || isAstray(one, other);
    }

    private boolean isAstray(Model one, Model other) {
        return draft.isOutOfControl(one.id())
                && other.allegiance() != Allegiance.NEUTRAL
                && !one.id().equals(other.id());
    }

    /** The models in a model's cube that it would fight, in SCAT-8 order. */
    public Vector<ModelId> modelsToFight(ModelId id) {
        Model self = model(id);
        return modelsIn(self.cube()).filter(other -> wouldFight(self, model(other)));
    }

    public boolean wouldFight(Model self, Cube cube) {
        if (enemies(self, cube, false)) return true;
        if (!draft.isOutOfControl(self.id())) return false;
        for (long there = others(self.id(), cube); there != 0; there &= there - 1)
            if (isAstray(self, model(Long.numberOfTrailingZeros(there)))) return true;
        return false;
    }

    /** The other models in a cube, as a set. */
    private long others(ModelId self, Cube cube) {
        return draft.roster.others(draft.game.index(self), cube);
    }

    public boolean isBesideEnemies(ModelId id) {
        Model self = model(id);
        return enemies(self, self.cube(), false);
    }

    /** Whether a model shares its cube with an enemy that is not pinned (ACT-3). */
    public boolean besideUnpinnedEnemies(ModelId id) {
        Model self = model(id);
        return enemies(self, self.cube(), true);
    }

    public boolean enemies(Model self, Cube cube, boolean unpinnedOnly) {
        for (long there = others(self.id(), cube); there != 0; there &= there - 1) {
            Model m = model(Long.numberOfTrailingZeros(there));
            if (hostile(self, m) && !(unpinnedOnly && m.pinned())) return true;
        }
        return false;
    }

    public boolean isBesideFriends(ModelId id) {
        return draft.game.has(Variant.FRIEND_OF_ITSELF) || friends(id, model(id).cube());
    }

    public boolean areFriends(ModelId one, ModelId other) {
        Model self = model(one);
        return !one.equals(other)
                && self.allegiance() != Allegiance.NEUTRAL
                && self.allegiance() == model(other).allegiance()
                && !draft.isOutOfControl(one)
                && !draft.isOutOfControl(other);
    }

    /** ADV-19: whether a cube holds more than its capacity, of one faction or of all. */
    public boolean isOverfull(Cube cube) {
        int most = draft.game.grid().room(cube);
        long models = draft.roster.in(cube);
        for (Allegiance faction : FACTIONS) {
            int crowd = crowd(models, faction);
            if ((crowd >> FIELD & LOW) > most || (crowd >> 2 * FIELD) > most * 2) return true;
        }
        return false;
    }

    /** Whether another model friendly to this one is in a cube (AST-9, SHO-6). */
    public boolean friends(ModelId id, Cube cube) {
        Model self = model(id);
        if (self.allegiance() == Allegiance.NEUTRAL || draft.isOutOfControl(id)) return false;
        for (long there = others(id, cube); there != 0; there &= there - 1) {
            Model m = model(Long.numberOfTrailingZeros(there));
            if (m.allegiance() == self.allegiance() && !draft.isOutOfControl(m.id())) return true;
        }
        return false;
    }

    public Vector<ModelId> modelsAround(Cube cube) {
        return inOrder().filter(m -> model(m).cube().whole().adjacentTo(cube.whole()));
    }

    public boolean hasRoom(ModelId model, Cube cube) {
        return hasRoom(model(model), cube);
    }

    /** ADV-4, ADV-15, PART-1, PART-3: whether a cube has room for a model to stop, and a spot. */
    public boolean hasRoom(Model self, Cube cube) {
        return stoppingSpots(self, cube) != 0;
    }

    /**
     * The crowd of each cube, for a model of a faction that is in none of them; {@link #BARRED} if enemies are there.
     */
    public int[] crowds(Allegiance faction, Cube[] cubes) {
        int[] crowds = new int[cubes.length];
        for (int i = 0; i < cubes.length; i++) {
            long there = draft.roster.in(cubes[i]);
            if (there != 0) crowds[i] = hostile(faction, there) ? BARRED : crowd(there, faction);
        }
        return crowds;
    }

    /** The capacity that a set of models uses in its cube, for a model of a faction; 0 without models. */
    private int crowd(long models, Allegiance faction) {
        int own = 0;
        int all = 0;
        int taken = 0;
        for (long there = models; there != 0; there &= there - 1) {
            Model m = model(Long.numberOfTrailingZeros(there));
            all += m.card().size();
            if (faction(m) == faction) own += m.card().size();
            taken |= 1 << m.place().spot();
        }
        return taken | own << FIELD | all << 2 * FIELD;
    }

    private boolean hostile(Allegiance faction, long models) {
        for (long left = models; left != 0; left &= left - 1)
            if (faction.hostile(model(Long.numberOfTrailingZeros(left)).allegiance())) return true;
        return false;
    }

    /** As {@link #hasRoom}, with a result of {@link #crowds} for the model's faction. */
    public boolean hasRoom(Model self, Cube cube, int crowd) {
        return crowd != BARRED && stoppingSpots(self, cube, crowd) != 0;
    }

    /** The spots on which a model may stop; 0 if the cube has no room. */
    public int stoppingSpots(Model self, Cube cube) {
        long others = others(self.id(), cube);
        return stoppingSpots(self, cube, others == 0 ? 0 : crowd(others, faction(self)));
    }

    private int stoppingSpots(Model self, Cube cube, int crowd) {
        int usable = usable(self, cube);
        int size = self.card().size();
        if (usable == 0 || crowd == 0 && size <= CubeGrid.ROOM / 2) return usable;
        int most = draft.game.grid().room(cube);
        if ((crowd >> FIELD & LOW) + size > most || (crowd >> 2 * FIELD) + size > most * 2) return 0;
        int free = usable & ~crowd & LOW;
        return free != 0 ? free : freeableSpots(self, cube);
    }

    /**
     * The spots of a cube that a model may take: the usable ones without another model; if there are none, those that
     * can be freed.
     */
    public int freeSpots(ModelId id, Cube cube) {
        Model self = model(id);
        int free = usable(self, cube) & ~taken(self, cube);
        return free != 0 ? free : freeableSpots(self, cube);
    }

    private int usable(Model self, Cube cube) {
        return draft.game.spots(self).applyAsInt(cube);
    }

    private int taken(Model self, Cube cube) {
        int taken = 0;
        for (long there = others(self.id(), cube); there != 0; there &= there - 1)
            taken |= 1 << model(Long.numberOfTrailingZeros(there)).place().spot();
        return taken;
    }

    /** ADV-15: the spots of models that can be shifted to a free spot: of friendly models first, then of others. */
    private int freeableSpots(Model self, Cube cube) {
        int friends = 0;
        int others = 0;
        int usable = usable(self, cube);
        int taken = taken(self, cube);
        for (long there = others(self.id(), cube); there != 0; there &= there - 1) {
            Model m = model(Long.numberOfTrailingZeros(there));
            int held = 1 << m.place().spot() & usable;
            if (held == 0 || (usable(m, cube) & ~taken) == 0) continue;
            if (m.allegiance() == self.allegiance()) friends |= held;
            else others |= held;
        }
        return friends != 0 ? friends : others;
    }

    public Option<ModelId> modelOn(ModelId self, Place place) {
        for (long there = others(self, place.cube()); there != 0; there &= there - 1) {
            Model m = model(Long.numberOfTrailingZeros(there));
            if (m.place().spot() == place.spot()) return Option.some(m.id());
        }
        return Option.none();
    }
}
