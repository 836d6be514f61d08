package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-3, SHO-4: the shots of a weapon that is fired at models. */
final class AimAtModels extends AimChoices {
    private static final List<Option<RuleId>> NO_AID = List.of(Option.none());
    private static final Rejection FRIEND = noTarget("the target is a friend");
    private static final Rejection HERE = noTarget("the target is in the shooter's cube");
    private static final Rejection UNSEEN =
            new Rejection(RuleIds.SHO_4, "the shooter has no line of sight to the target", "a target in sight");

    AimAtModels(Now now, Model m, WeaponChoice choice, Weapon weapon) {
        super(now, m, choice, weapon);
    }

    @Override
    void each(Consumer<? super Choice.Shoot> each) {
        boolean needsNoSight = needsNoSight();
        List<Option<RuleId>> aids = aids();
        ShotMode[] modes = now.hooks().hooksOf(m.id(), choice).modes();
        for (long others = now.view().roster().inPlay(); others != 0; others &= others - 1) {
            Model target = now.model(Long.numberOfTrailingZeros(others));
            if (refusal(needsNoSight, target) == null) inModes(target, modes, aids, each);
        }
    }

    @Override
    void eachAt(Model target, Consumer<? super Choice.Shoot> each) {
        Rejection why = target.cube().equals(m.cube()) ? beside(target) : refusal(needsNoSight(), target);
        if (why == null) inModes(target, now.hooks().hooksOf(m.id(), choice).modes(), aids(), each);
    }

    @Override
    @Nullable
    Rejection redirectRefusal(Model present, Model to) {
        boolean bothHere = present.cube().equals(m.cube()) && to.cube().equals(m.cube());
        return bothHere ? beside(to) : refusal(needsNoSight(), to);
    }

    private void inModes(
            Model target, ShotMode[] modes, List<Option<RuleId>> aids, Consumer<? super Choice.Shoot> each) {
        Target at = now.game().sharedChoices(target.id()).target();
        ShotMode plain = ShotWeapon.mode(modes, Shot.ORDINARY);
        offer(at, Shot.ORDINARY, allowsModifiers(modes, plain) ? aids : NO_AID, each);
        for (ShotMode mode : modes)
            if (mode != plain) offer(at, mode.words(), allowsModifiers(modes, mode) ? aids : NO_AID, each);
    }

    /** @param mode null for the ordinary shot of a weapon without a default mode */
    private static boolean allowsModifiers(ShotMode[] modes, @Nullable ShotMode mode) {
        return mode == null || ShotWeapon.fired(modes, mode).allowsModifiers();
    }

    private boolean needsNoSight() {
        return now.view().hasTrait(m.id(), choice, Trait.NEEDS_NO_SIGHT);
    }

    /** No item, and each item that may be used for its ordinary shots. */
    private List<Option<RuleId>> aids() {
        return now.view().hasTrait(m.id(), choice, Trait.WEAPON_KEYWORDS_ONLY)
                ? NO_AID
                : NO_AID.appendAll(
                        ItemRules.aids(now, m.id(), TestContext.Kind.SHOOT).map(Option::some));
    }

    private void offer(Target at, String mode, List<Option<RuleId>> aids, Consumer<? super Choice.Shoot> each) {
        for (Option<RuleId> aid : aids) each.accept(new Choice.Shoot(m.id(), new Shot(weapon.name(), at, mode, aid)));
    }

    @Override
    @Nullable
    Rejection refusal(Shot shot) {
        if (!shot.target().isModel()) return AT_CUBE;
        ShotMode[] modes = now.hooks().hooksOf(m.id(), choice).modes();
        ShotMode mode = ShotWeapon.mode(modes, shot.mode());
        if (mode == null && !shot.mode().isEmpty()) return NO_MODE;
        boolean ordinary =
                allowsModifiers(modes, mode) && !now.view().hasTrait(m.id(), choice, Trait.WEAPON_KEYWORDS_ONLY);
        if (shot.item().isDefined()
                && !(ordinary
                        && ItemRules.aids(now, m.id(), TestContext.Kind.SHOOT)
                                .contains(shot.item().get())))
            return ItemRules.notForThis(now, shot.item().get());
        return refusal(needsNoSight(), now.model(shot.target().model().get()));
    }

    private @Nullable Rejection noTarget(Model target) {
        if (!target.inPlay()) return GONE;
        boolean friendly = target.allegiance() == m.allegiance()
                && !(now.view().isOutOfControl(m.id()) && !target.id().equals(m.id()));
        return friendly ? FRIEND : null;
    }

    private @Nullable Rejection beside(Model target) {
        Rejection why = noTarget(target);
        if (why != null) return why;
        return now.view().hidden(target.id()) ? HIDDEN : veto(target);
    }

    private @Nullable Rejection refusal(boolean needsNoSight, Model target) {
        Rejection why = noTarget(target);
        if (why != null) return why;
        int range = m.cube().range(target.cube());
        if (range == 0) return target.cube().part() == m.cube().part() ? HERE : OTHER_SIDE;
        if (range > reach()) return TOO_FAR;
        if (now.view().hidden(target.id())) return HIDDEN;
        if (!needsNoSight && now.view().lineOfSight(m.id(), target.id()) == LineOfSight.NONE) return UNSEEN;
        return veto(target);
    }
}
