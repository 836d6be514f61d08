package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Stage;
import java.util.function.Consumer;

/** A special order "Reveille": in an activation it takes a model's activation marker off, or puts one on. */
record Reveille() implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-REVEILLE");

    static void play(String script) {
        Stage.standard().with(Deadcube.ruleset().with(new Reveille())).play(script);
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
        return "A model's activation marker comes off, or is laid.";
    }

    @Override
    public boolean actsAt(Moment<?> at) {
        return at == Moment.ACTIVE;
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        table.models()
                .filter(ModelState::inPlay)
                .forEach(m -> each.accept(new Choice.Use(RULE, cue.subject(), Target.of(m.id()))));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        ModelId model = ((Target.OfModel) use.target()).model();
        if (flow.model(model).activated()) flow.unmarkActivated(model, RULE);
        else flow.markActivated(model, RULE);
    }
}
