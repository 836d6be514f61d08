package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-ENGINEER: the model defuses enemy traps where it enters, which ends its activation. */
class Engineer extends CarriedKeyword {
    Engineer(RuleId rule) {
        super("ENGINEER", rule, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.grant(Trait.DEFUSES);
        hooks.on(Trigger.ENTERED, Scope.OWN, this::defuse);
    }

    boolean defuses(GameView game, Marker trap, ModelId me) {
        return Trap.enemy(game, trap, me);
    }

    private void defuse(Effects effects, ModelId me, Arrival entered) {
        Vector<Marker> traps = effects.markers()
                .filter(m -> m.cube().equals(entered.cube())
                        && effects.hasTrait(m, Trait.DEFUSABLE)
                        && defuses(effects, m, me));
        if (traps.isEmpty()) return;
        for (Marker trap : traps) effects.removeMarker(trap, rule());
        effects.stopInCube(me);
        effects.endActivation(me);
    }

    /** R25-K-ENGINEER: a SPECIAL mends a machine, and traps of both sides are defused. */
    static final class Revised extends Engineer implements Special {
        Revised() {
            super(RuleIds.R25_K_ENGINEER);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.offer(this);
        }

        @Override
        boolean defuses(GameView game, Marker trap, ModelId me) {
            return true;
        }

        @Override
        public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
            Model engineer = game.model(me);
            for (ModelId other : game.modelsIn(engineer.cube()).appendAll(game.modelsAround(engineer.cube()))) {
                Model m = game.model(other);
                boolean broken = m.injured() || game.hasTrait(other, Trait.BURNING);
                if (broken && game.hasTrait(other, Trait.MACHINE) && game.areFriends(me, other))
                    each.accept(new Choice.Use(rule(), me, Target.of(other)));
            }
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            return new Rejection(
                    rule(),
                    "the target is no friendly machine here or in an adjacent cube, or there is nothing to mend",
                    "another model of its side, a VEHICLE, WALKER or CONSTRUCT that is injured or burns");
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            ModelId other = use.target().model().get();
            effects.offer(effects.controller(use.model()), new Mends(rule(), use.model(), other));
        }

        @SavedName("revisedEngineer.mends")
        private record Mends(RuleId rule, ModelId engineer, ModelId other) implements Continuation.AfterChoice {
            @Override
            public Option<ModelId> model() {
                return Option.some(engineer);
            }

            @Override
            public void options(GameView game, Consumer<Choice> each) {
                Model m = game.model(other);
                if (m.injured()) each.accept(new Choice.Use(rule, engineer, Target.of(other)));
                game.ruleOf(other, Trait.BURNING)
                        .forEach(fire -> each.accept(new Choice.Use(fire, engineer, Target.of(other))));
            }

            @Override
            public void chosen(Effects effects, Choice choice) {
                RuleId what = ((Choice.Use) choice).rule();
                if (what.equals(rule)) effects.heal(other, 1, rule);
                else effects.removeMarks(other, what);
            }
        }
    }
}
