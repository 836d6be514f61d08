package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.Adds;
import io.github.deadcube.api.order.words.Steps;
import io.github.deadcube.api.play.Mark;
import io.vavr.collection.Traversable;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The twenty orders together have every kind of effect and condition, every trigger, and every end. */
class OrderCoverageTest {
    private static final Set<String> USED = new TreeSet<>();

    static {
        TwentyOrdersTest.ORDERS.forEach(OrderCoverageTest::gather);
    }

    /** Collects the names of the records, enum constants and triggers of a value. */
    private static void gather(Object value) {
        if (value instanceof Traversable<?> several) several.forEach(OrderCoverageTest::gather);
        else if (value instanceof Option<?> maybe) maybe.forEach(OrderCoverageTest::gather);
        else if (value instanceof Enum<?> constant) USED.add(named(constant));
        else if (value instanceof Trigger<?>) USED.add("Moment." + value);
        else if (value instanceof Record) {
            USED.add(value.getClass().getName());
            for (RecordComponent part : value.getClass().getRecordComponents()) gather(got(part, value));
        }
    }

    private static Object got(RecordComponent part, Object value) {
        try {
            return part.getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String named(Enum<?> constant) {
        return constant.getDeclaringClass().getName() + "." + constant.name();
    }

    /** Returns the api's implementations of a type: names of records, and constants of enums. */
    private static List<String> kinds(Class<?> type) {
        return new ClassFileImporter()
                .importPackagesOf(Order.class).stream()
                        .filter(c -> c.isAssignableTo(type) && !c.isInterface())
                        .filter(c -> !c.getModifiers().contains(JavaModifier.ABSTRACT)
                                || c.isEnum()) // an enum whose constants have bodies is abstract
                        .filter(c -> !c.isAnonymousClass())
                        .map(JavaClass::reflect)
                        .flatMap(c -> c.isEnum()
                                ? Stream.of(c.getEnumConstants()).map(one -> named((Enum<?>) one))
                                : Stream.of(c.getName()))
                        .sorted()
                        .toList();
    }

    @Test
    void everyKindOfEffectIsPlayed() {
        assertThat(kinds(Effect.class)).hasSizeGreaterThan(17);
        assertThat(USED).containsAll(kinds(Effect.class));
    }

    @Test
    void everyKindOfConditionIsPlayed() {
        assertThat(kinds(Condition.class)).hasSizeGreaterThan(19);
        assertThat(USED).containsAll(kinds(Condition.class));
    }

    @Test
    void everyTriggerIsPlayed() {
        assertThat(USED)
                .containsAll(
                        Order.triggers().map(trigger -> "Moment." + trigger).toJavaList());
    }

    @Test
    void everyEndAndEveryChoiceOfModelsIsPlayed() {
        assertThat(USED)
                .containsAll(Stream.of(
                                Mark.Until.values(),
                                Selector.Group.values(),
                                Frequency.values(),
                                Adds.Each.values(),
                                Steps.Goal.values())
                        .flatMap(Stream::of)
                        .map(OrderCoverageTest::named)
                        .toList());
    }
}
