package io.github.deadcube.core.keyword;

import static io.github.deadcube.core.keyword.PrintedKeyword.PlainKeyword.Flag.BARS_BOUGHT;
import static io.github.deadcube.core.keyword.PrintedKeyword.PlainKeyword.Flag.CARRIED;
import static io.github.deadcube.core.keyword.PrintedKeyword.PlainKeyword.Flag.CUMULATIVE;
import static io.github.deadcube.core.keyword.PrintedKeyword.PlainKeyword.Flag.EQUIPMENT;
import static io.github.deadcube.core.keyword.PrintedKeyword.PlainKeyword.Flag.OF_WEAPONS;

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
import io.github.deadcube.api.internal.OpeningMove;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.keyword.PrintedKeyword.Brackets;
import io.github.deadcube.core.keyword.PrintedKeyword.PrintedOn;
import io.github.deadcube.core.resolve.Neighbours;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * The keywords that register only a trait, a movement mode or one hook. A row has the name, the rule, the place where it is
 * printed, and the hooks.
 */
final class PlainKeywords {
    private PlainKeywords() {}

    static Vector<KeywordRule> thirdEdition() {
        return Vector.of(
                // K-AGILE: once in an ADVANCE or SPRINT, one level more, up or down in one stack.
                plain("AGILE", RuleIds.K_AGILE, PrintedOn.MODEL, has(Trait.EXTRA_LEVEL)),
                // K-AP: ARMOUR that is ignored; cumulative.
                number("AP", RuleIds.K_AP, PrintedOn.ANY, adds(Modifier.AP), CUMULATIVE),
                // K-AUXILIARY: nothing in play.
                // TEAM-5: the weapon is carried in addition to another choice of a team.
                plain("AUXILIARY", RuleIds.K_AUXILIARY, PrintedOn.WEAPON, has()),
                // K-BEAST: it picks up no items, has no equipment and uses no scenery; it uses what its card prints.
                plain("BEAST", RuleIds.K_BEAST, PrintedOn.MODEL, has(Trait.EMPTY_HANDED, Trait.CLUMSY)),
                // K-BLAST: where the weapon's shot lands, every model is thrown one cube in a random direction, then
                // pinned; no damage.
                plain("BLAST", RuleIds.K_BLAST, PrintedOn.LANDING, (hooks, n) -> explodes(hooks, RuleIds.K_BLAST, 0)),
                // K-BIKE, PIN-5: a VEHICLE that can be pinned, with that on its card too.
                plain("BIKE", RuleIds.K_BIKE, PrintedOn.MODEL, (hooks, n) -> {
                    machine(hooks, RuleIds.K_VEHICLE, MovementMode.ROLLING);
                    hooks.grant(Trait.MACHINE, RuleIds.K_VEHICLE);
                    hooks.revoke(Trait.NEVER_PINNED, RuleIds.K_VEHICLE);
                }),
                // K-COMBAT-TEAM: while it is in play its side may roll command dice again, however few its models
                // (CMD-3).
                plain("COMBAT TEAM TRAINING", RuleIds.K_COMBAT_TEAM, PrintedOn.ANY, has(Trait.COMMAND_REROLL), CARRIED),
                // K-COMM-RELAY: in each round one +1 Model result more until it is killed, which is not rolled again.
                plain(
                        "COMMUNICATIONS RELAY",
                        RuleIds.K_COMM_RELAY,
                        PrintedOn.ANY,
                        adds(Modifier.MODEL_RESULTS, (game, me, model) -> 1),
                        CARRIED),
                // K-COMPANION: in every ASSAULT it has the die for friends, alone or not.
                plain("COMPANION", RuleIds.K_COMPANION, PrintedOn.MELEE, companion()),
                // K-CONSTRUCT, PIN-5: never pinned; what else spares a CONSTRUCT says so itself.
                plain(
                        "CONSTRUCT",
                        RuleIds.K_CONSTRUCT,
                        PrintedOn.MODEL,
                        has(Trait.NEVER_PINNED, Trait.MACHINE, Trait.LIFELESS)),
                // K-DISMANTLE: a VEHICLE, WALKER, BIKE or CONSTRUCT that loses HP to the weapon loses 1 more.
                plain("DISMANTLE", RuleIds.K_DISMANTLE, PrintedOn.ANY, dismantles(Trait.MACHINE)),
                // K-ENERGY-SHIELD: dice against 6+ that absorb damage before AR; several shields each roll.
                // KT-10: a shield on a weapon protects the model that carries it.
                number(
                        "ENERGY SHIELD",
                        RuleIds.K_ENERGY_SHIELD,
                        PrintedOn.ANY,
                        adds(Modifier.SHIELD),
                        CARRIED,
                        EQUIPMENT,
                        CUMULATIVE),
                // K-EVADE: an unpinned target of a SHOOT at a model, neither killed nor pinned by it, may make a step
                // at once.
                plain(
                        "EVADE",
                        RuleIds.K_EVADE,
                        PrintedOn.MODEL,
                        (hooks, n) -> hooks.on(Trigger.ATTACK.at(Step.EVADE), Scope.OPPONENT, (effects, me, attack) -> {
                            boolean shot = attack.context().kind() == TestContext.Kind.SHOOT;
                            if (shot
                                    && !attack.targetWasPinned()
                                    && !effects.model(me).pinned()) effects.step(me, RuleIds.K_EVADE);
                        })),
                // K-FIRE-CONTROL: a SHOOT action may use two weapons.
                plain("FIRE CONTROL", RuleIds.K_FIRE_CONTROL, PrintedOn.MODEL, has(Trait.TWO_WEAPONS)),
                // K-FIRING-PLATFORM: n more dice for a SHOOT: on a weapon, if a VEHICLE fires it; on a model, with each
                // of its weapons.
                number("FIRING PLATFORM", RuleIds.K_FIRING_PLATFORM, PrintedOn.SHOOTING, (hooks, n) -> {
                    boolean ofModel = !hooks.ofWeapon();
                    hooks.modify(
                            Modifier.DICE,
                            Scope.OWN,
                            (game, me, test) ->
                                    DiceCounts.inShots(test) && (ofModel || game.hasTrait(me, Trait.GROUNDED)) ? n : 0);
                }),
                // K-FLIGHT: changes level through the air, crosses gaps in the floor of any size, and falls without
                // harm.
                plain("FLIGHT", RuleIds.K_FLIGHT, PrintedOn.MODEL, moves(MovementMode.FLYING)),
                // K-FRAG: an explosion where the weapon's shot lands, with the weapon's AP and keywords.
                number("FRAG", RuleIds.K_FRAG, PrintedOn.LANDING, (hooks, n) -> explodes(hooks, RuleIds.K_FRAG, n)),
                // K-FRENZY: FIGHT dice that may be rolled again, assaulting or fighting back; cumulative.
                number("FRENZY", RuleIds.K_FRENZY, PrintedOn.MELEE, again(Skill.FIGHT), CUMULATIVE),
                // K-HACKER: intel that it picks up gives 1 VP more (I-INTEL).
                plain(
                        "HACKER",
                        RuleIds.K_HACKER,
                        PrintedOn.ANY,
                        (hooks, n) -> {
                            hooks.modify(Modifier.INTEL, Scope.OWN, (game, me, finder) -> 1);
                            hooks.grant(Trait.READS_INTEL);
                        },
                        CARRIED),
                // K-HEAVY: a SHOOT with it is a long action, blazing away too.
                plain("HEAVY", RuleIds.K_HEAVY, PrintedOn.RANGED, has(Trait.LONG_SHOOT)),
                // K-HOLO-SIGHT: a SHOOT with modifiers has one more die; not with a weapon that has a SNIPER SCOPE.
                plain(
                        "HOLO-SIGHT",
                        RuleIds.K_HOLO_SIGHT,
                        PrintedOn.SHOOTING,
                        adds(
                                Modifier.DICE,
                                (game, me, test) -> DiceCounts.inShots(test)
                                                && !game.hasKeyword(
                                                        me, test.context().weapon(), RuleIds.K_SNIPER_SCOPE)
                                        ? 1
                                        : 0)),
                // K-HORDE: in an ASSAULT one more die for each other friend with this keyword in the cube, in addition
                // to the die for friends.
                plain("HORDE", RuleIds.K_HORDE, PrintedOn.MODEL, horde(RuleIds.K_HORDE, test -> true)),
                // K-JUMP-PACK: changes level without a wall, jumps walls and gaps in the floor, and falls without harm.
                plain("JUMP PACK", RuleIds.K_JUMP_PACK, PrintedOn.MODEL, moves(MovementMode.JUMPING)),
                // K-KNOCKBACK: with more successes, even for no damage, the target goes one cube directly away.
                plain(
                        "KNOCKBACK",
                        RuleIds.K_KNOCKBACK,
                        PrintedOn.ANY,
                        (hooks, n) -> hooks.on(Trigger.ATTACK.at(Step.THROW), Scope.OWN, (effects, me, attack) -> {
                            if (attack.won()) effects.throwAwayFrom(me, attack.target(), RuleIds.K_KNOCKBACK);
                        })),
                // K-LIFE-SUPPORT: the first time that it loses HP and lives, all its damage comes off. A mark says that
                // it has been used.
                plain(
                        "LIFE SUPPORT",
                        RuleIds.K_LIFE_SUPPORT,
                        PrintedOn.MODEL,
                        (hooks, n) -> hooks.on(Trigger.LOST, Scope.OWN, (effects, me, loss) -> {
                            if (effects.model(me).marked(RuleIds.K_LIFE_SUPPORT)) return;
                            effects.addMark(me, new Mark(RuleIds.K_LIFE_SUPPORT, 1, Mark.Until.GAME));
                            effects.heal(me, effects.model(me).damage(), RuleIds.K_LIFE_SUPPORT);
                        })),
                // K-ONE-USE: once per game.
                plain("ONE-USE", RuleIds.K_ONE_USE, PrintedOn.WEAPON, has(Trait.ONE_USE)),
                // K-PSYCHIC: the weapon needs no LOS, and smoke takes no die from it; otherwise it is as any weapon
                // with a range.
                plain("PSYCHIC", RuleIds.K_PSYCHIC, PrintedOn.SHOOTING, has(Trait.NEEDS_NO_SIGHT), OF_WEAPONS),
                // K-REMOTE: nothing in play; its team must have an ENGINEER (TEAM-7).
                plain("REMOTE", RuleIds.K_REMOTE, PrintedOn.MODEL, has()),
                // K-RESILIENT: SURVIVE dice that may be rolled again; cumulative.
                number("RESILIENT", RuleIds.K_RESILIENT, PrintedOn.MODEL, again(Skill.SURVIVE), CUMULATIVE),
                // K-SCOUT: after deployment, before the first round, it may SPRINT; into and through no cube with
                // another model.
                plain(
                        "SCOUT",
                        RuleIds.K_SCOUT,
                        PrintedOn.MODEL,
                        moves(new OpeningMove(RuleIds.K_SCOUT, Option.none(), false))),
                // K-SMASH: n more FIGHT dice, assaulting or fighting back.
                number("SMASH", RuleIds.K_SMASH, PrintedOn.MELEE, PlainKeywords::smash),
                // K-SOLID, PIN-5: never pinned, and never moved to another cube by an attack or an explosion; a fall
                // still drops it.
                plain("SOLID", RuleIds.K_SOLID, PrintedOn.MODEL, has(Trait.NEVER_PINNED, Trait.NEVER_MOVED)),
                // K-STEALTHY: no model has the modifier of a clear shot against it.
                plain("STEALTHY", RuleIds.K_STEALTHY, PrintedOn.MODEL, has(Trait.NEVER_CLEAR)),
                // K-TENACIOUS: an enemy that breaks away from its cube has one SURVIVE die less, once, for any model
                // that makes the free ASSAULT.
                plain(
                        "TENACIOUS",
                        RuleIds.K_TENACIOUS,
                        PrintedOn.ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.DICE,
                                Scope.ANY,
                                (game, me, test) -> breaksAway(test) && holds(game, me, test.tester()) ? -1 : 0),
                        CARRIED),
                // K-TOUGH: it loses 1 HP less in each attack.
                plain("TOUGH", RuleIds.K_TOUGH, PrintedOn.MODEL, adds(Modifier.LESS_DAMAGE, (game, me, hit) -> 1)),
                // K-TOXIC: a model that loses HP to it loses n more; a CONSTRUCT does not.
                number(
                        "TOXIC",
                        RuleIds.K_TOXIC,
                        PrintedOn.ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.MORE_DAMAGE,
                                Scope.OWN,
                                (game, me, hit) -> game.hasTrait(hit.target(), Trait.LIFELESS) ? 0 : n)),
                // K-UNDER-CONTROL: a friend in its cube does not roll for RAMPAGE.
                plain("UNDER CONTROL", RuleIds.K_UNDER_CONTROL, PrintedOn.ANY, has(Trait.CALMING), CARRIED),
                // K-VEHICLE, PIN-5: changes level by ramps alone, carries no items, and is SOLID.
                plain("VEHICLE", RuleIds.K_VEHICLE, PrintedOn.MODEL, vehicle(RuleIds.K_VEHICLE, MovementMode.ROLLING)),
                // K-WALKER: a VEHICLE that may climb.
                plain("WALKER", RuleIds.K_WALKER, PrintedOn.MODEL, vehicle(RuleIds.K_VEHICLE, MovementMode.CLIMBING)),
                // K-WEIGHT-OF-FIRE: RANGED dice that may be rolled again; cumulative.
                number(
                        "WEIGHT OF FIRE",
                        RuleIds.K_WEIGHT_OF_FIRE,
                        PrintedOn.SHOOTING,
                        again(Skill.RANGED),
                        CUMULATIVE));
    }

    /** The keywords of the revision of 2025 that replace or extend those of the third edition. */
    static Vector<KeywordRule> revised() {
        return Vector.of(
                // R25-K-AUXILIARY, R25-K-GAS-CLOUD, R25-K-REMOTE: a card with one of them has an error.
                gone("AUXILIARY", RuleIds.R25_K_AUXILIARY, ": a card's list says which weapons go together"),
                gone(
                        "GAS CLOUD",
                        RuleIds.R25_K_GAS_CLOUD,
                        ": DEFENCE CLOUD, SMOKESCREEN or, as a weapon's effect, TOXIC SMOKE"),
                gone("REMOTE", RuleIds.R25_K_REMOTE, ": nothing came in its place"),
                // R25-K-BEAST: with HACKER it may reveal items: intel scores, a booby trap goes off, and anything else
                // it drops.
                plain(
                        "BEAST",
                        RuleIds.R25_K_BEAST,
                        PrintedOn.MODEL,
                        has(Trait.EMPTY_HANDED, Trait.REVEALS_ITEMS, Trait.CLUMSY)),
                // R25-K-BIKE: it is no VEHICLE, and can be pinned and healed.
                plain("BIKE", RuleIds.R25_K_BIKE, PrintedOn.MODEL, (hooks, n) -> {
                    machine(hooks, RuleIds.R25_K_BIKE, MovementMode.DRIVING);
                    hooks.grant(Trait.DISMANTLABLE);
                    hooks.revoke(Trait.NEVER_PINNED, RuleIds.R25_K_VEHICLE);
                }),
                // R25-K-COMBAT-TEAM: it counts if it is in play as the round's command dice are rolled (CMD-3).
                plain(
                        "COMBAT TEAM TRAINING",
                        RuleIds.R25_K_COMBAT_TEAM,
                        PrintedOn.ANY,
                        has(Trait.COMMAND_REROLL),
                        CARRIED),
                // R25-K-COMPANION: on any weapon that the model carries it counts too (KT-10).
                plain("COMPANION", RuleIds.R25_K_COMPANION, PrintedOn.ANY, companion(), CARRIED),
                // R25-K-DISMANTLE: also a BIKE, which is no VEHICLE.
                plain(
                        "DISMANTLE",
                        RuleIds.R25_K_DISMANTLE,
                        PrintedOn.ANY,
                        dismantles(Trait.MACHINE, Trait.DISMANTLABLE)),
                // R25-K-ELUSIVE: dice for its SURVIVE against a SHOOT that is aimed at it, blazing away and the primary
                // target of flames included.
                // K-IT-BURNS: all models in the cube are tested; the test context names the target.
                number(
                        "ELUSIVE",
                        RuleIds.R25_K_ELUSIVE,
                        PrintedOn.MODEL,
                        (hooks, n) -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> {
                            TestContext context = test.context();
                            boolean shot = context.kind() == TestContext.Kind.SHOOT || context.aimed();
                            return shot
                                            && test.skill() == Skill.SURVIVE
                                            && context.target().equals(me)
                                    ? n
                                    : 0;
                        }),
                        CUMULATIVE),
                // R25-K-ENERGY-SHIELD: one that is printed on a card bars one that is bought.
                number(
                        "ENERGY SHIELD",
                        RuleIds.R25_K_ENERGY_SHIELD,
                        PrintedOn.ANY,
                        adds(Modifier.SHIELD),
                        CARRIED,
                        EQUIPMENT,
                        CUMULATIVE,
                        BARS_BOUGHT),
                // R25-K-FIRE-CONTROL: on a weapon: a SHOOT with it may add another weapon of the model's.
                plain("FIRE CONTROL", RuleIds.R25_K_FIRE_CONTROL, PrintedOn.WEAPON, has(Trait.TWO_WEAPONS)),
                // R25-K-FIRING-PLATFORM: n more dice for a SHOOT of any model, and on a model for its RANGED tests at
                // scenery; several add up.
                number(
                        "FIRING PLATFORM",
                        RuleIds.R25_K_FIRING_PLATFORM,
                        PrintedOn.SHOOTING,
                        (hooks, n) -> {
                            boolean ofModel = !hooks.ofWeapon();
                            hooks.modify(
                                    Modifier.DICE,
                                    Scope.OWN,
                                    (game, me, test) ->
                                            DiceCounts.inShots(test) || ofModel && DiceCounts.atScenery(test) ? n : 0);
                        },
                        CUMULATIVE),
                // R25-K-FLIGHT: nothing protects it from falls.
                plain("FLIGHT", RuleIds.R25_K_FLIGHT, PrintedOn.MODEL, moves(MovementMode.SOARING)),
                // R25-K-HOLO-SIGHT: in RANGED tests, aims too, a 7 is a success and explodes as an 8 does.
                plain(
                        "HOLO-SIGHT",
                        RuleIds.R25_K_HOLO_SIGHT,
                        PrintedOn.SHOOTING,
                        adds(Modifier.EXPLODING_FACES, (game, me, test) -> test.skill() == Skill.RANGED ? 1 : 0)),
                // R25-K-HORDE: FIGHT tests alone.
                plain(
                        "HORDE",
                        RuleIds.R25_K_HORDE,
                        PrintedOn.MODEL,
                        horde(RuleIds.R25_K_HORDE, test -> test.skill() == Skill.FIGHT)),
                // R25-K-JUMP-PACK: it jumps no gap in the floor.
                plain("JUMP PACK", RuleIds.R25_K_JUMP_PACK, PrintedOn.MODEL, moves(MovementMode.HOPPING)),
                // R25-K-NON-LETHAL: no damage by attacks or explosions; all other effects stay.
                plain(
                        "NON-LETHAL",
                        RuleIds.R25_K_NON_LETHAL,
                        PrintedOn.WEAPON,
                        has(Trait.HARMLESS, Trait.EXPLOSIONS_HARMLESS)),
                // R25-K-PSYCHIC: in addition, its RANGED is changed only by command dice and the weapon's own keywords.
                plain(
                        "PSYCHIC",
                        RuleIds.R25_K_PSYCHIC,
                        PrintedOn.SHOOTING,
                        has(Trait.NEEDS_NO_SIGHT, Trait.WEAPON_KEYWORDS_ONLY),
                        OF_WEAPONS),
                // R25-K-SCOUT: before the first round an ADVANCE of one cube, not into a cube with an enemy.
                plain(
                        "SCOUT",
                        RuleIds.R25_K_SCOUT,
                        PrintedOn.MODEL,
                        moves(new OpeningMove(RuleIds.R25_K_SCOUT, Option.some(1), true))),
                // R25-K-SMASH: several add up.
                number("SMASH", RuleIds.R25_K_SMASH, PrintedOn.MELEE, PlainKeywords::smash, CUMULATIVE),
                // R25-K-TENACIOUS: an enemy that breaks away has a SURVIVE die less if it, with the weapon, makes the
                // free ASSAULT.
                plain(
                        "TENACIOUS",
                        RuleIds.R25_K_TENACIOUS,
                        PrintedOn.ANY,
                        (hooks, n) -> hooks.modify(
                                Modifier.DICE,
                                Scope.OPPONENT,
                                (game, me, test) -> breaksAway(test)
                                                && test.context().attacker().equals(me)
                                        ? -1
                                        : 0)),
                // R25-K-VEHICLE, R25-K-WALKER: each deploys on the ground, carries no items and is moved by no weapon.
                plain(
                        "VEHICLE",
                        RuleIds.R25_K_VEHICLE,
                        PrintedOn.MODEL,
                        vehicle(RuleIds.R25_K_VEHICLE, MovementMode.DRIVING)),
                plain(
                        "WALKER",
                        RuleIds.R25_K_WALKER,
                        PrintedOn.MODEL,
                        vehicle(RuleIds.R25_K_WALKER, MovementMode.CLIMBING)));
    }

    private static KeywordRule plain(
            String printed,
            RuleId rule,
            PrintedOn on,
            BiConsumer<Hooks, Integer> registers,
            PrintedKeyword.PlainKeyword.Flag... flags) {
        return new PrintedKeyword.PlainKeyword(printed, rule, on, Brackets::nothing, registers, flags);
    }

    private static KeywordRule number(
            String printed,
            RuleId rule,
            PrintedOn on,
            BiConsumer<Hooks, Integer> registers,
            PrintedKeyword.PlainKeyword.Flag... flags) {
        return new PrintedKeyword.PlainKeyword(printed, rule, on, Brackets::number, registers, flags);
    }

    /** A keyword that the revision does not have: a card with it has an error. */
    private static KeywordRule gone(String printed, RuleId rule, String instead) {
        Fault fault = Fault.of("it is not printed any more" + instead);
        return new PrintedKeyword.PlainKeyword(printed, rule, PrintedOn.ANYWHERE, keyword -> Option.some(fault), has());
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
