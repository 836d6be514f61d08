package io.github.deadcube.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.codec.Node;
import org.junit.jupiter.api.Test;

class NodeTest {
    /** Few parts are looked for one by one, many by a table. */
    @Test
    void ofPartsWithOneNameTheFirstCounts() {
        Node parts = Node.parts("", 1, 1);
        for (int i = 0; i < 1_000; i++) {
            parts.add("a" + i % 50, Node.word("w" + i)).add("b" + i, Node.word("v" + i));
            assertThat(parts.textOf("a" + i % 50)).isEqualTo("w" + i % 50);
            assertThat(parts.textOf("b" + i)).isEqualTo("v" + i);
            assertThat(parts.textOf("b0")).isEqualTo("v0");
            assertThat(parts.part("c")).isNull();
        }
    }
}
