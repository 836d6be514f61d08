package io.github.deadcube.core;

import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.damage.DamageRules;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.edition.Editions;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Workspaces;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.odds.ExactOdds;
import io.github.deadcube.core.round.RoundRules;
import io.github.deadcube.core.setup.SetupRules;
import io.github.deadcube.core.sight.Sights;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * The entry point of the engine.
 *
 * <pre>{@code
 * Rules rules = Deadcube.rules();
 * GameState state = Fault.orThrow(rules.start(setup));
 * while (!(rules.prompt(state) instanceof Prompt.Finished)) {
 *     Input input = answer(rules.prompt(state));              // a choice, or the faces of dice
 *     state = rules.play(state, input).state();
 * }
 * }</pre>
 */
public final class Deadcube {
    /**
     * The version of the format of all saved text and JSON: states, records, set-ups, teams, orders and views. It
     * increases when the meaning of a file changes. The version of the minor release before this one is read too;
     * others are refused.
     */
    public static final int FORMAT_VERSION = 1;

    private Deadcube() {}

    /** The engine; it plays every ruleset and scenario. */
    public static Rules rules() {
        return new RulesEngine();
    }

    /** Exact probabilities of this engine's dice and damage. */
    public static Odds odds() {
        return new ExactOdds(new Workspaces(() -> new Now(GameEffects::new, GameChapters::new)));
    }

    /**
     * Deadzone, third edition, with every option as ruled. It has no special orders, because they belong to a force
     * list (CMD-9). Add them with {@code ruleset().with(order)}.
     *
     * @return the ruleset {@code deadzone-3}
     */
    public static Ruleset ruleset() {
        return Editions.third();
    }

    /**
     * The third edition with the special states of the living rules (LIV): pinned, scatter, slam, fall and directly
     * away.
     *
     * @return the ruleset {@code living-rules}
     */
    public static Ruleset livingRules() {
        return Editions.living();
    }

    /**
     * The 2025 revision, also known as 3.5 (R25): revised keywords and items for revised lists. All other chapters and
     * their rulings are those of the third edition. Special orders belong to a force list, as in {@link #ruleset}.
     *
     * @return the ruleset {@code deadzone-3.5}
     */
    public static Ruleset revised() {
        return Editions.revised();
    }

    /**
     * The common names of the editions.
     *
     * @return {@code third} ({@link #ruleset}), {@code living} ({@link #livingRules}) and {@code revised} ({@link
     *     #revised})
     */
    public static Vector<String> editions() {
        return Editions.names();
    }

    /**
     * The edition with a name from {@link #editions}.
     *
     * @param name for example {@code revised}
     * @return none if no edition has this name
     */
    public static Option<Ruleset> edition(String name) {
        return Editions.named(name);
    }

    /**
     * Translates a team from the names of one edition's cards to the names of another: {@code GAS CLOUD (SMOKE)} is
     * {@code SMOKESCREEN} in the revision, {@code I-AMMO} is {@code R25-I-AMMO}, and the reverse.
     *
     * @param team a team of any edition
     * @param ruleset the rules of the game that the team will play
     * @return the same models; a part without a counterpart in the edition is unchanged, and {@code start} refuses it
     */
    public static StrikeTeam translated(StrikeTeam team, Ruleset ruleset) {
        return Editions.translated(team, ruleset);
    }

    /**
     * The parts that {@link #translated} changes, one line each, in the order of the models; empty if nothing is
     * translated.
     */
    public static Vector<Sentence> translatedParts(StrikeTeam team, Ruleset ruleset) {
        return Editions.translatedParts(team, ruleset);
    }

    /**
     * The errors that {@code start} would report for a strike team alone (SET-1, KT-10, KT-19). {@link
     * io.github.deadcube.core.team.ForceList#check} says whether a team is legal.
     *
     * @param ruleset the rules of the game that the team will play
     * @return all errors of the team and its cards, each with its model; empty if a game can start with the team
     */
    public static Seq<Fault> faults(StrikeTeam team, Ruleset ruleset) {
        return SetupRules.faults(team, ruleset);
    }

    /**
     * The application rules on the class path or the module path.
     *
     * @return all rules that {@link ServiceLoader} finds, sorted by class name, in the same order on every machine
     * @throws java.util.ServiceConfigurationError if a rule cannot be found or instantiated
     */
    public static Vector<HouseRules> houseRules() {
        return Vector.ofAll(ServiceLoader.load(HouseRules.class))
                .sortBy(house -> house.getClass().getName());
    }

    /**
     * Prepares the fixed part of a game. States that are read from text or JSON belong to it.
     *
     * @param setup unchecked
     * @return the game, or all errors of the set-up
     */
    public static Either<Seq<Fault>, Game> game(Setup setup) {
        return SetupRules.game(setup);
    }

    /**
     * The classes of unfinished rules that a state of this engine may hold, for code that saves states. The {@link
     * io.github.deadcube.api.extend.Library.Rule#savedTypes savedTypes} of application rules are not included.
     *
     * @return classes of records; each consists of values of the api, numbers, text, enums, options and sequences
     */
    public static Vector<Class<? extends Record>> pending() {
        return Vector.<Class<?>>of(
                        ActionRules.ChapterFrame.class,
                        CommandRules.ChapterFrame.class,
                        DamageRules.ChapterFrame.class,
                        DiceRules.ChapterFrame.class,
                        ItemRules.ChapterFrame.class,
                        MotionRules.ChapterFrame.class,
                        RoundRules.ChapterFrame.class,
                        SetupRules.ChapterFrame.class,
                        TimingRules.ChapterFrame.class)
                .flatMap(Frame::kinds)
                .appendAll(Vector.of(ruleset(), revised())
                        .flatMap(edition -> edition.library().all())
                        .flatMap(Library.Rule::savedTypes)
                        .<Class<? extends Record>>map(left -> left.asSubclass(Record.class))
                        .distinct());
    }

    /** <em>Patrol</em>, the default scenario (VIC-10). It needs 8 × 8 cubes. */
    public static Scenario patrol() {
        return Mission.PATROL;
    }

    /**
     * The engine's exact lines of sight (LOS-1 to LOS-5, LOS-7): nine rays from the eye to the target's body. Results
     * are cached with the battlefield.
     *
     * @return the default sight
     */
    public static Sight sight() {
        return Sights.ofRays();
    }

    /** The engine's lines of sight on a battlefield; models do not affect them. */
    public static Sightlines sightlines(Battlefield field) {
        return Sights.on(field);
    }

    /**
     * GEO-3, GEO-5 to GEO-7, PART-4: the spots of a cube on which a climbing model may stand: those that have a floor
     * and are not filled by a block. Other models are ignored.
     *
     * @param cube a cube of the battlefield, or a side of a half-cube
     * @param body the model's body
     * @return the spots in ascending order; empty if the model cannot stand there
     */
    public static Vector<Integer> spots(Battlefield field, Cube cube, Body body) {
        int free = CubeGrid.of(field)
                .spots(MovementMode.CLIMBING, body.size(), body.base())
                .applyAsInt(cube);
        return Vector.rangeClosed(1, cube.part().spots()).filter(spot -> (free & 1 << spot) != 0);
    }
}
