package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.GameParts.KeywordPool;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class KeywordPoolTest {
    @Test
    void equalRulesWithOtherFormsHaveTheirOwnPools() {
        assertThat(new Lamp(1)).isEqualTo(new Lamp(2));
        assertThat(lamps(2)).containsExactly(Keyword.of("LAMP (2)"));
        assertThat(lamps(1)).containsExactly(Keyword.of("LAMP (1)"));
        assertThat(lamps(2)).containsExactly(Keyword.of("LAMP (2)"));
    }

    private static Vector<Keyword> lamps(int number) {
        return KeywordPool.of(Deadcube.ruleset().with(new Lamp(number)))
                .ofModels()
                .filter(keyword -> keyword.name().equals("LAMP"));
    }

    /** A keyword with one number, which does not count in a comparison. */
    private record Lamp(int number) implements KeywordRule {
        @Override
        public String printed() {
            return "LAMP";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("K-LAMP");
        }

        @Override
        public Option<Fault> fault(Keyword keyword, Placement placement) {
            return Option.when(keyword.number() != number, () -> Fault.of(rule(), "it takes " + number));
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}

        @Override
        public boolean equals(Object other) {
            return other instanceof Lamp;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
