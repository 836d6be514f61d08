package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.ScriptRunner;

/**
 * The contract of lines of sight (LOS-7): all promises of {@link PlayContract} in games with this sight. A sight that depends on more
 * than its arguments breaks {@link Promise#SAME_INPUTS_SAME_STATE} or {@link Promise#STATES_NEVER_CHANGE}.
 */
public interface SightContract extends PlayContract {
    Sight sight();

    /** The third edition with the sight. */
    @Override
    default ScriptRunner scriptRunner() {
        return ScriptRunner.standard().with(Deadcube.ruleset().withSight(sight()));
    }
}
