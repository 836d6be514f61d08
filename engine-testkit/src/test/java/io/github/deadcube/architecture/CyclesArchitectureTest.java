package io.github.deadcube.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.Test;

/** A chapter of the rules may lean on others, but not in a circle. */
class CyclesArchitectureTest {
    @Test
    void theChaptersOfCoreFormNoCycle() {
        slices().matching(MainCode.ROOT + ".core.(*)..")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(MainCode.CLASSES);
    }
}
