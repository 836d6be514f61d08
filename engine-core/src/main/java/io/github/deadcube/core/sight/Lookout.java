package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Part;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Line;
import io.github.deadcube.api.extend.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.vavr.collection.Vector;

/**
 * Sight on one battlefield. What hangs on its scenery alone is remembered once it was asked for; smoke is laid over it, and
 * can only take sight away.
 */
final class Lookout implements Sightlines {
    /** The number of spots that a cube may have, halved or not. */
    private static final int SPOTS = 12;

    private static final int BODIES = 8;
    private static final int UNSEEN = 1;
    private static final int SEEN = 2;
    private static final Line[] LINES = Line.values();

    private final Battlefield field;
    private final Solids solids;
    private final View view;
    private final Memory memory = new Memory();

    private Lookout(Battlefield field) {
        this.field = field;
        this.solids = new Solids(field);
        this.view = new View(field, solids, Vector.empty());
    }

    static Lookout on(Battlefield field) {
        return field.derived(Lookout.class, Lookout::new);
    }

    @Override
    public Line line(Place from, Body shooter, Place to, Body target) {
        long question = question(from, shooter, to, number(target));
        int known = memory.recall(question);
        if (known != 0) return LINES[known - 1];
        Line line = view.line(from, shooter, to, target);
        memory.tell(question, line.ordinal() + 1);
        return line;
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        long question = question(from, shooter, new Place(cube, 1), BODIES);
        int known = memory.recall(question);
        if (known != 0) return known == SEEN;
        boolean seen = view.sees(from, shooter, cube);
        memory.tell(question, seen ? SEEN : UNSEEN);
        return seen;
    }

    @Override
    public Sighting explain(Place from, Body shooter, Place to, Body target) {
        return view.explain(from, shooter, to, target);
    }

    @Override
    public Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
        return view.crossed(from, shooter, to, target);
    }

    @Override
    public Sightlines past(Vector<Cube> smoke) {
        return smoke.isEmpty() ? this : new Clouded(this, new View(field, solids, smoke));
    }

    /** K-SMOKE: the same with smoke laid over it, of which nothing is remembered. */
    private record Clouded(Lookout bare, View view) implements Sightlines {
        @Override
        public Line line(Place from, Body shooter, Place to, Body target) {
            Line line = bare.line(from, shooter, to, target);
            return line == Line.NONE || !view.near(from.cube(), to.cube())
                    ? line
                    : view.line(from, shooter, to, target);
        }

        @Override
        public boolean sees(Place from, Body shooter, Cube cube) {
            return bare.sees(from, shooter, cube) && (!view.near(from.cube(), cube) || view.sees(from, shooter, cube));
        }

        @Override
        public Sighting explain(Place from, Body shooter, Place to, Body target) {
            return view.explain(from, shooter, to, target);
        }

        @Override
        public Vector<Cube> crossed(Place from, Body shooter, Place to, Body target) {
            return view.crossed(from, shooter, to, target);
        }

        @Override
        public Sightlines past(Vector<Cube> smoke) {
            return bare.past(smoke);
        }
    }

    private long question(Place from, Body shooter, Place to, int aim) {
        long where = (long) number(from) * field.size() * SPOTS + number(to);
        return (where * BODIES + number(shooter)) * (BODIES + 1) + aim;
    }

    private static int number(Body body) {
        return (body.size() - 1) * 2 + (body.pinned() ? 1 : 0);
    }

    private int number(Place place) {
        Part part = place.cube().part();
        int second = part == Part.EAST || part == Part.NORTH ? part.spots() : 0;
        return field.index(place.cube()) * SPOTS + second + place.spot() - 1;
    }
}
