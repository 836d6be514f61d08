package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** SET-5: a side looks at face-down tokens, or discards one unseen. */
@Waits(rule = "SET-5")
record TokenChoice(Side side, int left, boolean discarding) implements Setups.Waiting {
    private static final Rejection NO_TOKEN = new Rejection(
            RuleIds.SET_5, "no token of that number lies face down, unknown to the side", "a token that is offered");

    @Override
    public String words() {
        return side + (discarding ? " discards a token" : " looks at tokens");
    }

    @Override
    public void enter(Now now) {
        if (left > 0 && !tokens(now).isEmpty()) now.ask(this);
    }

    private Vector<Token> tokens(Now now) {
        return now.tokens()
                .filter(t ->
                        !t.faceUp() && (discarding || !now.side(side).looked().contains(t.number())));
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.TOKEN, RuleIds.SET_5, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (Token token : tokens(now)) each.accept(new Choice.PickToken(token.number()));
        each.accept(new Choice.Done());
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return choice instanceof Choice.PickToken ? NO_TOKEN : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.PickToken pick)) return;
        Token token = now.tokens().find(t -> t.number() == pick.token()).get();
        if (discarding) now.removeToken(token, RuleIds.SET_5);
        else now.look(side, token);
        new TokenChoice(side, left - 1, discarding).enter(now);
    }
}
