package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Checks that the rules accept all options and refuse all other choices. */
final class OfferCheck {
    private static final int FOREIGN = 40;
    private static final int WILD = 4;
    private static final int NEAR = 4;

    private final Rules rules;
    private final SplitMix64 chance;
    private final RandomChoices wild;
    private final NearChoices near;
    private Vector<Choice> foreign = Vector.empty();

    private OfferCheck(CheckedGame replayed) {
        this.rules = replayed.rules();
        this.chance = new SplitMix64(replayed.state().digest());
        this.wild = new RandomChoices(replayed.setup(), chance);
        this.near = new NearChoices(chance, wild);
    }

    static void check(CheckedGame replayed) {
        OfferCheck offers = new OfferCheck(replayed);
        replayed.many().forEach(offers::check);
    }

    private void check(GameState state) {
        Vector<Choice> options =
                rules.prompt(state) instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
        for (Choice option : options) {
            judged(state, option, true);
            Unkept.unless(
                    Input.read(option.toString()).contains(option),
                    () -> "'" + option + "' is not read as written",
                    state);
        }
        for (Choice choice : foreign) judged(state, choice, options.contains(choice));
        for (int i = 0; i < WILD; i++) {
            Choice choice = wild.next();
            judged(state, choice, options.contains(choice));
        }
        for (int i = 0; i < NEAR && !options.isEmpty(); i++) {
            Choice choice = near.near(options.get(chance.below(options.size())));
            judged(state, choice, options.contains(choice));
        }
        foreign = foreign.appendAll(options).takeRight(FOREIGN);
    }

    private void judged(GameState state, Choice choice, boolean offered) {
        Option<Rejection> why = rules.explain(state, choice);
        Unkept.unlessEqual(
                why.isEmpty(),
                offered,
                () -> "'" + choice + "' is explained differently at " + rules.prompt(state) + why,
                state);
        Unkept.unlessEqual(
                rules.apply(state, choice).swap().toOption(),
                why,
                () -> "'" + choice + "' is accepted or refused wrongly at " + rules.prompt(state),
                state);
        for (Rejection no : why)
            Unkept.unless(
                    !no.text().isBlank() && !no.expected().isBlank(),
                    () -> "the refusal of '" + choice + "' has no rule, reason or remedy",
                    state);
    }

    /**
     * Choices that differ from an option in one part: another model, weapon or item, an adjacent cube, another spot or
     * number. If such a choice is legal, it must be an option too. This finds missing options.
     *
     * @param parts makes the parts that are not near to those of an option
     */
    private record NearChoices(SplitMix64 chance, RandomChoices parts) {
        private static final int SPOTS = 9;
        private static final int MOST_NUMBER = 4;
        private static final int MODELS = 6;

        /**
         * Returns another choice of the option's type or of a related type, or the option itself if it has no parts.
         */
        Choice near(Choice option) {
            if (option instanceof Choice.SpendDie c) return new Choice.SpendDie(c.face(), near(c.action()));
            if (option instanceof Choice.TakeSpot c) return new Choice.TakeSpot(c.model(), 1 + chance.below(SPOTS));
            if (option instanceof Choice.Step c) return new Choice.Step(c.model(), beside(c.cube()));
            if (option instanceof Choice.Deploy c) return new Choice.Deploy(c.model(), beside(c.cube()));
            if (option instanceof Choice.Land c) return new Choice.Land(c.model(), beside(c.cube()));
            if (option instanceof Choice.AddCube c) return new Choice.AddCube(beside(c.cube()));
            if (option instanceof Choice.Shoot c) return new Choice.Shoot(c.model(), near(c.shot()));
            if (option instanceof Choice.Assault c) return new Choice.Assault(c.model(), other(c.target()));
            if (option instanceof Choice.Attack c) return new Choice.Attack(c.model(), other(c.target()));
            if (option instanceof Choice.Wield c) return wielding(c.model(), c.weapon(), c.item());
            if (option instanceof Choice.FightBack c) return wielding(c.model(), c.weapon(), c.item());
            if (option instanceof Choice.Use c) return new Choice.Use(c.rule(), c.model(), near(c.target()));
            if (option instanceof Choice.AddDice) return new Choice.AddDice(chance.below(MOST_NUMBER));
            if (option instanceof Choice.Reroll) return new Choice.Reroll(chance.below(MOST_NUMBER));
            if (option instanceof Choice.SpendReroll) return new Choice.SpendReroll(parts.face());
            if (option instanceof Choice.RerollCommand) return new Choice.RerollCommand(parts.dice());
            if (option instanceof Choice.Zone) return new Choice.Zone(chance.below(MOST_NUMBER));
            if (option instanceof Choice.UseRecon || option instanceof Choice.ForgoRecon)
                return chance.below(2) == 0
                        ? new Choice.UseRecon(parts.number())
                        : new Choice.ForgoRecon(parts.number());
            if (option instanceof Choice.PickToken) return new Choice.PickToken(parts.number());
            if (option instanceof Choice.Throw c)
                return new Choice.Throw(c.model(), Direction.ALL.get(chance.below(Direction.ALL.size())));
            if (option instanceof Choice.PickUp c) return new Choice.PickUp(c.model(), 1 + chance.below(SPOTS));
            if (option instanceof Choice.Activate c) return new Choice.Activate(other(c.model()));
            if (option instanceof Choice.SetUp c) return new Choice.SetUp(other(c.model()));
            if (option instanceof Choice.Tactician c) return new Choice.Tactician(other(c.model()));
            if (option instanceof Choice.Flank c) return new Choice.Flank(other(c.model()));
            return option.actor().map(this::ofActivation).getOrElse(option);
        }

