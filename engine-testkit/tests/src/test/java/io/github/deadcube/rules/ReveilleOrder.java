package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import java.util.function.Consumer;

/** A special order "Reveille": in an activation it removes the activation marker of a model, or adds one. */
record ReveilleOrder() implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-REVEILLE");

    static void play(String script) {
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(new ReveilleOrder()))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String name() {
        return "Reveille";
    }

    @Override
    public String text() {
        return "Removes or adds the activation marker of a model.";
    }

    @Override
    public boolean actsAt(Trigger<?> at) {
        return at == Trigger.ACTIVE;
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
        game.models()
                .filter(Model::inPlay)
                .forEach(m -> each.accept(new Choice.Use(RULE, context.subject(), Target.of(m.id()))));
    }

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {
        ModelId model = use.target().model().get();
        if (effects.model(model).activated()) effects.unmarkActivated(model, RULE);
        else effects.markActivated(model, RULE);
    }
}
