package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.PlanWords;
import io.github.deadcube.testkit.bot.PlanJudge;
import io.github.deadcube.testkit.serve.ServedGame.Asked;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What simulations say about a game: plans for the decision that is due, and the costs of those that were made. An
 * answer is computed from what was the case when it was begun, without the lock of the game.
 */
final class AnalysisAnswer {
    private static final int MOST_ITERATIONS = 10_000;
    private static final int PLANS = 3;
    private static final int MOST_PLANS = 8;
    /** The inputs of one analysis: a second or two. */
    private static final int INPUTS = 50;

    private AnalysisAnswer() {}

    /** The best plans of the side that must choose, by what it knows. */
    static JsonObject hint(ServedGame served, Request request) throws RequestError {
        Asked asked = served.asking(request);
        int plans = request.number("plans", 1, MOST_PLANS, PLANS);
        int iterations = iterations(request);
        Map<Vector<Choice>, Double> best = PlanJudge.of(new PacedRules(served.rules(), request.work()), 1)
                .best(asked.view(), asked.decision(), plans, iterations);
        Language language = request.language();
        return JsonObject.of("due", asked.due())
                .with("plans", best.map(plan -> plan(asked.decision(), plan._1, plan._2, language)));
    }

    private static JsonObject plan(Prompt.Decision decision, Vector<Choice> plan, double chance, Language language) {
        return JsonObject.of("chance", AnalysisJson.rounded(chance))
                .with("option", decision.options().indexOf(plan.head()))
                .with("plan", plan.map(Choice::toString))
                .with("words", new PlanWords(plan).told(language));
    }

    /** A part of the game so far. It contains what each side knew. */
    static JsonObject analysed(ServedGame served, Request request) throws RequestError {
        int played;
        int since;
        String record;
        GameState begin;
        synchronized (served.lock()) {
            served.seats().keeper(request);
            played = served.game().number() - 1;
            since = request.number("since", 0, played, 0);
            record = served.game().save();
            begin = served.game().state(since);
        }
        int most = request.number("inputs", 1, INPUTS, INPUTS);
        int iterations = iterations(request);
        Vector<Input> inputs = RecordSoFar.read(record)
                .get()
                .record()
                .inputs()
                .map(RecordedInput::input)
                .slice(since, Math.min(played, since + most));
        GameAnalysis analysis = GameAnalysis.of(
                new PacedRules(served.rules(), request.work()), begin, since + 1, inputs, iterations, done -> {});
        return JsonObject.of("due", played + 1)
                .with(new AnalysisJson(analysis, Option.none(), request.language()).object());
    }

    private static int iterations(Request request) throws RequestError {
        return request.number("iterations", 1, MOST_ITERATIONS, PlanJudge.ITERATIONS);
    }
}
