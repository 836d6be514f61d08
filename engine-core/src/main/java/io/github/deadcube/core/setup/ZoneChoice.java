package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import java.util.function.Consumer;

/** SET-7: the starting player chooses a deployment zone; the other side has the other one. */
record ZoneChoice(Side side) implements Frame {
    private static final Rejection NO_ZONE =
            new Rejection(RuleIds.SET_7, "the scenario has no zone of that number", "one of the scenario's zones");

    @Override
    public RuleId rule() {
        return RuleIds.SET_7;
    }

    @Override
    public String words() {
        return side + " chooses a deployment zone";
    }

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.DEPLOYMENT_ZONE, rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int zone = 1; zone <= now.game().zones().size(); zone++) each.accept(new Choice.Zone(zone));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        return choice instanceof Choice.Zone ? NO_ZONE : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        int zone = ((Choice.Zone) choice).number();
        now.takeZone(side, zone);
        now.takeZone(side.other(), zone == 1 ? 2 : 1);
    }
}
