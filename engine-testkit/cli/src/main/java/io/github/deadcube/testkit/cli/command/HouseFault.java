package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.testkit.start.InstalledRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** A fault of house rules or of a bot that does not ship, in one line. */
final class HouseFault {
    private static final Pattern LIBRARY = Pattern.compile("(javax?|jdk|sun|com\\.sun|io\\.vavr)\\..*");
    private static final Pattern ENGINE = Pattern.compile("io\\.github\\.deadcube\\.((core|api)\\..*|[A-Z].*)");
    private static final Pattern SHIPPED = Pattern.compile("io\\.github\\.deadcube\\.testkit\\..*");

    private HouseFault() {}

    /** The fault; none if it is the engine's. */
    static Option<String> of(Throwable bug) {
        Vector<Throwable> causes = FaultyRule.causes(bug);
        if (causes.last() instanceof VirtualMachineError && !(causes.last() instanceof StackOverflowError))
            return Option.none();
        return causes.find(InstalledRules.Unusable.class::isInstance)
                .map(HouseFault::firstLine)
                .orElse(() -> ofRule(causes));
    }

    private static Option<String> ofRule(Vector<Throwable> causes) {
        Throwable first = causes.last();
        // only house rules return null
        if (first instanceof FaultyRule) return Option.some("House rules fail: " + firstLine(first));
        String who = causes.filter(FaultyRule.class::isInstance)
                .flatMap(faulty -> ((FaultyRule) faulty).rule())
                .headOption()
                .map(rule -> "The house rule " + rule + " throws ")
                .getOrElse("House rules throw ");
        return house(first)
                .map(at -> who + first.toString().lines().findFirst().orElse("") + " (" + at.getFileName() + ":"
                        + at.getLineNumber() + ")");
    }

    /** The code of an application that threw, or gave the engine what it refuses: the engine has called it. */
    private static Option<StackTraceElement> house(Throwable thrown) {
        Vector<StackTraceElement> calls = Vector.of(thrown.getStackTrace()).reject(call -> is(LIBRARY, call));
        // the end of a stack that is too deep is not known
        Vector<StackTraceElement> called = thrown instanceof StackOverflowError
                ? calls.take(1)
                : calls.take(calls.lastIndexWhere(call -> is(ENGINE, call)));
        return called.find(call -> !is(ENGINE, call) && !is(SHIPPED, call));
    }

    private static boolean is(Pattern pattern, StackTraceElement call) {
        return pattern.matcher(call.getClassName()).matches();
    }

    private static String firstLine(Throwable fault) {
        return String.valueOf(fault.getMessage()).lines().findFirst().orElse("");
    }
}
