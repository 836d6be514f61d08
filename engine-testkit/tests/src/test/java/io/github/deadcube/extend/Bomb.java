package io.github.deadcube.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * A scenario of an application: a bomb in c3 explodes in the third end phase. At each beginning of a round, the side
 * with the initiative may roll a die: on a 5 or more the bomb explodes one round earlier. Models next to the bomb roll
 * a die more. When the end phase begins, a die is rolled for side B. On a 4 or more side B scores 1.
 */
record Bomb() implements Scenario {
    static final RuleId RULE = RuleId.of("HOUSE-BOMB");
    private static final Cube WHERE = Cube.of("c3");
    private static final int SHORT_FUSE = 3;
    private static final int SOONER = 5;

    @Override
    public String name() {
        return "Bomb";
    }

    @Override
    public Vector<Fault> faults(Battlefield field) {
        return field.contains(WHERE) && field.hasFloor(WHERE) && field.depth() > 2
                ? Vector.empty()
                : Vector.of(Fault.of("scenario", RuleIds.SET_2, "the bomb lies in " + WHERE));
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
    public Vector<Scenario.Rule> rules() {
        return Vector.of(new Fuse());
    }

    @Override
    public void endPhase(Effects effects) {
        effects.roll(Side.B, 1, Purpose.KEYWORD, new Luck());
    }

    /** The hooks of the bomb. */
    record Fuse() implements Scenario.Rule {
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
        public void attachToModels(Hooks hooks) {
            hooks.modify(
                    Modifier.DICE,
                    Scope.OWN,
                    (game, me, test) -> game.model(me).cube().whole().equals(WHERE) ? 1 : 0);
        }

        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            hooks.on(Trigger.END_PHASE, Scope.ANY, (effects, bomb, side) -> burn(effects, bomb));
        }

        @Override
        public void attachToGame(Registration<Scenario> hooks) {
            hooks.on(
                    Trigger.COMMAND,
                    Scope.ANY,
                    (effects, scenario, side) -> effects.offer(side, new Hurry(new ModelId(side, 1))));
        }
    }

    private static void burn(Effects effects, Marker bomb) {
        effects.removeMarker(bomb, RULE);
        if (bomb.number() > 1) effects.placeMarker(bomb.withNumber(bomb.number() - 1), RULE);
        else effects.modelsIn(WHERE).forEach(model -> effects.kill(model, RULE));
    }

    /** The side with the initiative may roll for a shorter fuse. */
    @SavedName("bomb.hurry")
    public record Hurry(ModelId of) implements Continuation.AfterChoice, Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            if (game.markers().forAll(m -> !m.rule().equals(RULE))) return;
            each.accept(new Choice.Decline(RULE, of));
            each.accept(new Choice.Use(RULE, of, Target.of(WHERE)));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (choice instanceof Choice.Use) effects.roll(of.side(), 1, Purpose.KEYWORD, this);
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            if (dice.face(0) < SOONER) return;
            effects.markers().filter(m -> m.rule().equals(RULE)).forEach(bomb -> burn(effects, bomb));
        }
    }

    /** Whether B scores. */
    @SavedName("bomb.luck")
    public record Luck() implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            if (dice.face(0) >= 4) effects.addScore(Side.B, 1, RULE);
            effects.report(new Event.Effect(RULE, "B", dice.face(0)));
        }
    }
}
