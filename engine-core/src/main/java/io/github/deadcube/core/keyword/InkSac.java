package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/**
 * K-INK-SAC: once a game, as its activation begins or ends, smoke in its cube; and smoke there when it is killed. A mark says
 * that it has been used.
 */
final class InkSac extends Printed {
    InkSac() {
        super("INK SAC", RuleIds.K_INK_SAC, Bearers.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.activation(Juncture.FIRST_CLOUD, this::offered);
        hooks.activation(Juncture.LAST_CLOUD, this::offered);
        hooks.dying((flow, dead, cube) -> flow.laySmoke(cube, rule()));
    }

    private void offered(Flow flow, ModelId model) {
        if (!flow.model(model).marked(rule()))
            flow.offer(flow.controller(model), new Resume(rule(), model, Target.NOTHING, -1, 0));
    }

    @Override
    public void options(Table table, Resume at, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule(), at.model()));
        each.accept(new Choice.Use(rule(), at.model(), Target.NOTHING));
    }

    @Override
    public void chosen(Flow flow, Resume at, Choice choice) {
        if (!(choice instanceof Choice.Use)) return;
        flow.mark(at.model(), new Mark(rule(), 1, Mark.Until.GAME));
        flow.laySmoke(flow.model(at.model()).cube(), rule());
    }
}
