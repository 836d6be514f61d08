package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import java.util.function.Consumer;

/** SET-7: the starting player chooses a deployment zone; the other side has the other one. */
@Waits(rule = "SET-7", words = "{side} chooses a deployment zone")
record ZoneChoice(Side side) implements Setups.Waiting {
    private static final Rejection NO_ZONE =
            new Rejection(RuleIds.SET_7, "the scenario has no zone of that number", "one of the scenario's zones");

    @Override
    public void enter(Now now) {
        now.ask(this);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.DEPLOYMENT_ZONE, RuleIds.SET_7, now.offers(this));
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
