package io.github.deadcube.hostile;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Tables;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;

/** Generates set-ups and situations with hostile values. Enough values are valid that the rules accept some of them. */
final class Hostile {
    private static final Vector<String> NAMES = Vector.of(
            "",
            " ",
            "A1",
            "B2 lead",
            " before",
            "after ",
            "#",
            "a;b",
            "a, b",
            "play",
            "seed none",
            "lines 00",
            "\"",
            "\\",
            "\\\"",
            "two\nlines",
            "re\rturn",
            "nul\0",
            "half \ud800",
            "\u2028",
            "\u0085",
            "\ufeff",
            "\ud83d\ude00",
            "\"".repeat(100),
            "\\".repeat(100),
            "x".repeat(100),
            "x".repeat(101));
    private static final Vector<String> WEAPONS = Vector.of(
            "gun",
            "gun at B1",
            "at",
            "a and b",
            "used up gun",
            "order",
            "RA 4",
            "R5 gun",
            "CC",
            "gun CC",
            "A1",
            "play",
            "score A 1",
            "board 8 x 8",
            "token 1",
            "smoke",
            "leader",
            "killed",
            "nothing",
            "TOUGH",
            "as",
            "using I-AMMO",
            "gun using I-AMMO",
            "",
            "a  b",
            "a\nb",
            "\0",
            "x".repeat(60),
            "x".repeat(61),
            "dice",
            "marked",
            "it's",
            "\"gun\"",
            "a,b");
    private static final Vector<Keyword> KEYWORDS = Vector.of(
            Keyword.of("TOUGH"),
            Keyword.of("RESILIENT", 2),
            Keyword.of("RESILIENT", 99),
            Keyword.of("TACTICIAN", 99),
            Keyword.of("BOOM!", 99),
            Keyword.of("AGILE"),
            Keyword.of("TOUGH", -1),
            Keyword.of("RESILIENT", Integer.MAX_VALUE),
            Keyword.of("AMMO"),
            Keyword.of("INTEL"),
            Keyword.of("BOOBY TRAP"),
            Keyword.of("ADRENALINE SHOT"),
            Keyword.of("", 0),
            Keyword.of("tough", 0),
            Keyword.of("A1"),
            new Keyword("TOUGH", 1, Option.some(Keyword.of("TOUGH"))),
            Keyword.of("VEHICLE"),
            Keyword.of("FLIGHT"),
            Keyword.of("PREY"),
            Keyword.of("DROP SUIT"),
            Keyword.of("RAMPAGE"));
    private static final Vector<Keyword> OF_WEAPONS = Vector.of(
            Keyword.of("RAPID FIRE"),
            Keyword.of("WEIGHT OF FIRE", 99),
            Keyword.of("WEIGHT OF FIRE", 1),
            Keyword.of("ONE-USE"),
            Keyword.of("GRENADE", Keyword.of("FRAG", 99)),
            Keyword.of("GRENADE", Keyword.of("SMOKE")),
            Keyword.of("AP", 99),
            Keyword.of("GRENADE", Keyword.of("FRAG", 1_000_000_000)),
            Keyword.of("AP", Integer.MAX_VALUE),
            Keyword.of("TOXIC", 2),
            new Keyword("GRENADE", 3, Option.some(Keyword.of("FRAG", 3))),
            Keyword.of("GRENADE", deep(7)));
    private static final Vector<RuleId> ITEMS = Vector.of(
            RuleIds.I_AMMO,
            RuleIds.I_BOOBY_TRAP,
            RuleIds.I_INTEL,
            RuleIds.I_FRAG_GRENADE,
            RuleIds.I_STIMULANTS,
            RuleId.of("I-AMMO-2"),
            RuleId.of("AMMO-I"),
            RuleIds.K_ENERGY_SHIELD,
            RuleIds.K_TOUGH,
            RuleId.of("I-" + "A".repeat(98)));
    private static final Vector<RuleId> RULES = Vector.of(
            RuleIds.K_SMOKE, RuleIds.K_TRAP, RuleIds.K_PREY, RuleIds.K_COMM_LINK, RuleId.of("H-NONE"), RuleIds.I_AMMO);
    private static final int[] NUMBERS = {
        0, 1, 2, 3, 4, 8, 9, 10, 99, 100, 999, 1_000, -1, Integer.MAX_VALUE, Integer.MIN_VALUE
    };

