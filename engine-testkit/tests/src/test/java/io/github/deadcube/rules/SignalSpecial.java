package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** A special action that only writes an event. It is not allowed beside enemies. */
record SignalSpecial(String printed) implements KeywordRule, Special {
    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-" + printed);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(rule(), model, Target.NOTHING));
    }

    @Override
    public boolean isAllowedBesideEnemies() {
        return false;
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        effects.report(new Event.Effect(rule(), use.model().toString(), 1));
    }
}
