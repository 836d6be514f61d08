package io.github.deadcube.testkit.junit.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.junit.Rule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Run by other tests only. */
class SampleRuleProperties {
    @Property(tries = 5)
    @Rule("ADV-3")
    void holds(@ForAll int number) {
        assertThat((long) number).isBetween((long) Integer.MIN_VALUE, (long) Integer.MAX_VALUE);
    }
}
