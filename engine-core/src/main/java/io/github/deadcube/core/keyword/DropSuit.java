package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit.Lent;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * K-DROP-SUIT: it is in reserve until a friend calls it with a SPECIAL. It comes down in an empty cube, and throws whoever is beaten in
 * the cubes around it directly away. Then it has a JUMP PACK.
 */
class DropSuit extends Printed implements Special {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    DropSuit(RuleId rule) {
        super("DROP SUIT", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-DROP-SUIT: in reserve too it is activated every round; if it has been, it comes down marked. */
    static DropSuit revised() {
        return new DropSuit(RuleIds.R25_K_DROP_SUIT) {
            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                super.attach(keyword, hooks);
                hooks.has(Trait.AWAITED);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.CALLED_IN);
        hooks.attach(Keyword.of("JUMP PACK"));
        hooks.lends(this);
        hooks.forbids(
                Deed.ACTIVATION,
                Scope.OWN,
                (table, me, model) -> table.model(me).marked(rule()) ? landed() : null);
    }

    private Rejection landed() {
        return new Rejection(
                rule(), "the suit has come down in this turn", "its activation in a later turn of its side");
    }

    @Override
    public void targets(Table table, ModelId caller, Consumer<Choice.Use> each) {
        if (table.controller(caller) != caller.side()) return;
        for (ModelState suit : table.models())
            if (suit.status() == ModelState.Status.RESERVE
                    && suit.id().side() == caller.side()
                    && table.is(suit.id(), Trait.CALLED_IN))
                for (Cube ground : table.battlefield().cubes())
                    if (ground.level() == 1)
                        below(
                                table,
                                suit,
                                ground,
                                cube -> each.accept(
                                        new Choice.Use(rule(), caller, new Target.OfModelAt(suit.id(), cube))));
    }

    /** The empty cube, or sides of one, on the highest floor of a stack on which it may stop. */
    private static void below(Table table, ModelState suit, Cube ground, Consumer<Cube> each) {
        Cube top = table.highestFloor(suit.id(), ground);
        if (top.level() > 1 && table.is(suit.id(), Trait.GROUNDED)) return;
        for (Cube cube : table.parts(top))
            if (table.in(cube).isEmpty() && table.room(suit.id(), cube)) each.accept(cube);
    }

    @Override
    public Rejection refusal(Table table, Choice.Use use) {
        return new Rejection(
                rule(),
                "no suit in reserve can come down there",
                "a suit of the model's side, and an empty cube on the highest floor of its stack");
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        Target.OfModelAt at = (Target.OfModelAt) use.target();
        flow.deploy(at.model(), at.cube(), rule());
        Vector<ModelId> around = flow.around(at.cube());
        Contender force = new Contender.OfThing(at.model().side(), DICE, TARGET);
        flow.testAll(rule(), force, around, new Drops(rule(), at.model(), at.cube()));
    }

    /** What it does to those around it. */
    private record Drops(RuleId rule, ModelId suit, Cube cube) implements Then.Struck {
        @Override
        public Option<ModelId> model() {
            return Option.some(suit);
        }

        @Override
        public void struck(Flow flow, ModelId victim, int margin, Lent lent) {}

        /** All tests first, then the throws, then the pins; last it springs what lies in its cube. */
        @Override
        public void over(Flow flow, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Seq<ModelId> beaten = victims.zip(margins).filter(v -> v._2 > 0).map(v -> v._1);
            flow.mark(suit, new Mark(rule(), 1, Mark.Until.TURN));
            for (ModelId victim : beaten) flow.throwAway(suit, victim, rule());
            flow.pinAll(beaten, rule());
            flow.settle();
            flow.enter(suit);
        }
    }
}
