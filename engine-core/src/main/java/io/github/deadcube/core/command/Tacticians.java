package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Array;
import java.util.function.Consumer;

/** CMD-1, K-TACTICIAN: a side's command roll. If several models in play give dice, one counts, chosen by the side. */
@SavedName("tacticians")
@DescribesFrame(step = Flow.COMMAND_DICE, rule = "CMD-1", words = "{side} names the model whose command dice count")
record Tacticians(Side side) implements CommandRules.ChapterFrame {
    private static final int DICE = 3;

    @Override
    public void requires(Requirements state) {
        int hand = state.now().view().commandDice(side).size();
        state.number(Sentence.of("the number of command dice of {side}", side), hand, 0, 0);
    }

    /** A frame that changes the command dice of a side has those of the side's first roll. */
    static void areOver(Requirements state, Side side) {
        state.that(
                !state.below().exists(frame -> frame instanceof Tacticians first && first.side == side),
                Sentence.of("{side} rolls its first command dice after it", side),
                "a place below 'tacticians'");
    }

    @Override
    public void enter(Now now) {
        if (!now.hooks().gives(Modifier.COMMAND_DICE)) {
            roll(now, 0);
            return;
        }
        int one = 0;
        for (int i = 0; i < now.game().models(); i++) {
            int given = CommandRules.isInPlay(now.model(i), side)
                    ? extra(now, now.model(i).id())
                    : 0;
            if (given > 0 && one > 0 && given != one) {
                now.ask(this);
                return;
            }
            one = Math.max(one, given);
        }
        roll(now, one);
    }

    private static int extra(Now now, ModelId model) {
        return now.hooks().own(Modifier.COMMAND_DICE, model, model);
    }

    private Array<ModelId> all(Now now) {
        return now.view()
                .models()
                .filter(m -> CommandRules.isInPlay(m, side) && extra(now, m.id()) > 0)
                .map(Model::id);
    }

    private void roll(Now now, int more) {
        now.then(new CommandRoll(side, Math.min(DICE + more, CommandDice.MOST)));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.TACTICIAN, ruleOfDice(now), now.offers(this));
    }

    private RuleId ruleOfDice(Now now) {
        ModelId first = all(now).head();
        return now.hooks().each(Modifier.COMMAND_DICE, first, first).head().rule();
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (ModelId m : all(now)) each.accept(new Choice.Tactician(m));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!(choice instanceof Choice.Tactician)) return Refusals.KIND;
        RuleId by = ruleOfDice(now);
        return new Rejection(
                by, "the model gives no command dice", Sentence.of("a model in play with {title}", Sentence.title(by)));
    }

    @Override
    public void chosen(Now now, Choice choice) {
        roll(now, extra(now, ((Choice.Tactician) choice).model()));
    }
}
