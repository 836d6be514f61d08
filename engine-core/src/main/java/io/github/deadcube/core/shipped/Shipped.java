package io.github.deadcube.core.shipped;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.PackagedTexts;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.Registry;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A ready game: Patrol for 100 points, with the Saltwind Wardens, a shooting team, against the Kiln Road Breakers, an
 * assault team. Teams, names and special orders are inventions of this project.
 *
 * <pre>{@code
 * GameState state = Fault.orThrow(Deadcube.rules().start(Shipped.setup()));
 * }</pre>
 */
public final class Shipped {
    private static final int POINTS = 100;
    private static final String FIELD = "Open street";
    private static final Vector<SpecialOrder> ORDERS_OF_TWO = ShippedOrders.ALL.take(2);
    private static final Lazy<Ruleset> RULESET = Lazy.of(() -> ruleset(Deadcube.ruleset()));
    private static final Lazy<Registry> REGISTRY = Lazy.of(() -> new Registry(
            Deadcube.editions().flatMap(Deadcube::edition).map(Shipped::all),
            scenarios().append(new OpenGround())));

    private Shipped() {}

    /**
     * The third edition with the special orders of the leaders of {@link #setup(Ruleset)}: <em>Called Shots</em>, used
     * in the side's activations, and <em>Stand Together</em>, used when a friend is the target of an attack.
     */
    public static Ruleset ruleset() {
        return RULESET.get();
    }

    /** An edition with the special orders of both leaders. */
    public static Ruleset ruleset(Ruleset edition) {
        return with(edition, ORDERS_OF_TWO);
    }

    /** An edition with all {@link #orders}. */
    public static Ruleset all(Ruleset edition) {
        return with(edition, orders());
    }

    private static Ruleset with(Ruleset edition, Vector<SpecialOrder> orders) {
        return orders.foldLeft(edition, (ruleset, order) -> ruleset.with(order));
    }

    /** The special orders of the leaders of all {@link #teams}. */
    public static Vector<SpecialOrder> orders() {
        return ShippedOrders.ALL;
    }

    /**
     * The scenarios that ship: Patrol, Hold Ground (objectives), Breakout (exits), Supply Run (assets), Sabotage
     * (scenery), Head Hunt (a bounty on leaders) and Last Stand (a larger force). Each suits all shipped battlefields.
     */
    public static Vector<Scenario> scenarios() {
        return Vector.<Scenario>ofAll(ShippedMissions.TEXTS.all()).prepend(Mission.PATROL);
    }

    /**
     * The registry for records of these games: every edition with all {@link #orders}, the third first, all
     * {@link #scenarios}, and Open ground.
     */
    public static Registry registry() {
        return REGISTRY.get();
    }

    /**
     * Six strike teams with different styles of play: the Saltwind Wardens shoot, the Kiln Road Breakers assault, the
     * Ashbarrow Rabble are a horde, the Ninth Sluice Crew are machines and engineers, the Lanternfall Outriders scout
     * by air and drop suit, and the Hollow Fen Callers are psychics and beasts. Together they use every keyword and
     * every piece of equipment of the third edition.
     *
     * @return teams of at most 100 points, with their cards' categories and points
     */
    public static Vector<ChosenTeam> teams() {
        return ShippedTeams.TEXTS.all();
    }

    /** A shipped strike team, such as {@code Ashbarrow Rabble} or {@code ashbarrow-rabble}. */
    public static Option<ChosenTeam> team(String name) {
        return ShippedTeams.TEXTS.named(name);
    }

    /**
     * The shipped strike team that a program names, as {@link #team} finds it.
     *
     * @throws IllegalArgumentException with all names, if none has this one
     */
    public static ChosenTeam teamNamed(String name) {
        return ShippedTeams.TEXTS.known(name);
    }

    /**
     * A game in another scenario. If the scenario gives a side fewer points than the size of the game, a shipped team
     * that costs more has its leader and, in its order, each model that still fits; on the other side it has all of
     * them.
     */
    public static Setup in(Scenario scenario, Setup setup) {
        Setup other = setup.withScenario(scenario);
        boolean alike = Side.BOTH.forAll(side -> scenario.points(side, setup.points()) == setup.points());
        return alike
                ? other
                : other.withTeamA(within(setup.teamA(), scenario.points(Side.A, setup.points())))
                        .withTeamB(within(setup.teamB(), scenario.points(Side.B, setup.points())));
    }

