package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.AnnotatedElement;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Which rules a test of a plan names: itself, its method, its class, and the classes around that. */
record NamedRules(TestPlan plan) {
    /** What is noted of a test; none if it names no rule. */
    Option<TestRun> run(TestIdentifier test, TestOutcome outcome) {
        Vector<String> rules = rules(test);
        return Option.when(rules.nonEmpty(), () -> of(test, path(test), rules, outcome));
    }

    /** What a test names, or what holds tests, with all that it is in. */
    Vector<String> rules(TestIdentifier test) {
        return path(test).flatMap(NamedRules::named).distinct();
    }

    /** By its method, of whose runs there may be many. */
    private static TestRun of(
            TestIdentifier test, Vector<TestIdentifier> path, Vector<String> rules, TestOutcome outcome) {
        return path.filter(id -> method(id).isDefined())
                .headOption()
                .map(id -> new TestRun(name(method(id).get()), oneLine(id.getDisplayName()), rules, outcome))
                .getOrElse(() -> new TestRun(test.getUniqueId(), oneLine(test.getDisplayName()), rules, outcome));
    }

    /** What holds it, from the engine on, and itself. */
    private Vector<TestIdentifier> path(TestIdentifier id) {
        return Option.ofOptional(plan.getParent(id))
                .map(this::path)
                .getOrElse(Vector::empty)
                .append(id);
    }

    private static String name(MethodSource method) {
        return method.getClassName() + "." + method.getMethodName();
    }

    private static Option<MethodSource> method(TestIdentifier id) {
        return source(id).filter(MethodSource.class::isInstance).map(MethodSource.class::cast);
    }

    private static Option<TestSource> source(TestIdentifier id) {
        return Option.ofOptional(id.getSource());
    }

    private static Vector<String> named(TestIdentifier id) {
        return source(id).flatMap(NamedRules::element).toVector().flatMap(NamedRules::on);
    }

    private static Option<AnnotatedElement> element(TestSource source) {
        if (source instanceof MethodSource method) return Option.some(method.getJavaMethod());
        if (source instanceof ClassSource type) return Option.some(type.getJavaClass());
        return Option.none();
    }

    private static Vector<String> on(AnnotatedElement element) {
        return Vector.ofAll(AnnotationSupport.findRepeatableAnnotations(element, Rule.class))
                .flatMap(rule -> Vector.of(rule.value()));
    }

    /** A test, or those that a container holds. */
    Vector<TestIdentifier> within(TestIdentifier id) {
        return id.isTest()
                ? Vector.of(id)
                : Vector.ofAll(plan.getDescendants(id)).filter(TestIdentifier::isTest);
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