        /** Another action of the same model, which prompts often offer together with the first. */
        private Choice ofActivation(ModelId model) {
            Vector<Choice> all = Vector.of(
                    new Choice.Advance(model),
                    new Choice.Sprint(model),
                    new Choice.StandUp(model),
                    new Choice.EndActivation(model),
                    new Choice.Survive(model),
                    new Choice.Leave(model),
                    new Choice.LetGo(model),
                    new Choice.Keep(model),
                    new Choice.Drop(model),
                    new Choice.Destroy(model),
                    new Choice.Exchange(model, chance.below(2) == 0));
            return all.get(chance.below(all.size()));
        }

        /** Another weapon, or an item used with it, to fight or to fight back. */
        private Choice wielding(ModelId model, String weapon, Option<RuleId> item) {
            boolean same = chance.below(2) == 0;
            String with = same ? weapon : parts.weapon();
            Option<RuleId> using = same ? parts.item() : item;
            return chance.below(4) == 0
                    ? new Choice.FightBack(model, with, using)
                    : new Choice.Wield(model, with, using);
        }

        private Shot near(Shot shot) {
            return switch (chance.below(4)) {
                case 0 -> new Shot(parts.weapon(), shot.target(), shot.mode(), shot.item());
                case 1 -> new Shot(shot.weapon(), shot.target(), shot.mode(), parts.item());
                default -> new Shot(shot.weapon(), near(shot.target()), shot.mode(), shot.item());
            };
        }

        private Target near(Target target) {
            if (target.isModel()) return Target.of(other(target.model().get()));
            if (target.isCube()) return Target.of(beside(target.where().get()));
            for (ModelId model : target.model()) for (Cube cube : target.where()) return Target.of(model, beside(cube));
            return target;
        }

        /** Returns a model of the same side in three of four cases. */
        private ModelId other(ModelId model) {
            Side side = chance.below(4) == 0 ? model.side().other() : model.side();
            return new ModelId(side, 1 + chance.below(MODELS));
        }

        private Cube beside(Cube cube) {
            return new Cube(
                    cube.column() + chance.below(3) - 1,
                    cube.row() + chance.below(3) - 1,
                    cube.level() + (chance.below(4) == 0 ? chance.below(3) - 1 : 0),
                    cube.part());
        }
    }

    /** Checks that every prompt has distinct options, or asks for something. */
    static final class Prompts {
        private Prompts() {}

        static void check(CheckedGame replayed) {
            Vector<GameState> states = replayed.sample().sparse() ? replayed.many() : replayed.states();
            states.forEach(state -> check(replayed.rules(), state));
        }

        private static void check(Rules rules, GameState state) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Decision decision) {
                Vector<Choice> options = decision.options();
                Unkept.unless(!options.isEmpty(), () -> decision + " offers nothing", state);
                Unkept.unlessEqual(options.distinct(), options, () -> decision + " offers an option twice", state);
                Unkept.unlessEqual(
                        ((Prompt.Decision) rules.prompt(state)).options(),
                        options,
                        () -> decision + " offers other options when asked again",
                        state);
                int some = options.size() / 2;
                Unkept.unlessEqual(
                        decision.offers().pick(howMany -> howMany == options.size() ? some : 0),
                        options.get(some),
                        () -> decision + " has another option or another number of options by index",
                        state);
            } else if (prompt instanceof Prompt.DiceRequest request)
                Unkept.unless(request.dice() > 0, () -> request + " asks for no dice", state);
            else if (prompt instanceof Prompt.ShuffleRequest request)
                Unkept.unless(request.things() > 0, () -> request + " shuffles nothing", state);
            else
                Unkept.unless(
                        rules.apply(state, new Choice.Pass()).isLeft(),
                        () -> "an input is accepted after the end of the game",
                        state);
            Unkept.unless(
                    !state.describePending().isBlank(), () -> "the description of the pending rules is blank", state);
        }
    }
}
