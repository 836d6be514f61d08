package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** SET-5: a side looks at face-down tokens, or discards one without looking at it. */
@DescribesFrame(step = Flow.RECON_EFFECT, rule = "SET-5", asks = Purpose.TOKEN)
@SavedName("tokenChoice")
record TokenChoice(Side side, int left, boolean discarding) implements ReconFrame, Frame.OfSide {
    private static final Rejection NO_TOKEN = none("no token of that number lies face down");
    private static final Rejection KNOWN = none("no token of that number lies face down, unknown to the side");

    private static Rejection none(CharSequence reason) {
        return new Rejection(RuleIds.SET_5, reason, "a token that is offered");
    }

    @Override
    public Sentence describe() {
        return discarding ? Sentence.of("{side} discards a token", side) : Sentence.of("{side} looks at tokens", side);
    }

    @Override
    public void enter(Now now) {
        if (left > 0 && !tokens(now).isEmpty()) now.ask(this);
    }

    private Vector<Token> tokens(Now now) {
        return now.view()
                .tokens()
                .filter(t -> !t.faceUp()
                        && (discarding || !now.view().side(side).looked().contains(t.number())));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (Token token : tokens(now)) each.accept(new Choice.PickToken(token.number()));
        each.accept(new Choice.Done());
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!(choice instanceof Choice.PickToken)) return Refusals.KIND;
        return discarding ? NO_TOKEN : KNOWN;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.PickToken pick)) return;
        Token token = now.view().tokens().find(t -> t.number() == pick.token()).get();
        if (discarding) now.lasting().removeToken(token, RuleIds.SET_5);
        else now.lasting().look(side, token);
        new TokenChoice(side, left - 1, discarding).enter(now);
    }
}
