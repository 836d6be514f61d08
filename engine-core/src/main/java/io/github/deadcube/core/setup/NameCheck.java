package io.github.deadcube.core.setup;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.vavr.control.Option;

/** Checks of names that users choose: one line of text that files store. */
final class NameCheck {
    private static final int LONGEST = 100;

    private NameCheck() {}

    static Option<Fault> fault(String name) {
        if (name.length() > LONGEST)
            return Option.some(Fault.of(
                    Sentence.of("a name has at most {longest} characters, not {count}", LONGEST, name.length())));
        return Option.when(
                name.codePoints().anyMatch(Lines::unprintable),
                () -> Fault.of("a name is one line of text without control characters"));
    }
}
