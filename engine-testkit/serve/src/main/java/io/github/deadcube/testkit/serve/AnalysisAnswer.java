package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.PlanWords;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.bot.PlanJudge.JudgedPlan;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What simulations say about a game: plans for the decision that is due, and the costs of those that were made. */
final class AnalysisAnswer {
    private static final int MOST_ITERATIONS = 10_000;
    private static final int PLANS = 3;
    private static final int MOST_PLANS = 8;
    /** The inputs of one analysis: a second or two. */
    private static final int INPUTS = 50;

    private AnalysisAnswer() {}

    /** The best plans of the side that must choose, by what it knows. */
    static JsonObject hint(ServedGame served, Request request) throws RequestError {
        Side side = served.tokens()
                .seat(request)
                .orElse(served.game().sideToAnswer())
                .getOrElse(Side.A);
        Prompt.Decision decision = served.decision(side, request);
        int plans = request.has("plans") ? request.number("plans", 1, MOST_PLANS) : PLANS;
        Vector<JudgedPlan> best = PlanJudge.of(served.rules(), 1)
                .best(served.game().seat(side).view(), decision, plans, iterations(request));
        return JsonObject.of("due", served.game().number()).with("plans", best.map(plan -> plan(decision, plan)));
    }

    private static JsonObject plan(Prompt.Decision decision, JudgedPlan plan) {
        return JsonObject.of("chance", AnalysisJson.rounded(plan.chance()))
                .with("option", decision.options().indexOf(plan.choice()))
                .with("plan", plan.plan().map(Choice::toString))
                .with("words", PlanWords.of(plan.plan()));
    }

    /** A part of the game so far. It contains what each side knew. */
    static JsonObject analysed(ServedGame served, Request request) throws RequestError {
        served.tokens().keeper(request);
        int played = served.game().number() - 1;
        int since = request.has("since") ? request.number("since", 0, played) : 0;
        int most = request.has("inputs") ? request.number("inputs", 1, INPUTS) : INPUTS;
        Vector<Input> inputs = GameRecord.readSoFar(served.game().save())
                .get()
                .record()
                .inputs()
                .map(RecordedInput::input)
                .slice(since, Math.min(played, since + most));
        GameAnalysis analysis = GameAnalysis.of(
                served.rules(), served.game().state(since), since + 1, inputs, iterations(request), done -> {});
        JsonObject answer = JsonObject.of("due", played + 1);
        answer.putAll(new AnalysisJson(analysis, Option.none()).object());
        return answer;
    }

    private static int iterations(Request request) throws RequestError {
        return request.has("iterations") ? request.number("iterations", 1, MOST_ITERATIONS) : PlanJudge.ITERATIONS;
    }
}
