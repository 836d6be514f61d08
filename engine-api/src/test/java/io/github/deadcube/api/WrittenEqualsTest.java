package io.github.deadcube.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records that write {@code equals} out are equal where each component is. */
class WrittenEqualsTest {
    /** Values of one record: for each component two that differ in it alone. */
    static Vector<Vector<Record>> values() {
        return Vector.of(
                Vector.of(
                        new Cube(0, 0, 0),
                        new Cube(1, 0, 0),
                        new Cube(0, 1, 0),
                        new Cube(0, 0, 1),
                        new Cube(0, 0, 0, Cube.Part.NORTH),
                        new Cube(0, 0, 0, Cube.Part.SOUTH)),
                Vector.of(
                        new Body(1, 25, 125, false),
                        new Body(2, 25, 125, false),
                        new Body(1, 40, 125, false),
                        new Body(1, 25, 150, false),
                        new Body(1, 25, 125, true)),
                Vector.of(new ModelId(Side.A, 1), new ModelId(Side.B, 1), new ModelId(Side.A, 2)),
                Vector.of(new RuleId("SHO-1"), new RuleId("SHO-2")));
    }

    @ParameterizedTest
    @MethodSource("values")
    void equalInAllComponents(Vector<Record> values) throws ReflectiveOperationException {
        for (Record one : values) {
            assertThat(one).isEqualTo(copy(one)).hasSameHashCodeAs(copy(one)).isNotEqualTo(null);
            assertThat(values.filter(one::equals)).containsExactly(one);
        }
    }

    private static Record copy(Record record) throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] parts = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            parts[i] = components[i].getAccessor().invoke(record);
            // Texts are equal without being the same object.
            if (parts[i] instanceof String text) parts[i] = String.valueOf(text.toCharArray());
        }
        return record.getClass().getDeclaredConstructor(types).newInstance(parts);
    }
}
