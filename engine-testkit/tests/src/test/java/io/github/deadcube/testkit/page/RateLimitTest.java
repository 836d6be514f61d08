package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateLimitTest {
    @Test
    void manyOtherClientsDoNotRefillTheBucketOfAnActiveOne() {
        RateLimit rate = new RateLimit(1, 2, () -> 0);
        assertThat(rate.allows("active")).isTrue();
        assertThat(rate.allows("active")).isTrue();
        for (int other = 0; other < 2_000; other++) {
            assertThat(rate.allows("other " + other)).isTrue();
            assertThat(rate.allows("active")).as("after %s others", other + 1).isFalse();
        }
    }

    @Test
    void theClientThatHasNotAskedForLongestIsForgotten() {
        RateLimit rate = new RateLimit(1, 1, () -> 0);
        assertThat(rate.allows("quiet")).isTrue();
        assertThat(rate.allows("quiet")).isFalse();
        for (int other = 0; other < 1_000; other++) rate.allows("other " + other);
        assertThat(rate.allows("quiet")).isTrue();
    }
}
