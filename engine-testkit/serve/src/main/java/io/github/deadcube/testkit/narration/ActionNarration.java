package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.narration.NarrationLines.Line;
import io.vavr.control.Option;

/** Narrates the actions of models, attacks and explosions with their dice. Each of them begins a line. */
final class ActionNarration {
    private final NarrationNames names;
    private final ActionWords words;
    private final NarrationLines lines;
    private final TestNarration test;
    private final ModelCubes cubes;
    /** The second of two shots of an action. */
    private Option<Choice.Shoot> second = Option.none();
    /** The attack of the second shot, until its line begins with its dice. */
    private Option<SecondAttack> secondAttack = Option.none();
    /** Whether the first shot is fired: its dice have fallen, or it has landed without any. */
    private boolean firstFired;

    private record SecondAttack(Event.Targeted targeted, Choice.Shoot shot) {}

    ActionNarration(NarrationNames names, NarrationLines lines, ModelCubes cubes) {
        this.names = names;
        this.words = new ActionWords(names);
        this.lines = lines;
        this.test = new TestNarration(names);
        this.cubes = cubes;
    }

    boolean tell(Event event) {
        if (event instanceof Event.Landed || event instanceof Event.Exploded) firstFired = true;
        if (event instanceof Event.Acted acted) acted(acted);
        else if (event instanceof Event.Targeted targeted) targeted(targeted);
        else if (event instanceof Event.CalledOff off) calledOff(off);
        else if (event instanceof Event.Exploded exploded) exploded(exploded);
        else if (event instanceof Event.Rolled rolled && rolled.target() > 0) test.rolled(rolled);
        else if (event instanceof Event.Rolled rolled && RuleWords.OWN_WILL.are(rolled.rule()))
            rolled.roller()
                    .forEach(model -> lines.begin(
                            model,
                            Sentence.of(
                                    "{model} rolls {dice} {rule}",
                                    names.name(model),
                                    rolled.dice(),
                                    names.title(rolled.rule()))));
        else if (event instanceof Event.Modified modified) modified(modified);
        else if (event instanceof Event.Compared compared) decided(compared);
        else if (event instanceof Event.ItemGone lost && isOfSecondShot(lost)) return true;
        else return event instanceof Event.CommandSpent spent && diceBought(spent);
        return true;
    }

    void explodes(int lowest) {
        test.explodes(lowest);
    }

    Option<Told> diceSoFar() {
        return test.soFar();
    }

    /** CMD-5, CMD-7: the effect of the die is narrated with the test. */
    private boolean diceBought(Event.CommandSpent spent) {
        if (spent.rule().equals(RuleIds.CMD_5)) test.bought(spent);
        else if (spent.rule().equals(RuleIds.CMD_7)) test.added(spent.side());
        else return false;
        return true;
    }

    private void exploded(Event.Exploded exploded) {
        Line begun = lines.begin(Sentence.of("{rule} in {cube}", names.title(exploded.rule()), exploded.cube()));
        if (cubes.isEmpty(exploded.cube()))
            begun.unlessMoreIsTold(line -> Sentence.of("{line}, where no model is", line));
    }

    private void acted(Event.Acted acted) {
        Choice action = acted.action();
        if (ActionWords.withinAttack(action) && lines.exists(Line::awaitsDice)) {
            lines.current().aside(words.within(acted.model(), action));
            if (ActionWords.standsUp(action)) lines.current().standsUp();
            return;
        }
        if (RuleWords.SECOND_WEAPON.are(acted.rule()) && action instanceof Choice.Shoot other) {
            lines.current().aside(words.andWith(other.shot()));
            second = Option.some(other);
            firstFired = false;
            return;
        }
        if (second.exists(shot -> shot.model().equals(acted.model()))) {
            second = Option.none();
            secondAttack = Option.none();
        }
        Line begun = lines.begin(
                        acted.model(), words.clause(acted.model(), action).named())
                .at(ActionWords.target(action));
        if (ActionWords.standsUp(action)) begun.standsUp();
        if (ActionWords.moves(action)) begun.moving().unlessMoreIsTold(line -> Sentence.of("{line}, but stays", line));
        if (ActionWords.isOrder(action)) begun.order();
        if (ActionWords.aims(action)) begun.aimed();
    }

    /** The line of an action already names the target. This names a target that a rule selects. */
    private void targeted(Event.Targeted targeted) {
        Option<Choice.Shoot> fired = second.filter(shot ->
                shot.model().equals(targeted.attacker()) && shot.shot().target().equals(Target.of(targeted.model())));
        if (fired.isDefined()) {
            secondAttack = Option.some(new SecondAttack(targeted, fired.get()));
            return;
        }
        if (lines.exists(sentence -> sentence.attacks(targeted.attacker(), targeted.model()))) return;
        if (!targeted.rule().known() && lines.exists(sentence -> sentence.attacks(targeted.attacker()))) {
            lines.current()
                    .aside(Sentence.of(
                            "now at {target}: {rule}", names.name(targeted.model()), names.title(targeted.rule())));
            lines.current().at(Option.some(targeted.model()));
            return;
        }
        // the step is not over: its line does not say that the model stays
        if (targeted.rule().equals(RuleIds.ADV_6) && lines.any())
            lines.current().mayEnd();
        begin(targeted);
    }

