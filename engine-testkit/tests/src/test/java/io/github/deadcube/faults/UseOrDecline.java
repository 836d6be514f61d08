package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A side may use it or decline, or rolls a die for it.
 *
 * @param of the model that has the keyword
 * @param again whether the side is asked again after each answer
 * @param words the text of the prompt
 */
public record UseOrDecline(ModelId of, boolean again, String words)
        implements Continuation.AfterChoice, Continuation.AfterRoll {
    static UseOrDecline of(ModelId model) {
        return new UseOrDecline(model, false, "a whim");
    }

    @Override
    public RuleId rule() {
        return FaultyKeyword.RULE;
    }

    @Override
    public Option<ModelId> model() {
        return Option.some(of);
    }

    @Override
    public String describe(Function<RuleId, String> titles) {
        return words;
    }

    @Override
    public void options(GameView game, Consumer<Choice> each) {
        each.accept(new Choice.Decline(FaultyKeyword.RULE, of));
        each.accept(new Choice.Use(FaultyKeyword.RULE, of, Target.NOTHING));
    }

    @Override
    public void chosen(Effects effects, Choice choice) {
        if (again) effects.offer(of.side(), this);
    }

    @Override
    public void rolled(Effects effects, Dice dice) {
        if (dice.face(0) > 4) effects.pin(of, FaultyKeyword.RULE);
    }
}
