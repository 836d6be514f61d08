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
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Stage;
import java.util.function.Consumer;

/** A special order "Doom", which kills a model of its side: for what an order sets off. */
record Doom(Moment<?> moment) implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-DOOM");

    static void play(Moment<?> moment, String script) {
        Stage.standard().with(Deadcube.ruleset().with(new Doom(moment))).play(script);
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
        return "One of the side's models dies.";
    }

    @Override
    public boolean actsAt(Moment<?> at) {
        return at == moment;
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        table.models()
                .filter(m -> m.inPlay() && m.id().side() == cue.side())
                .map(ModelState::id)
                .forEach(m -> each.accept(new Choice.Use(RULE, cue.subject(), Target.of(m))));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        flow.kill(((Target.OfModel) use.target()).model(), RULE);
    }
}
