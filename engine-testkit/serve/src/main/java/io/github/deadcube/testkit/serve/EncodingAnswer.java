package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** A view and its options as numbers: an {@link Encoding} as an answer. */
public final class EncodingAnswer {
    private EncodingAnswer() {}

    /** Without options if the prompt is not for the side of the view. */
    static JsonObject answer(PlayerView view, @Nullable Prompt prompt, Request request) throws RequestError {
        Vector<Fault> faults = Encoding.faults(view.position().game().setup());
        if (faults.nonEmpty()) throw request.wrong(Request.DO, faults);
        Encoding encoding = Encoding.of(view.position().game().setup());
        JsonObject answer = JsonObject.of("encoding", Encoding.VERSION)
                .with("side", view.side().toString())
                .with("numbers", numbers(encoding, view, request));
        if (prompt instanceof Prompt.Decision decision && decision.side() == view.side())
            answer.put(
                    "optionNumbers",
                    decision.options().map(option -> whole(encoding.option(view.side(), decision.purpose(), option))));
        if (request.yes("board", false)) answer.put("board", whole(encoding.board(view.side())));
        if (request.yes("names", false)) answer.put("names", names());
        return answer;
    }

    private static Vector<Integer> numbers(Encoding encoding, PlayerView view, Request request) throws RequestError {
        try {
            return whole(encoding.view(view));
        } catch (IllegalArgumentException large) {
            throw request.wrong(Request.DO, Sentence.verbatim(String.valueOf(large.getMessage())), "");
        }
    }

    public static JsonObject names() {
        return JsonObject.of("view", Features.ofView())
                .with("option", Features.ofOption())
                .with("cube", Features.ofCube())
                .with("kinds", Encoding.KINDS);
    }

    /** All numbers of an encoding are whole. */
    public static Vector<Integer> whole(float[] numbers) {
        return Vector.range(0, numbers.length).map(i -> (int) numbers[i]);
    }
}
