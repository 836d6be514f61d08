package io.github.deadcube.core.command;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** CMD-1, K-TACTICIAN: a side's command roll; of several models in play that give dice one counts, its side's choice. */
record Tacticians(Side side) implements Frame {
    private static final int DICE = 3;
    private static final Rejection NONE =
            new Rejection(RuleIds.K_TACTICIAN, "the model gives no command dice", "a model in play with TACTICIAN");

    @Override
    public RuleId rule() {
        return RuleIds.K_TACTICIAN;
    }

    @Override
    public String words() {
        return side + " names the TACTICIAN that counts";
    }

    @Override
    public void enter(Now now) {
        Vector<ModelId> all = all(now);
        if (all.map(m -> extra(now, m)).distinct().size() > 1) now.ask(this);
        else roll(now, all.headOption().map(m -> extra(now, m)).getOrElse(0));
    }

    private static int extra(Now now, ModelId model) {
        return now.game().hooks(model).commandDice();
    }

    private Vector<ModelId> all(Now now) {
        return now.models()
                .filter(m -> m.id().side() == side && m.inPlay() && extra(now, m.id()) > 0)
                .map(m -> m.id());
    }

    private void roll(Now now, int more) {
        now.then(new CommandRoll(side, DICE + more));
    }

    @Override
    public Prompt.Decision decision(Now now) {
        return new Prompt.Decision(side, Purpose.TACTICIAN, rule(), each -> options(now, each));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (ModelId m : all(now)) each.accept(new Choice.Tactician(m));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return choice instanceof Choice.Tactician ? NONE : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        roll(now, extra(now, ((Choice.Tactician) choice).model()));
    }
}
