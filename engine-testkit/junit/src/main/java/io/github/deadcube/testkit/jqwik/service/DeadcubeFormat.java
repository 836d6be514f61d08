package io.github.deadcube.testkit.jqwik.service;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.jqwik.PlayedState.PromptedState;
import net.jqwik.api.SampleReportingFormat;

/** Shows values of the game in failures of properties, as scripts that can be pasted. jqwik finds it as a service. */
@SuppressWarnings("exports")
public final class DeadcubeFormat implements SampleReportingFormat {
    /** Called by jqwik. */
    public DeadcubeFormat() {}

    @Override
    public boolean appliesTo(Object value) {
        return value instanceof GameState
                || value instanceof PlayedState
                || value instanceof PromptedState
                || value instanceof Setup
                || value instanceof Battlefield;
    }

    @Override
    public Object report(Object value) {
        return SampleReportingFormat.plainLabel("\n" + told(value).indent(4));
    }

    private static String told(Object value) {
        if (value instanceof GameState state) return TextDrawing.script(state) + "# " + state.describePending() + "\n";
        if (value instanceof Setup setup) return TextDrawing.script(setup);
        if (value instanceof Battlefield field)
            return NamedBattlefield.of(field).text();
        return value.toString();
    }
}
