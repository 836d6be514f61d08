package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Allegiance;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** The models at one moment within a transition: who stands where, beside whom, and where there is room. */
abstract class Whereabouts implements Table {
    private static final int ABSENT = -1;

    protected final Prepared game;
    protected Vector<ModelState> models;
    private int @Nullable [] cubes;

    Whereabouts(Prepared game, Vector<ModelState> models) {
        this.game = game;
        this.models = models;
    }

    public final Prepared game() {
        return game;
    }

    @Override
    public final Vector<ModelState> models() {
        return models;
    }

    @Override
    public final ModelState model(ModelId id) {
        return models.get(game.index(id));
    }

    /** A model by its number in team order, side A first, from 0. */
    public final ModelState model(int index) {
        return models.get(index);
    }

    /** How many models both teams have. */
    public final int count() {
        return game.models();
    }

    @Override
    public final boolean has(ModelId id) {
        return game.has(id);
    }

    /**
     * Which cube each model is in, for the rules that go through many cubes: by {@link #number}, {@link #ABSENT} off the
     * battlefield. To be read alone.
     */
    final int[] cubes() {
        int[] known = cubes;
        if (known == null) {
            known = new int[models.size()];
            for (int i = 0; i < known.length; i++) known[i] = cube(models.get(i));
            cubes = known;
        }
        return known;
    }

    private static int cube(ModelState m) {
        return m.inPlay() ? number(m.cube()) : ABSENT;
    }

    /** A number that a cube, or a side of it, shares with no other. */
    static int number(Cube c) {
        return c.column() | c.row() << 5 | c.level() << 10 | c.part().ordinal() << 14;
    }

    final void put(ModelState m) {
        int index = game.index(m.id());
        models = models.update(index, m);
        if (cubes != null) cubes[index] = cube(m);
    }

    @Override
    public final Vector<ModelId> in(Cube cube) {
        ArrayList<ModelId> there = new ArrayList<>();
        for (Side side : initiative() == Side.A ? Side.BOTH : Side.BOTH.reverse())
            for (int i = game.first(side); i < game.end(side); i++) {
                ModelState m = models.get(i);
                if (m.inPlay() && m.cube().equals(cube)) there.add(m.id());
            }
        return Vector.ofAll(there);
    }

    /** The enemies in a model's cube, pinned or not, in SCAT-8 order. */
    public final Vector<ModelId> enemiesBeside(ModelId id) {
        ModelState self = model(id);
        return in(self.cube()).filter(other -> hostile(self, model(other)));
    }

    /** Whether two models are enemies. */
    public static boolean hostile(ModelState one, ModelState other) {
        return one.allegiance().hostile(other.allegiance());
    }

    /** The models in play in SCAT-8 order. */
    final Vector<ModelId> inOrder() {
        ArrayList<ModelId> all = new ArrayList<>();
        for (Side side : initiative() == Side.A ? Side.BOTH : Side.BOTH.reverse())
            for (int i = game.first(side); i < game.end(side); i++) if (model(i).inPlay()) all.add(model(i).id());
        return Vector.ofAll(all);
    }

    /** K-RAMPAGE: whether the other side has the model, which belongs to no strike team then. */
    public abstract boolean astray(ModelId model);

    /** ADV-4: whose capacity a model takes up. */
    final Allegiance faction(ModelState m) {
        return astray(m.id()) ? Allegiance.NEUTRAL : m.allegiance();
    }

    /** Whether one model would fight another upon entering its cube, assault it or shoot at it: an enemy; anybody for one astray. */
    public final boolean foes(ModelState one, ModelState other) {
        return hostile(one, other) || astray(one.id()) && !one.id().equals(other.id());
    }

    /** The models in a model's cube that it would fight, in SCAT-8 order. */
    public final Vector<ModelId> foesBeside(ModelId id) {
        ModelState self = model(id);
        return in(self.cube()).filter(other -> foes(self, model(other)));
    }

    /** Whether somebody whom a model would fight is in a cube. */
    public final boolean foes(ModelState self, Cube cube) {
        if (!astray(self.id())) return enemies(self, cube, false);
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (m.inPlay() && !m.id().equals(self.id()) && m.cube().equals(cube)) return true;
        }
        return false;
    }

    @Override
    public final boolean besideEnemies(ModelId id) {
        ModelState self = model(id);
        return enemies(self, self.cube(), false);
    }

    /** Whether a model shares its cube with an enemy that is not pinned (ACT-3). */
    public final boolean besideUnpinnedEnemies(ModelId id) {
        ModelState self = model(id);
        return enemies(self, self.cube(), true);
    }

    /** Whether enemies of a model are in a cube. */
    public final boolean enemies(ModelState self, Cube cube, boolean unpinnedOnly) {
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (m.inPlay()
                    && hostile(self, m)
                    && !(unpinnedOnly && m.pinned())
                    && m.cube().equals(cube)) return true;
        }
        return false;
    }

    @Override
    public final boolean besideFriends(ModelId id) {
        return game.is(Variant.FRIEND_OF_ITSELF) || friends(id, model(id).cube());
    }

    @Override
    public final boolean friends(ModelId one, ModelId other) {
        ModelState self = model(one);
        return !one.equals(other)
                && self.allegiance() != Allegiance.NEUTRAL
                && self.allegiance() == model(other).allegiance()
                && !astray(one)
                && !astray(other);
    }

    /** Whether another model friendly to this one is in a cube (AST-9, SHO-6). */
    public final boolean friends(ModelId id, Cube cube) {
        ModelState self = model(id);
        if (self.allegiance() == Allegiance.NEUTRAL || astray(id)) return false;
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (m.inPlay()
                    && m.allegiance() == self.allegiance()
                    && m.cube().equals(cube)
                    && !m.id().equals(id)
                    && !astray(m.id())) return true;
        }
        return false;
    }

    @Override
    public final Vector<Cube> parts(Cube cube) {
        return game.board().parts(cube);
    }

    @Override
    public final Cube highestFloor(ModelId id, Cube cube) {
        Cube at = cube.whole().atLevel(battlefield().levels());
        while (!game.board().stands(model(id).profile().size(), at))
            at = game.board().below(at);
        return at;
    }

    @Override
    public final Vector<ModelId> around(Cube cube) {
        return inOrder().filter(m -> model(m).cube().whole().adjacentTo(cube.whole()));
    }

    @Override
    public final boolean room(ModelId id, Cube cube) {
        return room(model(id), cube);
    }

    /** ADV-4, ADV-15, PART-1, PART-3: whether a cube has room for a model to stop, and a spot. */
    public final boolean room(ModelState self, Cube cube) {
        return Room.fits(this, self, cube);
    }

    /** The spots of a cube that a model may take, free or made free (ADV-15): bit 1 for spot 1, up to bit 9. */
    public final int freeSpots(ModelId self, Cube cube) {
        return Room.spots(this, model(self), cube);
    }

    /** Who else stands on a spot. */
    public final Option<ModelId> holder(ModelId self, Place place) {
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (m.inPlay() && m.place().equals(place) && !m.id().equals(self)) return Option.some(m.id());
        }
        return Option.none();
    }
}
