package io.github.deadcube.core;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.MovementMode;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sightlines;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.StrikeTeam.Translation;
import io.github.deadcube.core.action.Actions;
import io.github.deadcube.core.board.Board;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.dice.TestRules;
import io.github.deadcube.core.dispersion.Dispersions;
import io.github.deadcube.core.edition.Editions;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.keyword.Keywords;
import io.github.deadcube.core.motion.ForcedMovement;
import io.github.deadcube.core.odds.ExactOdds;
import io.github.deadcube.core.resolve.Workspaces;
import io.github.deadcube.core.round.Rounds;
import io.github.deadcube.core.setup.Setups;
import io.github.deadcube.core.sight.Sights;
import io.github.deadcube.core.timing.Timing;
import io.github.deadcube.core.victory.Victory;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * The door of the engine.
 *
 * <pre>{@code
 * Rules rules = Deadcube.rules();
 * GameState state = rules.start(setup).get();
 * while (!(rules.prompt(state) instanceof Prompt.Finished)) {
 *     Input input = ...;                                     // a choice, or the faces of dice
 *     state = rules.play(state, input).state();
 * }
 * }</pre>
 */
public final class Deadcube {
    private Deadcube() {}

    /**
     * The engine.
     *
     * @return the one that plays every ruleset and scenario
     */
    public static Rules rules() {
        return new RulesEngine();
    }

    /**
     * Exact probabilities.
     *
     * @return those of this engine's dice and damage
     */
    public static Odds odds() {
        return new ExactOdds(new Workspaces(EffectsOnGame::new));
    }

    /**
     * Deadzone, third edition, with every option as ruled, and no special orders: those are a force list's (CMD-9). Add
     * them with {@code ruleset().withOrders(...)}.
     *
     * @return the ruleset {@code deadzone-3}
     */
    public static Ruleset ruleset() {
        return Editions.third();
    }

    /**
     * The special states of the living rules (LIV): pinned, scatter, slam, fall and directly away as they are there; all else
     * as in the third edition.
     *
     * @return the ruleset {@code living-rules}
     */
    public static Ruleset livingRules() {
        return Editions.living();
    }

    /**
     * The 2025 revision, which its publisher's readers know as 3.5 (R25): revised keywords and items for revised lists; all other
     * chapters, and their rulings, are the third edition's. Special orders are a force list's, as in {@link #ruleset}.
     *
     * @return the ruleset {@code deadzone-3.5}
     */
    public static Ruleset revised() {
        return Editions.revised();
    }

    /**
     * What people call the editions.
     *
     * @return {@code third} ({@link #ruleset}), {@code living} ({@link #livingRules}) and {@code revised} ({@link #revised})
     */
    public static Vector<String> editions() {
        return Editions.names();
    }

    /**
     * An edition by its name among {@link #editions}.
     *
     * @param name such as {@code revised}
     * @return none if no edition is called so
     */
    public static Option<Ruleset> edition(String name) {
        return Editions.named(name);
    }

    /**
     * A team of one edition's cards as another edition prints them: {@code GAS CLOUD (SMOKE)} is {@code SMOKESCREEN} in the revision,
     * {@code I-AMMO} is {@code R25-I-AMMO}, and the other way round.
     *
     * @param team a team, of whichever edition
     * @param ruleset the rules that it is to be played by
     * @return the team, and all that has been translated
     */
    public static Translation translated(StrikeTeam team, Ruleset ruleset) {
        return Editions.translated(team, ruleset);
    }

    /**
     * What {@code start} would say of a strike team by itself (SET-1, KT-10, KT-19). Whether it is legal is asked of {@link
     * io.github.deadcube.core.team.TeamCheck}.
     *
     * @param team any team
     * @param ruleset the rules that it is to be played by
     * @return everything that is wrong with it and its cards, each with its model; empty if a game can start with it
     */
    public static Seq<SetupError> faults(StrikeTeam team, Ruleset ruleset) {
        return Setups.faults(team, ruleset);
    }

    /**
     * The rules of others that lie on the class path or the module path.
     *
     * @return all that {@link ServiceLoader} finds, ordered by the names of their classes, the same on every machine
     * @throws java.util.ServiceConfigurationError if one of them cannot be found or made
     */
    public static Vector<HouseRules> houseRules() {
        return Vector.ofAll(ServiceLoader.load(HouseRules.class))
                .sortBy(house -> house.getClass().getName());
    }

