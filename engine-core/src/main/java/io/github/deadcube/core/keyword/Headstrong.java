package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import java.util.function.Consumer;

/** K-HEADSTRONG: pinned as its activation begins, it rolls a die, and on 5+ may take a free STAND UP. */
final class Headstrong extends Printed {
    private static final int UP = 5;

    Headstrong() {
        super("HEADSTRONG", RuleIds.K_HEADSTRONG, Bearers.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.activation(Juncture.HEADSTRONG, (flow, model) -> {
            if (flow.model(model).pinned())
                flow.roll(model.side(), 1, Purpose.KEYWORD, new Resume(rule(), model, Target.NOTHING, -1, 0));
        });
    }

    @Override
    public void rolled(Flow flow, Resume at, Dice dice) {
        if (dice.face(0) >= UP) flow.offer(at.model().side(), at.at(1));
    }

    @Override
    public void options(Table table, Resume at, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule(), at.model()));
        each.accept(new Choice.Use(rule(), at.model(), Target.NOTHING));
    }

    @Override
    public void chosen(Flow flow, Resume at, Choice choice) {
        if (choice instanceof Choice.Use) flow.rise(at.model());
    }
}
