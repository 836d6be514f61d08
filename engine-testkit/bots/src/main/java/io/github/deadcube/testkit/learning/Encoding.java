package io.github.deadcube.testkit.learning;

import io.github.deadcube.api.Experimental;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.features.Features.OfCube;
import io.github.deadcube.testkit.features.Features.OfFace;
import io.github.deadcube.testkit.features.Features.OfGame;
import io.github.deadcube.testkit.features.Features.OfModel;
import io.github.deadcube.testkit.features.Features.OfObjective;
import io.github.deadcube.testkit.features.Features.OfOption;
import io.github.deadcube.testkit.features.Features.OfThing;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * A view and its options as arrays of numbers. The page LEARNING.md explains each number; they are not scaled. Both
 * sides look alike: what a side has comes first. Smaller games are filled with zeros. An encoding reveals no more than
 * the view.
 *
 * <pre>{@code
 * Encoding encoding = Encoding.of(view.position().game().setup());
 * float[] seen = encoding.view(view);
 * for (Choice option : decision.options()) rate(seen, encoding.option(view.side(), decision.purpose(), option));
 * }</pre>
 *
 * An encoding is for one set-up. It is immutable, and may be used by several threads.
 */
@Experimental
public final class Encoding {
    /** The version of the order of the numbers: other orders get another version. */
    public static final int VERSION = 1;
    /** The most models of a side. */
    public static final int MODELS = Features.MODELS;
    /** The most columns and rows of a battlefield. */
    public static final int COLUMNS = 16;
    /** The most levels of a battlefield. */
    public static final int LEVELS = 5;
    /** The most objectives. */
    public static final int OBJECTIVES = Features.OBJECTIVES;
    /** The most item tokens and markers together. */
    public static final int THINGS = Features.THINGS;
    /** The most faces that have changed. */
    public static final int FACES = Features.FACES;

    /** The length of {@link #board}. */
    public static final int BOARD = COLUMNS * COLUMNS * LEVELS * OfCube.values().length;
    /** The length of {@link #view}. */
    public static final int VIEW;
    /** The length of {@link #option}. */
    public static final int OPTION = OfOption.values().length;

    /** The kinds of choices by their saved names. A new kind is added at the end. */
    public static final Vector<String> KINDS = OptionCode.KINDS;

    private static final int GAME = OfGame.values().length;
    private static final int MODEL = OfModel.values().length;
    private static final int OBJECTIVE = OfObjective.values().length;
    private static final int THING = OfThing.values().length;
    private static final int FACE = OfFace.values().length;
    private static final int FIRST_OBJECTIVE = GAME + 2 * MODELS * MODEL;
    private static final int FIRST_THING = FIRST_OBJECTIVE + OBJECTIVES * OBJECTIVE;

    private static final int FIRST_FACE = FIRST_THING + THINGS * THING;

    static {
        VIEW = FIRST_FACE + FACES * FACE;
    }

    private final Setup setup;
    private final Vector<Objective> objectives;
    private final Cube[] places;
    /** What does not change during the game, as each side sees it. */
    private final float[] ofA;

    private final float[] ofB;
    private final OptionCode options;

    private Encoding(Setup setup) {
        this.setup = setup;
        objectives = setup.scenario().objectives(setup.battlefield());
        places = objectives.map(one -> one.place(setup.battlefield())).toJavaArray(Cube[]::new);
        ofA = unchanging(Side.A);
        ofB = unchanging(Side.B);
        options = new OptionCode(setup);
    }

    /**
     * The encoding of the games of a set-up.
     *
     * @throws IllegalArgumentException if the set-up is larger than the maxima; the message names all that is
     */
    public static Encoding of(Setup setup) {
        Vector<Fault> faults = faults(setup);
        if (faults.nonEmpty())
            throw new IllegalArgumentException("the set-up is too large to encode: " + faults.mkString("; "));
        return new Encoding(setup);
    }

    /** What of a set-up is larger than the maxima; empty if it can be encoded. */
    public static Vector<Fault> faults(Setup setup) {
        Battlefield field = setup.battlefield();
        Vector<Option<Fault>> teams = Side.BOTH.map(side -> fault(
                Sentence.of("side {side}", side), setup.team(side).members().size(), "models", MODELS));
        return teams.appendAll(Vector.of(
                        fault("battlefield", field.width(), "columns", COLUMNS),
                        fault("battlefield", field.depth(), "rows", COLUMNS),
                        fault("battlefield", field.levels(), "levels", LEVELS),
                        fault("scenario", setup.scenario().objectives(field).size(), "objectives", OBJECTIVES),
                        fault("scenario", doors(setup), "doors", FACES)))
                .flatMap(fault -> fault);
    }

