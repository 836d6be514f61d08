package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** A special order "Herald" that only reports its use and its target. The test chooses its triggers. */
record HeraldOrder(Vector<Trigger<?>> triggers, Frequency frequency) implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-HERALD");

    static Playback play(Trigger<?> trigger, String script) {
        return play(Vector.of(trigger), script);
    }

    static Playback play(Vector<Trigger<?>> triggers, String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new HeraldOrder(triggers, Frequency.ACTIVATION)))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String name() {
        return "Herald";
    }

    @Override
    public String text() {
        return "Reports its use.";
    }

    @Override
    public boolean actsAt(Trigger<?> at) {
        return triggers.contains(at);
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(RULE, context.subject(), Target.NOTHING));
    }

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {
        effects.report(new Event.Effect(RULE, use.model().toString(), 1));
    }
}
