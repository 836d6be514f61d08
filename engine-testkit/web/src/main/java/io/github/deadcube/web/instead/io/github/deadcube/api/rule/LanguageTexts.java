package io.github.deadcube.web.instead.io.github.deadcube.api.rule;

import io.github.deadcube.web.GivenTexts;
import io.vavr.control.Option;

/** A page loads the texts of its own language alone, and gives them to the engine. */
final class LanguageTexts {
    private LanguageTexts() {}

    static Option<String> compiled(String code) {
        return GivenTexts.get(code);
    }
}
