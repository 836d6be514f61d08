package io.github.deadcube.properties.level;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** One run of a property: the tried values, the failures, and the output. */
record LevelRun(List<Long> tried, List<Throwable> failures, String said) {
    /** Runs with these system properties, without the deadcube properties of this test run. */
    static LevelRun of(String property, Map<String, String> settings) {
        Properties before = System.getProperties();
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Properties set = new Properties();
        before.stringPropertyNames().stream()
                .filter(name -> !name.startsWith("deadcube."))
                .forEach(name -> set.setProperty(name, before.getProperty(name)));
        settings.forEach(set::setProperty);
        try {
            System.setProperties(set);
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            return executed(property, printed);
        } finally {
            System.setOut(out);
            System.setProperties(before);
        }
    }

    private static LevelRun executed(String property, ByteArrayOutputStream printed) {
        List<Throwable> failures = new ArrayList<>();
        StringBuilder told = new StringBuilder();
        TriedValues.drain();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectMethod(SampleProperties.class, property, long.class))
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                result.getThrowable().ifPresent(failures::add);
                            }

                            @Override
                            public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
                                told.append(entry.getKeyValuePairs()).append('\n');
                            }
                        });
        return new LevelRun(TriedValues.drain(), failures, printed.toString(StandardCharsets.UTF_8) + told);
    }
}