    private static int doors(Setup setup) {
        return setup.scenario() instanceof Mission mission
                ? mission.scenery()
                        .flatMap(piece -> piece.opens())
                        .map(door -> Face.Placed.of(door.cube(), door.side(), Face.OPEN))
                        .distinct()
                        .size()
                : 0;
    }

    private static Option<Fault> fault(CharSequence part, int number, CharSequence of, int most) {
        return Option.when(
                number > most,
                () -> Fault.of(
                                Sentence.of("there are {count} {things}", number, Sentence.of(of)),
                                Sentence.of("{most} at most", most))
                        .in(part));
    }

    /**
     * The battlefield and the scenario as a side sees them: the cubes by level, row and column, each with the numbers
     * of {@link OfCube}. It is the same in the whole game, because it shows the faces as the game began; a view has
     * those that have changed since.
     */
    public float[] board(Side side) {
        float[] board = new float[BOARD];
        Battlefield field = setup.battlefield();
        for (Cube cube : field.cubes()) {
            set(board, cube, OfCube.EXISTS, 1);
            set(board, cube, OfCube.FLOOR, field.hasFloor(cube) ? 1 : 0);
            set(board, cube, OfCube.EAST, gap(field, cube, Direction.EAST));
            set(board, cube, OfCube.NORTH, gap(field, cube, Direction.NORTH));
            set(board, cube, OfCube.WEST, gap(field, cube, Direction.WEST));
            set(board, cube, OfCube.SOUTH, gap(field, cube, Direction.SOUTH));
        }
        Vector<Vector<Cube>> zones = setup.scenario().zones(field);
        for (int zone = 0; zone < zones.size(); zone++)
            for (Cube cube : zones.get(zone)) set(board, cube, OfCube.ZONE, zone + 1);
        for (int i = 0; i < places.length; i++) {
            set(board, places[i], OfCube.OWN_OBJECTIVE, worth(i, side));
            set(board, places[i], OfCube.OTHER_OBJECTIVE, worth(i, side.other()));
        }
        for (Cube exit : setup.scenario().exits(field)) {
            set(board, exit, OfCube.OWN_EXIT, exit(exit, side));
            set(board, exit, OfCube.OTHER_EXIT, exit(exit, side.other()));
        }
        return board;
    }

    private static void set(float[] board, Cube cube, OfCube feature, float value) {
        int at = ((cube.level() - 1) * COLUMNS + cube.row() - 1) * COLUMNS + cube.column() - 1;
        board[at * OfCube.values().length + feature.ordinal()] = value;
    }

    private static int gap(Battlefield field, Cube cube, Direction side) {
        return field.face(cube, side).gap().ordinal();
    }

    private int worth(int objective, Side side) {
        Objective one = objectives.get(objective);
        return setup.scenario() instanceof Mission mission ? mission.worth(one, side) : one.worth();
    }

    private float exit(Cube cube, Side side) {
        if (!(setup.scenario() instanceof Mission mission)) return 1;
        return mission.exits()
                .find(exit -> exit.cube().equals(cube) && Role.isFor(exit.role(), side))
                .map(exit -> 1 + exit.worth())
                .getOrElse(0);
    }

    /**
     * The view as numbers. It takes about 1 µs.
     *
     * @throws IllegalArgumentException as {@link #view(PlayerView, float[])}
     */
    public float[] view(PlayerView view) {
        float[] numbers = new float[VIEW];
        view(view, numbers);
        return numbers;
    }

