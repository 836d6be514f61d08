package io.github.deadcube.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.TableHooks;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * An application's scenario: a bomb lies in c3 and goes off in its third end phase. Until then the side with the initiative may hurry
 * it at each beginning of a round: on a 5 or more it is one round nearer. Beside the bomb models roll a die more. When the end phase
 * begins, a die is rolled for side B, which scores 1 on a 4 or more.
 */
record Bomb() implements Scenario {
    static final RuleId RULE = RuleId.of("HOUSE-BOMB");
    private static final Cube WHERE = Cube.parse("c3").get();
    private static final int SHORT_FUSE = 3;
    private static final int SOONER = 5;

    @Override
    public String name() {
        return "Bomb";
    }

    @Override
    public Vector<String> faults(Battlefield field) {
        return field.contains(WHERE) && field.floored(WHERE) && field.depth() > 2
                ? Vector.empty()
                : Vector.of("the bomb lies in " + WHERE);
    }

    @Override
    public Vector<Vector<Cube>> zones(Battlefield field) {
        return Vector.of(Vector.of(new Cube(1, 1, 1)), Vector.of(new Cube(field.width(), field.depth(), 1)));
    }

    @Override
    public Vector<Objective> objectives(Battlefield field) {
        return Vector.empty();
    }

    @Override
    public Vector<ScenarioRule> rules() {
        return Vector.of(new Fuse());
    }

    @Override
    public void endPhase(Flow flow) {
        flow.roll(Side.B, 1, Purpose.KEYWORD, new Luck());
    }

    /** What the bomb does. */
    record Fuse() implements ScenarioRule {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public String title() {
            return "The bomb";
        }

        @Override
        public Vector<Marker> markers(Battlefield field) {
            return Vector.of(Marker.of(RULE, WHERE).withNumber(SHORT_FUSE));
        }

        @Override
        public void borne(Hooks hooks) {
            hooks.adds(
                    Figure.DICE,
                    Scope.OWN,
                    (table, me, test) -> table.model(me).cube().whole().equals(WHERE) ? 1 : 0);
        }

        @Override
        public void laid(MarkerHooks hooks) {
            hooks.on(Moment.END_PHASE, (flow, bomb, side) -> burn(flow, bomb));
        }

        @Override
        public void throughout(TableHooks hooks) {
            hooks.on(Moment.COMMAND, (flow, side) -> flow.offer(side, new Hurry(new ModelId(side, 1))));
        }
    }

    private static void burn(Flow flow, Marker bomb) {
        flow.take(bomb, RULE);
        if (bomb.number() > 1) flow.lay(bomb.withNumber(bomb.number() - 1), RULE);
        else flow.in(WHERE).forEach(model -> flow.kill(model, RULE));
    }

    /** The side with the initiative may roll for a shorter fuse. */
    public record Hurry(ModelId of) implements Then.Chosen, Then.Rolled {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public void options(Table table, Consumer<Choice> each) {
            if (table.markers().forAll(m -> !m.rule().equals(RULE))) return;
            each.accept(new Choice.Decline(RULE, of));
            each.accept(new Choice.Use(RULE, of, Target.of(WHERE)));
        }

        @Override
        public void chosen(Flow flow, Choice choice) {
            if (choice instanceof Choice.Use) flow.roll(of.side(), 1, Purpose.KEYWORD, this);
        }

        @Override
        public void rolled(Flow flow, Dice dice) {
            if (dice.face(0) < SOONER) return;
            flow.markers().filter(m -> m.rule().equals(RULE)).forEach(bomb -> burn(flow, bomb));
        }
    }

    /** Whether B scores. */
    public record Luck() implements Then.Rolled {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public void rolled(Flow flow, Dice dice) {
            if (dice.face(0) >= 4) flow.score(Side.B, 1, RULE);
            flow.tell(new Event.Effect(RULE, "B", dice.face(0)));
        }
    }
}
