package io.github.deadcube.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.table.PerftTable;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition;
import io.github.deadcube.testkit.table.PerftTable.PerftPosition.PerftResult;
import io.vavr.collection.Vector;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine offers the numbers of options in the table. */
class PerftTableTest {
    static Stream<Named<PerftPosition>> positions() {
        return PerftTable.shipped().toJavaStream().map(position -> Named.of(position.name(), position));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theEngineHasTheCountsOfTheTable(PerftPosition position) {
        PerftResult result = position.check(Script.Runner.shipped(), false).get();
        assertThat(result.found()).as(result.toString()).isEqualTo(result.expected());
        assertThat(result.toString()).startsWith(position.name()).endsWith(", ok");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyPositionIsCountedQuicklyToDepthThree(PerftPosition position) {
        assertThat(position.quick())
                .isGreaterThanOrEqualTo(3)
                .isLessThanOrEqualTo(position.counts().size());
    }

    @Test
    void aCommentMayBeIndented() {
        assertThat(PerftTable.read("""
                          # two models
                        position One
                        board 2 x 2
                        A1 at a1; B1 at b2
                        depth 1: 1 deep
                          # that is all
                        """)).isNotEmpty();
    }

    @Test
    void aPositionWithoutQuickDepthsSaysSo() {
        PerftPosition deep = PerftTable.read("position One\nboard 2 x 2\nA1 FI 4+, at a1; B1 at b2\ndepth 1: 1 deep\n")
                .get()
                .head();
        assertThat(deep.check(Script.Runner.shipped(), false).get()).hasToString("One: no quick depth");
    }

    @Test
    void aTableIsReadWithAllItsErrors() {
        assertThat(PerftTable.read("""
                        board 2 x 2
                        position One
                        board 2 x 2
                        A1 at a1, rich; B1 at b2
                        depth 2: 3
                        depth 1: 1 deep
                        depth 2: 3
                        A1 at b1
                        position One
                        position
                        A1 at a1
                        depth 1: 1
                        """).getLeft().map(Object::toString).mkString("\n"))
                .contains(
                        "line 1, column 1: no position has begun; expected 'position' and its name",
                        "line 4, column 11: 'rich' is not understood",
                        "line 5, column 1: 'depth 2: 3' is not understood; expected 'depth 1: ' and a number, "
                                + "perhaps 'deep'",
                        "line 7, column 1: a quick depth is below a deep one; expected 'deep' at its end",
                        "line 8, column 1: this line is below the counts; expected 'depth' or 'position'",
                        "line 9, column 1: a second position is called 'One'; expected another name",
                        "line 9, column 1: 'One' has no counts; expected 'depth 1: ' and a number below it",
                        "line 10, column 1: a position without a name; expected 'position' and its name");
    }

    @Test
    void aCountBelongsToAPosition() {
        assertThat(PerftTable.read("# A yard.\n\ndepth 1: 5\n").getLeft().map(Object::toString))
                .containsExactly("line 3, column 1: no position has begun; expected 'position' and its name");
        assertThat(PerftTable.read("# A yard.\n\n").get()).isEmpty();
    }

    @Test
    void aTableIsReadAsItIsWritten() {
        Vector<PerftPosition> read = PerftTable.read("""
                        # A yard.
                        position Two in a yard   # they are alone
                        A1 at a1; B1 at b2
                        depth 1: 1               # A1
                        depth 2: 3 deep          # its options
                        """).get();
        assertThat(read).hasSize(1);
        assertThat(read.head()).satisfies(position -> {
            assertThat(position.name()).isEqualTo("Two in a yard");
            assertThat(position.counts().mkString(" ")).isEqualTo("1 3");
            assertThat(position.quick()).isEqualTo(1);
            assertThat(position.check(Script.Runner.shipped(), false).get())
                    .hasToString("Two in a yard: depth 1, 1, ok");
            assertThat(position.check(Script.Runner.shipped(), true).get())
                    .hasToString("Two in a yard: depth 2, 3, ok");
        });
    }

    @Test
    void theFirstDepthThatDiffersIsNamed() {
        PerftPosition position = PerftTable.read("""
                        position Two in a yard
                        A1 at a1; B1 at b2
                        depth 1: 1
                        depth 2: 4
                        depth 3: 5
                        """).get().head();
        assertThat(position.check(Script.Runner.shipped(), false).get())
                .hasToString("Two in a yard: depth 2, 3, differs: expected 4");
    }

    @Property
    @Tries(build = 300, thorough = 1000)
    void everyTextIsReadOrAnswered(@ForAll String noise) {
        for (String text : Vector.of(noise, "position " + noise, "position x\nA1 at a1\ndepth 1: " + noise))
            assertThatCode(() -> PerftTable.read(text)).doesNotThrowAnyException();
    }
}