    /**
     * Writes the view into an array.
     *
     * @throws IllegalArgumentException if the array is shorter than {@link #VIEW}, if the view is of another set-up, if
     *     more than {@value #THINGS} item tokens and markers lie on the battlefield, or if more than {@value #FACES}
     *     faces have changed
     */
    @SuppressWarnings("ReferenceEquality") // the views of a game have the same set-up
    public void view(PlayerView view, float[] into) {
        Position p = view.position();
        if (into.length < VIEW)
            throw new IllegalArgumentException("a view has " + VIEW + " numbers, and the array " + into.length);
        if (p.game().setup() != setup && !p.game().setup().equals(setup))
            throw new IllegalArgumentException("the view is of another set-up");
        int things = p.tokens().size() + p.markers().size();
        if (things > THINGS)
            throw new IllegalArgumentException(
                    "the battlefield has " + things + " item tokens and markers, and " + THINGS + " is the most");
        if (p.changedFaces().size() > FACES)
            throw new IllegalArgumentException(
                    p.changedFaces().size() + " faces have changed, and " + FACES + " is the most");
        System.arraycopy(view.side() == Side.A ? ofA : ofB, 0, into, 0, FIRST_THING);
        Arrays.fill(into, FIRST_THING, VIEW, 0);
        game(view, p, into);
        ModelId active = p.active().map(a -> a.model()).getOrNull();
        for (int i = 0; i < p.models().size(); i++) {
            Model model = p.models().get(i);
            boolean own = model.id().side() == view.side();
            int at = GAME + ((own ? 0 : MODELS) + model.id().number() - 1) * MODEL;
            model(model, into, at);
            if (model.id().equals(active)) into[at + OfModel.ACTIVE.ordinal()] = 1;
            if (model.inPlay()) count(model, own, into);
        }
        things(p, view, into);
        faces(p, into);
    }

    private static void game(PlayerView view, Position p, float[] into) {
        Side own = view.side();
        SideState mine = p.side(own);
        SideState theirs = p.side(own.other());
        into[OfGame.ROUND.ordinal()] = p.round();
        into[OfGame.OWN_SCORE.ordinal()] = mine.score();
        into[OfGame.OTHER_SCORE.ordinal()] = theirs.score();
        into[OfGame.OWN_TURN.ordinal()] = p.initiative() == own ? 1 : 0;
        into[OfGame.STARTER.ordinal()] = p.starter().isEmpty() ? 0 : p.starter().get() == own ? 1 : -1;
        into[OfGame.OWN_ZONE.ordinal()] = mine.zone();
        into[OfGame.OTHER_ZONE.ordinal()] = theirs.zone();
        dice(mine.command(), into, OfGame.OWN_MODEL_DICE.ordinal());
        dice(theirs.command(), into, OfGame.OTHER_MODEL_DICE.ordinal());
        into[OfGame.KNOWN_TOKENS.ordinal()] = view.known().size();
        into[OfGame.HIDDEN_TOKENS.ordinal()] = view.hidden().size();
    }

    private static void dice(CommandDice dice, float[] into, int at) {
        for (int face = 0; face < CommandFace.ALL.size(); face++)
            into[at + face] = dice.count(CommandFace.ALL.get(face));
    }

    private static void model(Model model, float[] into, int at) {
        into[at + OfModel.IN_PLAY.ordinal()] = model.inPlay() ? 1 : 0;
        switch (model.status()) {
            case RESERVE -> into[at + OfModel.RESERVE.ordinal()] = 1;
            case WAITING, SPARE -> into[at + OfModel.WAITING.ordinal()] = 1;
            case KILLED -> into[at + OfModel.KILLED.ordinal()] = 1;
            case LEFT -> into[at + OfModel.GONE.ordinal()] = 1;
            case IN_PLAY -> OptionCode.cube(model.cube(), into, at + OfModel.COLUMN.ordinal());
        }
        into[at + OfModel.DAMAGE.ordinal()] = model.damage();
        into[at + OfModel.PINNED.ordinal()] = model.pinned() ? 1 : 0;
        into[at + OfModel.ACTIVATED.ordinal()] = model.activated() ? 1 : 0;
        into[at + OfModel.ITEM.ordinal()] = model.item().isDefined() ? 1 : 0;
        into[at + OfModel.MARKS.ordinal()] = model.marks().size();
        into[at + OfModel.CONTROLLED.ordinal()] =
                model.allegiance() == Allegiance.of(model.id().side()) ? 1 : 0;
    }

    private void count(Model model, boolean own, float[] into) {
        OfObjective feature = own ? OfObjective.OWN_MODELS : OfObjective.OTHER_MODELS;
        // PART-1: for objectives the sides of a half-cube are one cube
        Cube cube = model.cube().whole();
        for (int i = 0; i < places.length; i++)
            if (places[i].equals(cube)) into[FIRST_OBJECTIVE + i * OBJECTIVE + feature.ordinal()]++;
    }

