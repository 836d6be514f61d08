package io.github.deadcube.core.timing;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * KT-2 for several models that one roll has hit, whose damage is dealt: each step for all of them, before the next step.
 *
 * @param attacks one a model, in SCAT-8 order
 * @param aim whom it was aimed at: what marks a target, and EVADE, are this one's
 * @param mark what each of them gets that lives
 * @param next the number of the step that is next
 */
@DescribesFrame(rule = "KT-2")
record AttackSteps(List<Attack> attacks, ModelId aim, Mark mark, int next) implements Timing.Waiting {
    @Override
    public String words() {
        return "after " + attacks.head().attacker() + "'s attack on "
                + attacks.map(Attack::target).mkString(", ");
    }

    @Override
    public boolean encloses() {
        return true;
    }

    private Attack aimed() {
        return attacks.find(a -> a.target().equals(aim)).get();
    }

    @Override
    public void enter(Now now) {
        Sequence sequence = Sequence.of(aimed());
        for (int i = next; i < sequence.steps(); i++) {
            if (now.busy()) {
                now.then(new AttackSteps(attacks, aim, mark, i));
                return;
            }
            take(now, sequence.step(i));
        }
    }

    /** KT-3: all damage has been dealt; and whatever pins bystanders learns of them. */
    private void dealt(Now now) {
        Attack a = aimed();
        Impact at =
                new Impact(now.model(aim).cube(), now.controller(a.attacker()), Option.some(a.attacker()), a.weapon());
        TriggerSteps.react(now, Trigger.HIT, a);
        now.at(Trigger.DEALT, a.attacker(), a.weapon(), null, at);
    }

    private void take(Now now, Sequence.Step step) {
        switch (step) {
            case DAMAGE -> dealt(now);
            case MARKS -> {
                TriggerSteps.react(now, Trigger.MARKS, aimed());
                for (Attack a : attacks) burn(now, now.model(a.target()));
            }
            case EVADE -> TriggerSteps.react(now, Trigger.EVADE, aimed());
            case EXPLOSIONS -> {
                now.expire(Mark.Until.ATTACK);
                now.goOff();
            }
            case FIGHTS -> now.dueFights();
            default -> {
                for (Attack a : attacks) TriggerSteps.react(now, Objects.requireNonNull(step.attack()), a);
            }
        }
    }

    private void burn(Now now, ModelState m) {
        if (m.inPlay() && !m.marked(mark.rule())) now.addMark(m.id(), mark);
    }
}
