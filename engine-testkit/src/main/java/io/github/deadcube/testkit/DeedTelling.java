package io.github.deadcube.testkit;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** What begins a line: what a model does, attacks and explosions; and the dice that decide them. */
final class DeedTelling {
    private final Names names;
    private final Deeds deeds;
    private final Lines lines;
    private final TestTelling test = new TestTelling();

    DeedTelling(Names names, Lines lines) {
        this.names = names;
        this.deeds = new Deeds(names);
        this.lines = lines;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Acted acted) acted(acted);
        else if (event instanceof Event.Targeted targeted) targeted(targeted);
        else if (event instanceof Event.Exploded exploded)
            lines.begin(names.of(exploded.rule()) + " in " + exploded.cube());
        else if (event instanceof Event.Rolled rolled && rolled.target() > 0) test.rolled(rolled);
        else if (event instanceof Event.Compared compared) decided(compared);
        else if (event instanceof Event.CommandSpent spent && spent.rule().equals(RuleIds.CMD_5)) test.bought(spent);
        else return false;
        return true;
    }

    private void acted(Event.Acted acted) {
        Choice action = acted.action();
        if (Deeds.withinAttack(action) && lines.exists(Sentence::awaitsDice)) {
            lines.current().aside(names.of(acted.model()) + " " + deeds.told(action));
            return;
        }
        Sentence begun = lines.begin(acted.model(), deeds.told(action)).at(Deeds.target(action));
        if (Deeds.moves(action)) begun.moving();
    }

    /** The target of an action is known; here is who is attacked because a rule says so. */
    private void targeted(Event.Targeted targeted) {
        if (lines.exists(sentence -> sentence.attacks(targeted.attacker(), targeted.model()))) return;
        String verb = "attacks " + names.of(targeted.model()) + " " + names.cited(targeted.rule());
        lines.begin(targeted.attacker(), verb).at(Option.some(targeted.model()));
    }

    /** A second test of one line is told in a line of its own. */
    private void decided(Event.Compared compared) {
        if (compared.rule().equals(RuleIds.K_ENERGY_SHIELD)) {
            lines.current().clause("shield " + test.told(compared, Option.none()));
            return;
        }
        Option<ModelId> tester = test.tester(lines.current().actor());
        if (lines.current().decided()) tester.forEach(model -> lines.begin(model, ""));
        Sentence line = lines.current();
        line.dice(test.told(compared, line.actor()) + " " + names.cited(compared.rule()), tester.isDefined());
    }
}
