package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each frame and continuation that a state may hold has a name, so that every state can be written in notation. */
class PendingArchitectureTest {
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());

    /** A rule of an application. */
    private static final Library.Rule ORDER = Order.of("HOUSE-ANY", "Any", "Does nothing.");

    private static Stream<JavaClass> records(Class<?> of) {
        return MainCode.CLASSES.stream().filter(c -> c.isAssignableTo(of)).filter(c -> !c.isInterface());
    }

    @Test
    void everyFrameAndContinuationIsNamed() {
        Collection<String> named = new TreeSet<>();
        Deadcube.pending().forEach(type -> named.add(type.getName()));
        EDITIONS.flatMap(edition -> edition.library().all())
                .append(ORDER)
                .appendAll(Shipped.scenarios().map(Mission.class::cast).flatMap(Mission::rules))
                .forEach(rule -> rule.savedTypes().forEach(type -> named.add(type.getName())));
        Stream<String> all = Stream.concat(records(Pending.class), records(Continuation.class))
                .map(JavaClass::getName);
        assertThat(all.filter(name -> !named.contains(name)))
                .as("named neither by the entry point of its chapter nor by its rule")
                .isEmpty();
    }

    @Test
    void eachIsARecord() {
        assertThat(Stream.concat(records(Pending.class), records(Continuation.class)))
                .allMatch(JavaClass::isRecord);
    }
}
