package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.SpecialOrder.Often;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Playback;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** A special order "Herald" that only tells that it was used, and on whom, at the moments that it is made for. */
record Herald(Vector<Moment<?>> moments, Often often) implements SpecialOrder {
    private static final RuleId RULE = RuleId.of("HOUSE-HERALD");

    static Playback play(Moment<?> moment, String script) {
        return play(Vector.of(moment), script);
    }

    static Playback play(Vector<Moment<?>> moments, String script) {
        return Stage.standard()
                .with(Deadcube.ruleset().with(new Herald(moments, Often.ACTIVATION)))
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
        return "Use it to be told so.";
    }

    @Override
    public boolean actsAt(Moment<?> at) {
        return moments.contains(at);
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        flow.tell(new Event.Effect(RULE, use.model().toString(), 1));
    }
}
