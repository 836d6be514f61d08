package io.github.deadcube.testkit.analysis;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.odds.Odds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What each option of a question in the middle of an attack leaves to hope and to fear: the chances that the attack
 * costs a model HP, and that it kills it. All dice of the attack are followed exactly. Later answers are the plain
 * ones: every failure is rolled again, and no further command die is spent.
 */
public final class AttackProspects {
    private static final int DEEPEST = 14;
    /** Once so many states were reached, nothing is told: nobody waits for it. */
    private static final int MOST = 60_000;
    /** A test with more dice has too many outcomes. */
    private static final int MOST_DICE = 20;

    private final Odds odds = Deadcube.odds();
    private final Rules rules;
    private final GameState begin;
    private final Map<Long, Map<ModelId, double[]>> known = new LinkedHashMap<>();
    private int reached;

    /**
     * What an attack does to a model.
     *
     * @param hurt the chance that it loses HP, 0 to 1
     * @param kill the chance that it is killed, 0 to 1
     */
    public record Prospect(ModelId model, double hurt, double kill) {}

    private AttackProspects(Rules rules, GameState begin) {
        this.rules = rules;
        this.begin = begin;
    }

    /**
     * The prospects after each option, in the order of the options.
     *
     * @return none if the state does not ask within an attack, or if the attack has too many outcomes
     */
    public static Option<Vector<Vector<Prospect>>> prospects(Rules rules, GameState state) {
        if (!(rules.prompt(state) instanceof Prompt.Decision decision) || !asksOfDice(decision.purpose()))
            return Option.none();
        AttackProspects all = new AttackProspects(rules, state);
        Vector<Vector<Prospect>> prospects = Vector.empty();
        for (Choice option : decision.options()) {
            Map<ModelId, double[]> chances = all.after(rules.play(state, option).state(), 1);
            if (chances == null) return Option.none();
            prospects = prospects.append(Vector.ofAll(chances.entrySet())
                    .map(one -> new Prospect(one.getKey(), one.getValue()[0], one.getValue()[1]))
                    .sortBy(one -> one.model().toString()));
        }
        return Option.when(prospects.exists(Vector::nonEmpty), prospects);
    }

    private static boolean asksOfDice(Purpose purpose) {
        return purpose == Purpose.REROLL || purpose == Purpose.ADDED_DICE || purpose == Purpose.COMMAND_DIE_REROLL;
    }

    /** The chances from a state on; null if there are too many outcomes. */
    private @Nullable Map<ModelId, double[]> after(GameState state, int depth) {
        if (++reached > MOST) return null;
        if (depth > DEEPEST || state.position().result().isDefined()) return harm(state);
        Prompt prompt = rules.prompt(state);
        if (prompt instanceof Prompt.DiceRequest request && request.purpose() == Purpose.TEST)
            return rolled(state, depth);
        Choice answer = prompt instanceof Prompt.Decision decision ? Luck.plainAnswer(decision) : null;
        return answer == null ? harm(state) : after(rules.play(state, answer).state(), depth + 1);
    }

    private @Nullable Map<ModelId, double[]> rolled(GameState state, int depth) {
        long key = state.digest();
        Map<ModelId, double[]> before = known.get(key);
        if (before != null) return before;
        if (odds.rolling(state).exists(pool -> pool.dice() > MOST_DICE)) return null;
        Map<ModelId, double[]> mean = new LinkedHashMap<>();
        for (Dice.Chance outcome : odds.outcomes(state)) {
            Map<ModelId, double[]> then =
                    after(rules.play(state, outcome.dice()).state(), depth + 1);
            if (then == null) return null;
            then.forEach((model, chances) -> {
                double[] sum = mean.computeIfAbsent(model, each -> new double[2]);
                for (int i = 0; i < sum.length; i++) sum[i] += outcome.probability() * chances[i];
            });
        }
        known.put(key, mean);
        return mean;
    }

    /** Which models have lost HP since the question, and which of them are dead. */
    private Map<ModelId, double[]> harm(GameState state) {
        Map<ModelId, double[]> harm = new LinkedHashMap<>();
        for (Model model : begin.position().models()) {
            if (!model.inPlay()) continue;
            Option<Model> now = state.position().model(model.id());
            boolean killed = now.exists(after -> after.status() == Model.Status.KILLED);
            if (killed || now.exists(after -> after.damage() > model.damage()))
                harm.put(model.id(), new double[] {1, killed ? 1 : 0});
        }
        return harm;
    }
}
