package io.github.deadcube.core.keyword;

import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** What a keyword must have in its brackets. */
final class Brackets {
    private Brackets() {}

    static Option<String> number(Keyword k) {
        return k.number() > 0 && k.nested().isEmpty()
                ? Option.none()
                : Option.some("it takes a number of 1 or more, such as " + k.name() + " (1)");
    }

    static Option<String> nothing(Keyword k) {
        return k.number() == 0 && k.nested().isEmpty() ? Option.none() : Option.some("it takes nothing in brackets");
    }

    static Option<String> noNumber(Keyword k) {
        return k.number() == 0 ? Option.none() : Option.some("it takes no number in brackets");
    }

    static Option<String> effect(Keyword k) {
        return k.nested().isDefined()
                ? Option.none()
                : Option.some("it takes an effect, such as " + k.name() + " (FRAG (3))");
    }
}
