package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.serve.Request.Member;
import io.vavr.collection.Vector;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Several short questions about a game in one request. Each is answered as if it came alone, with an answer or with
 * faults.
 */
record Several(Handlers handlers) {
    private static final String REQUESTS = "requests";
    /**
     * What one question of the game makes a program ask: the chances of each option, where a model goes, what it sees.
     */
    private static final int MOST = 100;

    /** Questions that change nothing, and that are answered at once. */
    private static final Vector<String> QUESTIONS =
            Vector.of("why", "odds", "destinations", "sight", "attacks", "prospects", "mayUndo");

    JsonObject answer(Request request) throws RequestError {
        request.only("game", REQUESTS);
        Vector<Member> elements = RequestJson.elements(request.member(REQUESTS));
        if (elements.size() > MOST)
            throw request.wrong(
                    REQUESTS, Sentence.of("these are {count} requests", elements.size()), "at most " + MOST);
        Vector<JsonObject> answers = Vector.empty();
        for (int i = 0; i < elements.size(); i++)
            answers = answers.append(answer(request, elements.get(i), JsonObject.pointer("/" + REQUESTS, "" + i)));
        return JsonObject.of("answers", answers);
    }

    private JsonObject answer(Request outer, Member element, String pointer) throws RequestError {
        Language language = outer.language();
        try {
            Request inner = inner(outer, element, pointer);
            language = inner.language();
            String what = inner.textOf(Request.DO, Several::expected);
            if (!QUESTIONS.contains(what))
                throw inner.wrong(Request.DO, Sentence.of("'{what}' is not a question of several", what), expected());
            return handlers.answer(inner);
        } catch (RequestError fault) {
            return fault.in(new JsonObject(), 0, language);
        }
    }

    /** The request with the game and the token of the whole, and its language unless it has its own. */
    private static Request inner(Request outer, Member element, String pointer) throws RequestError {
        Map<String, Member> members = new LinkedHashMap<>(RequestJson.members(
                element.json(), element.column(), "{\"do\": \"why\", \"choice\": \"A1 activate\"}"));
        Request inner = new Request(members, pointer, element.column(), outer.work(), outer.change());
        inner.without(Vector.of("game", Request.TOKEN), "it is given for all of the requests");
        for (String shared : new String[] {"game", Request.TOKEN})
            if (outer.has(shared)) members.put(shared, outer.member(shared));
        if (outer.has(Request.LANGUAGE) && !inner.has(Request.LANGUAGE))
            members.put(Request.LANGUAGE, outer.member(Request.LANGUAGE));
        return inner;
    }

    private static CharSequence expected() {
        return Sentence.of("one of {names}", QUESTIONS);
    }
}
