package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * ORD-2: a rule gives a declared attack another target, or calls it off. It acts after what was set off before it. By
 * then another rule may have diverted the attack: then nothing happens.
 *
 * @param attack as it was declared
 * @param to the new target; none if the attack is called off
 * @param rule the rule that diverts it
 */
@SavedName("diversion")
@DescribesFrame(words = "{attack.attacker}'s attack on {attack.target} is diverted")
record Diversion(TestContext attack, Option<ModelId> to, RuleId rule) implements ActionRules.ChapterFrame {
    private static final Rejection NOT_DECLARED = new Rejection(
            RuleIds.ORD_2,
            "no such attack is declared at present",
            "the attack that was declared, before its dice are rolled");
    private static final Rejection SAME =
            new Rejection(RuleIds.ORD_2, "the model is the target of the attack already", "another model");

    /** The frames directly below that of a shot and that belong to it: its end, and the end of the SHOOT. */
    private static final int OF_THE_SHOT = 3;

    /** Why an attack cannot have another target; null if it can. */
    static @Nullable Rejection refusal(Now now, TestContext attack, ModelId to) {
        DeclaredAttack declared = DeclaredAttack.current(now);
        return declared == null ? NOT_DECLARED : refusal(now, declared, attack, to);
    }

    private static @Nullable Rejection refusal(Now now, DeclaredAttack declared, TestContext attack, ModelId to) {
        if (!isOf(declared, attack)) return NOT_DECLARED;
        return to.equals(attack.target()) ? SAME : declared.redirectRefusal(now, to);
    }

    /** Whether the attack is declared, and its dice are not rolled. */
    static boolean isDeclared(Now now, TestContext attack) {
        DeclaredAttack declared = DeclaredAttack.current(now);
        return declared != null && isOf(declared, attack);
    }

    private static boolean isOf(DeclaredAttack declared, TestContext attack) {
        TestContext present = declared.attack();
        return present != null && DeclaredAttack.areOne(present, attack);
    }

    /** The attack after this diversion, before it lies on the stack; null if it is called off. */
    @Nullable
    Frame applied(Now now, Frame declared) {
        return declared instanceof DeclaredAttack present && !isVoid(now, present) ? instead(now, present) : declared;
    }

    private @Nullable Frame instead(Now now, DeclaredAttack declared) {
        return to.isDefined() ? declared.redirected(now, to.get()) : declared.calledOff(now);
    }

    private boolean isVoid(Now now, DeclaredAttack declared) {
        return to.isDefined() ? refusal(now, declared, attack, to.get()) != null : !isOf(declared, attack);
    }

    @Override
    public void enter(Now now) {
        List<Frame> waiting = now.stack().frames();
        int at = waiting.indexWhere(DeclaredAttack::isOpen);
        if (at < 0) return;
        DeclaredAttack declared = (DeclaredAttack) waiting.get(at);
        if (isVoid(now, declared)) return;
        now.events()
                .announce(
                        to.isDefined()
                                ? new Event.Targeted(to.get(), attack.attacker(), rule)
                                : new Event.CalledOff(attack.target(), attack.attacker(), rule));
        ArrayList<Frame> changed = new ArrayList<>();
        int number = 0;
        for (Frame frame : waiting) {
            boolean together = number < at || number > at && number <= at + OF_THE_SHOT;
            Frame after = number == at
                    ? instead(now, declared)
                    : together ? frame.diverted(now, attack, to.getOrNull()) : frame;
            if (after != null) changed.add(after);
            number++;
        }
        now.replace(List.ofAll(changed));
    }
}
