package io.github.deadcube.core.machine;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/** ORD-2: a frame that holds an attack between its declaration and its dice, in which rules may divert it. */
public interface DeclaredAttack {
    /** The attack; null before the declaration, and from the dice or the target's answer on. */
    @Nullable
    TestContext attack();

    /** SHO-2 to SHO-4, AST-1: why the attacker could not have named this target; null if it could. */
    @Nullable
    Rejection redirectRefusal(Now now, ModelId to);

    /** The frame for another target. */
    Frame redirected(Now now, ModelId to);

    /** The frame without this attack; null if nothing of it is left. */
    @Nullable
    Frame calledOff(Now now);

    /** The attack that rules may divert at present; null if there is none. */
    static @Nullable DeclaredAttack current(Now now) {
        if (now.declared() instanceof DeclaredAttack declared) return declared;
        for (Frame frame : now.stack().frames()) if (isOpen(frame)) return (DeclaredAttack) frame;
        return null;
    }

    /** Whether a frame holds an attack that is declared, before its dice. */
    static boolean isOpen(Frame frame) {
        return frame instanceof DeclaredAttack declared && declared.attack() != null;
    }

    /** Whether two contexts are those of one attack. Special orders know the shot of a volley as such, hooks do not. */
    static boolean areOne(TestContext one, TestContext other) {
        return one.kind() == other.kind()
                && one.attacker().equals(other.attacker())
                && one.target().equals(other.target())
                && one.rule().equals(other.rule())
                && one.weapon().equals(other.weapon());
    }

    /** The context of an attack on another target. */
    static TestContext at(Now now, TestContext attack, ModelId to) {
        return new TestContext(
                attack.kind(),
                attack.rule(),
                attack.attacker(),
                to,
                attack.weapon(),
                WeaponChoice.NONE,
                attack.movedIn(),
                now.model(to).pinned(),
                attack.volley(),
                attack.aimed());
    }
}
