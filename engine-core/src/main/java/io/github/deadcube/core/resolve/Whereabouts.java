package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The models during a transition: their places, neighbours and room. */
@SuppressWarnings("NullAway.Init") // fields are set when the workspace is lent
abstract class Whereabouts implements GameView {
    /** The crowd value of a cube with enemies. */
    private static final int BARRED = -1;

    protected PreparedGame game;
    protected Roster roster;

    protected void load(FullPosition p) {
        game = (PreparedGame) p.game();
        roster = p.roster();
    }

    public final PreparedGame game() {
        return game;
    }

    @Override
    public final Array<ModelState> models() {
        return roster.models();
    }

    public final Roster roster() {
        return roster;
    }

    @Override
    public final ModelState model(ModelId id) {
        return roster.get(game.index(id));
    }

    /** The model with an index in team order, side A first, from 0. */
    public final ModelState model(int index) {
        return roster.get(index);
    }

    public final int count() {
        return game.models();
    }

    @Override
    public final boolean isInGame(ModelId id) {
        return game.isInGame(id);
    }

    final void put(ModelState m) {
        roster = roster.with(game.index(m.id()), m);
    }

    @Override
    public final Vector<ModelId> modelsIn(Cube cube) {
        return inOrder(roster.in(cube));
    }

    private Vector<ModelId> inOrder(long set) {
        if (set == 0) return Vector.empty();
        ModelId[] all = new ModelId[Long.bitCount(set)];
        int n = 0;
        for (int i = 0; i < 2; i++) {
            Side side = i == 0 ? initiative() : initiative().other();
            for (long left = set & game.set(side); left != 0; left &= left - 1)
                all[n++] = game.id(Long.numberOfTrailingZeros(left));
        }
        return Vector.of(all);
    }

    /** The enemies in a model's cube, pinned or not, in SCAT-8 order. */
    public final Vector<ModelId> enemiesBeside(ModelId id) {
        ModelState self = model(id);
        return modelsIn(self.cube()).filter(other -> hostile(self, model(other)));
    }

    public static boolean hostile(ModelState one, ModelState other) {
        return one.allegiance().hostile(other.allegiance());
    }

    final Vector<ModelId> inOrder() {
        return inOrder(roster.inPlay());
    }

    /** K-RAMPAGE: whether the other side controls the model, so that it belongs to no strike team. */
    public abstract boolean isOutOfControl(ModelId model);

    /** ADV-4: the faction whose capacity a model uses. */
    final Allegiance faction(ModelState m) {
        return isOutOfControl(m.id()) ? Allegiance.NEUTRAL : m.allegiance();
    }

    /** Whether a model may fight, assault or shoot another: an enemy, or any model if the first is astray. */
    public final boolean wouldFight(ModelState one, ModelState other) {
        return hostile(one, other) || isOutOfControl(one.id()) && !one.id().equals(other.id());
    }

    /** The models in a model's cube that it would fight, in SCAT-8 order. */
    public final Vector<ModelId> foesBeside(ModelId id) {
        ModelState self = model(id);
        return modelsIn(self.cube()).filter(other -> wouldFight(self, model(other)));
    }

    /** Whether a cube holds a model that this model would fight. */
    public final boolean wouldFight(ModelState self, Cube cube) {
        return isOutOfControl(self.id()) ? others(self.id(), cube) != 0 : enemies(self, cube, false);
    }

    /** The other models in a cube, as a set. */
    final long others(ModelId self, Cube cube) {
        return roster.others(game.index(self), cube);
    }

    public final boolean isAlone(ModelState m) {
        return others(m.id(), m.cube()) == 0;
    }

    @Override
    public final boolean isBesideEnemies(ModelId id) {
        ModelState self = model(id);
        return enemies(self, self.cube(), false);
    }

    /** Whether a model shares its cube with an enemy that is not pinned (ACT-3). */
    public final boolean besideUnpinnedEnemies(ModelId id) {
        ModelState self = model(id);
        return enemies(self, self.cube(), true);
    }

    public final boolean enemies(ModelState self, Cube cube, boolean unpinnedOnly) {
        for (long there = others(self.id(), cube); there != 0; there &= there - 1) {
            ModelState m = roster.get(Long.numberOfTrailingZeros(there));
            if (hostile(self, m) && !(unpinnedOnly && m.pinned())) return true;
        }
        return false;
    }

