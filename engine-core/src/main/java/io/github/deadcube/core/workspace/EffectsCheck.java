package io.github.deadcube.core.workspace;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.hooks.ActingRule;
import org.jspecify.annotations.Nullable;

/**
 * Checks each call of {@link io.github.deadcube.api.extend.Effects} before it acts, while a rule of an application
 * acts: it names only what the game has, and numbers that a state may have. While a rule of the engine acts, it checks
 * nothing.
 */
public final class EffectsCheck implements ValueCheck.Faults {
    private final ValueCheck values;
    private final ActingRule acting;
    private String call = "";

    EffectsCheck(View view, ActingRule acting) {
        this.acting = acting;
        values = new ValueCheck(view, this);
    }

    public boolean isOn() {
        return acting.isOfApplication();
    }

    @Override
    public void that(boolean holds, CharSequence fault, CharSequence expected) {
        if (isOn() && !holds) throw new IllegalArgumentException(call + ": " + fault + "; expected " + expected);
    }

    @Override
    public boolean met() {
        return true;
    }

    /** Checks what a call names. */
    public void call(String method, @Nullable Object... named) {
        if (!isOn()) return;
        call = method;
        for (Object one : named) values.value(one);
    }

    /** As above, with a rule that only events cite: a scenario scores by a rule that no library has. */
    public void citing(@Nullable RuleId cited, String method, @Nullable Object... named) {
        call(method, named);
        if (isOn() && cited == null) values.value(null);
    }

    public void report(Event.@Nullable Effect effect) {
        if (effect == null) call("report", effect);
        else citing(effect.rule(), "report", effect.subject());
    }

    /** Checks also what the data says without a component for it. */
    public void data(String method, RuleData data) {
        if (!isOn()) return;
        call(method, data);
        that(
                data instanceof Record,
                Sentence.of("{name} is no record", data.getClass().getName()),
                "a record that a state can hold");
        values.value(data.rule());
        if (data instanceof RuleData.Memory memory) call(method, memory.owner(), memory.until());
        if (data instanceof Continuation next) call(method, next.model(), next.target());
    }
}
