package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Hooks;
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
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.resolve.GameCapability.FriendlyShot;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import io.vavr.control.Option;
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

    static AimChoices with(Now now, Model m, WeaponChoice choice, Weapon weapon) {
        HookSet hooks = now.hooks().of(m.id(), choice);
        FriendlyShot friendly = hooks.offered(FriendlyShot.class);
        if (friendly != null) return new AimAtFriends(now, m, choice, weapon, friendly);
        Delivery delivery = hooks.offered(Delivery.class);
        return delivery == null
                ? new AimAtModels(now, m, choice, weapon)
                : new AimAtCubes(now, m, choice, weapon, delivery);
    }

    static Rejection noTarget(String why) {
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
        if (weapon.closeCombat() && now.hooks().of(m.id(), choice).offered(FriendlyShot.class) == null)
            return NO_WEAPON;
        return choice.isOnCard() && m.usedUp(choice.number()) ? SPENT : null;
    }

    abstract void each(Consumer<? super Choice.Shoot> each);

    /** ORD-4: the shots at one model, which may be in the shooter's cube. A weapon for cubes or friends has none. */
    void eachAt(Model target, Consumer<? super Choice.Shoot> each) {}

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
        TestContext shot =
                TestContext.ofShot(TestContext.Kind.SHOOT, RuleIds.SHO_5, m.id(), target.id(), choice, target.pinned());
        return now.hooks().veto(Hooks.Restriction.SHOT, m.id(), choice, target.id(), shot);
    }

    /** SHO-3, SHO-4: the shots of a weapon that is fired at models. */
    static final class AimAtModels extends AimChoices {
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
            ShotMode[] modes = now.hooks().of(m.id(), choice).modes();
            for (long others = now.view().roster().inPlay(); others != 0; others &= others - 1) {
                Model target = now.model(Long.numberOfTrailingZeros(others));
                if (refusal(needsNoSight, target) == null) inModes(target, modes, aids, each);
            }
        }

        @Override
        void eachAt(Model target, Consumer<? super Choice.Shoot> each) {
            Rejection why = target.cube().equals(m.cube()) ? beside(target) : refusal(needsNoSight(), target);
            if (why == null) inModes(target, now.hooks().of(m.id(), choice).modes(), aids(), each);
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
            for (Option<RuleId> aid : aids)
                each.accept(new Choice.Shoot(m.id(), new Shot(weapon.name(), at, mode, aid)));
        }

        @Override
        @Nullable
        Rejection refusal(Shot shot) {
            if (!shot.target().isModel()) return AT_CUBE;
            ShotMode[] modes = now.hooks().of(m.id(), choice).modes();
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
            if (range > weapon.range()) return TOO_FAR;
            if (now.view().hidden(target.id())) return HIDDEN;
            if (!needsNoSight && now.view().lineOfSight(m.id(), target.id()) == LineOfSight.NONE) return UNSEEN;
            return veto(target);
        }
    }

    /** SHO-3, K-EXPLOSIVE: the shots of a weapon that is fired at cubes. */
    static final class AimAtCubes extends AimChoices {
        private final Delivery delivery;

        AimAtCubes(Now now, Model m, WeaponChoice choice, Weapon weapon, Delivery delivery) {
            super(now, m, choice, weapon);
            this.delivery = delivery;
        }

        /** Every cube in range, in battlefield order. */
        @Override
        void each(Consumer<? super Choice.Shoot> each) {
            Battlefield field = now.view().battlefield();
            Cube c = m.cube();
            int reach = weapon.range();
            for (int level = from(c.level(), reach); level <= to(c.level(), reach, field.levels()); level++)
                for (int row = from(c.row(), reach); row <= to(c.row(), reach, field.depth()); row++)
                    for (int col = from(c.column(), reach); col <= to(c.column(), reach, field.width()); col++) {
                        Cube cube = field.cube(((level - 1) * field.depth() + row - 1) * field.width() + col - 1);
                        // most cubes are whole, and an iterator for each is measurable
                        if (!now.game().grid().sideOpen(cube)) {
                            if (refusal(cube) == null) each.accept(shot(cube));
                        } else {
                            for (Cube side : now.game().grid().parts(cube))
                                if (refusal(side) == null) each.accept(shot(side));
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

        @Override
        @Nullable
        Rejection refusal(Shot shot) {
            if (!shot.target().isCube()) return delivery.notACube();
            Rejection why = plainRefusal(shot);
            return why == null ? refusal(shot.target().where().get()) : why;
        }

        private @Nullable Rejection refusal(Cube cube) {
            if (!now.view().battlefield().contains(cube)) return Refusals.UNKNOWN;
            if (now.game().grid().sideOpen(cube)) return CubeGrid.NO_SIDE;
            if (!now.view().battlefield().hasFloor(cube)
                    || cube.whole().equals(m.cube().whole())) return delivery.invalidCube();
            if (m.cube().range(cube) > weapon.range()) return TOO_FAR;
            return delivery.refusal(now.view(), m.id(), choice, cube);
        }
    }

    /** K-INVIGORATE: the shots of a weapon that is fired at friends. */
    static final class AimAtFriends extends AimChoices {
        private static final Rejection NO_CUBE =
                new Rejection(AT_CUBE.rule(), AT_CUBE.text(), "a friend at which the weapon may be fired");

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
}
