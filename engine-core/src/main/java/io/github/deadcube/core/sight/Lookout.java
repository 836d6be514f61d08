package io.github.deadcube.core.sight;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Part;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.LineOfSight;
import io.github.deadcube.api.extend.Sighting;
import io.github.deadcube.api.extend.Sightlines;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.List;

/**
 * Sight on one battlefield. What hangs on its scenery alone is remembered once it was asked for; smoke is laid over it, and
 * can only take sight away.
 */
final class Lookout implements Sightlines {
    /** The number of spots that a cube may have, halved or not. */
    private static final int SPOTS = 12;

    /** Bodies of the usual kinds, and as many others as are remembered. */
    private static final int BODIES = 64;

    private static final int UNSEEN = 1;
    private static final int SEEN = 2;
    private static final LineOfSight[] LINES = LineOfSight.values();

    private final Battlefield field;
    private final SightBlockers blockers;
    private final View view;
    private final Memory memory = new Memory();
    /** In the order in which they were first asked about. */
    private volatile Body[] bodies = {};

    private Lookout(Battlefield field) {
        this.field = field;
        this.blockers = new SightBlockers(field);
        this.view = new View(field, blockers, Vector.empty());
    }

    static Lookout on(Battlefield field) {
        return field.derived(Lookout.class, Lookout::new);
    }

    @Override
    public LineOfSight line(Place from, Body shooter, Place to, Body target) {
        int one = number(shooter);
        int other = number(target);
        if (one == BODIES || other == BODIES) return view.line(from, shooter, to, target);
        long question = question(from, one, to, other);
        int known = memory.recall(question);
        if (known != 0) return LINES[known - 1];
        LineOfSight line = view.line(from, shooter, to, target);
        memory.tell(question, line.ordinal() + 1);
        return line;
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        int one = number(shooter);
        if (one == BODIES) return view.sees(from, shooter, cube);
        long question = question(from, one, new Place(cube, 1), BODIES);
        int known = memory.recall(question);
        if (known != 0) return known == SEEN;
        boolean seen = view.sees(from, shooter, cube);
        memory.tell(question, seen ? SEEN : UNSEEN);
        return seen;
    }

    /** LOS-4, models obscure: by which of some bodies each of the nine rays is met; −1 for none. */
    int[] met(Place from, Body shooter, Place to, Body target, List<Stand> bodies) {
        return view.met(from, shooter, to, target, bodies);
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
        return smoke.isEmpty() ? this : new Clouded(this, new View(field, blockers, smoke));
    }

    /** K-SMOKE: the same with smoke laid over it, of which nothing is remembered. */
    private record Clouded(Lookout bare, View view) implements Sightlines {
        @Override
        public LineOfSight line(Place from, Body shooter, Place to, Body target) {
            LineOfSight line = bare.line(from, shooter, to, target);
            return line == LineOfSight.NONE || !view.near(from.cube(), to.cube())
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

    private long question(Place from, int shooter, Place to, int aim) {
        long where = (long) number(from) * field.size() * SPOTS + number(to);
        return (where * BODIES + shooter) * (BODIES + 1) + aim;
    }

    /** A number for each body that has been asked about, less than BODIES; BODIES for those that are too many. */
    private int number(Body body) {
        Body[] known = bodies;
        for (int i = 0; i < known.length; i++) if (known[i].equals(body)) return i;
        return known.length == BODIES ? BODIES : add(body);
    }

    private synchronized int add(Body body) {
        Body[] known = bodies;
        for (int i = 0; i < known.length; i++) if (known[i].equals(body)) return i;
        if (known.length == BODIES) return BODIES;
        Body[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = body;
        bodies = more;
        return known.length;
    }

    private int number(Place place) {
        Part part = place.cube().part();
        int second = part == Part.EAST || part == Part.NORTH ? part.spots() : 0;
        return field.index(place.cube()) * SPOTS + second + place.spot() - 1;
    }
}
