package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.testkit.junit.RuleRegister;
import io.vavr.control.Option;
import org.junit.platform.commons.support.ReflectionSupport;

/** The register that the configuration names. */
final class NamedRegister {
    static final String PARAMETER = "deadcube.rules.register";

    private NamedRegister() {}

    /** The rulebook, where no class is named. */
    static RuleRegister of(Option<String> name) {
        return name.map(NamedRegister::loaded).getOrElse(() -> Rulebook::all);
    }

    private static RuleRegister loaded(String name) {
        Class<?> type = ReflectionSupport.tryToLoadClass(name)
                .getOrThrow(cause -> new IllegalArgumentException(PARAMETER + ": there is no class " + name, cause));
        return (RuleRegister) ReflectionSupport.newInstance(type);
    }
}