    private final Random chance;
    /** One value in this number is invalid. */
    private final int rare;

    Hostile(Random chance) {
        this.chance = chance;
        this.rare = chance.nextBoolean() ? 400 : 25;
    }

    private static Keyword deep(int brackets) {
        return brackets == 0 ? Keyword.of("FRAG", 3) : Keyword.of("GRENADE", deep(brackets - 1));
    }

    private boolean odd() {
        return chance.nextInt(rare) == 0;
    }

    private <T> T any(Vector<T> of) {
        return of.get(chance.nextInt(of.size()));
    }

    private int number(int least, int most) {
        return odd() ? NUMBERS[chance.nextInt(NUMBERS.length)] : least + chance.nextInt(most - least + 1);
    }

    private String name(String usual) {
        return chance.nextInt(3) == 0 ? odd() ? any(NAMES) : any(NAMES.take(15)) : usual;
    }

    private Statistic statistic() {
        return chance.nextInt(3) == 0 ? Statistic.NONE : new Statistic(number(2, 8));
    }

    Setup setup() {
        Battlefield field = field();
        return new Setup(
                ruleset(),
                chance.nextInt(3) == 0 ? scenario(field) : new OpenGround(),
                field,
                number(1, 300),
                team(),
                team(),
                chance.nextInt(4) == 0 ? Option.none() : Option.some(any(Side.BOTH)));
    }

    private Ruleset ruleset() {
        Ruleset ruleset = Shipped.ruleset();
        Tables tables = ruleset.tables();
        if (odd()) ruleset = ruleset.withName(any(NAMES));
        if (odd()) ruleset = ruleset.withVersion(number(0, 9));
        if (odd()) ruleset = ruleset.withTables(tables.withFallDice(number(0, 9)));
        if (odd())
            ruleset = ruleset.withTables(tables.withPool(Vector.fill(any(Vector.of(0, 9, 100)), () -> any(ITEMS))));
        if (odd())
            ruleset = ruleset.withTables(tables.withScatter(tables.scatter().tail()));
        if (odd()) ruleset = ruleset.with(new OddOrder(any(NAMES)));
        if (odd()) ruleset = ruleset.with(new OddItem(any(ITEMS), any(NAMES), Option.some(weapon(1))));
        return odd() ? ruleset.with(new OddKeyword(any(KEYWORDS).name())) : ruleset;
    }

    private Scenario scenario(Battlefield field) {
        int width = field.width();
        return new OddScenario(
                name("odd"),
                Vector.range(1, odd() ? any(Vector.of(1, 2, 4)) : 3)
                        .map(zone -> Vector.rangeClosed(1, width)
                                .map(column -> odd() ? cube(field) : new Cube(column, zone == 1 ? 1 : width, 1))),
                Vector.fill(
                        odd() ? 200 : chance.nextInt(3),
                        () -> new Objective(cube(field), number(0, 9), chance.nextInt(4) == 0)),
                odd() ? Vector.of(cube(field)) : Vector.empty(),
                odd() ? number(0, 9) : 8,
                odd() ? number(0, 9) : 1,
                odd() ? number(1, 9) : 5);
    }

    private Battlefield field() {
        int size = 4 + chance.nextInt(4);
        return Battlefield.builder(size, size, 1 + chance.nextInt(2))
                .block(new Cube(2, 2, 1), new Block(0, 0, 30, 30, 30))
                .build()
                .get();
    }

