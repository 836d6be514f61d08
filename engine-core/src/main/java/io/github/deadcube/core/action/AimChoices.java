package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.github.deadcube.core.hooks.HookSet;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-1, SHO-8: the possible shots of a model with one of its weapons. What the weapon is fired at has a subclass. */
abstract class AimChoices {
    private static final Rejection SPENT =
            new Rejection(RuleIds.SHO_8, "the weapon can be used once, and has been", "another weapon");
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.SHO_1, "the model has no weapon of that name with a range", "one of its ranged weapons");
    private static final Rejection NO_ITEM =
            new Rejection(RuleIds.SHO_1, "the item can be used once, and has been", "one of its ranged weapons");
    static final Rejection GONE = noTarget("the target is not on the battlefield");
    static final Rejection NO_MODE =
            new Rejection(RuleIds.SHO_9, "the weapon cannot be fired like that", "one of the weapon's modes");
    static final Rejection AT_CUBE = noTarget("the weapon is fired at a model, not at a cube");
    static final Rejection TOO_FAR =
            new Rejection(RuleIds.SHO_4, "the target is beyond the weapon's range", "a target within range");
    static final Rejection HIDDEN =
            new Rejection(RuleIds.CMD_9, "a special order hides the target from shots", "another target, or its cube");
    static final Rejection OTHER_SIDE = new Rejection(
            RuleIds.PART_1, "the target is on the other side of the half-cube", "a target in another cube");

    final Now now;
    /** The shooter. */
    final Model m;

    final WeaponChoice choice;
    final Weapon weapon;

    AimChoices(Now now, Model m, WeaponChoice choice, Weapon weapon) {
        this.now = now;
        this.m = m;
        this.choice = choice;
        this.weapon = weapon;
    }

    /** SHO-4: the most cubes to a target. */
    final int reach() {
        return weapon.range();
    }

    static AimChoices with(Now now, Model m, WeaponChoice choice, Weapon weapon) {
        HookSet hooks = now.hooks().hooksOf(m.id(), choice);
        FriendlyShot friendly = hooks.offered(FriendlyShot.class);
        if (friendly != null) return new AimAtFriends(now, m, choice, weapon, friendly);
        Delivery delivery = hooks.offered(Delivery.class);
        return delivery == null
                ? new AimAtModels(now, m, choice, weapon)
                : new AimAtCubes(now, m, choice, weapon, delivery);
    }

    static Rejection noTarget(CharSequence why) {
        return new Rejection(RuleIds.SHO_3, why, "a model elsewhere that is no friend");
    }

    /** Every shot that a model may fire, by weapon. */
    static void all(Now now, Model m, Consumer<? super Choice.Shoot> each) {
        Weapon[] weapons = now.game().weapons(m.id());
        for (int w = 0; w < weapons.length; w++)
            if (unusable(now, m, weapons[w], WeaponChoice.onCard(w)) == null)
                with(now, m, WeaponChoice.onCard(w), weapons[w]).each(each);
        for (RuleId item : now.hooks().items(m.id())) {
            Weapon weapon = now.game().itemWeapon(item);
            if (weapon != null && !weapon.closeCombat())
                with(now, m, WeaponChoice.ofItem(item), weapon).each(each);
        }
    }

    /** Why a shot may not be fired; null if it may. */
    static @Nullable Rejection refusal(Now now, Model m, Shot shot) {
        if (shot.target().isModel()
                && !now.view().isInGame(shot.target().model().get())) return GONE;
        WeaponChoice choice = ShotWeapon.find(now, m, shot.weapon());
        if (choice == null) return usedUp(now, m, shot.weapon()) ? NO_ITEM : NO_WEAPON;
        Weapon weapon = now.view().weapon(m.id(), choice).get();
        Rejection why = unusable(now, m, weapon, choice);
        return why == null ? with(now, m, choice, weapon).refusal(shot) : why;
    }

    /** Whether a name is that of the weapon of an item that the card prints, and that is used up. */
    private static boolean usedUp(Now now, Model m, String name) {
        return now.hooks()
                .usedUpItems(m.id())
                .map(now.game()::itemWeapon)
                .exists(w -> w != null && w.name().equals(name));
    }

    private static @Nullable Rejection unusable(Now now, Model m, Weapon weapon, WeaponChoice choice) {
        if (weapon.closeCombat() && now.hooks().hooksOf(m.id(), choice).offered(FriendlyShot.class) == null)
            return NO_WEAPON;
        return choice.isOnCard() && m.usedUp(choice.number()) ? SPENT : null;
    }

    abstract void each(Consumer<? super Choice.Shoot> each);

    /** ORD-4: the shots at one model, which may be in the shooter's cube. A weapon for cubes or friends has none. */
    void eachAt(Model target, Consumer<? super Choice.Shoot> each) {}

    /** SHO-2 to SHO-4: why a declared shot may not have another target; null if it may. */
    @Nullable
    Rejection redirectRefusal(Model present, Model to) {
        return noTarget("the weapon is not fired at models");
    }

    /** Why a shot with the weapon may not be fired; null if it may. */
    abstract @Nullable Rejection refusal(Shot shot);

    /** Why a shot that neither items nor modes change may not be fired; null if it names neither an item nor a mode. */
    final @Nullable Rejection plainRefusal(Shot shot) {
        if (shot.item().isDefined())
            return ItemRules.notForThis(now, shot.item().get());
        return shot.mode().isEmpty() ? null : NO_MODE;
    }

    /** Why a rule forbids a shot at a model; null if none does. */
    final @Nullable Rejection veto(Model target) {
        if (!now.hooks().forbids(Hooks.Restriction.SHOT)) return null;
        TestContext shot = TestContext.builder(TestContext.Kind.SHOOT, RuleIds.SHO_5, m.id())
                .target(target.id())
                .weapon(choice)
                .wasPinned(target.pinned())
                .build();
        return now.hooks().veto(Hooks.Restriction.SHOT, m.id(), choice, target.id(), shot);
    }
}
