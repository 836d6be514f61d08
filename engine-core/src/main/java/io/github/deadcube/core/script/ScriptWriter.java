package io.github.deadcube.core.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.support.ModelWriter;
import io.github.deadcube.core.support.OpenGround;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** Writes battlefields and situations in the language of scripts. {@link SituationText} reads them. */
public final class ScriptWriter {
    /** A width that puts each level on lines without another level. */
    static final int ONE_LEVEL = 1;

    private static final int CUBES_IN_AN_ITEM = 24;
    private static final StateCheck ENGINE = (StateCheck) Deadcube.rules();

    private ScriptWriter() {}

    /** Draws a battlefield level by level. Every line ends with a line break. */
    public static String write(Battlefield battlefield) {
        return drawn(battlefield, Array.empty(), Vector.empty());
    }

    /** Draws a battlefield with the symbol of each cube that has one; empty for none. */
    public static String write(Battlefield battlefield, Function<Cube, String> symbols) {
        return DrawnBattlefield.even(CubeDrawing.marked(battlefield, symbols)).text(ONE_LEVEL);
    }

    /** Draws a situation, as {@code TextDrawing.script} describes it. */
    public static String write(GameState state) {
        Position position = state.position();
        Situation situation = ENGINE.situation(state);
        Option<CurrentActivation> underway = situation.underway();
        return drawn(position.game().setup().battlefield(), position.models(), smoke(position))
                + warnings(position.game().setup())
                + statements(
                        position,
                        turn(position)
                                .appendAll(underway.toVector().flatMap(ScriptWriter::turn))
                                .appendAll(goals(position.game().setup()))
                                .appendAll(position.tokens()
                                        .flatMap(t -> state.item(t.number()).map(item -> token(t, item))))
                                .appendAll(unseen(situation, state)))
                + position.models()
                        .map(m -> ModelWriter.whole(m, leads(position, m))
                                + underway.filter(u -> u.model().equals(m.id()))
                                        .map(ScriptWriter::active)
                                        .getOrElse("")
                                + "\n")
                        .mkString();
    }

    /**
     * The facts that a drawing does not show: RND-7, SET-4, ADV-19, SET-5, VIC-9, and the tokens that are gone or
     * known.
     */
    private static Vector<String> unseen(Situation situation, GameState state) {
        Position said = situation.state().position();
        return said.starter()
                .map(side -> "next " + side)
                .toVector()
                .appendAll(began(said))
                .appendAll(numbers("overfull", situation.overfull()))
                .appendAll(gone(state))
                .appendAll(said.changedFaces().map(face -> "now " + face))
                .appendAll(numbers("looked A", said.a().looked()))
                .appendAll(numbers("looked B", said.b().looked()))
                .appendAll(zone(Side.A, said.a()))
                .appendAll(zone(Side.B, said.b()));
    }

    private static Option<String> zone(Side side, SideState of) {
        return Option.when(
                of.zone() > 0,
                () -> "zone " + side + " " + of.zone()
                        + of.added().map(cube -> " " + cube).mkString());
    }

    /** ITEM-3: the tokens that neither lie on the battlefield nor are carried. */
    private static Vector<String> gone(GameState state) {
        Position p = state.position();
        Vector<Integer> here = p.tokens()
                .map(Token::number)
                .appendAll(p.models().flatMap(Model::found).map(Carried::token));
        return state.secrets()
                .reject(t -> here.contains(t.token()))
                .map(t -> "token " + t.token() + " " + t.item() + " gone"
                        + (p.revealed().contains(t) ? "" : " face down"));
    }

    /** SET-6: the agreed starting player, if it is not the side that has the initiative. */
    private static Option<String> began(Position position) {
        Option<Side> starting = position.game().setup().starting();
        return starting.isEmpty()
                ? Option.some("recon")
                : starting.filter(side -> side != position.initiative()).map(side -> "began " + side);
    }

    private static Option<String> numbers(String words, Seq<?> all) {
        return Option.when(!all.isEmpty(), () -> words + " " + all.mkString(" "));
    }

    /** Draws a set-up, as {@code TextDrawing.script} describes it. */
    public static String write(Setup setup) {
        return write(setup.battlefield())
                + warnings(setup)
                + Vector.of(
                                setup.starting()
                                        .map(side -> "initiative " + side)
                                        .getOrElse("recon"),
                                "points " + setup.points())
                        .appendAll(goals(setup))
                        .appendAll(items(setup))
                        .mkString("", ", ", "\n")
                + Side.BOTH.flatMap(side -> cards(setup.team(side), side)).mkString();
    }