    private static void things(Position p, PlayerView view, float[] into) {
        int thing = 0;
        for (Token token : p.tokens()) {
            Option<RuleId> item = token.item()
                    .orElse(() -> view.known()
                            .find(known -> known.token() == token.number())
                            .map(known -> known.item()));
            int at = thing(token.cube(), item.map(OptionCode::code).getOrElse(0), into, thing++);
            into[at + OfThing.TOKEN.ordinal()] = 1;
            into[at + OfThing.NUMBER.ordinal()] = token.number();
        }
        for (Marker marker : p.markers()) {
            int at = thing(marker.cube(), OptionCode.code(marker.rule()), into, thing++);
            into[at + OfThing.OWNER.ordinal()] =
                    marker.owner().isEmpty() ? 0 : marker.owner().get().side() == view.side() ? 1 : -1;
            into[at + OfThing.NUMBER.ordinal()] = marker.number();
        }
    }

    private static void faces(Position p, float[] into) {
        int at = FIRST_FACE;
        for (Face.Placed face : p.changedFaces()) {
            OptionCode.cube(face.cube(), into, at + OfFace.COLUMN.ordinal());
            into[at + OfFace.EAST.ordinal()] = face.side() == Direction.EAST ? 1 : 0;
            into[at + OfFace.GAP.ordinal()] = face.gap().ordinal();
            into[at + OfFace.SMOOTH.ordinal()] = face.smooth() ? 1 : 0;
            into[at + OfFace.HATCH.ordinal()] = face.hatch();
            at += FACE;
        }
    }

    private static int thing(Cube cube, int code, float[] into, int number) {
        int at = FIRST_THING + number * THING;
        OptionCode.cube(cube, into, at + OfThing.COLUMN.ordinal());
        into[at + OfThing.CODE.ordinal()] = code;
        return at;
    }

    private float[] unchanging(Side side) {
        float[] numbers = new float[FIRST_THING];
        numbers[OfGame.ROUNDS.ordinal()] = setup.scenario().rounds();
        numbers[OfGame.TARGET.ordinal()] = setup.scenario().target(setup.points());
        for (Side of : Side.BOTH) {
            int at = GAME + (of == side ? 0 : MODELS) * MODEL;
            for (Card card : setup.team(of).members()) {
                card(card, numbers, at);
                at += MODEL;
            }
        }
        for (int i = 0; i < places.length; i++) {
            int at = FIRST_OBJECTIVE + i * OBJECTIVE;
            OptionCode.cube(places[i], numbers, at + OfObjective.COLUMN.ordinal());
            numbers[at + OfObjective.OWN_WORTH.ordinal()] = worth(i, side);
            numbers[at + OfObjective.OTHER_WORTH.ordinal()] = worth(i, side.other());
        }
        return numbers;
    }

    private static void card(Card card, float[] into, int at) {
        into[at + OfModel.IN_TEAM.ordinal()] = 1;
        into[at + OfModel.HIT_POINTS.ordinal()] = card.hitPoints();
        into[at + OfModel.ADVANCE.ordinal()] = card.advance();
        into[at + OfModel.SPRINT.ordinal()] = card.sprint();
        into[at + OfModel.RANGED.ordinal()] = skill(card.ranged());
        into[at + OfModel.FIGHT.ordinal()] = skill(card.fight());
        into[at + OfModel.SURVIVE.ordinal()] = skill(card.survive());
        into[at + OfModel.ARMOUR.ordinal()] = card.armour();
        into[at + OfModel.SIZE.ordinal()] = card.size();
        into[at + OfModel.WORTH.ordinal()] = card.worth();
        into[at + OfModel.KEYWORDS.ordinal()] = card.keywords().size();
        for (Weapon weapon : card.weapons()) {
            int ap = at + (weapon.closeCombat() ? OfModel.BLADE_AP : OfModel.GUN_AP).ordinal();
            into[ap] = Math.max(into[ap], weapon.ap());
            into[at + OfModel.RANGE.ordinal()] = Math.max(into[at + OfModel.RANGE.ordinal()], weapon.range());
        }
    }

    private static int skill(Statistic statistic) {
        return statistic.exists() ? 9 - statistic.target() : 0;
    }

    /** An option of a decision as numbers. */
    public float[] option(Side side, Purpose purpose, Choice choice) {
        float[] numbers = new float[OPTION];
        option(side, purpose, choice, numbers, 0);
        return numbers;
    }

    /** Writes an option into an array, from a place on; all its numbers are overwritten. */
    public void option(Side side, Purpose purpose, Choice choice, float[] into, int at) {
        options.write(side, purpose, choice, into, at);
    }
}
