package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import java.util.ArrayList;
import java.util.List;

/** Plays the cases of a request. */
final class CaseAnswer {
    private static final String CASES = "cases";

    private CaseAnswer() {}

    /** @param longest the most characters of the answer */
    static JsonObject answer(Request request, CaseRules rules, int longest) throws RequestError {
        String text = request.only(CASES).text(CASES);
        CaseFile read = request.sound(CASES, CaseFile.read(CASES, text, rules));
        List<JsonObject.Raw> played = new ArrayList<>();
        Language language = request.language();
        long length = 0;
        for (RuleCase one : read.cases()) {
            JsonObject.Raw written =
                    new JsonObject.Raw(played(one, rules, language).line());
            played.add(written);
            length += written.json().length();
            request.holds(length, longest, "fewer cases");
        }
        return JsonObject.of(CASES, played);
    }

    private static JsonObject played(RuleCase one, CaseRules rules, Language language) {
        return JsonObject.of("line", one.line())
                .with("rules", one.rules().map(Object::toString))
                .with("shows", one.shows())
                .with(
                        "failures",
                        one.failures(rules)
                                .map(failure -> JsonObject.of("edition", failure.edition())
                                        .with("faults", JsonObject.of(failure.faults(), language))
                                        .with("report", failure.report())));
    }
}
