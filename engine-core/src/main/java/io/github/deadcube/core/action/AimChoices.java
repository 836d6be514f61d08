package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FriendlyShot;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * SHO-1, SHO-3, SHO-4, SHO-8, K-EXPLOSIVE's cube targets: the possible shots of a model with one of its weapons.
 *
 * @param m the shooter
 */
record AimChoices(Now now, Model m, WeaponChoice choice, Weapon weapon) {
    private static final List<Option<RuleId>> NO_AID = List.of(Option.none());
    private static final Rejection SPENT =
            new Rejection(RuleIds.SHO_8, "the weapon can be used once, and has been", "another weapon");
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.SHO_1, "the model has no weapon of that name with a range", "one of its ranged weapons");
    private static final Rejection NO_ITEM =
            new Rejection(RuleIds.SHO_1, "the item can be used once, and has been", "one of its ranged weapons");
    static final Rejection NO_MODE =
            new Rejection(RuleIds.SHO_9, "the weapon cannot be fired like that", "one of the weapon's modes");
    private static final Rejection AT_CUBE = noTarget("the weapon is fired at a model, not at a cube");
    private static final Rejection FRIEND = noTarget("the target is a friend");
    private static final Rejection GONE = noTarget("the target is not on the battlefield");
    private static final Rejection HERE = noTarget("the target is in the shooter's cube");
    private static final Rejection TOO_FAR =
            new Rejection(RuleIds.SHO_4, "the target is beyond the weapon's range", "a target within range");
    private static final Rejection UNSEEN =
            new Rejection(RuleIds.SHO_4, "the shooter has no line of sight to the target", "a target in sight");
    private static final Rejection HIDDEN =
            new Rejection(RuleIds.CMD_9, "a special order hides the target from shots", "another target, or its cube");
    private static final Rejection OTHER_SIDE = new Rejection(
            RuleIds.PART_1, "the target is on the other side of the half-cube", "a target in another cube");

    private static Rejection noTarget(String why) {
        return new Rejection(RuleIds.SHO_3, why, "a model elsewhere that is no friend");
    }

    /** Every shot that a model may fire, by weapon. */
    static void of(Now now, Model m, Consumer<? super Choice.Shoot> each) {
        Weapon[] weapons = now.game().weapons(m.id());
        for (int w = 0; w < weapons.length; w++)
            if (unusable(now, m, weapons[w], WeaponChoice.onCard(w)) == null)
                new AimChoices(now, m, WeaponChoice.onCard(w), weapons[w]).shots(each);
        for (RuleId item : now.hooks().items(m.id())) {
            Weapon weapon = now.game().itemWeapon(item);
            if (weapon != null && !weapon.closeCombat())
                new AimChoices(now, m, new WeaponChoice.OfItem(item), weapon).shots(each);
        }
    }

    void shots(Consumer<? super Choice.Shoot> each) {
        HookSet hooks = now.hooks().of(m.id(), choice);
        Delivery delivery = hooks.delivery();
        FriendlyShot friendly = hooks.friendly();
        if (friendly != null) atFriends(friendly, each);
        else if (delivery != null) atCubes(delivery, each);
        else atModels(each);
    }

    /** K-INVIGORATE. */
    private void atFriends(FriendlyShot friendly, Consumer<? super Choice.Shoot> each) {
        for (ModelId other : friendly.candidates(now.view(), m.id()))
            if (atFriend(friendly, other) == null)
                each.accept(new Choice.Shoot(m.id(), new Shot(weapon.name(), Target.of(other))));
    }

    /** ORD-6, PART-1, K-HONOURABLE: such a shot is a SHOOT too. */
    private @Nullable Rejection atFriend(FriendlyShot friendly, ModelId target) {
        Rejection why = now.hooks().veto(Restriction.HELP, m.id(), choice, target, target);
        if (why == null) why = friendly.refusal(now.view(), m.id(), choice, target);
        if (why != null) return why;
        if (now.model(target).cube().isOtherSideOf(m.cube())) return OTHER_SIDE;
        return now.view().hidden(target) ? HIDDEN : veto(now.model(target));
    }

    private void atModels(Consumer<? super Choice.Shoot> each) {
        boolean unsighted = unsighted();
        List<Option<RuleId>> aids = aids();
        ShotMode[] modes = now.hooks().modes(m.id(), choice);
        for (long others = now.view().roster().inPlay(); others != 0; others &= others - 1) {
            Model target = now.model(Long.numberOfTrailingZeros(others));
            if (atModel(unsighted, target) == null) inModes(target, modes, aids, each);
        }
    }

    /** ORD-4: the shots at one model, which may be in the shooter's cube. A weapon for cubes or friends has none. */
    void shotsAt(Model target, Consumer<? super Choice.Shoot> each) {
        HookSet hooks = now.hooks().of(m.id(), choice);
        if (hooks.friendly() != null || hooks.delivery() != null) return;
        Rejection why = target.cube().equals(m.cube()) ? beside(target) : atModel(unsighted(), target);
        if (why == null) inModes(target, now.hooks().modes(m.id(), choice), aids(), each);
    }

    private void inModes(
            Model target, ShotMode[] modes, List<Option<RuleId>> aids, Consumer<? super Choice.Shoot> each) {
        Target at = now.game().target(now.game().index(target.id()));
        ShotMode plain = mode(modes, Shot.ORDINARY);
        offer(at, Shot.ORDINARY, plain == null || plain.allowsModifiers() ? aids : NO_AID, each);
        for (ShotMode mode : modes)
            if (mode != plain) offer(at, mode.words(), mode.allowsModifiers() ? aids : NO_AID, each);
    }

    private boolean unsighted() {
        return now.view().hasTrait(m.id(), choice, Trait.NEEDS_NO_SIGHT);
    }

    /** No item, and each item that may be used for its ordinary shots. */
    private List<Option<RuleId>> aids() {
        return now.view().hasTrait(m.id(), choice, Trait.WEAPON_KEYWORDS_ONLY)
                ? NO_AID
                : NO_AID.appendAll(
                        ItemRules.aids(now, m.id(), TestContext.Kind.SHOOT).map(Option::some));
    }

    /** The shot alone and with each item that may be used for it. */
    private void offer(Target at, String mode, List<Option<RuleId>> aids, Consumer<? super Choice.Shoot> each) {
        for (Option<RuleId> aid : aids) each.accept(new Choice.Shoot(m.id(), new Shot(weapon.name(), at, mode, aid)));
    }

    /** Every cube in range, in board order. */
    private void atCubes(Delivery delivery, Consumer<? super Choice.Shoot> each) {
        Battlefield field = now.view().battlefield();
        Cube c = m.cube();
        int reach = weapon.range();
        for (int level = from(c.level(), reach); level <= to(c.level(), reach, field.levels()); level++)
            for (int row = from(c.row(), reach); row <= to(c.row(), reach, field.depth()); row++)
                for (int col = from(c.column(), reach); col <= to(c.column(), reach, field.width()); col++) {
                    Cube cube = field.cube(((level - 1) * field.depth() + row - 1) * field.width() + col - 1);
                    // most cubes are whole, and an iterator for each is measurable
                    if (!now.game().grid().sideOpen(cube)) {
                        if (atCube(delivery, cube) == null) each.accept(shot(cube));
                    } else {
                        for (Cube side : now.game().grid().parts(cube))
                            if (atCube(delivery, side) == null) each.accept(shot(side));
                    }
                }
    }

    private Choice.Shoot shot(Cube cube) {
        return new Choice.Shoot(m.id(), new Shot(weapon.name(), Target.of(cube)));
    }

    private static int from(int middle, int reach) {
        return Math.max(1, middle - reach);
    }

    private static int to(int middle, int reach, int most) {
        return Math.min(most, middle + reach);
    }

    /** Why a shot may not be fired; null if it may. */
    static @Nullable Rejection refusal(Now now, Model m, Shot shot) {
        if (shot.target() instanceof Target.OfModel at && !now.view().isInGame(at.model())) return GONE;
        WeaponChoice choice = findWeapon(now, m, shot.weapon());
        if (choice == null) return usedUp(now, m, shot.weapon()) ? NO_ITEM : NO_WEAPON;
        Weapon weapon = now.view().weapon(m.id(), choice).get();
        Rejection why = unusable(now, m, weapon, choice);
        if (why != null) return why;
        HookSet hooks = now.hooks().of(m.id(), choice);
        FriendlyShot friendly = hooks.friendly();
        if (friendly != null) {
            if (!(shot.target() instanceof Target.OfModel at)) return AT_CUBE;
            Rejection more = noMore(now, shot);
            return more == null ? new AimChoices(now, m, choice, weapon).atFriend(friendly, at.model()) : more;
        }
        Delivery delivery = hooks.delivery();
        if (delivery != null) {
            if (!(shot.target() instanceof Target.OfCube at)) return delivery.notACube();
            Rejection more = noMore(now, shot);
            return more == null ? new AimChoices(now, m, choice, weapon).atCube(delivery, at.cube()) : more;
        }
        if (!(shot.target() instanceof Target.OfModel at)) return AT_CUBE;
        ShotMode mode = mode(now.hooks().modes(m.id(), choice), shot.mode());
        if (mode == null && !shot.mode().isEmpty()) return NO_MODE;
        boolean ordinary = (mode == null || mode.allowsModifiers())
                && !now.view().hasTrait(m.id(), choice, Trait.WEAPON_KEYWORDS_ONLY);
        if (shot.item().isDefined()
                && !(ordinary
                        && ItemRules.aids(now, m.id(), TestContext.Kind.SHOOT)
                                .contains(shot.item().get())))
            return ItemRules.notForThis(now, shot.item().get());
        AimChoices aims = new AimChoices(now, m, choice, weapon);
        return aims.atModel(aims.unsighted(), now.model(at.model()));
    }

    /** Whether a name is that of the weapon of an item that the card prints, and that is used up. */
    private static boolean usedUp(Now now, Model m, String name) {
        return now.hooks()
                .usedUpItems(m.id())
                .map(now.game()::itemWeapon)
                .exists(w -> w != null && w.name().equals(name));
    }

    /** Why a shot that neither items nor modes change may not be fired; null if it names neither an item nor a mode. */
    private static @Nullable Rejection noMore(Now now, Shot shot) {
        if (shot.item().isDefined())
            return ItemRules.notForThis(now, shot.item().get());
        return shot.mode().isEmpty() ? null : NO_MODE;
    }

    static boolean hasWeapon(Now now, Model m, Shot shot) {
        return findWeapon(now, m, shot.weapon()) != null;
    }

    /** K-HEAVY, K-INDIRECT, K-SNIPER-SCOPE: whether a shot with a weapon of the model makes the SHOOT long. */
    static boolean isLong(Now now, Model m, Shot shot) {
        WeaponChoice weapon = Objects.requireNonNull(findWeapon(now, m, shot.weapon()));
        if (now.view().hasTrait(m.id(), weapon, Trait.LONG_SHOOT)) return true;
        ShotMode mode = mode(now.hooks().modes(m.id(), weapon), shot.mode());
        return mode != null && mode.isLong();
    }

    /** SHO-9: the rule of the shot's weapon that lets a second one be fired with it; null if there is none. */
    static @Nullable RuleId twoWeaponsRule(Now now, Model m, Shot shot) {
        WeaponChoice weapon = findWeapon(now, m, shot.weapon());
        return weapon == null ? null : now.hooks().ruleOf(m.id(), weapon, Trait.TWO_WEAPONS);
    }

    /** K-SNIPER-SCOPE, CMD-8: whether a die cannot buy the shot because of its long mode. */
    static boolean notBought(Now now, Model m, Shot shot) {
        if (shot.mode().isEmpty()) return false;
        WeaponChoice weapon = findWeapon(now, m, shot.weapon());
        ShotMode mode = weapon == null ? null : mode(now.hooks().modes(m.id(), weapon), shot.mode());
        return mode != null && !mode.isForShootDie();
    }

    private static @Nullable ShotMode mode(ShotMode[] modes, String words) {
        for (ShotMode mode : modes)
            if (words.isEmpty()
                    ? mode.isDefault()
                    : !mode.isDefault() && mode.words().equals(words)) return mode;
        return null;
    }

    private static @Nullable Rejection unusable(Now now, Model m, Weapon weapon, WeaponChoice choice) {
        if (weapon.closeCombat() && now.hooks().of(m.id(), choice).friendly() == null) return NO_WEAPON;
        return choice instanceof WeaponChoice.OnCard own && m.usedUp(own.number()) ? SPENT : null;
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

    private @Nullable Rejection atModel(boolean unsighted, Model target) {
        Rejection why = noTarget(target);
        if (why != null) return why;
        int range = m.cube().range(target.cube());
        if (range == 0) return target.cube().part() == m.cube().part() ? HERE : OTHER_SIDE;
        if (range > weapon.range()) return TOO_FAR;
        if (now.view().hidden(target.id())) return HIDDEN;
        if (!unsighted && now.view().lineOfSight(m.id(), target.id()) == LineOfSight.NONE) return UNSEEN;
        return veto(target);
    }

    private @Nullable Rejection veto(Model target) {
        return now.hooks().forbids(Restriction.SHOT)
                ? now.hooks().veto(Restriction.SHOT, m.id(), choice, target.id(), context(target))
                : null;
    }

    private TestContext context(Model target) {
        return TestContext.ofShot(TestContext.Kind.SHOOT, RuleIds.SHO_5, m.id(), target.id(), choice, target.pinned());
    }

    private @Nullable Rejection atCube(Delivery delivery, Cube cube) {
        if (!now.view().battlefield().contains(cube)) return Refusals.UNKNOWN;
        if (now.game().grid().sideOpen(cube)) return CubeGrid.NO_SIDE;
        if (!now.view().battlefield().hasFloor(cube)
                || cube.whole().equals(m.cube().whole())) return delivery.invalidCube();
        if (m.cube().range(cube) > weapon.range()) return TOO_FAR;
        return delivery.refusal(now.view(), m.id(), choice, cube);
    }

    /** The weapon with this name, items included; null if there is none. */
    static @Nullable WeaponChoice findWeapon(Now now, Model m, String name) {
        Weapon[] weapons = now.game().weapons(m.id());
        for (int w = 0; w < weapons.length; w++) if (weapons[w].name().equals(name)) return WeaponChoice.onCard(w);
        for (RuleId item : now.hooks().items(m.id())) {
            Weapon weapon = now.game().itemWeapon(item);
            if (weapon != null && weapon.name().equals(name)) return new WeaponChoice.OfItem(item);
        }
        return null;
    }

    /** SHO-5 to SHO-9: the context of a shot at a model by RANGED against SURVIVE; null for another shot. Fires the shot. */
    static @Nullable TestContext opposed(Now now, Model m, Shot shot) {
        WeaponChoice weapon = findWeapon(now, m, shot.weapon());
        if (weapon == null || now.hooks().of(m.id(), weapon).delivery() != null) return null;
        if (!shot.item().forAll(now.hooks().items(m.id())::contains)) return null;
        if (!shot.mode().isEmpty() && mode(now.hooks().modes(m.id(), weapon), shot.mode()) == null) return null;
        return frame(now, m, weapon, shot) instanceof AtModel aimed ? aimed.opposed(now) : null;
    }

    static Frame frame(Now now, Model m, Shot shot) {
        return frame(now, m, Objects.requireNonNull(findWeapon(now, m, shot.weapon())), shot);
    }

    static Frame frame(Now now, Model m, WeaponChoice weapon, Shot shot) {
        if (shot.target() instanceof Target.OfCube at) return new AimedShot.AtCube(m.id(), weapon, at.cube(), false);
        if (now.hooks().of(m.id(), weapon).friendly() != null)
            return new AimedShot.AtFriend(m.id(), weapon, ((Target.OfModel) shot.target()).model());
        ShotMode mode = mode(now.hooks().modes(m.id(), weapon), shot.mode());
        return AtModel.of(m.id(), weapon, shot, mode == null ? RuleIds.SHO_5 : mode.rule());
    }
}
