package io.github.deadcube.testkit.junit;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays the files of cases of a folder, whose format the page CASES describes: each case is a test, and proves the
 * rules of its heading in the {@linkplain io.github.deadcube.testkit.junit report of the rules}.
 *
 * <pre>{@code
 * class HouseCasesTest extends CaseTests {
 *     HouseCasesTest() {
 *         super(Path.of("src/test/cases"), rules -> rules.with(new Grim()));
 *     }
 * }
 * }</pre>
 *
 * <p>{@code -Ddeadcube.cases.only=K-TRAP,ADV} leaves out the cases of other rules and chapters.
 */
public abstract class CaseTests {
    /** Rules or chapters, separated by commas. Cases of other rules are left out. */
    private static final String ONLY = "deadcube.cases.only";

    private final Path folder;
    private final CaseRules rules;

    /**
     * Tests of cases by the editions, special orders and missions that ship.
     *
     * @param folder its cases are the regular files whose names end with {@code .txt}
     */
    protected CaseTests(Path folder) {
        this(folder, rules -> rules);
    }

    /**
     * Tests of cases by the rules of an application.
     *
     * @param changed adds them to an edition; it is called once for each
     */
    protected CaseTests(Path folder, UnaryOperator<Ruleset> changed) {
        this(folder, changed, Vector.empty());
    }

    /**
     * Tests of cases by the rules of an application.
     *
     * @param more scenarios that the cases may name, besides those that ship
     */
    protected CaseTests(Path folder, UnaryOperator<Ruleset> changed, Vector<? extends Scenario> more) {
        this.folder = folder;
        this.rules = CaseRules.changed(changed).knowing(more);
    }

    /** The files of the folder, as tests. A file with errors is a test that fails with all of them. */
    @TestFactory
    final Stream<DynamicNode> cases() {
        try {
            return CaseFile.at(folder).map(this::tests).toJavaStream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private DynamicNode tests(Path file) {
        String name = file.getFileName().toString();
        return TextFile.read(file)
                .<Seq<Fault>>mapLeft(Vector::of)
                .flatMap(text ->
                        CaseFile.read(name, text, rules).mapLeft(faults -> faults.map(fault -> fault.within(name))))
                .fold(
                        faults -> DynamicTest.dynamicTest(name, file.toUri(), () -> {
                            throw new AssertionError(faults.mkString("\n"));
                        }),
                        read -> DynamicContainer.dynamicContainer(
                                name,
                                file.toUri(),
                                read.cases()
                                        .filter(CaseTests::isWanted)
                                        .map(one -> test(file, one))
                                        .toJavaStream()));
    }

    private DynamicNode test(Path file, RuleCase one) {
        return DynamicTest.dynamicTest(one.toString(), URI.create(file.toUri() + "?line=" + one.line()), () -> {
            Vector<RuleCase.Failure> failures = one.failures(rules);
            if (failures.nonEmpty()) throw new AssertionError(failures.mkString("\n\n"));
        });
    }

    private static boolean isWanted(RuleCase one) {
        Vector<String> only =
                Vector.of(System.getProperty(ONLY, "").split(",", -1)).reject(String::isBlank);
        return only.isEmpty() || one.proves(only);
    }
}
