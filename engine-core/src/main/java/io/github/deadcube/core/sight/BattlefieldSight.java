package io.github.deadcube.core.sight;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * Sight on one battlefield without smoke. Its answers depend on the scenery alone, so all games and states on the
 * battlefield share them. {@link Clouded} looks past smoke.
 */
final class BattlefieldSight extends ExplainedSight {
    /** The number of spots that a cube may have, halved or not. */
    private static final int SPOTS = 12;

    /** The maximum number of bodies with cached results. */
    private static final int BODIES = 64;

    private static final int FEW_LINES = 1 << 10;
    /** At most 2 MB for each cache. */
    private static final int MOST_LINES = 1 << 18;

    private static final int LINE_BITS = 2;
    /** One bit for each ray, and one bit that is always set. */
    private static final int RAY_BITS = SpotPoints.MOST + 1;

    private static final int TOLD = 1 << SpotPoints.MOST;

    private static final int EYES = 1 << 12;
    private static final LineOfSight[] LINES = LineOfSight.values();

    private final Battlefield field;
    private final SightBlockers blockers;
    private final CachedSight answers;
    /** The rays from an eye into a cube that the scenery lets pass, without regard to smoke; touched and untouched. */
    private final CachedSight.SightCache open = new CachedSight.SightCache(RAY_BITS, FEW_LINES, MOST_LINES);

    private final CachedSight.SightCache touched = new CachedSight.SightCache(RAY_BITS, FEW_LINES, MOST_LINES);

    private final Clouded.Clouds clouds = new Clouded.Clouds();
    /** In the order of their first use. */
    private volatile Body[] bodies = {};

    private BattlefieldSight(Battlefield field, SightBlockers blockers) {
        super(new SightView(field, blockers, Vector.empty()));
        this.field = field;
        this.blockers = blockers;
        this.answers = noAnswers(FEW_LINES, MOST_LINES, EYES);
    }

    private BattlefieldSight(Battlefield field) {
        this(field, new SightBlockers(field));
    }

    static BattlefieldSight on(Battlefield field) {
        return field.derived(BattlefieldSight.class, BattlefieldSight::new);
    }

    @Override
    public LineOfSight line(Place from, Body shooter, Place to, Body target) {
        return line(answers, view, from, shooter, to, target);
    }

    /** The line of sight in a view, through its cache. */
    LineOfSight line(CachedSight answers, SightView view, Place from, Body shooter, Place to, Body target) {
        int one = number(shooter);
        int other = number(target);
        if (one == BODIES || other == BODIES) return view.line(from, shooter, to, target);
        long question = question(from, one, to, other);
        int answer = answers.lines().recall(question);
        if (answer != 0) return LINES[answer - 1];
        LineOfSight line = view.line(from, shooter, to, target);
        answers.lines().tell(question, line.ordinal() + 1);
        return line;
    }

    @Override
    public boolean sees(Place from, Body shooter, Cube cube) {
        return sees(answers, view, from, shooter, cube);
    }

    /** Whether a view sees a cube, through its cache. */
    boolean sees(CachedSight answers, SightView view, Place from, Body shooter, Cube cube) {
        int one = number(shooter);
        if (one == BODIES) return view.sees(from, shooter, cube);
        int eye = number(from) * BODIES + one;
        CachedSight.Panorama panorama = answers.from(eye, view, from, shooter);
        int answer = panorama.recall(field.place(cube));
        if (answer != 0) return answer == CachedSight.Panorama.SEEN;
        long openings = view == this.view ? SpotPoints.Openings.UNKNOWN : openings(eye, panorama.at, cube);
        boolean seen = view.sees(from, panorama.at, cube, openings);
        panorama.tell(field.place(cube), seen);
        return seen;
    }

    private long openings(int eye, long[] at, Cube cube) {
        long question = (long) eye * field.places() + field.place(cube);
        int free = open.recall(question);
        int edged = touched.recall(question);
        if (free != 0 && edged != 0) return SpotPoints.Openings.bits(free & ~TOLD, edged & ~TOLD);
        long openings = view.openings(at, cube);
        open.tell(question, SpotPoints.Openings.open(openings) | TOLD);
        touched.tell(question, SpotPoints.Openings.touched(openings) | TOLD);
        return openings;
    }

    /** The position of a body's eye. Callers must not change the array. */
    long[] eye(Place from, Body body) {
        int one = number(body);
        return one == BODIES ? view.eye(from, body) : answers.from(number(from) * BODIES + one, view, from, body).at;
    }

    /** An empty cache for one view. */
    CachedSight noAnswers(int fewLines, int mostLines, int eyes) {
        return new CachedSight(new CachedSight.SightCache(LINE_BITS, fewLines, mostLines), eyes, field.places());
    }

    /** The view past the given smoke, without a cache. */
    SightView view(Vector<Cube> smoke) {
        return new SightView(field, blockers, smoke);
    }

    @Override
    public ExplainedSight past(Vector<Cube> smoke) {
        return smoke.isEmpty() ? this : clouds.over(this, smoke);
    }

    private long question(Place from, int shooter, Place to, int aim) {
        long where = (long) number(from) * field.size() * SPOTS + number(to);
        return (where * BODIES + shooter) * BODIES + aim;
    }

    /** A number less than BODIES for each body that was asked about; BODIES if the table is full. */
    private int number(Body body) {
        Body[] numbered = bodies;
        for (int i = 0; i < numbered.length; i++) if (numbered[i].equals(body)) return i;
        return numbered.length == BODIES ? BODIES : add(body);
    }

    private synchronized int add(Body body) {
        Body[] numbered = bodies;
        for (int i = 0; i < numbered.length; i++) if (numbered[i].equals(body)) return i;
        if (numbered.length == BODIES) return BODIES;
        Body[] more = Arrays.copyOf(numbered, numbered.length + 1);
        more[numbered.length] = body;
        bodies = more;
        return numbered.length;
    }

    private int number(Place place) {
        Part part = place.cube().part();
        int second = part == Part.EAST || part == Part.NORTH ? part.spots() : 0;
        return field.index(place.cube()) * SPOTS + second + place.spot() - 1;
    }
}
