package io.github.deadcube.properties.level;

import io.github.deadcube.properties.Tries;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Test data: properties that {@link LevelRun} runs. */
class SampleProperties implements NumberProperties {
    @Property(edgeCases = EdgeCasesMode.NONE)
    @Tries(build = 20, thorough = 300)
    void own(@ForAll long number) {
        TriedValues.add(number);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    @Tries(build = 20, thorough = 300)
    void other(@ForAll long number) {
        TriedValues.add(number);
    }

    @Property(seed = "4711", edgeCases = EdgeCasesMode.NONE)
    @Tries(build = 20, thorough = 300)
    void seeded(@ForAll long number) {
        TriedValues.add(number);
    }

    @Property(tries = 10)
    @Tries(build = 20, thorough = 300)
    void twice(@ForAll long number) {
        TriedValues.add(number);
    }

    @Property
    @Tries(build = 20, thorough = 2)
    void less(@ForAll long number) {
        TriedValues.add(number);
    }

    @Property(
            edgeCases = EdgeCasesMode.NONE,
            afterFailure = AfterFailureMode.RANDOM_SEED,
            shrinking = ShrinkingMode.OFF)
    @Tries(build = 20, thorough = 300)
    boolean untrue(@ForAll long number) {
        TriedValues.add(number);
        return number == 0;
    }
}