    private StrikeTeam team() {
        int models = odd() ? any(Vector.of(0, 40, 65)) : 1 + chance.nextInt(4);
        return new StrikeTeam(
                name("team"),
                odd() ? number(1, 9) : 1 + chance.nextInt(Math.max(1, models)),
                Vector.fill(models, this::card));
    }

    private Card card() {
        Vector<Weapon> weapons = Vector.range(0, chance.nextInt(3)).map(this::weapon);
        Vector<Keyword> keywords = Vector.fill(chance.nextInt(3), () -> odd() ? any(KEYWORDS) : any(KEYWORDS.take(2)));
        return new Card(
                name("card"),
                number(0, 9),
                number(0, 9),
                statistic(),
                statistic(),
                statistic(),
                number(0, 9),
                number(1, 3),
                number(1, 2),
                odd() ? Option.some(number(10, 160)) : Option.none(),
                odd() ? Option.some(number(25, 600)) : Option.none(),
                number(0, 9),
                statistic(),
                odd() ? Option.some(any(NAMES)) : Option.none(),
                odd() ? Vector.fill(number(0, 3), () -> any(NAMES)) : Vector.empty(),
                chance.nextInt(6) == 0 ? Option.some(odd() ? any(ITEMS) : RuleIds.I_AMMO) : Option.none(),
                odd() ? number(0, 3) : 0,
                weapons,
                keywords,
                odd() ? any(Vector.of(Muster.values())) : Muster.CHOSEN);
    }

    private Weapon weapon(int i) {
        Vector<Keyword> keywords =
                Vector.fill(odd() ? 33 : chance.nextInt(3), () -> odd() ? any(OF_WEAPONS) : any(OF_WEAPONS.take(2)));
        String name = odd() ? any(WEAPONS) : chance.nextInt(3) == 0 ? any(WEAPONS.take(13)) + i : "gun " + i;
        return new Weapon(name, number(0, 9), number(0, 3), keywords.distinct());
    }

    private Cube cube(Battlefield field) {
        return odd()
                ? new Cube(number(1, 8), number(1, 8), number(1, 2), chance.nextInt(4) == 0 ? Part.WEST : Part.WHOLE)
                : new Cube(1 + chance.nextInt(field.width()), 1 + chance.nextInt(field.depth()), 1);
    }

    private Face.Placed face(Battlefield field) {
        return new Face.Placed(
                cube(field), any(Direction.ALL), any(Vector.of(Face.Gap.values())), odd(), odd() ? number(0, 4) : 0);
    }

    /** A situation of a set-up that the rules accept. */
    Situation situation(Game game) {
        Setup setup = game.setup();
        Battlefield field = setup.battlefield();
        Vector<Model> models = Side.BOTH.flatMap(side -> Vector.range(
                        1, setup.team(side).members().size() + 1)
                .filter(n -> chance.nextInt(5) > 0)
                .map(n -> standing(setup, new ModelId(side, odd() ? number(1, 4) : n))));
        GameStateBuilder state = GameStateBuilder.of(game)
                .round(number(1, 5))
                .initiative(any(Side.BOTH))
                .side(Side.A, side(field))
                .side(Side.B, side(field))
                .models(models.appendAll(Side.BOTH.flatMap(side -> away(side, models, setup)))
                        .filter(m -> m.id().number()
                                <= setup.team(m.id().side()).members().size()))
                .markers(Vector.fill(chance.nextInt(3), () -> marker(field)));
        if (odd()) state.starter(any(Side.BOTH));
        for (int n = chance.nextInt(3); n > 0; n--)
            state.token(odd() ? number(1, 9) : n, odd() ? any(ITEMS) : RuleIds.I_AMMO, cube(field), true);
        if (chance.nextInt(8) == 0)
            state.token(odd() ? number(1, 9) : 9, odd() ? any(ITEMS) : RuleIds.I_AMMO, chance.nextBoolean());
        if (odd()) field.withFaces(Vector.of(face(field))).forEach(state::battlefield);
        return new Situation(
                state.build(),
                odd() ? Vector.of(cube(field)) : Vector.empty(),
                odd() ? Option.some(underway()) : Option.none());
    }

