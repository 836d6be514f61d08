package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.Setup;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;

/**
 * A script is read or refused. A script that is read is played, or the error names the line. Its situation can be read
 * back.
 */
public final class ScriptFuzz {
    private ScriptFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Script.read(text).peekLeft(errors -> Errors.told(errors, text)).peek(script -> {
            script.run(Script.Runner.shipped())
                    .peekLeft(failure -> Held.must(!failure.report().isBlank(), "nothing is said", text));
            Setup setup =
                    script.setup(Shipped.ruleset(), Script.Runner.shipped().scenarioOn(script.battlefield(), 0));
            if (script.beginsWithSetup()) Begun.of(Deadcube.rules(), setup, data);
            else
                script.position(setup.ruleset(), setup.scenario())
                        .forEach(state -> Begun.of(Deadcube.rules(), state, data));
        });
    }
}
