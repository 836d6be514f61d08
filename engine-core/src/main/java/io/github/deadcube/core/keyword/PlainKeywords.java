package io.github.deadcube.core.keyword;

import static io.github.deadcube.core.keyword.PlainKeyword.Flag.BARS_BOUGHT;
import static io.github.deadcube.core.keyword.PlainKeyword.Flag.CARRIED;
import static io.github.deadcube.core.keyword.PlainKeyword.Flag.CUMULATIVE;
import static io.github.deadcube.core.keyword.PlainKeyword.Flag.EQUIPMENT;
import static io.github.deadcube.core.keyword.PlainKeyword.Flag.OF_WEAPONS;
import static io.github.deadcube.core.keyword.PlainKeyword.Flag.RESERVES_DICE;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.ANY;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.ANYWHERE;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.LANDING;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.MELEE;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.MODEL;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.RANGED;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.SHOOTING;
import static io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn.WEAPON;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.OpeningMove;
import io.github.deadcube.core.keyword.PrintedKeyword.Brackets;
import io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn;
import io.github.deadcube.core.workspace.Neighbours;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * The keywords that register only a trait, a movement mode or one hook. A row has the name, the rule, the place where
 * it is printed, and the hooks. Those of the revision replace or extend those of the third edition.
 */
final class PlainKeywords {
    private PlainKeywords() {}

