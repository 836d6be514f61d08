package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.schema.RecordType;
import io.github.deadcube.core.shipped.Shipped;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Choices that rules must refuse. */
class WildChoicesTest {
    @Test
    void everyTypeOfChoiceIsTried() {
        RandomChoices wild = new RandomChoices(Shipped.setup(Shipped.ruleset()), new SplitMix64(1));
        TreeSet<String> made = new TreeSet<>();
        for (RecordType type : RandomChoices.TYPES)
            made.add(wild.drawn(type).getClass().getSimpleName());
        assertThat(made).hasSize(types(Choice.class));
    }

    private static int types(Class<?> root) {
        return root.isSealed()
                ? Stream.of(root.getPermittedSubclasses())
                        .mapToInt(WildChoicesTest::types)
                        .sum()
                : 1;
    }
}
