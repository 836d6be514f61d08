package io.github.deadcube.core.timing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Failure;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A rule of the library waits for a choice that it offers; the only option is taken unasked. */
record AfterChoice(Then.Chosen then, Side side) implements Timing.Waiting {
    @Override
    public RuleId rule() {
        return then.rule();
    }

    @Override
    public String words() {
        return then.deciding(HouseRulebook.GAME);
    }

    @Override
    public String words(Position position) {
        return then.deciding(position.game().setup().rulebook());
    }

    @Override
    public void enter(Now now) {
        List<Choice> offers = new ArrayList<>();
        options(now, option -> offers.add(Failure.given(option, "one of the options")));
        if (offers.size() > 1) now.ask(this);
        else if (offers.size() == 1) chosen(now, offers.get(0));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(
                side, Failure.given(then.purpose(), "the purpose of " + then.rule()), rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        then.options(now, each);
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return then.refusal(now, choice).getOrElse(Refusals.NOT_OFFERED);
    }

    @Override
    public void chosen(Now now, Choice choice) {
        then.chosen(now.flow(), choice);
    }
}
