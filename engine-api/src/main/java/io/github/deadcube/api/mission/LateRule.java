package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * VIC-9: the late forces of a mission. The amount of a model's mark is the number of its force in the mission, from 1.
 */
record LateRule(Vector<LateForce> forces) implements Scenario.Rule {
    private static final RuleId RULE = RuleId.of("MISSION-LATE");
    private static final Rejection NOT_CALLED =
            new Rejection(RULE, "the model comes in with its late force", "a model that waits for a call alone");

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String title() {
        return "Late forces";
    }

    @Override
    public String text() {
        return "Some models are in reserve when the game begins. They come in at the beginning of a later round.";
    }

    /** The model belongs to the force of its side with the highest number of models that come before it. */
    @Override
    public Vector<Mark> marks(ModelId model, StrikeTeam team) {
        if (model.number() == team.leader()
                || team.members().get(model.number() - 1).muster() == Muster.SPARE) return Vector.empty();
        int place = model.number() + (model.number() < team.leader() ? 1 : 0);
        return forces.filter(late -> late.role() == Role.of(model.side()) && place > late.after())
                .maxBy(LateForce::after)
                .map(late -> new Mark(RULE, forces.indexOf(late) + 1, Mark.Until.GAME))
                .toVector();
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.grant(Trait.IN_RESERVE);
        hooks.restrict(Hooks.Restriction.HELP, Scope.OPPONENT, (game, me, called) -> NOT_CALLED);
    }

    @Override
    public void attachToGame(Registration<Scenario> hooks) {
        hooks.on(Trigger.COMMAND, Scope.ANY, (effects, scenario, first) -> {
            for (Model m : effects.models()) if (m.id().side() == first) arrive(effects, m);
            for (Model m : effects.models()) if (m.id().side() != first) arrive(effects, m);
        });
    }

    private void arrive(Effects effects, Model m) {
        if (m.status() != Model.Status.RESERVE || !m.marked(RULE)) return;
        for (LateForce force : force(m))
            if (effects.round() >= force.round()) effects.offer(m.id().side(), new Arrives(m.id(), force.cubes()));
    }

    /** None if the number of the model's mark is of no force. */
    private Option<LateForce> force(Model m) {
        return m.marks()
                .find(mark -> mark.rule().equals(RULE))
                .map(Mark::amount)
                .filter(number -> number >= 1 && number <= forces.size())
                .map(number -> forces.get(number - 1));
    }

    /** A late model comes in. */
    @SavedName("mission.arrives")
    public record Arrives(ModelId late, Vector<Cube> cubes) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(late);
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            for (Cube ground : cubes)
                for (Cube cube : game.parts(ground))
                    if (isLevel(game, cube) && game.hasRoom(late, cube) && !hasEnemies(game, cube))
                        each.accept(new Choice.Use(RULE, late, Target.of(cube)));
        }

        /** SET-8: whether the model may come in on the level of a cube. */
        private boolean isLevel(GameView game, Cube cube) {
            return cube.level() == 1 || !game.hasTrait(late, Trait.GROUNDED);
        }

        private boolean hasEnemies(GameView game, Cube cube) {
            return game.modelsIn(cube)
                    .exists(other ->
                            Allegiance.of(late.side()).hostile(game.model(other).allegiance()));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            Cube cube = ((Choice.Use) choice).target().where().get();
            effects.removeMarks(late, RULE);
            effects.deployOnFoot(late, cube, RULE);
        }
    }
}