    /** The number of item tokens, if the scenario has it from a text. */
    private static Option<String> items(Setup setup) {
        return Option.when(
                setup.scenario() instanceof OpenGround.WithItems,
                () -> "items " + setup.scenario().items());
    }

    static String warnings(Setup setup) {
        return setup.warnings().map(warning -> "# " + warning + "\n").mkString();
    }

    private static Vector<String> turn(CurrentActivation underway) {
        Vector<String> items = underway.second() ? Vector.of("second model") : Vector.empty();
        if (underway.ordersA() > 0) items = items.append("orders A " + underway.ordersA());
        return underway.ordersB() > 0 ? items.append("orders B " + underway.ordersB()) : items;
    }

    private static String active(CurrentActivation underway) {
        boolean own = underway.controller() == underway.model().side();
        return Vector.of(own ? ", active" : ", active by " + underway.controller())
                        .appendAll(underway.taken().map(action -> ", taken " + action))
                        .appendAll(underway.specials().map(rule -> ", taken " + rule))
                        .mkString()
                + (underway.spent() ? ", action die spent" : "");
    }

    private static Vector<String> cards(StrikeTeam team, Side side) {
        return team.members()
                .zipWithIndex((card, i) ->
                        ModelWriter.whole(new ModelId(side, i + 1), card, i > 0 && team.leader() == i + 1) + "\n");
    }

    private static String drawn(Battlefield field, Array<Model> models, Vector<Cube> smoke) {
        return DrawnBattlefield.even(CubeDrawing.plain(field, models, smoke)).text(ONE_LEVEL);
    }

    /** A line of items. If no model has a place, the items of a running game go into a comment before it. */
    public static String statements(Position position, Vector<String> items) {
        Vector<String> late = waits(position) ? items.filter(SituationDraft::isOfPlay) : Vector.empty();
        return (late.isEmpty() ? "" : late.mkString("# so far: ", ", ", "\n"))
                + items.removeAll(late).mkString("", ", ", "\n");
    }

    private static boolean waits(Position position) {
        return position.models().forAll(m -> m.status() == Model.Status.WAITING || m.status() == Model.Status.SPARE);
    }

    public static Vector<String> turn(Position position) {
        Vector<String> items = Vector.of("initiative " + position.initiative());
        if (position.round() > 0) items = items.append("round " + position.round());
        items = items.append("points " + position.game().setup().points());
        for (Side side : Side.BOTH) {
            CommandDice dice = position.side(side).command();
            int score = position.side(side).score();
            if (score != 0) items = items.append("score " + side + " " + score);
            if (!dice.equals(CommandDice.NONE)) items = items.append("command " + side + " " + dice);
        }
        Vector<Marker> first = position.markers().distinctBy(Marker::cube).filter(MarkerDrafts::isSmoke);
        items = items.appendAll(
                first.map(Marker::cube).grouped(CUBES_IN_AN_ITEM).map(cubes -> "smoke " + cubes.mkString(" ")));
        return items.appendAll(position.markers().removeAll(first).map(marker -> "laid " + marker));
    }

    /** The cubes with plain smoke, if models have places. Other markers are written as items. */
    public static Vector<Cube> smoke(Position position) {
        return waits(position)
                ? Vector.empty()
                : position.markers().filter(MarkerDrafts::isSmoke).map(Marker::cube);
    }

    /**
     * ADV-4, ADV-17: the models as they can stand at the beginning of a turn. A model that was stopped in a full cube
     * has no spot.
     */
    public static Array<Model> standing(Position position) {
        return position.models().map(m -> tooMany(position, m) ? m.withPlace(new Place(m.cube(), 0)) : m);
    }

    private static boolean tooMany(Position position, Model model) {
        int before = position.models()
                .takeUntil(model::equals)
                .filter(m -> m.inPlay()
                        && m.allegiance() == model.allegiance()
                        && m.cube().equals(model.cube()))
                .map(m -> m.card().size())
                .sum()
                .intValue();
        return model.inPlay() && before + model.card().size() > ModelDrafts.ROOM;
    }

    /** The objectives that the scenario does not define. */
    public static Vector<String> goals(Setup setup) {
        return OpenGround.named(setup.scenario())
                .map(o -> "objective " + o.worth() + (o.inside() ? " inside " : " at ") + o.cube());
    }

    /** The item of a token, even if the token is face down. */
    public static String token(Token token, RuleId item) {
        return "token " + token.number() + " " + item + " at " + token.cube() + (token.faceUp() ? "" : " face down");
    }

    /** Whether the text must name the model as leader. The first model is the leader by default. */
    public static boolean leads(Position position, Model model) {
        int leader = position.game().setup().team(model.id().side()).leader();
        return leader > 1 && leader == model.id().number();
    }
}
