package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-DROP-SUIT: a friend calls the model from reserve; where it lands, models are tested and thrown. */
class DropSuit extends PrintedKeyword implements Special {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    static final Rejection TOO_HIGH = new Rejection(
            RuleIds.SET_8,
            "a vehicle comes by air or drop suit only where the highest floor is the ground",
            "a ground cube without a floor above it");

    DropSuit(RuleId rule) {
        super("DROP SUIT", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-DROP-SUIT: it is also activated in reserve. */
    static DropSuit revised() {
        return new DropSuit(RuleIds.R25_K_DROP_SUIT) {
            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                super.attach(keyword, hooks);
                hooks.grant(Trait.ACTIVATED_IN_RESERVE);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.grant(Trait.IN_RESERVE);
        hooks.attach(Keyword.of("JUMP PACK"));
        hooks.offerToFriends(this);
        Rejection landed = new Rejection(
                rule(), "the suit has come down in this turn", "its activation in a later turn of its side");
        hooks.restrict(
                Hooks.Restriction.ACTIVATION,
                Scope.OWN,
                (game, me, model) -> game.model(me).marked(rule()) ? landed : null);
    }

    @Override
    public void targets(GameView game, ModelId caller, Consumer<Choice.Use> each) {
        for (Model suit : game.models())
            if (waits(game, caller, suit))
                for (Cube ground : game.battlefield().cubes())
                    if (ground.level() == 1 && !isTooHigh(game, suit.id(), ground))
                        for (Cube cube : below(game, suit.id(), ground))
                            each.accept(new Choice.Use(rule(), caller, Target.of(suit.id(), cube)));
    }

    private boolean waits(GameView game, ModelId caller, Model suit) {
        return suit.status() == Model.Status.RESERVE
                && suit.id().side() == caller.side()
                && game.ruleOf(suit.id(), Trait.IN_RESERVE).contains(rule());
    }

    /** SET-8: whether a vehicle does not come down in the stack of a cube, by air or in a suit. */
    static boolean isTooHigh(GameView game, ModelId model, Cube cube) {
        return game.hasTrait(model, Trait.GROUNDED)
                && game.highestFloor(model, cube).level() > 1;
    }

    /** The empty cubes, or sides of half-cubes, on the highest floor of a stack on which a suit may stop. */
    private static Vector<Cube> below(GameView game, ModelId suit, Cube ground) {
        return game.parts(game.highestFloor(suit, ground))
                .filter(cube -> game.modelsIn(cube).isEmpty() && game.hasRoom(suit, cube));
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        ModelId suit = use.target().model().getOrNull();
        Cube cube = use.target().where().getOrNull();
        return suit != null
                        && cube != null
                        && game.battlefield().contains(cube)
                        && isTooHigh(game, suit, cube)
                        && waits(game, use.model(), game.model(suit))
                        && below(game, suit, cube).contains(cube)
                ? TOO_HIGH
                : new Rejection(
                        rule(),
                        "no suit in reserve can come down there",
                        "a suit of the model's side, and an empty cube on the highest floor of its stack, such as "
                                + "A2 at c4");
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        ModelId suit = use.target().model().get();
        Cube cube = use.target().where().get();
        effects.deploy(suit, cube, rule());
        Vector<ModelId> around = effects.modelsAround(cube);
        TestSide force = TestSide.ofThing(suit.side(), DICE, TARGET);
        effects.groupTest(rule(), force, around, new Drops(rule(), suit, cube));
    }

    @SavedName("dropSuit.drops")
    private record Drops(RuleId rule, ModelId suit, Cube cube) implements Continuation.AfterGroupTest {
        @Override
        public Option<ModelId> model() {
            return Option.some(suit);
        }

        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {}

        /** First all tests, then the throws, then the pins, and last the traps in its cube. */
        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Seq<ModelId> beaten = victims.zip(margins).filter(v -> v._2 > 0).map(v -> v._1);
            effects.addMark(suit, new Mark(rule(), 1, Mark.Until.TURN));
            for (ModelId victim : beaten) effects.throwAwayFrom(suit, victim, rule());
            effects.pinAll(beaten, rule());
            effects.resolveDelayed();
            effects.resolveArrival(suit);
        }
    }
}
