package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Table;
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
        return ruleset().friendOfItself() || friends(id, model(id).cube());
    }

    /** Whether another model friendly to this one is in a cube (AST-9, SHO-6). */
    public final boolean friends(ModelId id, Cube cube) {
        ModelState self = model(id);
        if (self.allegiance() == Allegiance.NEUTRAL) return false;
        for (int i = 0; i < models.size(); i++) {
            ModelState m = models.get(i);
            if (m.inPlay() && m.allegiance() == self.allegiance() && m.cube().equals(cube) && !m.id().equals(id))
                return true;
        }
        return false;
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
