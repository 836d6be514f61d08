package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.analysis.GameAnalysis.JudgedDecision;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.analysis.Luck.LuckyRoll;
import io.github.deadcube.testkit.analysis.PlanWords;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.function.IntFunction;

/**
 * An analysed game as a JSON object. Chances are those of side A, 0 to 1.
 *
 * @param continued the command that plays on before the input of a number; none if the game has no file
 */
public record AnalysisJson(GameAnalysis analysis, Option<IntFunction<String>> continued, Language language) {
    private static final int DECIMALS = 4;

    /** The answer to {@code analyse}: the chances, the sums of each side, and the inputs. */
    public JsonObject object() {
        JsonObject sides = new JsonObject();
        for (Side side : Side.BOTH)
            sides.put(
                    side.toString(),
                    JsonObject.of("lost", rounded(analysis.lost(side))).with("luck", rounded(analysis.luck(side))));
        return JsonObject.of("chance", rounded(analysis.start()))
                .with("inputs", analysis.moments().map(this::input))
                .with("sides", sides);
    }

    private JsonObject input(Moment moment) {
        return JsonObject.of("number", moment.number())
                .with("round", moment.round())
                .with("prompt", moment.prompt().told(language))
                .with("input", GameNotes.entered(moment))
                .with("chance", rounded(moment.chance()))
                .with("decision", moment.decision().map(this::decision))
                .with("roll", moment.roll().map(roll -> roll(moment, roll)))
                .with("continue", continued.map(command -> command.apply(moment.number())));
    }

    private JsonObject decision(JudgedDecision decision) {
        return JsonObject.of("side", decision.side().toString())
                .with("cost", rounded(decision.cost()))
                .with("error", rounded(decision.error()))
                .with("costly", decision.costly())
                .with("better", decision.better().map(Object::toString))
                .with("words", new PlanWords(decision.better()).told(language));
    }

    private static JsonObject roll(Moment moment, LuckyRoll roll) {
        return JsonObject.of("expected", rounded(roll.before()))
                .with("after", rounded(roll.after()))
                .with("luckOfA", rounded(roll.luck(Side.A)))
                .with("lucky", moment.lucky());
    }

    static BigDecimal rounded(double number) {
        return BigDecimal.valueOf(number).setScale(DECIMALS, RoundingMode.HALF_EVEN);
    }
}