    private static StrikeTeam within(StrikeTeam team, int points) {
        Option<ChosenTeam> shipped = team(team.name());
        if (shipped.isEmpty()) return team;
        Vector<ChosenModel> models = shipped.get().models();
        StrikeTeam whole = whole(team, shipped.get().team());
        if (whole.members().size() != models.size()) return team;
        int left = points - models.get(whole.leader() - 1).points();
        Vector<Card> kept = Vector.empty();
        int leader = 0;
        for (int i = 0; i < models.size(); i++) {
            boolean leads = i + 1 == whole.leader();
            if (!leads && models.get(i).points() > left) continue;
            if (!leads) left -= models.get(i).points();
            kept = kept.append(whole.members().get(i));
            if (leads) leader = kept.size();
        }
        return new StrikeTeam(whole.name(), leader, kept);
    }

    /** A shipped team again with the models that it has left out. */
    private static StrikeTeam whole(StrikeTeam team, StrikeTeam shipped) {
        return team.members().size() < shipped.members().size()
                        && team.members().forAll(shipped.members()::contains)
                ? shipped
                : team;
    }

    /** The game with {@link #ruleset()}; recon decides the starting side. */
    public static Setup setup() {
        return setup(ruleset());
    }

    /**
     * The game with a ruleset, which must have the special orders of {@link #ruleset}; recon decides the starting side.
     * Both teams play in every edition as their cards are printed.
     */
    public static Setup setup(Ruleset ruleset) {
        return between(
                ruleset,
                teamNamed(ShippedTeams.FIRST).team(),
                teamNamed(ShippedTeams.SECOND).team());
    }

    /**
     * The game between other teams: 100 points on the first shipped battlefield, with the orders that
     * {@link #withOrders} adds. Teams of another edition are translated ({@link Deadcube#translated}).
     */
    public static Setup setup(Ruleset ruleset, ChosenTeam one, ChosenTeam other) {
        return between(ruleset, played(one, ruleset), played(other, ruleset));
    }

    /** The team as it plays: translated if its edition has keywords that the ruleset has not. */
    private static StrikeTeam played(ChosenTeam team, Ruleset ruleset) {
        Vector<RuleId> known = ruleset.library().keywords().map(KeywordRule::rule);
        boolean own = Deadcube.edition(team.edition())
                .exists(edition ->
                        known.containsAll(edition.library().keywords().map(KeywordRule::rule)));
        return own ? team.team() : Deadcube.translated(team.team(), ruleset);
    }

    private static Setup between(Ruleset ruleset, StrikeTeam one, StrikeTeam other) {
        return withOrders(new Setup(
                ruleset,
                Deadcube.patrol(),
                NamedBattlefield.shippedNamed(FIELD).battlefield(),
                POINTS,
                one,
                other,
                Option.none()));
    }

    /** The set-up, with the {@link #orders} that one of its cards prints and its ruleset lacks added. */
    public static Setup withOrders(Setup setup) {
        Vector<String> printed = setup.cards().flatMap(Card::orders);
        Ruleset ruleset = setup.ruleset();
        return setup.withRuleset(with(
                ruleset,
                orders().filter(o -> printed.contains(o.name())
                        && ruleset.library().order(o.name()).isEmpty())));
    }

    private static final class ShippedMissions {
        static final PackagedTexts<Scenario> TEXTS = new PackagedTexts<>(
                ShippedMissions.class,
                "missions/",
                Notation::readScenario,
                "Hold Ground",
                "Breakout",
                "Supply Run",
                "Sabotage",
                "Head Hunt",
                "Last Stand");

        private ShippedMissions() {}
    }

    private static final class ShippedTeams {
        /** The teams of {@link Shipped#setup()}. */
        static final String FIRST = "Saltwind Wardens";

        static final String SECOND = "Kiln Road Breakers";

        static final PackagedTexts<ChosenTeam> TEXTS = new PackagedTexts<>(
                ShippedTeams.class,
                "",
                ChosenTeam::read,
                FIRST,
                SECOND,
                "Ashbarrow Rabble",
                "Ninth Sluice Crew",
                "Lanternfall Outriders",
                "Hollow Fen Callers");

        private ShippedTeams() {}
    }
}
