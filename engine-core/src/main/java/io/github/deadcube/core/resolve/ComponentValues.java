package io.github.deadcube.core.resolve;

import io.github.deadcube.api.shared.PerClass;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The values of the components of a record, for checks. They are slower to read than a digest, which every state may need. */
final class ComponentValues {
    private static final ClassValue<List<Method>> ACCESSORS = PerClass.of(type -> Stream.of(type.getRecordComponents())
            .map(RecordComponent::getAccessor)
            .peek(Method::trySetAccessible)
            .toList());

    private ComponentValues() {}

    /** In the order of their declaration. */
    static List<@Nullable Object> of(Record record) {
        List<@Nullable Object> parts = new ArrayList<>();
        try {
            for (Method accessor : ACCESSORS.get(record.getClass())) parts.add(accessor.invoke(record));
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException("cannot read " + record.getClass(), closed);
        }
        return parts;
    }
}
