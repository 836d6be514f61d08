package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Language;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Why a choice is not offered: now, or after other choices that would be made before it. */
final class RefusalAnswer {
    /** The choices that would be made before. */
    static final String AFTER = "after";

    private RefusalAnswer() {}

    /** The first choice that is refused, with the rejection; or that all of them are offered, one after the other. */
    static JsonObject answer(Searched searched, Rules rules, Request request) throws RequestError {
        Choice last = request.choice("choice", searched.shown().json());
        Vector<Choice> before = request.has(AFTER) ? ChoiceList.plain(request, AFTER) : Vector.empty();
        GameState state = searched.state();
        for (Choice choice : before) {
            Either<Rejection, Transition> made = rules.apply(state, choice);
            if (made.isLeft())
                return answer(searched.shown(), Option.some(made.getLeft()), request.language())
                        .with("refused", choice.toString());
            state = made.get().state();
        }
        return answer(searched.shown(), rules.explain(state, last), request.language());
    }

    static JsonObject answer(GameAnswers shown, Option<Rejection> no, Language language) {
        return JsonObject.of("offered", no.isEmpty())
                .with("rejection", no.map(why -> new JsonObject.Raw(shown.json().write(why, language))));
    }
}
