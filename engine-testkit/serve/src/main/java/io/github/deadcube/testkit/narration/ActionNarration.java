package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.narration.NarrationLines.Sentence;
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
        else if (event instanceof Event.Exploded exploded)
            lines.begin(names.title(exploded.rule()) + " in " + exploded.cube())
                    .unlessMoreIsTold(cubes.isEmpty(exploded.cube()) ? ", where no model is" : "");
        else if (event instanceof Event.Rolled rolled && rolled.target() > 0) test.rolled(rolled);
        else if (event instanceof Event.Rolled rolled && RuleWords.OWN_WILL.are(rolled.rule()))
            rolled.roller()
                    .forEach(model -> lines.begin(model, "rolls " + rolled.dice() + " " + names.title(rolled.rule())));
        else if (event instanceof Event.Modified modified) modified(modified);
        else if (event instanceof Event.Compared compared) decided(compared);
        else if (event instanceof Event.ItemGone lost && isOfSecondShot(lost)) return true;
        else return event instanceof Event.CommandSpent spent && diceBought(spent);
        return true;
    }

    void explodes(int lowest) {
        test.explodes(lowest);
    }

    Option<String> diceSoFar() {
        return test.soFar();
    }

    /** CMD-5, CMD-7: the effect of the die is narrated with the test. */
    private boolean diceBought(Event.CommandSpent spent) {
        if (spent.rule().equals(RuleIds.CMD_5)) test.bought(spent);
        else if (spent.rule().equals(RuleIds.CMD_7)) test.added(spent.side());
        else return false;
        return true;
    }

    private void acted(Event.Acted acted) {
        Choice action = acted.action();
        if (ActionWords.withinAttack(action) && lines.exists(Sentence::awaitsDice)) {
            lines.current().aside(words.within(acted.model(), action));
            return;
        }
        if (RuleWords.SECOND_WEAPON.are(acted.rule()) && action instanceof Choice.Shoot other) {
            lines.current().aside("and " + words.withItem(other.shot()));
            second = Option.some(other);
            firstFired = false;
            return;
        }
        if (second.exists(shot -> shot.model().equals(acted.model()))) {
            second = Option.none();
            secondAttack = Option.none();
        }
        Sentence begun = lines.begin(acted.model(), words.words(action)).at(ActionWords.target(action));
        if (ActionWords.moves(action)) begun.moving().unlessMoreIsTold(", but stays");
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
            lines.current().aside("now at " + names.name(targeted.model()) + ": " + names.title(targeted.rule()));
            lines.current().at(Option.some(targeted.model()));
            return;
        }
        // the step is not over: its line does not say that the model stays
        if (targeted.rule().equals(RuleIds.ADV_6) && lines.any())
            lines.current().unlessMoreIsTold("");
        begin(targeted);
    }

    private void calledOff(Event.CalledOff off) {
        if (!lines.exists(sentence -> sentence.attacks(off.attacker())))
            lines.begin(off.attacker(), "attacks " + names.name(off.model()));
        lines.current().calledOff(names.title(off.rule()));
    }

    /** {@code (a die less: smoke (K-SMOKE))}; on the line of the second shot if the first is fired. */
    private void modified(Event.Modified modified) {
        int dice = Math.abs(modified.dice());
        String words = (dice == 1 ? "a die" : dice + " dice") + (modified.dice() < 0 ? " less" : " more") + ": "
                + names.title(modified.rule());
        if (secondAttack.isDefined() && firstFired) test.modified(words);
        else lines.current().aside(words);
    }

    /** Whether the words of the second shot name the item. */
    private boolean isOfSecondShot(Event.ItemGone lost) {
        return second.exists(
                shot -> shot.model().equals(lost.model()) && shot.shot().item().contains(lost.item()));
    }

    private void begin(Event.Targeted targeted) {
        lines.begin(targeted.attacker(), "attacks " + names.name(targeted.model()) + cause(targeted.rule()))
                .at(Option.some(targeted.model()));
    }

    private static String cause(RuleId rule) {
        if (rule.equals(RuleIds.ADV_6)) return " as it breaks away";
        return rule.equals(RuleIds.STD_2) || rule.equals(RuleIds.PIN_3) ? " as it stands up" : "";
    }

    /** A second test begins another line: it is against the earlier roll. */
    private void decided(Event.Compared compared) {
        if (RuleWords.SHIELD.are(compared.rule())) {
            lines.current().clause("shield rolls " + test.faces());
            return;
        }
        // an order has no test of its own: its dice are a shield's (ORD-5)
        if (names.isOrder(compared.rule())) {
            lines.current().clause(names.title(compared.rule()) + " rolls " + test.faces());
            return;
        }
        if (RuleWords.SHIELD_OF_ANOTHER.are(compared.rule())) {
            lines.current().clause("shield generator rolls " + test.faces());
            return;
        }
        for (SecondAttack attack : secondAttack) {
            Event.Targeted targeted = attack.targeted();
            if (firstFired && compared.rule().equals(targeted.rule()) && test.hasRolled(targeted.attacker())) {
                lines.begin(
                                targeted.attacker(),
                                "shoots " + words.withItem(attack.shot().shot()))
                        .at(Option.some(targeted.model()));
                secondAttack = Option.none();
            }
        }
        firstFired = true;
        boolean fire = RuleWords.FIRE.are(compared.rule()) && test.againstAThing();
        if (fire) test.tester(Option.none()).forEach(model -> lines.begin(model, "burns"));
        if (!lines.any()) {
            Option<ModelId> first = test.tester(Option.none());
            if (first.isDefined()) lines.begin(first.get(), "");
            else lines.begin(names.title(compared.rule()));
        }
        Option<ModelId> tester = test.tester(lines.current().actor());
        boolean again = lines.current().decided();
        // who rolls again has not rolled against its own dice
        boolean against = again && !tester.equals(lines.current().actor())
                || lines.current().interrupts();
        if (again || against) tester.forEach(model -> lines.begin(model, ""));
        Sentence line = lines.current();
        test.changes().forEach(line::aside);
        boolean decidesHarm =
                !RuleWords.LANDING.are(compared.rule()) && test.decidesHarm(compared, line.actor(), against);
        Option<ModelId> first = RuleWords.MENDING.are(compared.rule()) ? test.tester(line.actor()) : line.actor();
        line.dice(test.words(compared, first, against)).unlessMoreIsTold(decidesHarm ? ": no harm" : "");
    }

    /** A choice as the rest of a sentence that begins with the name of the model. */
    private record ActionWords(NarrationNames names) {
        String words(Choice choice) {
            if (choice instanceof Choice.Advance) return "advances";
            if (choice instanceof Choice.Sprint) return "sprints";
            if (choice instanceof Choice.StandUp) return "stands up";
            if (choice instanceof Choice.Shoot shoot) return "shoots " + words(shoot.shot());
            if (choice instanceof Choice.Assault assault) return "assaults " + names.name(assault.target());
            if (choice instanceof Choice.Attack attack) return "attacks " + names.name(attack.target());
            if (choice instanceof Choice.Wield wield) return "wields its " + wield.weapon();
            if (choice instanceof Choice.FightBack back)
                return "fights back" + (back.weapon().isEmpty() ? "" : " with " + back.weapon());
            if (choice instanceof Choice.Survive) return "tries to survive";
            if (choice instanceof Choice.SpendDie spend)
                return "spends " + spend.face().title() + " and " + words(spend.action());
            if (choice instanceof Choice.Use use) return used(use);
            return choice.toString();
        }

        /** Whether cubes follow. */
        static boolean moves(Choice choice) {
            return choice instanceof Choice.SpendDie spend
                    ? moves(spend.action())
                    : choice instanceof Choice.Advance || choice instanceof Choice.Sprint;
        }

        /**
         * A short text for an action within an attack: {@code B2 Brute fights back with maul}, {@code Stand Together}.
         */
        String within(ModelId model, Choice choice) {
            return choice instanceof Choice.SpendDie spend && spend.action() instanceof Choice.Use use
                    ? names.title(use.rule()) + " for " + names.name(model)
                    : names.name(model) + " " + words(choice);
        }

        /** Whether the action belongs to a declared attack whose dice are not rolled. */
        static boolean withinAttack(Choice choice) {
            return choice instanceof Choice.Wield
                    || choice instanceof Choice.FightBack
                    || choice instanceof Choice.Survive
                    || choice instanceof Choice.SpendDie spend && spend.face() == CommandFace.ORDER;
        }

        /** Whether it is a shot at a cube, which may scatter. */
        static boolean aims(Choice choice) {
            return choice instanceof Choice.SpendDie spend
                    ? aims(spend.action())
                    : choice instanceof Choice.Shoot shoot
                            && shoot.shot().target().isCube();
        }

        static boolean isOrder(Choice choice) {
            return choice instanceof Choice.SpendDie spend
                    && spend.face() == CommandFace.ORDER
                    && spend.action() instanceof Choice.Use;
        }

        static Option<ModelId> target(Choice choice) {
            if (choice instanceof Choice.Assault assault) return Option.some(assault.target());
            if (choice instanceof Choice.Attack attack) return Option.some(attack.target());
            if (choice instanceof Choice.SpendDie spend) return target(spend.action());
            if (choice instanceof Choice.Use use) return model(use.target());
            return choice instanceof Choice.Shoot shoot ? model(shoot.shot().target()) : Option.none();
        }

        private static Option<ModelId> model(Target target) {
            return target.model().filter(model -> target.isModel());
        }

        String words(Shot shot) {
            String at = names.name(shot.target()) + " with " + shot.weapon();
            if (shot.target().isCube()) at = "at " + at;
            return shot.mode().isEmpty() ? at : at + " (" + shot.mode() + ")";
        }

        String withItem(Shot shot) {
            return words(shot)
                    + shot.item().map(item -> " using " + names.title(item)).getOrElse("");
        }

        private String used(Choice.Use use) {
            String on = use.target().equals(Target.NOTHING) ? "" : " on " + names.name(use.target());
            return "uses " + names.title(use.rule()) + on;
        }
    }
}
