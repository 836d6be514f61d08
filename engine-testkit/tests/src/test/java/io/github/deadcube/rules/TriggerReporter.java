package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;

/** A keyword that only reports, after each attack of its model, the triggers of KT-2 that have occurred. */
record TriggerReporter() implements KeywordRule {
    private static final RuleId RULE = RuleId.of("HOUSE-CHIMES");
    private static final Vector<Trigger<Trigger.Attack>> ALL =
            Vector.of(Step.EVADE, Step.MARKS, Step.PINS, Step.THROW, Step.STUN).map(Trigger.ATTACK::at);

    static Playback play(String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(new TriggerReporter()))
                .play(script);
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String printed() {
        return "CHIMES";
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        for (Trigger<Trigger.Attack> trigger : ALL)
            hooks.on(
                    trigger,
                    Scope.OWN,
                    (effects, me, attack) -> effects.report(new Event.Effect(RULE, trigger.toString(), 1)));
    }
}
