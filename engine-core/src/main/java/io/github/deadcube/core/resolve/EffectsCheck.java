package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * Checks each call of {@link io.github.deadcube.api.extend.Effects} before it acts, while a rule of an application acts: it names only what
 * the game has, and numbers that a state may have. While a rule of the engine acts, it checks nothing.
 */
public final class EffectsCheck implements ValueCheck.Faults {
    private static final String ENGINE = "io.github.deadcube.core.";

    private final ValueCheck values;
    private boolean on;
    private String call = "";

    EffectsCheck(View view) {
        values = new ValueCheck(view, this);
    }

    /** Whether code belongs to an application: a rule, a scenario or a continuation. */
    static boolean concerns(Object code) {
        return !code.getClass().getName().startsWith(ENGINE);
    }

    /**
     * A rule is called, of an application or of the engine. Returns whether the check was on before. A call inside a call ends with
     * {@code begin} and this value, because the outer rule then acts again.
     */
    boolean begin(boolean ofApplication) {
        boolean before = on;
        on = ofApplication;
        return before;
    }

    public boolean isOn() {
        return on;
    }

    @Override
    public void that(boolean holds, String fault, String expected) {
        if (on && !holds) throw new IllegalArgumentException(call + ": " + fault + "; expected " + expected);
    }

    @Override
    public boolean met() {
        return true;
    }

    /** Checks what a call names. */
    public void call(String method, @Nullable Object... named) {
        if (!on) return;
        call = method;
        for (Object one : named) values.value(one);
    }

    /** As above, with a rule that only events cite: a scenario scores by a rule that no library has. */
    public void citing(@Nullable RuleId cited, String method, @Nullable Object... named) {
        call(method, named);
        if (on && cited == null) values.value(null);
    }

    public void report(Event.@Nullable Effect effect) {
        if (effect == null) call("report", effect);
        else citing(effect.rule(), "report", effect.subject());
    }

    /** Checks also what the data says without a component for it. */
    public void data(String method, RuleData data) {
        if (!on) return;
        call(method, data);
        that(data instanceof Record, data.getClass().getName() + " is no record", "a record that a state can hold");
        values.value(data.rule());
        if (data instanceof RuleData.Memory memory) call(method, memory.owner(), memory.until());
        if (data instanceof Continuation next) call(method, next.model(), next.target());
    }
}
