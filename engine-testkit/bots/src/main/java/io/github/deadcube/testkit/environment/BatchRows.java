package io.github.deadcube.testkit.environment;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Prompt.Finished;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.environment.BatchGame.Deal;
import io.github.deadcube.testkit.environment.BatchTerms.Reward;
import io.github.deadcube.testkit.learning.Encoding;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes games into the rows of a {@link BatchFile}. It keeps its arrays, so that a step makes no garbage. Used by one
 * thread at a time.
 */
final class BatchRows {
    private static final byte BOTH = 2;

    private final BatchFile file;
    private final Encoding[] encodings;
    private final int most;
    private final boolean rewardsLead;
    private final int[] counts;
    private final float[] view = new float[Encoding.VIEW];
    private final float[] options;
    private final boolean hasFeatures;
    /** By set-up, of those whose games were written. */
    private final @Nullable Evaluation[] evaluations;
    /** The encodings of the same set-ups. */
    private final @Nullable Encoding[] evaluated;

    private final float[] features = new float[Evaluation.featureNames().size()];

    /** @param counts gets the number of options of each row */
    BatchRows(BatchFile file, Encoding[] encodings, BatchTerms terms, int[] counts) {
        this.counts = counts;
        this.file = file;
        this.encodings = encodings;
        most = terms.options();
        rewardsLead = terms.reward() == Reward.LEAD;
        options = new float[most * Encoding.OPTION];
        hasFeatures = terms.features();
        evaluations = new Evaluation[encodings.length];
        evaluated = new Encoding[encodings.length];
    }

    /** Writes what is fixed when a game begins. */
    void begun(int row, BatchGame game) {
        Deal deal = game.deal();
        file.learner.put(row, learner(deal));
        file.setup.put(row, deal.setup());
        file.opponent.put(row, deal.opponent());
        file.run.put(row, deal.run());
        file.seed.put(row, deal.seed());
    }

    private static byte learner(Deal deal) {
        return deal.learner() == null ? BOTH : (byte) deal.learner().ordinal();
    }

    /**
     * Writes the decision of a game; none if the game is over.
     *
     * @throws Batch.TooManyOptions if the arrays have no room for all options
     */
    void decision(int row, BatchGame game) {
        Side side = game.side();
        file.side.put(row, (byte) side.ordinal());
        for (Side each : Side.BOTH) file.score.put(2 * row + each.ordinal(), game.score(each));
        file.decisions.put(row, game.decisions());
        Encoding encoding = encodings[game.deal().setup()];
        encoding.view(game.state().seenBy(side), view);
        file.view.put(row * Encoding.VIEW, view);
        options(row, encoding, game.decision(), game.options());
        if (hasFeatures) features(row, game, side);
    }

    /** Writes the features as the side that decides sees them; zeros if the game is over. */
    private void features(int row, BatchGame game, Side side) {
        Arrays.fill(features, 0);
        Position position = game.state().position();
        if (position.result().isEmpty()) {
            double[] ofA = evaluation(game.deal().setup(), position).features(position);
            for (int i = 0; i < features.length; i++) features[i] = (float) (side == Side.A ? ofA[i] : 0 - ofA[i]);
        }
        file.features.put(row * features.length, features);
    }

    /** The evaluation of a set-up, whose place another one may have taken. */
    private Evaluation evaluation(int number, Position position) {
        Evaluation known = evaluations[number];
        if (known != null && evaluated[number] == encodings[number]) return known;
        Evaluation made = Evaluation.of(position.game().setup());
        evaluations[number] = made;
        evaluated[number] = encodings[number];
        return made;
    }

    private void options(int row, Encoding encoding, @Nullable Decision decision, List<Choice> offered) {
        int count = offered.size();
        if (count > most) throw new Batch.TooManyOptions(row, count, most);
        int before = counts[row];
        int width = Encoding.OPTION;
        if (decision != null)
            for (int i = 0; i < count; i++)
                encoding.option(decision.side(), decision.purpose(), offered.get(i), options, i * width);
        for (int i = count * width; i < before * width; i++) options[i] = 0;
        file.options.put(row * most * width, options, 0, Math.max(count, before) * width);
        for (int i = before; i < count; i++) file.mask.put(row * most + i, (byte) 1);
        for (int i = count; i < before; i++) file.mask.put(row * most + i, (byte) 0);
        file.count.put(row, count);
        counts[row] = count;
    }

    void advised(int row, int option) {
        file.advised.put(row, option);
    }

    /**
     * Writes the result of a step.
     *
     * @param decided the side that has decided; that of the program if it could not decide
     */
    void step(int row, BatchGame game, Side decided, int leadBefore) {
        int lead = game.lead() - leadBefore;
        file.lead.put(row, lead);
        Finished end = game.finished();
        file.ended.put(row, (byte) (end == null ? 0 : 1));
        int won = end == null
                ? 0
                : end.result().winner().map(side -> side == Side.A ? 1 : -1).getOrElse(0);
        file.won.put(row, won);
        int reward = rewardsLead ? lead : won;
        file.reward.put(row, decided == Side.A ? reward : -reward);
        if (end == null) return;
        Deal deal = game.deal();
        file.finalLearner.put(row, learner(deal));
        file.finalDecisions.put(row, game.decisions());
        file.finalSetup.put(row, deal.setup());
        file.finalOpponent.put(row, deal.opponent());
        file.finalRun.put(row, deal.run());
        file.finalSeed.put(row, deal.seed());
        for (Side each : Side.BOTH) file.finalScore.put(2 * row + each.ordinal(), game.score(each));
        file.finalLuck.put(row, (float) game.luck());
        encodings[deal.setup()].view(game.state().seenBy(game.side()), view);
        file.finalView.put(row * Encoding.VIEW, view);
    }

    /** Writes that no step has been made. */
    void noStep(int row) {
        file.lead.put(row, 0);
        file.reward.put(row, 0);
        file.won.put(row, 0);
        file.ended.put(row, (byte) 0);
    }
}