    static Vector<KeywordRule> thirdEdition() {
        return Vector.of(
                plain("AGILE", RuleIds.K_AGILE, MODEL, has(Trait.EXTRA_LEVEL)),
                number("AP", RuleIds.K_AP, ANY, adds(Modifier.AP), CUMULATIVE),
                // nothing in play: the weapon is carried in addition to another choice of a team (TEAM-5)
                plain("AUXILIARY", RuleIds.K_AUXILIARY, WEAPON, has()),
                plain("BEAST", RuleIds.K_BEAST, MODEL, has(Trait.EMPTY_HANDED, Trait.CLUMSY)),
                plain("BLAST", RuleIds.K_BLAST, LANDING, (hooks, n) -> explodes(hooks, RuleIds.K_BLAST, 0)),
                plain("BIKE", RuleIds.K_BIKE, MODEL, (hooks, n) -> {
                    machine(hooks, RuleIds.K_VEHICLE, MovementMode.ROLLING);
                    hooks.grant(Trait.MACHINE, RuleIds.K_VEHICLE);
                    hooks.revoke(Trait.NEVER_PINNED, RuleIds.K_VEHICLE);
                }),
                plain("COMBAT TEAM TRAINING", RuleIds.K_COMBAT_TEAM, ANY, has(Trait.COMMAND_REROLL), CARRIED),
                plain(
                        "COMMUNICATIONS RELAY",
                        RuleIds.K_COMM_RELAY,
                        ANY,
                        adds(Modifier.MODEL_RESULTS, (game, me, model) -> 1),
                        CARRIED),
                plain("COMPANION", RuleIds.K_COMPANION, MELEE, companion()),
                plain("CONSTRUCT", RuleIds.K_CONSTRUCT, MODEL, has(Trait.NEVER_PINNED, Trait.MACHINE, Trait.LIFELESS)),
                plain("DISMANTLE", RuleIds.K_DISMANTLE, ANY, dismantles(Trait.MACHINE)),
                number(
                        "ENERGY SHIELD",
                        RuleIds.K_ENERGY_SHIELD,
                        ANY,
                        adds(Modifier.SHIELD),
                        CARRIED,
                        EQUIPMENT,
                        CUMULATIVE),
                plain(
                        "EVADE",
                        RuleIds.K_EVADE,
                        MODEL,
                        (hooks, n) -> hooks.on(Trigger.ATTACK.at(Step.EVADE), Scope.OPPONENT, (effects, me, attack) -> {
                            boolean shot = attack.context().kind() == TestContext.Kind.SHOOT;
                            if (shot
                                    && !attack.targetWasPinned()
                                    && !effects.model(me).pinned()) effects.step(me, RuleIds.K_EVADE);
                        })),
                plain("FIRE CONTROL", RuleIds.K_FIRE_CONTROL, MODEL, has(Trait.TWO_WEAPONS)),
                number("FIRING PLATFORM", RuleIds.K_FIRING_PLATFORM, SHOOTING, (hooks, n) -> {
                    boolean ofModel = !hooks.ofWeapon();
                    hooks.modify(
                            Modifier.DICE,
                            Scope.OWN,
                            (game, me, test) ->
                                    DiceCounts.inShots(test) && (ofModel || game.hasTrait(me, Trait.GROUNDED)) ? n : 0);
                }),
                plain("FLIGHT", RuleIds.K_FLIGHT, MODEL, moves(MovementMode.FLYING)),
                number("FRAG", RuleIds.K_FRAG, LANDING, (hooks, n) -> explodes(hooks, RuleIds.K_FRAG, n)),
                number("FRENZY", RuleIds.K_FRENZY, MELEE, again(Skill.FIGHT), CUMULATIVE),
                plain(
                        "HACKER",
                        RuleIds.K_HACKER,
                        ANY,
                        (hooks, n) -> {
                            hooks.modify(Modifier.INTEL, Scope.OWN, (game, me, finder) -> 1);
                            hooks.grant(Trait.READS_INTEL);
                        },
                        CARRIED),
                plain("HEAVY", RuleIds.K_HEAVY, RANGED, has(Trait.LONG_SHOOT)),
                plain(
                        "HOLO-SIGHT",
                        RuleIds.K_HOLO_SIGHT,
                        SHOOTING,
                        adds(
                                Modifier.DICE,
                                (game, me, test) -> DiceCounts.inShots(test)
                                                && !game.hasKeyword(
                                                        me, test.context().weapon(), RuleIds.K_SNIPER_SCOPE)
                                                && !game.hasKeyword(
                                                        me, test.context().weapon(), RuleIds.K_IT_BURNS)
                                        ? 1
                                        : 0)),
                plain("HORDE", RuleIds.K_HORDE, MODEL, horde(RuleIds.K_HORDE, test -> true)),
                plain("JUMP PACK", RuleIds.K_JUMP_PACK, MODEL, moves(MovementMode.JUMPING)),
                plain(
                        "KNOCKBACK",
                        RuleIds.K_KNOCKBACK,
                        ANY,
                        (hooks, n) -> hooks.on(Trigger.ATTACK.at(Step.THROW), Scope.OWN, (effects, me, attack) -> {
                            if (attack.won()) effects.throwAwayFrom(me, attack.target(), RuleIds.K_KNOCKBACK);
                        })),
                plain(
                        "LIFE SUPPORT",
                        RuleIds.K_LIFE_SUPPORT,
                        MODEL,
                        (hooks, n) -> hooks.on(Trigger.LOST, Scope.OWN, (effects, me, loss) -> {
                            if (effects.model(me).marked(RuleIds.K_LIFE_SUPPORT)) return;
                            effects.addMark(me, new Mark(RuleIds.K_LIFE_SUPPORT, 1, Mark.Until.GAME));
                            effects.heal(me, effects.model(me).damage(), RuleIds.K_LIFE_SUPPORT);
                        })),
                plain("ONE-USE", RuleIds.K_ONE_USE, WEAPON, has(Trait.ONE_USE)),
                plain("PSYCHIC", RuleIds.K_PSYCHIC, SHOOTING, has(Trait.NEEDS_NO_SIGHT), OF_WEAPONS),
                // nothing in play: its team must have an ENGINEER (TEAM-7)
                plain("REMOTE", RuleIds.K_REMOTE, MODEL, has()),
                number("RESILIENT", RuleIds.K_RESILIENT, MODEL, again(Skill.SURVIVE), CUMULATIVE),
                plain("SCOUT", RuleIds.K_SCOUT, MODEL, moves(new OpeningMove(RuleIds.K_SCOUT, Option.none(), false))),
                number("SMASH", RuleIds.K_SMASH, MELEE, PlainKeywords::smash),
                plain("SOLID", RuleIds.K_SOLID, MODEL, has(Trait.NEVER_PINNED, Trait.NEVER_MOVED)),
                plain("STEALTHY", RuleIds.K_STEALTHY, MODEL, has(Trait.NEVER_CLEAR)),
                plain(
                        "TENACIOUS",
                        RuleIds.K_TENACIOUS,
                        ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.DICE,
                                Scope.ANY,
                                (game, me, test) -> breaksAway(test) && holds(game, me, test.tester()) ? -1 : 0),
                        CARRIED),
                plain("TOUGH", RuleIds.K_TOUGH, MODEL, adds(Modifier.LESS_DAMAGE, (game, me, hit) -> 1)),
                number(
                        "TOXIC",
                        RuleIds.K_TOXIC,
                        ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.MORE_DAMAGE,
                                Scope.OWN,
                                (game, me, hit) -> game.hasTrait(hit.target(), Trait.LIFELESS) ? 0 : n)),
                plain("UNDER CONTROL", RuleIds.K_UNDER_CONTROL, ANY, has(Trait.CALMING), CARRIED),
                plain("VEHICLE", RuleIds.K_VEHICLE, MODEL, vehicle(RuleIds.K_VEHICLE, MovementMode.ROLLING)),
                plain("WALKER", RuleIds.K_WALKER, MODEL, vehicle(RuleIds.K_VEHICLE, MovementMode.CLIMBING)),
                number("WEIGHT OF FIRE", RuleIds.K_WEIGHT_OF_FIRE, SHOOTING, again(Skill.RANGED), CUMULATIVE));
    }

    static Vector<KeywordRule> revised() {
        return Vector.of(
                gone(
                        "AUXILIARY",
                        RuleIds.R25_K_AUXILIARY,
                        Sentence.of("it is not printed any more: a card's list says which weapons go together")),
                gone(
                        "GAS CLOUD",
                        RuleIds.R25_K_GAS_CLOUD,
                        Sentence.of("it is not printed any more: DEFENCE CLOUD, SMOKESCREEN or, as a weapon's effect,"
                                + " TOXIC SMOKE")),
                gone(
                        "REMOTE",
                        RuleIds.R25_K_REMOTE,
                        Sentence.of("it is not printed any more: nothing came in its place")),
                plain("BEAST", RuleIds.R25_K_BEAST, MODEL, has(Trait.EMPTY_HANDED, Trait.REVEALS_ITEMS, Trait.CLUMSY)),
                plain("BIKE", RuleIds.R25_K_BIKE, MODEL, (hooks, n) -> {
                    machine(hooks, RuleIds.R25_K_BIKE, MovementMode.DRIVING);
                    hooks.grant(Trait.DISMANTLABLE);
                    hooks.revoke(Trait.NEVER_PINNED, RuleIds.R25_K_VEHICLE);
                }),
                plain("COMBAT TEAM TRAINING", RuleIds.R25_K_COMBAT_TEAM, ANY, has(Trait.COMMAND_REROLL), CARRIED),
                // its die buys no re-roll, which a marker in its cube records until the die is spent
                plain(
                        "COMMUNICATIONS RELAY",
                        RuleIds.R25_K_COMM_RELAY,
                        ANY,
                        adds(
                                Modifier.MODEL_RESULTS,
                                (game, me, model) -> game.model(me).inPlay() ? 1 : 0),
                        CARRIED,
                        RESERVES_DICE),
                plain("COMPANION", RuleIds.R25_K_COMPANION, ANY, companion(), CARRIED),
                plain("DISMANTLE", RuleIds.R25_K_DISMANTLE, ANY, dismantles(Trait.MACHINE, Trait.DISMANTLABLE)),
                number(
                        "ELUSIVE",
                        RuleIds.R25_K_ELUSIVE,
                        MODEL,
                        (hooks, n) -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> {
                            TestContext context = test.context();
                            // K-IT-BURNS: all models in the cube are tested; the test context names the target
                            boolean shot = context.kind() == TestContext.Kind.SHOOT || context.aimed();
                            return shot
                                            && test.skill() == Skill.SURVIVE
                                            && context.target().equals(me)
                                    ? n
                                    : 0;
                        }),
                        CUMULATIVE),
                number(
                        "ENERGY SHIELD",
                        RuleIds.R25_K_ENERGY_SHIELD,
                        ANY,
                        adds(Modifier.SHIELD),
                        CARRIED,
                        EQUIPMENT,
                        CUMULATIVE,
                        BARS_BOUGHT),
                plain("FIRE CONTROL", RuleIds.R25_K_FIRE_CONTROL, WEAPON, has(Trait.TWO_WEAPONS)),
                number(
                        "FIRING PLATFORM",
                        RuleIds.R25_K_FIRING_PLATFORM,
                        SHOOTING,
                        (hooks, n) -> {
                            boolean ofModel = !hooks.ofWeapon();
                            hooks.modify(
                                    Modifier.DICE,
                                    Scope.OWN,
                                    (game, me, test) ->
                                            DiceCounts.inShots(test) || ofModel && DiceCounts.atScenery(test) ? n : 0);
                        },
                        CUMULATIVE),
                plain("FLIGHT", RuleIds.R25_K_FLIGHT, MODEL, moves(MovementMode.SOARING)),
                plain(
                        "HOLO-SIGHT",
                        RuleIds.R25_K_HOLO_SIGHT,
                        SHOOTING,
                        adds(Modifier.EXPLODING_FACES, (game, me, test) -> test.skill() == Skill.RANGED ? 1 : 0)),
                plain(
                        "HORDE",
                        RuleIds.R25_K_HORDE,
                        MODEL,
                        horde(RuleIds.R25_K_HORDE, test -> test.skill() == Skill.FIGHT)),
                plain("JUMP PACK", RuleIds.R25_K_JUMP_PACK, MODEL, moves(MovementMode.HOPPING)),
                plain("NON-LETHAL", RuleIds.R25_K_NON_LETHAL, WEAPON, has(Trait.HARMLESS, Trait.EXPLOSIONS_HARMLESS)),
                plain(
                        "PSYCHIC",
                        RuleIds.R25_K_PSYCHIC,
                        SHOOTING,
                        has(Trait.NEEDS_NO_SIGHT, Trait.WEAPON_KEYWORDS_ONLY),
                        OF_WEAPONS),
                plain(
                        "SCOUT",
                        RuleIds.R25_K_SCOUT,
                        MODEL,
                        moves(new OpeningMove(RuleIds.R25_K_SCOUT, Option.some(1), true))),
                number("SMASH", RuleIds.R25_K_SMASH, MELEE, PlainKeywords::smash, CUMULATIVE),
                plain(
                        "TENACIOUS",
                        RuleIds.R25_K_TENACIOUS,
                        ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.DICE,
                                Scope.OPPONENT,
                                (game, me, test) -> breaksAway(test)
                                                && test.context().attacker().equals(me)
                                        ? -1
                                        : 0)),
                plain("VEHICLE", RuleIds.R25_K_VEHICLE, MODEL, vehicle(RuleIds.R25_K_VEHICLE, MovementMode.DRIVING)),
                plain("WALKER", RuleIds.R25_K_WALKER, MODEL, vehicle(RuleIds.R25_K_WALKER, MovementMode.CLIMBING)));
    }

    private static KeywordRule plain(
            String printed,
            RuleId rule,
            PrintedOn on,
            BiConsumer<Hooks, Integer> registers,
            PlainKeyword.Flag... flags) {
        return new PlainKeyword(printed, rule, on, Brackets::nothing, registers, flags);
    }

    private static KeywordRule number(
            String printed,
            RuleId rule,
            PrintedOn on,
            BiConsumer<Hooks, Integer> registers,
            PlainKeyword.Flag... flags) {
        return new PlainKeyword(printed, rule, on, Brackets::number, registers, flags);
    }

    /** A keyword that the revision does not have: a card with it has an error. */
    private static KeywordRule gone(String printed, RuleId rule, Sentence why) {
        Fault fault = Fault.of(why);
        return new PlainKeyword(printed, rule, ANYWHERE, keyword -> Option.some(fault), has());
    }

    private static BiConsumer<Hooks, Integer> has(Trait... traits) {
        return (hooks, n) -> {
            for (Trait trait : traits) hooks.grant(trait);
        };
    }

    private static BiConsumer<Hooks, Integer> moves(OpeningMove move) {
        return (hooks, n) -> hooks.offer(move);
    }

    private static BiConsumer<Hooks, Integer> moves(MovementMode mode) {
        return (hooks, n) -> hooks.movement(mode);
    }

    private static BiConsumer<Hooks, Integer> adds(Modifier<?> modifier) {
        return (hooks, n) -> hooks.modify(modifier, Scope.OWN, (game, me, of) -> n);
    }

    private static <Q> BiConsumer<Hooks, Integer> adds(Modifier<Q> modifier, Amount<ModelId, Q> amount) {
        return (hooks, n) -> hooks.modify(modifier, Scope.OWN, amount);
    }

    /**
     * Re-rolls in every test of a skill. {@link DiceCounts} tells which RANGED tests are shots at models, and not aims
     * at cubes.
     */
    private static BiConsumer<Hooks, Integer> again(Skill skill) {
        return (hooks, n) ->
                hooks.modify(Modifier.REROLLS, Scope.OWN, (game, me, test) -> test.skill() == skill ? n : 0);
    }

    private static BiConsumer<Hooks, Integer> vehicle(RuleId by, MovementMode mode) {
        return (hooks, n) -> {
            machine(hooks, by, mode);
            hooks.grant(Trait.MACHINE, by);
            hooks.grant(Trait.NEVER_PINNED);
        };
    }

    /** Common to vehicles, walkers and bikes: SET-8, no items and no equipment, and no attack moves them. */
    private static void machine(Hooks hooks, RuleId by, MovementMode mode) {
        hooks.grant(Trait.GROUNDED, by);
        hooks.grant(Trait.EMPTY_HANDED, by);
        hooks.grant(Trait.NEVER_MOVED, by);
        hooks.movement(mode);
    }

    private static BiConsumer<Hooks, Integer> companion() {
        return adds(
                Modifier.DICE,
                (game, me, test) -> DiceCounts.amongFriends(game, test) && !game.isBesideFriends(me) ? 1 : 0);
    }

    private static BiConsumer<Hooks, Integer> dismantles(Trait... harmed) {
        Vector<Trait> traits = Vector.of(harmed);
        return adds(
                Modifier.MORE_DAMAGE,
                (game, me, hit) -> traits.exists(trait -> game.hasTrait(hit.target(), trait)) ? 1 : 0);
    }

    private static BiConsumer<Hooks, Integer> horde(RuleId rule, Predicate<ModelTest> tests) {
        return adds(
                Modifier.DICE,
                (game, me, test) -> DiceCounts.amongFriends(game, test) && tests.test(test)
                        ? game.modelsIn(game.model(me).cube())
                                .count(other ->
                                        game.areFriends(me, other) && game.hasKeyword(other, WeaponChoice.NONE, rule))
                        : 0);
    }

    private static void smash(Hooks hooks, int n) {
        hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> test.skill() == Skill.FIGHT ? n : 0);
    }

    private static void explodes(Hooks hooks, RuleId rule, int dice) {
        hooks.on(
                Trigger.IMPACT.at(Step.EXPLOSIONS),
                Scope.OWN,
                (effects, by, impact) -> effects.explode(rule, impact, dice));
        hooks.deliverByDefault(Explosive.BY_ITSELF);
    }

    private static boolean breaksAway(ModelTest test) {
        return test.skill() == Skill.SURVIVE && test.context().rule().equals(RuleIds.ADV_6);
    }

    private static boolean holds(GameView game, ModelId me, ModelId leaver) {
        Model self = game.model(me);
        Model other = game.model(leaver);
        return Neighbours.hostile(self, other) && self.cube().equals(other.cube());
    }
}
