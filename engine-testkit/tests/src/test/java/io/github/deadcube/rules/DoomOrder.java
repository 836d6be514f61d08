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
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import java.util.function.Consumer;

/** A special order "Doom", which kills a model of its side. It tests what an order can cause. */
record DoomOrder(Trigger<?> trigger) implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-DOOM");

    static void play(Trigger<?> trigger, String script) {
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(new DoomOrder(trigger)))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String name() {
        return "Doom";
    }

    @Override
    public String text() {
        return "Kills a model of the side.";
    }

    @Override
    public boolean actsAt(Trigger<?> at) {
        return at == trigger;
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
        game.models()
                .filter(m -> m.inPlay() && m.id().side() == context.side())
                .map(Model::id)
                .forEach(m -> each.accept(new Choice.Use(RULE, context.subject(), Target.of(m))));
    }

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {
        effects.kill(use.target().model().get(), RULE);
    }
}
