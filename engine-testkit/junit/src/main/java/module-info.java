/** Assertions, generators and contracts for tests of rules, and a report of the rules that the tests prove. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.junit {
    requires transitive io.github.deadcube.testkit;
    requires transitive net.jqwik.api;
    requires transitive org.assertj.core;
    requires transitive org.junit.jupiter.api;
    requires io.github.deadcube.properties;
    requires org.jspecify;
    requires org.junit.platform.commons;
    requires org.junit.platform.engine;
    requires org.junit.platform.launcher;

    exports io.github.deadcube.testkit.assertions;
    exports io.github.deadcube.testkit.contract;
    exports io.github.deadcube.testkit.jqwik;
    exports io.github.deadcube.testkit.junit;

    provides net.jqwik.api.SampleReportingFormat with
            io.github.deadcube.testkit.jqwik.service.DeadcubeFormat;
    provides net.jqwik.api.providers.ArbitraryProvider with
            io.github.deadcube.testkit.jqwik.service.DeadcubeProvider;
    provides org.junit.platform.launcher.TestExecutionListener with
            io.github.deadcube.testkit.junit.report.RuleListener;
}
