package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Behaviour;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** DICE-12, KT-1: a keyword or a special order waits for a test, dice or a choice of its own, and is called back. */
record Called(Resume at, Wait reason, Side side, int dice, Purpose purpose, Option<Test> test) implements Frame {
    /** What it waits for. */
    enum Wait {
        TEST,
        DICE,
        CHOICE
    }

    @Override
    public RuleId rule() {
        return at.rule();
    }

    @Override
    public String words() {
        return at.model() + " uses " + at.rule().title()
                + (at.target().equals(Target.NOTHING) ? "" : " on " + at.target()) + " (" + at.rule() + ")";
    }

    private Behaviour behaviour(Now now) {
        return now.game().behaviour(at.rule().id());
    }

    @Override
    public void enter(Now now) {
        if (reason != Wait.CHOICE) {
            now.ask(this);
            return;
        }
        List<Choice> offers = new ArrayList<>();
        options(now, offers::add);
        if (offers.size() > 1) now.ask(this);
        else if (offers.size() == 1) chosen(now, offers.get(0));
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        behaviour(now).decided(now.flow(), at, test.get(), outcome);
    }

    @Override
    public Prompt.@Nullable DiceRequest dice(Now now) {
        return reason == Wait.DICE ? new Prompt.DiceRequest(side, purpose, rule(), dice, Die.D8) : null;
    }

    @Override
    public void rolled(Now now, Dice rolled) {
        now.announce(new Event.Rolled(side, Option.some(at.model()), 0, rolled, rule()));
        behaviour(now).rolled(now.flow(), at, rolled);
    }

    @Override
    public Prompt.Decision decision(Now now) {
        return new Prompt.Decision(side, purpose, rule(), each -> options(now, each));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        behaviour(now).options(now, at, each);
    }

    @Override
    public void chosen(Now now, Choice choice) {
        behaviour(now).chosen(now.flow(), at, choice);
    }
}
