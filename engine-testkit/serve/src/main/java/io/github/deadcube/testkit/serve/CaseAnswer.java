package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Plays the cases of a request. It needs no game. */
final class CaseAnswer {
    private static final String CASES = "cases";

    private CaseAnswer() {}

    static JsonObject of(Request request, CaseRules rules) throws RequestError {
        String text = request.only(CASES).text(CASES);
        Either<Seq<Fault>, CaseFile> read = CaseFile.read(CASES, text);
        if (read.isLeft()) throw request.wrong(CASES, read.getLeft());
        return JsonObject.of(CASES, read.get().cases().map(one -> played(one, rules)));
    }

    private static JsonObject played(RuleCase one, CaseRules rules) {
        return JsonObject.of("line", one.line())
                .with("rules", one.rules().map(Object::toString))
                .with("shows", one.shows())
                .with(
                        "failures",
                        one.failures(rules)
                                .map(failure -> JsonObject.of("edition", failure.edition())
                                        .with("faults", failure.faults().map(FaultJson::of))
                                        .with("report", failure.report())));
    }
}