    @Override
    public final boolean isBesideFriends(ModelId id) {
        return game.has(Variant.FRIEND_OF_ITSELF) || friends(id, model(id).cube());
    }

    @Override
    public final boolean areFriends(ModelId one, ModelId other) {
        ModelState self = model(one);
        return !one.equals(other)
                && self.allegiance() != Allegiance.NEUTRAL
                && self.allegiance() == model(other).allegiance()
                && !isOutOfControl(one)
                && !isOutOfControl(other);
    }

    /** Whether another model friendly to this one is in a cube (AST-9, SHO-6). */
    public final boolean friends(ModelId id, Cube cube) {
        ModelState self = model(id);
        if (self.allegiance() == Allegiance.NEUTRAL || isOutOfControl(id)) return false;
        for (long there = others(id, cube); there != 0; there &= there - 1) {
            ModelState m = roster.get(Long.numberOfTrailingZeros(there));
            if (m.allegiance() == self.allegiance() && !isOutOfControl(m.id())) return true;
        }
        return false;
    }

    @Override
    public final Vector<Cube> parts(Cube cube) {
        return game.board().parts(cube);
    }

    @Override
    public final Cube highestFloor(ModelId id, Cube cube) {
        Cube top = cube.whole().atLevel(battlefield().levels());
        return game.board().firstFloor(model(id).profile().size(), top);
    }

    @Override
    public final Vector<ModelId> modelsAround(Cube cube) {
        return inOrder().filter(m -> model(m).cube().whole().adjacentTo(cube.whole()));
    }

    @Override
    public final boolean hasRoom(ModelId id, Cube cube) {
        return hasRoom(model(id), cube);
    }

    /** ADV-4, ADV-15, PART-1, PART-3: whether a cube has room for a model to stop, and a spot. */
    public final boolean hasRoom(ModelState self, Cube cube) {
        return stoppingSpots(self, cube) != 0;
    }

    /** The crowd of each cube, for a model of a faction that is in none of them; {@link #BARRED} if enemies are there. */
    public final int[] crowds(Allegiance faction, Cube[] cubes) {
        int[] crowds = new int[cubes.length];
        for (int i = 0; i < cubes.length; i++) {
            long there = roster.in(cubes[i]);
            if (there != 0) crowds[i] = hostile(faction, there) ? BARRED : CubeCapacity.crowd(this, there, faction);
        }
        return crowds;
    }

    private boolean hostile(Allegiance faction, long models) {
        for (long left = models; left != 0; left &= left - 1)
            if (faction.hostile(model(Long.numberOfTrailingZeros(left)).allegiance())) return true;
        return false;
    }

    /** As {@link #hasRoom}, with a result of {@link #crowds} for the model's faction. */
    public final boolean hasRoom(ModelState self, Cube cube, int crowd) {
        return crowd != BARRED && CubeCapacity.stops(this, self, cube, crowd) != 0;
    }

    /** The spots on which a model may stop, as bits like {@link #freeSpots}; 0 if the cube has no room. */
    public final int stoppingSpots(ModelState self, Cube cube) {
        return CubeCapacity.stops(this, self, cube);
    }

    /** The spots of a cube that a model may take, free or made free (ADV-15): bit 1 for spot 1, up to bit 9. */
    public final int freeSpots(ModelId self, Cube cube) {
        return CubeCapacity.spots(this, model(self), cube);
    }

    public final Option<ModelId> modelOn(ModelId self, Place place) {
        for (long there = others(self, place.cube()); there != 0; there &= there - 1) {
            ModelState m = roster.get(Long.numberOfTrailingZeros(there));
            if (m.place().spot() == place.spot()) return Option.some(m.id());
        }
        return Option.none();
    }

    /** A cached array of a vector that rarely changes and is often iterated. */
    static final class Unrolled<T> {
        private final IntFunction<T[]> make;
        private @Nullable Vector<T> of;
        private T[] elements;

        Unrolled(IntFunction<T[]> make) {
            this.make = make;
            this.elements = make.apply(0);
        }

        /** The elements. Do not modify the array. */
        @SuppressWarnings("ReferenceEquality") // comparing two vectors costs more than copying one
        T[] of(Vector<T> vector) {
            if (vector != of) {
                elements = vector.isEmpty() ? make.apply(0) : vector.toJavaArray(make);
                of = vector;
            }
            return elements;
        }
    }
}
