package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ShuffleTest {
    @Test
    void eachNumberOccursOnce() {
        assertThat(order(3, 1, 2).orders(3)).isTrue();
        assertThat(order().orders(0)).isTrue();
        assertThat(order(1, 1, 2).orders(3)).isFalse();
        assertThat(order(1, 2).orders(3)).isFalse();
        assertThat(order(1, 2, 3).orders(2)).isFalse();
        assertThat(order(0, 1).orders(2)).isFalse();
    }

    private static Input.Shuffle order(Integer... numbers) {
        return new Input.Shuffle(Vector.of(numbers));
    }
}