    /** Returns models away from the battlefield: most of the others, and sometimes a model that is on it. */
    private Vector<Model> away(Side side, Vector<Model> models, Setup setup) {
        return Vector.range(1, setup.team(side).members().size() + 1)
                .map(n -> new ModelId(side, n))
                .filter(id -> odd() || !models.exists(s -> s.id().equals(id)) && chance.nextInt(3) > 0)
                .map(id -> chance.nextInt(3) == 0
                        ? Model.killed(id, setup.card(id))
                        : altered(Model.fresh(id, setup.card(id))
                                .withStatus(any(Vector.of(Model.Status.LEFT, Model.Status.KILLED)))));
    }

    private SideState side(Battlefield field) {
        SideState side = SideState.NONE.withScore(number(0, 30)).withCommand(dice());
        if (chance.nextInt(4) == 0) side = side.withLooked(List.fill(2, () -> number(1, 2)));
        if (odd()) return side;
        return side.withZone(number(0, 2)).withAdded(Vector.fill(chance.nextInt(3), () -> cube(field)));
    }

    private CurrentActivation underway() {
        return new CurrentActivation(
                new ModelId(any(Side.BOTH), number(1, 2)),
                any(Side.BOTH),
                chance.nextBoolean(),
                odd() ? Vector.fill(2, () -> any(Vector.of(TakenAction.values()))) : Vector.empty(),
                odd() ? Vector.of(any(RULES)) : Vector.empty(),
                chance.nextBoolean(),
                odd() ? number(0, 3) : 0,
                odd() ? number(0, 3) : 0);
    }

    private CommandDice dice() {
        CommandDice dice = CommandDice.NONE;
        for (CommandFace face : CommandFace.ALL) dice = dice.plus(face, odd() ? 31 : chance.nextInt(2));
        return dice;
    }

    private Model standing(Setup setup, ModelId id) {
        Vector<Card> members = setup.team(id.side()).members();
        Card card = members.get(Math.max(1, Math.min(id.number(), members.size())) - 1);
        return altered(Model.at(id, card, new Place(cube(setup.battlefield()), number(1, 9)))
                .withPinned(chance.nextInt(5) == 0));
    }

    private Model altered(Model m) {
        return m.withDamage(odd() ? number(0, 3) : m.damage())
                .withActivated(chance.nextInt(5) == 0)
                .withAllegiance(allegiance(m.id()))
                .withItem(item(m).orElse(m.item()))
                .withUsedUp(odd() ? List.of(chance.nextInt(3)) : List.empty())
                .withMarks(marks());
    }

    private Allegiance allegiance(ModelId id) {
        return odd() ? any(Vector.of(Allegiance.values())) : Allegiance.of(id.side());
    }

    /** The token of a model is one that no other model carries, unless it is odd. */
    private Option<Carried> item(Model m) {
        int token = odd() ? number(1, 9) : 10 + m.id().number() + (m.id().side() == Side.A ? 0 : 100);
        return chance.nextInt(6) == 0
                ? Option.some(new Carried(odd() ? any(ITEMS) : RuleIds.I_AMMO, token))
                : Option.none();
    }

    private List<Mark> marks() {
        return chance.nextInt(6) == 0
                ? List.of(new Mark(
                        odd() ? any(RULES) : RuleIds.K_PREY,
                        odd() ? Option.some(Side.A) : Option.none(),
                        number(0, 9),
                        any(Vector.of(Mark.Until.values()))))
                : List.empty();
    }

    private Marker marker(Battlefield field) {
        return odd()
                ? new Marker(
                        any(RULES),
                        cube(field),
                        Option.some(new ModelId(Side.A, number(1, 2))),
                        number(0, 9),
                        Option.some(any(OF_WEAPONS)),
                        any(Vector.of(Mark.Until.values())))
                : Marker.smoke(cube(field));
    }
}