    private void calledOff(Event.CalledOff off) {
        if (!lines.exists(sentence -> sentence.attacks(off.attacker())))
            lines.begin(off.attacker(), attacks(off.attacker(), off.model()));
        lines.current().calledOff(names.title(off.rule()));
    }

    /** {@code (a die less: smoke (K-SMOKE))}; on the line of the second shot if the first is fired. */
    private void modified(Event.Modified modified) {
        Told cause = names.title(modified.rule());
        Sentence words = modified.dice() < 0
                ? Sentence.of("{count, plural, one {a die} other {# dice}} less: {rule}", -modified.dice(), cause)
                : Sentence.of("{count, plural, one {a die} other {# dice}} more: {rule}", modified.dice(), cause);
        if (secondAttack.isDefined() && firstFired) test.modified(words);
        else lines.current().aside(words);
    }

    /** Whether the words of the second shot name the item. */
    private boolean isOfSecondShot(Event.ItemGone lost) {
        return second.exists(
                shot -> shot.model().equals(lost.model()) && shot.shot().item().contains(lost.item()));
    }

    private void begin(Event.Targeted targeted) {
        RuleId rule = targeted.rule();
        boolean standsUp = rule.equals(RuleIds.STD_2) || rule.equals(RuleIds.PIN_3);
        String attacker = names.name(targeted.attacker());
        String target = names.name(targeted.model());
        Sentence head = rule.equals(RuleIds.ADV_6)
                ? Sentence.of("{attacker} attacks {target} as it breaks away", attacker, target)
                : standsUp
                        ? Sentence.of("{attacker} attacks {target} as it stands up", attacker, target)
                        : attacks(targeted.attacker(), targeted.model());
        Line begun = lines.begin(targeted.attacker(), head).at(Option.some(targeted.model()));
        if (standsUp) begun.standsUp();
    }

    private Sentence attacks(ModelId attacker, ModelId target) {
        return Sentence.of("{model} attacks {target}", names.name(attacker), names.name(target));
    }

    /** A second test begins another line: it is against the earlier roll. */
    private void decided(Event.Compared compared) {
        if (RuleWords.SHIELD.are(compared.rule())) {
            lines.current().clause(Sentence.of("shield rolls {dice}", test.faces()));
            return;
        }
        // an order has no test of its own: its dice are a shield's (ORD-5)
        if (names.isOrder(compared.rule())) {
            lines.current().clause(Sentence.of("{order} rolls {dice}", names.title(compared.rule()), test.faces()));
            return;
        }
        if (RuleWords.SHIELD_OF_ANOTHER.are(compared.rule())) {
            lines.current().clause(Sentence.of("shield generator rolls {dice}", test.faces()));
            return;
        }
        for (SecondAttack attack : secondAttack) {
            Event.Targeted targeted = attack.targeted();
            if (firstFired && compared.rule().equals(targeted.rule()) && test.hasRolled(targeted.attacker())) {
                lines.begin(
                                targeted.attacker(),
                                words.shot(targeted.attacker(), attack.shot().shot()))
                        .at(Option.some(targeted.model()));
                secondAttack = Option.none();
            }
        }
        firstFired = true;
        boolean fire = RuleWords.FIRE.are(compared.rule()) && test.againstAThing();
        if (fire)
            test.tester(Option.none())
                    .forEach(model -> lines.begin(model, Sentence.of("{model} burns", names.name(model))));
        if (!lines.any()) {
            Option<ModelId> first = test.tester(Option.none());
            if (first.isDefined()) lines.begin(first.get());
            else lines.begin(names.title(compared.rule()));
        }
        Option<ModelId> tester = test.tester(lines.current().actor());
        boolean again = lines.current().decided();
        // who rolls again has not rolled against its own dice
        boolean against = again && !tester.equals(lines.current().actor())
                || lines.current().interrupts();
        if (again || against) tester.forEach(lines::begin);
        Line line = lines.current();
        test.changes().forEach(line::aside);
        boolean decidesHarm =
                !RuleWords.LANDING.are(compared.rule()) && test.decidesHarm(compared, line.actor(), against);
        Option<ModelId> first = RuleWords.MENDING.are(compared.rule()) ? test.tester(line.actor()) : line.actor();
        line.dice(test.words(compared, first, against));
        if (decidesHarm) line.unlessMoreIsTold(dice -> Sentence.of("{line}: no harm", dice));
    }
}