    /**
     * RND-3: the activation within which a state waits, between two actions: {@link Rules#resume} goes on from there.
     *
     * @param state any state
     * @return none if it waits for anything else, or if the active model is out of control (K-RAMPAGE)
     */
    public static Option<Situation.Underway> underway(GameState state) {
        Option<ActiveModel> active = state.position().active();
        if (active.isEmpty() || state.pending().size() < 2) return Option.none();
        ActiveModel a = active.get();
        if (a.controller() != a.model().side()
                || a.model().side() != state.position().initiative()) return Option.none();
        return Actions.underway(state.pending().head())
                .map(u -> u.withSecond(Rounds.anotherTurn(state.pending().get(1)))
                        .withOrdersA(a.ordersA())
                        .withOrdersB(a.ordersB()));
    }

    /**
     * A state as a situation: {@link Rules#resume} goes on from there.
     *
     * @param state any state; else than at the beginning of a turn, and between two actions, what is going on is left out, and so
     *     is a model on its way
     * @return the situation, with as much of a state as one carries
     */
    public static Situation situation(GameState state) {
        return Setups.situation(state, underway(state));
    }

    /**
     * What does not change during a game: states that are read from elsewhere belong to it.
     *
     * @param setup unchecked
     * @return the game, or everything that is wrong with the set-up
     */
    public static Either<Seq<SetupError>, Game> game(Setup setup) {
        return Setups.game(setup);
    }

    /**
     * What the states of this engine may hold of what is still to be done, besides the {@link
     * io.github.deadcube.api.extend.LibraryRule#continuations continuations} of an application's own rules: for whoever writes
     * states down.
     *
     * @return classes of records, each made of values of the api, numbers, text, enums, options and sequences
     */
    public static Vector<Class<? extends Record>> pending() {
        return Vector.of(
                        Actions.pending(),
                        Command.pending(),
                        DamageRules.pending(),
                        Items.pending(),
                        Keywords.pending(),
                        ForcedMovement.pending(),
                        Rounds.pending(),
                        Setups.pending(),
                        TestRules.pending(),
                        Timing.pending())
                .flatMap(chapter -> chapter);
    }

    /**
     * <em>Patrol</em>, the default scenario (VIC-10); it needs 8 × 8 cubes.
     *
     * @return the scenario
     */
    public static Scenario patrol() {
        return Victory.patrol();
    }

    /**
     * The engine's own lines of sight (LOS-1 to LOS-5, LOS-7), exact: nine rays from the eye to the target's body. What it
     * has worked out about a battlefield it remembers, with the battlefield.
     *
     * @return the default sight
     */
    public static Sight sight() {
        return Sights.ofRays();
    }

    /**
     * Dispersion (N3-2 to N3-7): where an element lands on a table in inches, and what is to be done then. A function by
     * itself, apart from games of Deadzone.
     *
     * <pre>{@code
     * Deadcube.disperse(Dispersion.at(new Point(24, 12)), 6);    // lands at 40,12 and stays there
     * }</pre>
     *
     * @param dispersion all that decides but the die
     * @param die what the die shows: a number of the template
     * @return where it lands, or all that is wrong with the question
     */
    public static Either<Seq<Dispersion.Fault>, Landing> disperse(Dispersion dispersion, int die) {
        return Dispersions.land(dispersion, die);
    }

    /**
     * The engine's own lines of sight on a battlefield, whoever stands on it.
     *
     * @param field the battlefield
     * @return what is seen from anywhere
     */
    public static Sightlines sightlines(Battlefield field) {
        return Sights.on(field);
    }

    /**
     * GEO-3, GEO-5 to GEO-7, PART-4: the spots of a cube on which a model that climbs may stand, whoever else is there: those
     * that have a floor and that no block takes up.
     *
     * @param field the battlefield
     * @param cube a cube of it, or a side of one
     * @param body the model's
     * @return the spots, ascending; none where it cannot stand at all
     */
    public static Vector<Integer> spots(Battlefield field, Cube cube, Body body) {
        int free = Board.of(field)
                .spots(MovementMode.CLIMBING, body.size(), body.base())
                .applyAsInt(cube);
        return Vector.rangeClosed(1, cube.part().spots()).filter(spot -> (free & 1 << spot) != 0);
    }
}
