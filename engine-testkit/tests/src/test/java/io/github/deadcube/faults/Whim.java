package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * A side may do something or not, or rolls a die for it.
 *
 * @param of whose keyword it is
 * @param again whether it is asked again, whatever is answered
 * @param words in which it is told what goes on
 */
public record Whim(ModelId of, boolean again, String words)
        implements Continuation.AfterChoice, Continuation.AfterRoll {
    static Whim of(ModelId model) {
        return new Whim(model, false, "a whim");
    }

    @Override
    public RuleId rule() {
        return Odd.RULE;
    }

    @Override
    public Option<ModelId> model() {
        return Option.some(of);
    }

    @Override
    public String describe(HouseRulebook rulebook) {
        return words;
    }

    @Override
    public void options(GameView game, Consumer<Choice> each) {
        each.accept(new Choice.Decline(Odd.RULE, of));
        each.accept(new Choice.Use(Odd.RULE, of, Target.NOTHING));
    }

    @Override
    public void chosen(Effects effects, Choice choice) {
        if (again) effects.offer(of.side(), this);
    }

    @Override
    public void rolled(Effects effects, Dice dice) {
        if (dice.face(0) > 4) effects.pin(of, Odd.RULE);
    }
}
