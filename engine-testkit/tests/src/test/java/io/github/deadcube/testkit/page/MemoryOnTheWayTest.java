package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Requests and answers that are on their way share a memory: of 4,000 bytes, 3,000 are for what has more than 10. */
class MemoryOnTheWayTest {
    private final MemoryOnTheWay memory = new MemoryOnTheWay(4_000, 800, 10);

    @Test
    void aClientHasAPartOfIt() {
        MemoryOnTheWay.Held one = memory.taken("a");
        MemoryOnTheWay.Held two = memory.taken("a");
        assertThat(one.has(500)).isTrue();
        assertThat(two.has(301)).isFalse();
        assertThat(two.has(300)).isTrue();
        assertThat(memory.taken("b").has(800)).isTrue();
        one.close();
        assertThat(two.has(800)).isTrue();
    }

    @Test
    void oneThingOfAnySizeHasRoom() {
        MemoryOnTheWay.Held one = memory.taken("a");
        assertThat(one.has(3_001)).isFalse();
        assertThat(one.has(3_000)).isTrue();
        assertThat(memory.taken("a").has(11)).isFalse();
    }

    @Test
    void allClientsHaveNoMoreThanThereIs() {
        MemoryOnTheWay.Held last = memory.taken("c");
        for (String client : new String[] {"a", "b", "d"})
            assertThat(memory.taken(client).has(800)).isTrue();
        assertThat(last.has(601)).isFalse();
        assertThat(last.has(600)).isTrue();
        assertThat(memory.taken("e").has(11)).isFalse();
    }

    /** What holds all of the rest keeps no small request waiting. */
    @Test
    void smallThingsHaveAPartOfTheirOwn() {
        assertThat(memory.taken("a").has(3_000)).isTrue();
        for (int small = 0; small < 80; small++)
            assertThat(memory.taken("b").has(10)).as("small thing %d", small).isTrue();
        assertThat(memory.taken("b").has(10)).isFalse();
        for (int small = 0; small < 20; small++)
            assertThat(memory.taken("c").has(10)).isTrue();
        assertThat(memory.taken("d").has(1)).isFalse();
    }

    @Test
    void aRefusalChangesNothingAndAllThatIsHeldIsGivenBack() {
        for (int turn = 0; turn < 100; turn++)
            try (MemoryOnTheWay.Held one = memory.taken("a");
                    MemoryOnTheWay.Held two = memory.taken("b")) {
                assertThat(one.has(5)).isTrue();
                assertThat(one.has(2_400)).isTrue();
                assertThat(two.has(601)).isFalse();
                assertThat(two.has(600)).isTrue();
                assertThat(one.has(2_401)).isFalse();
                assertThat(one.has(3)).isTrue();
                assertThat(two.has(700)).isTrue();
            }
        assertThat(memory.taken("c").has(3_000)).isTrue();
    }
}
