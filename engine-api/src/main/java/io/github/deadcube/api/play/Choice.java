package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InFull;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A player's choice. Its {@link Object#toString()} is its notation, which the engine also reads. A choice may be
 * illegal; the prompt decides that.
 */
@InFull
public sealed interface Choice extends Input {
    /**
     * The choice in words, for people. In English they are its notation; other languages have sentences of their own.
     */
    Sentence words();

    /**
     * Whether all models that the choice names match a condition.
     *
     * @param is the condition
     * @return true if it names none
     */
    default boolean names(Predicate<ModelId> is) {
        return true;
    }

    /**
     * The model that makes the choice. The name is not {@code model}, because records of one model return that without
     * an option.
     *
     * @return the model that acts, also for the action of a command die; empty if a side makes the choice
     */
    default Option<ModelId> actor() {
        return Option.none();
    }

    /** Whether a model may be the one that makes this choice: false if the choice names another model as its maker. */
    default boolean fits(ModelId model) {
        return true;
    }

    /**
     * The cube that the choice leads to or aims at.
     *
     * @return the named cube, also for the action of a command die; empty if it names no cube, or if two shots name two
     */
    default Option<Cube> targetCube() {
        return Option.none();
    }

    /**
     * SET-7: the starting player takes a deployment zone. Written {@code zone 1}.
     *
     * @param number 1 for the scenario's first zone
     */
    @SavedName("choice.zone")
    record Zone(int number) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("zone {zone}", number);
        }

        @Override
        public String toString() {
            return "zone " + number;
        }
    }

    /**
     * SET-9: a side adds a cube to its deployment zone, with all of its stack. Written {@code add cube a7}.
     *
     * @param cube on the ground
     */
    @SavedName("choice.addCube")
    record AddCube(Cube cube) implements Choice {
        @Override
        public Option<Cube> targetCube() {
            return Option.some(cube);
        }

        @Override
        public Sentence words() {
            return Sentence.of("add cube {cube}", cube);
        }

        @Override
        public String toString() {
            return "add cube " + cube;
        }
    }

    /** SET-7: the model that is deployed next; the next prompt asks for its cube. Written {@code A3 set up}. */
    @SavedName("choice.setUp")
    record SetUp(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} set up", model);
        }

        @Override
        public String toString() {
            return model + " set up";
        }
    }

    /** SET-7: a model is deployed in a cube; the next prompt asks for its spot. Written {@code A3 deploy a8:2}. */
    @SavedName("choice.deploy")
    record Deploy(ModelId model, Cube cube) implements ModelChoice {
        @Override
        public Option<Cube> targetCube() {
            return Option.some(cube);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} deploy {cube}", model, cube);
        }

        @Override
        public String toString() {
            return model + " deploy " + cube;
        }
    }

    /** CMD-2: these command dice are rolled again, none to keep all. Written {@code reroll command dice dice}. */
    @SavedName("choice.rerollCommand")
    record RerollCommand(CommandDice dice) implements Choice {
        @Override
        public Sentence words() {
            return dice.equals(CommandDice.NONE)
                    ? Sentence.of("reroll command none")
                    : Sentence.of("reroll command {dice}", dice.named());
        }

        @Override
        public String toString() {
            return "reroll command " + dice;
        }
    }

    /** CMD-1: the model with the TACTICIAN that counts this round. Written {@code A3 tactician}. */
    @SavedName("choice.tactician")
    record Tactician(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} tactician", model);
        }

        @Override
        public String toString() {
            return model + " tactician";
        }
    }

    /**
     * RND-2: a model is activated; the second of a turn for a command die ({@link SpendDie}). Written
     * {@code A3 activate}.
     */
    @SavedName("choice.activate")
    record Activate(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} activate", model);
        }

        @Override
        public String toString() {
            return model + " activate";
        }
    }

    /** RND-5: no model is activated in this turn. Written {@code pass}. */
    @SavedName("choice.pass")
    record Pass() implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("pass");
        }

        @Override
        public String toString() {
            return "pass";
        }
    }

    /** CMD-6: no second model in this turn. Written {@code end turn}. */
    @SavedName("choice.endTurn")
    record EndTurn() implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("end turn");
        }

        @Override
        public String toString() {
            return "end turn";
        }
    }

    /** RND-3: the active model does no more. Written {@code A3 end}. */
    @SavedName("choice.endActivation")
    record EndActivation(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} end", model);
        }

        @Override
        public String toString() {
            return model + " end";
        }
    }

    /** ADV-1: an ADVANCE; the next prompts ask for its steps. Written {@code A3 advance}. */
    @SavedName("choice.advance")
    record Advance(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} advance", model);
        }

        @Override
        public String toString() {
            return model + " advance";
        }
    }

    /** SPR-1: a SPRINT; the next prompts ask for its steps. Written {@code A3 sprint}. */
    @SavedName("choice.sprint")
    record Sprint(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} sprint", model);
        }

        @Override
        public String toString() {
            return model + " sprint";
        }
    }

    /**
     * SHO-9: a SHOOT with one weapon, or the second weapon of one (K-FIRE-CONTROL). Written
     * {@code A3 shoot rifle at B2}, {@code A3 shoot rifle at B2 using I-AMMO}.
     *
     * @param shot weapon, target, mode and item
     */
    @SavedName("choice.shoot")
    record Shoot(ModelId model, Shot shot) implements ModelChoice {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model) && shot.target().names(is);
        }

        @Override
        public Option<Cube> targetCube() {
            return shot.target().where();
        }

        @Override
        public Sentence words() {
            return shot.item().isEmpty()
                    ? shot.mode().isEmpty()
                            ? Sentence.of("{model} shoot {weapon} at {target}", model, shot.weapon(), shot.target())
                            : Sentence.of(
                                    "{model} shoot {weapon} at {target} as {mode}",
                                    model,
                                    shot.weapon(),
                                    shot.target(),
                                    shot.mode())
                    : shot.mode().isEmpty()
                            ? Sentence.of(
                                    "{model} shoot {weapon} at {target} using {item}",
                                    model,
                                    shot.weapon(),
                                    shot.target(),
                                    shot.item().get())
                            : Sentence.of(
                                    "{model} shoot {weapon} at {target} as {mode} using {item}",
                                    model,
                                    shot.weapon(),
                                    shot.target(),
                                    shot.mode(),
                                    shot.item().get());
        }

        @Override
        public String toString() {
            return model + " shoot " + shot;
        }

        /**
         * One weapon fired at one target, as declared (SHO-9). Written {@code rifle at B2},
         * {@code rifle at B2 as blaze away}, {@code rifle at B2 using I-AMMO}.
         *
         * @param target a model, or a cube for a weapon that is aimed at cubes (K-EXPLOSIVE)
         * @param mode how it is fired: {@link #ORDINARY}, or the words of another mode, such as {@code blaze away}
         * @param item the one-use item that is used with it (I-AMMO)
         */
        @SavedName("shot")
        public record Shot(String weapon, Target target, String mode, Option<RuleId> item) {
            /** SHO-5: the ordinary mode. */
            public static final String ORDINARY = "";

            /** An ordinary shot without an item. */
            public Shot(String weapon, Target target) {
                this(weapon, target, ORDINARY);
            }

            /** A shot without an item. */
            public Shot(String weapon, Target target, String mode) {
                this(weapon, target, mode, Option.none());
            }

            /** This shot with an item. */
            public Shot using(RuleId used) {
                return new Shot(weapon, target, mode, Option.some(used));
            }

            /** The notation. */
            @Override
            public String toString() {
                return weapon + " at " + target + (mode.isEmpty() ? "" : " as " + mode)
                        + item.map(i -> " using " + i).getOrElse("");
            }
        }
    }

    /**
     * AST-1: an ASSAULT. Written {@code A3 assault B2}.
     *
     * @param target an enemy in its cube
     */
    @SavedName("choice.assault")
    record Assault(ModelId model, ModelId target) implements ModelChoice {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model) && is.test(target);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} assault {target}", model, target);
        }

        @Override
        public String toString() {
            return model + " assault " + target;
        }
    }

    /**
     * STD-1: a STAND UP, as an action or a free action (K-HEADSTRONG); the next prompt asks for its spot. Written
     * {@code A3 stand up}.
     */
    @SavedName("choice.standUp")
    record StandUp(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} stand up", model);
        }

        @Override
        public String toString() {
            return model + " stand up";
        }
    }

    /**
     * CMD-6, CMD-8, CMD-9: a command die is spent on a second model, a free action or a special order. Written
     * {@code spend model: A4 activate}, {@code spend shoot: A3 shoot rifle at B2}.
     */
    @SavedName("choice.spendDie")
    record SpendDie(CommandFace face, Choice action) implements Choice {
        /** Returns without recursion if the action is another {@link SpendDie}, because every prompt refuses that. */
        @Override
        public boolean names(Predicate<ModelId> is) {
            return action instanceof SpendDie || action.names(is);
        }

        @Override
        public Option<ModelId> actor() {
            return action instanceof SpendDie ? Option.none() : action.actor();
        }

        @Override
        public Option<Cube> targetCube() {
            return action instanceof SpendDie ? Option.none() : action.targetCube();
        }

        @Override
        public Sentence words() {
            return action instanceof SpendDie
                    ? Sentence.verbatim(toString())
                    : Sentence.of("spend {face}: {action}", face.named(), action.words());
        }

        @Override
        public String toString() {
            return "spend " + face + ": " + action;
        }
    }

    /**
     * A choice that a keyword, an item, a special order or an application adds, such as a SPECIAL action. Written
     * {@code A3 use K-BOOM}, {@code A3 use K-MEDIC on A4}.
     *
     * @param target {@link Target#NOTHING} if the choice needs no target
     */
    @SavedName("choice.use")
    record Use(RuleId rule, ModelId model, Target target) implements ModelChoice {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model) && target.names(is);
        }

        @Override
        public Option<Cube> targetCube() {
            return target.where();
        }

        @Override
        public Sentence words() {
            return target.equals(Target.NOTHING)
                    ? Sentence.of("{model} use {rule}", model, rule)
                    : Sentence.of("{model} use {rule} on {target}", model, rule, target);
        }

        @Override
        public String toString() {
            return model + " use " + rule + (target.equals(Target.NOTHING) ? "" : " on " + target);
        }
    }

    /** ADV-2: one step of a movement. Written {@code A3 step c5:2}. */
    @SavedName("choice.step")
    record Step(ModelId model, Cube cube) implements ModelChoice {
        @Override
        public Option<Cube> targetCube() {
            return Option.some(cube);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} step {cube}", model, cube);
        }

        @Override
        public String toString() {
            return model + " step " + cube;
        }
    }

    /**
     * ADV-3: a step off the battlefield, from a cube that the scenario names; there is no return. Written
     * {@code A3 leave}.
     */
    @SavedName("choice.leave")
    record Leave(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} leave", model);
        }

        @Override
        public String toString() {
            return model + " leave";
        }
    }

    /**
     * ADV-12: a model on a wall or a ladder, or in a jump over a gap, lets go and drops to the floor below. Written
     * {@code A3 let go}.
     */
    @SavedName("choice.letGo")
    record LetGo(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} let go", model);
        }

        @Override
        public String toString() {
            return model + " let go";
        }
    }

    /**
     * ADV-17, STD-1, AWAY-5: a model takes a spot of its cube; a movement by choice ends there. Written
     * {@code A3 spot 5}.
     *
     * @param spot 1 to 9
     */
    @SavedName("choice.takeSpot")
    record TakeSpot(ModelId model, int spot) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} spot {spot}", model, spot);
        }

        @Override
        public String toString() {
            return model + " spot " + spot;
        }
    }

    /**
     * ADV-5, ADV-6, STD-2, PIN-3: the one of several models that attacks or is attacked without an action. Written
     * {@code A3 attack B2}.
     */
    @SavedName("choice.attack")
    record Attack(ModelId model, ModelId target) implements ModelChoice {
        @Override
        public boolean names(Predicate<ModelId> is) {
            return is.test(model) && is.test(target);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} attack {target}", model, target);
        }

        @Override
        public String toString() {
            return model + " attack " + target;
        }
    }

    /**
     * AST-2: the weapon of an ASSAULT. Written {@code A3 wield hammer}, {@code A3 wield nothing}.
     *
     * @param weapon a CC weapon's name; empty for no weapon
     * @param item the one-use item that is used with it (I-STIMULANTS)
     */
    @SavedName("choice.wield")
    record Wield(ModelId model, String weapon, Option<RuleId> item) implements ModelChoice {
        /** Without an item. */
        public Wield(ModelId model, String weapon) {
            this(model, weapon, Option.none());
        }

        @Override
        public Sentence words() {
            return item.isEmpty()
                    ? weapon.isEmpty()
                            ? Sentence.of("{model} wield nothing", model)
                            : Sentence.of("{model} wield {weapon}", model, weapon)
                    : weapon.isEmpty()
                            ? Sentence.of("{model} wield nothing using {item}", model, item.get())
                            : Sentence.of("{model} wield {weapon} using {item}", model, weapon, item.get());
        }

        @Override
        public String toString() {
            return model + " wield " + (weapon.isEmpty() ? "nothing" : weapon)
                    + item.map(i -> " using " + i).getOrElse("");
        }
    }

    /**
     * AST-3: the target fights back. Written {@code B2 fight back with blade}, {@code B2 fight back} without a weapon,
     * each also {@code B2 fight back using I-STIMULANTS}.
     *
     * @param weapon a CC weapon's name; empty for no weapon
     * @param item the one-use item that is used with it (I-STIMULANTS)
     */
    @SavedName("choice.fightBack")
    record FightBack(ModelId model, String weapon, Option<RuleId> item) implements ModelChoice {
        /** Without an item. */
        public FightBack(ModelId model, String weapon) {
            this(model, weapon, Option.none());
        }

        @Override
        public Sentence words() {
            return item.isEmpty()
                    ? weapon.isEmpty()
                            ? Sentence.of("{model} fight back", model)
                            : Sentence.of("{model} fight back with {weapon}", model, weapon)
                    : weapon.isEmpty()
                            ? Sentence.of("{model} fight back using {item}", model, item.get())
                            : Sentence.of("{model} fight back with {weapon} using {item}", model, weapon, item.get());
        }

        @Override
        public String toString() {
            return model + " fight back" + (weapon.isEmpty() ? "" : " with " + weapon)
                    + item.map(i -> " using " + i).getOrElse("");
        }
    }

    /** AST-3: the target survives. Written {@code B2 survive}. */
    @SavedName("choice.survive")
    record Survive(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} survive", model);
        }

        @Override
        public String toString() {
            return model + " survive";
        }
    }

    /**
     * CMD-7: the number of <em>Dice</em> command dice that are added to a test. Written {@code add 1}.
     *
     * @param dice 0 or more
     */
    @SavedName("choice.addDice")
    record AddDice(int dice) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("add {count}", dice);
        }

        @Override
        public String toString() {
            return "add " + dice;
        }
    }

    /**
     * DICE-8: the number of failed dice that keywords roll again. Written {@code reroll 1}.
     *
     * @param dice 0 or more
     */
    @SavedName("choice.reroll")
    record Reroll(int dice) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("reroll {count}", dice);
        }

        @Override
        public String toString() {
            return "reroll " + dice;
        }
    }

    /** CMD-5: a command die is spent to roll one failed die again. Written {@code reroll with dice}. */
    @SavedName("choice.spendReroll")
    record SpendReroll(CommandFace face) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("reroll with {face}", face.named());
        }

        @Override
        public String toString() {
            return "reroll with " + face;
        }
    }

    /** AWAY-1, AWAY-2: the direction that leads directly away. Written {@code B2 throw north-east}. */
    @SavedName("choice.throw")
    record Throw(ModelId model, Direction direction) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} throw {direction}", model, direction);
        }

        @Override
        public String toString() {
            return model + " throw " + direction;
        }
    }

    /** SCAT-6: the cube in which a model lands after eight scatters without a free spot. Written {@code B2 land c5}. */
    @SavedName("choice.land")
    record Land(ModelId model, Cube cube) implements ModelChoice {
        @Override
        public Option<Cube> targetCube() {
            return Option.some(cube);
        }

        @Override
        public Sentence words() {
            return Sentence.of("{model} land {cube}", model, cube);
        }

        @Override
        public String toString() {
            return model + " land " + cube;
        }
    }

    /**
     * An offer is declined: a free ASSAULT, a re-roll, evading, a special order. Written {@code A3 decline K-EVADE}.
     *
     * @param model the model with the offer; the first of several enemies that might attack (ADV-6), the leader for a
     *     special order (CMD-9)
     */
    @SavedName("choice.decline")
    record Decline(RuleId rule, ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} decline {rule}", model, rule);
        }

        @Override
        public String toString() {
            return model + " decline " + rule;
        }
    }
    /** SET-6: the winner of recon chooses the starting side. Written {@code A starts}, {@code B starts}. */
    @SavedName("choice.startingPlayer")
    record StartingPlayer(Side side) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("{side} starts", side);
        }

        @Override
        public String toString() {
            return side + " starts";
        }
    }

    /** SET-5: a recon die is resolved next. Written {@code recon 4}. */
    @SavedName("choice.useRecon")
    record UseRecon(int face) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("recon {face}", face);
        }

        @Override
        public String toString() {
            return "recon " + face;
        }
    }

    /** SET-5: a recon die is forgone. Written {@code forgo 4}. */
    @SavedName("choice.forgoRecon")
    record ForgoRecon(int face) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("forgo {face}", face);
        }

        @Override
        public String toString() {
            return "forgo " + face;
        }
    }

    /** SET-5: a token is looked at or discarded. Written {@code token 3}. */
    @SavedName("choice.pickToken")
    record PickToken(int token) implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("token {token}", token);
        }

        @Override
        public String toString() {
            return "token " + token;
        }
    }

    /** SET-5: a model goes into reserve, to come in at a flank. Written {@code A3 flank}. */
    @SavedName("choice.flank")
    record Flank(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} flank", model);
        }

        @Override
        public String toString() {
            return model + " flank";
        }
    }

    /** SET-5, SET-9: the side ends the effect of a recon die, or adds no cube to the zone. Written {@code done}. */
    @SavedName("choice.done")
    record Done() implements Choice {
        @Override
        public Sentence words() {
            return Sentence.of("done");
        }

        @Override
        public String toString() {
            return "done";
        }
    }

    /** ITEM-2: a model picks an item up in its cube. Written {@code A3 pick up 2}. */
    @SavedName("choice.pickUp")
    record PickUp(ModelId model, int token) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} pick up {token}", model, token);
        }

        @Override
        public String toString() {
            return model + " pick up " + token;
        }
    }

    /** ITEM-4: the item that has been picked up is kept. Written {@code A3 keep}. */
    @SavedName("choice.keep")
    record Keep(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} keep", model);
        }

        @Override
        public String toString() {
            return model + " keep";
        }
    }

    /** ITEM-4: the item that has been picked up is dropped. Written {@code A3 drop}. */
    @SavedName("choice.drop")
    record Drop(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} drop", model);
        }

        @Override
        public String toString() {
            return model + " drop";
        }
    }

    /** ITEM-4: the item that has been picked up is destroyed. Written {@code A3 destroy}. */
    @SavedName("choice.destroy")
    record Destroy(ModelId model) implements ModelChoice {
        @Override
        public Sentence words() {
            return Sentence.of("{model} destroy", model);
        }

        @Override
        public String toString() {
            return model + " destroy";
        }
    }

    /**
     * ITEM-4: the item that has been picked up is kept, and the item carried before is dropped or destroyed. Written
     * {@code A3 exchange and drop}, {@code A3 exchange and destroy}.
     *
     * @param dropping whether the item carried before is dropped; if not, it is destroyed
     */
    @SavedName("choice.exchange")
    record Exchange(ModelId model, boolean dropping) implements ModelChoice {
        @Override
        public Sentence words() {
            return dropping
                    ? Sentence.of("{model} exchange and drop", model)
                    : Sentence.of("{model} exchange and destroy", model);
        }

        @Override
        public String toString() {
            return model + " exchange and " + (dropping ? "drop" : "destroy");
        }
    }
}

/** A choice that one model makes. */
sealed interface ModelChoice extends Choice {
    /** The model that makes the choice; the notation names it first. */
    ModelId model();

    @Override
    default Option<ModelId> actor() {
        return Option.some(model());
    }

    @Override
    default boolean fits(ModelId model) {
        return model().equals(model);
    }

    @Override
    default boolean names(Predicate<ModelId> is) {
        return is.test(model());
    }
}
