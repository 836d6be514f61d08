package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.PlanWords;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.bot.PlanJudge.JudgedPlan;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * What simulations say about a game: plans for the decision that is due, and the costs of those that were made. An answer is computed from
 * what was the case when it was begun.
 */
final class AnalysisAnswer {
    private static final int MOST_ITERATIONS = 10_000;
    private static final int PLANS = 3;
    private static final int MOST_PLANS = 8;
    /** The inputs of one analysis: a second or two. */
    private static final int INPUTS = 50;

    private AnalysisAnswer() {}

    /** The best plans of the side that must choose, by what it knows. */
    static Supplier<JsonObject> hint(ServedGame served, Request request) throws RequestError {
        Side side = served.side(request);
        Prompt.Decision decision = served.decision(side, request);
        int plans = request.number("plans", 1, MOST_PLANS, PLANS);
        int iterations = iterations(request);
        PlayerView view = served.game().seat(side).view();
        JsonObject answer = JsonObject.of("due", served.game().number());
        return () -> {
            Vector<JudgedPlan> best = PlanJudge.of(served.rules(), 1).best(view, decision, plans, iterations);
            return answer.with("plans", best.map(plan -> plan(decision, plan)));
        };
    }

    private static JsonObject plan(Prompt.Decision decision, JudgedPlan plan) {
        return JsonObject.of("chance", AnalysisJson.rounded(plan.chance()))
                .with("option", decision.options().indexOf(plan.choice()))
                .with("plan", plan.plan().map(Choice::toString))
                .with("words", PlanWords.of(plan.plan()));
    }

    /** A part of the game so far. It contains what each side knew. */
    static Supplier<JsonObject> analysed(ServedGame served, Request request) throws RequestError {
        served.tokens().keeper(request);
        int played = served.game().number() - 1;
        int since = request.number("since", 0, played, 0);
        int most = request.number("inputs", 1, INPUTS, INPUTS);
        String record = served.game().save();
        int iterations = iterations(request);
        GameState begin = served.game().state(since);
        JsonObject answer = JsonObject.of("due", played + 1);
        return () -> {
            Vector<Input> inputs = RecordSoFar.read(record)
                    .get()
                    .record()
                    .inputs()
                    .map(RecordedInput::input)
                    .slice(since, Math.min(played, since + most));
            GameAnalysis analysis = GameAnalysis.of(served.rules(), begin, since + 1, inputs, iterations, done -> {});
            return answer.with(new AnalysisJson(analysis, Option.none()).object());
        };
    }

    private static int iterations(Request request) throws RequestError {
        return request.number("iterations", 1, MOST_ITERATIONS, PlanJudge.ITERATIONS);
    }
}
