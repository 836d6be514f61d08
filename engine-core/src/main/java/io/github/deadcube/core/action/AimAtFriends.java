package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** K-INVIGORATE: the shots of a weapon that is fired at friends. */
final class AimAtFriends extends AimChoices {
    private static final Rejection NO_CUBE =
            new Rejection(AT_CUBE.rule(), AT_CUBE.sentence(), "a friend at which the weapon may be fired");

    private final FriendlyShot friendly;

    AimAtFriends(Now now, Model m, WeaponChoice choice, Weapon weapon, FriendlyShot friendly) {
        super(now, m, choice, weapon);
        this.friendly = friendly;
    }

    @Override
    void each(Consumer<? super Choice.Shoot> each) {
        for (ModelId other : friendly.candidates(now.view(), m.id()))
            if (refusal(other) == null)
                each.accept(new Choice.Shoot(m.id(), new Shot(weapon.name(), Target.of(other))));
    }

    @Override
    @Nullable
    Rejection refusal(Shot shot) {
        if (!shot.target().isModel()) return NO_CUBE;
        Rejection why = plainRefusal(shot);
        return why == null ? refusal(shot.target().model().get()) : why;
    }

    /** ORD-6, PART-1, K-HONOURABLE: such a shot is a SHOOT too. */
    private @Nullable Rejection refusal(ModelId target) {
        Rejection why = now.hooks().veto(Hooks.Restriction.HELP, m.id(), choice, target, target);
        if (why == null) why = friendly.refusal(now.view(), m.id(), choice, target);
        if (why != null) return why;
        if (now.model(target).cube().isOtherSideOf(m.cube())) return OTHER_SIDE;
        return now.view().hidden(target) ? HIDDEN : veto(now.model(target));
    }
}
