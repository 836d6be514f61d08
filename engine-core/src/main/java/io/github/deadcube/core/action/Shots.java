package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Hooks.Delivery;
import io.github.deadcube.api.extend.Hooks.ShotMode;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Line;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Prepared;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-1, SHO-3, SHO-4, SHO-8, K-EXPLOSIVE's cube targets: what a model may shoot with, and at what. */
final class Shots {
    private static final Rejection NO_RANGED =
            new Rejection(RuleIds.SHO_8, "the model has no RANGED statistic and cannot shoot", "another action");
    private static final Rejection SPENT =
            new Rejection(RuleIds.SHO_8, "the weapon can be used once, and has been", "another weapon");
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.SHO_1, "the model has no weapon of that name with a range", "one of its ranged weapons");
    private static final Rejection NO_MODE =
            new Rejection(RuleIds.SHO_9, "the weapon cannot be fired like that", "one of the weapon's modes");
    private static final Rejection NO_TARGET = new Rejection(
            RuleIds.SHO_3,
            "the target is friendly, off the battlefield, or in the shooter's cube",
            "a model elsewhere that is no friend");
    private static final Rejection TOO_FAR =
            new Rejection(RuleIds.SHO_4, "the target is beyond the weapon's range", "a target within range");
    private static final Rejection UNSEEN =
            new Rejection(RuleIds.SHO_4, "the shooter has no line of sight to the target", "a target in sight");
    private static final Rejection NEEDS_CUBE =
            new Rejection(RuleIds.K_EXPLOSIVE, "the weapon is aimed at cubes", "a floored cube at range 1 or more");
    private static final Rejection TOO_NEAR = new Rejection(
            RuleIds.K_EXPLOSIVE, "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");

    private static final Rejection OTHER_SIDE = new Rejection(
            RuleIds.PART_1, "the target is on the other side of the half-cube", "a target in another cube");
    private static final Rejection NO_SIDE =
            new Rejection(RuleIds.GEO_7, "the cube is halved by a wall", "one of its sides, such as c4w or c4e");

    private static final int NONE = -1;

    private Shots() {}

    static void of(Now now, ModelId model, Consumer<Choice> each) {
        ModelState m = now.model(model);
        if (!m.profile().ranged().exists()) return;
        Vector<Weapon> weapons = m.profile().weapons();
        for (int w = 0; w < weapons.size(); w++) {
            if (unusable(m, weapons.get(w), w) != null) continue;
            HookSet hooks = hooks(now, model, w);
            Delivery delivery = hooks.delivery();
            if (delivery != null) atCubes(now, m, w, delivery, each);
            else atModels(now, m, w, hooks, each);
        }
        int item =
                m.item().map(carried -> now.game().itemWeapon(carried.item())).getOrElse(NONE);
        Delivery thrown = item < 0 ? null : hooks(now, model, item).delivery();
        if (thrown != null) atCubes(now, m, item, thrown, each);
    }

    /** I-AMMO: the item that may be used with an ordinary SHOOT. */
    private static Option<RuleId> ammunition(Now now, ModelState m) {
        if (m.item().isEmpty()) return Option.none();
        return Items.carried(now, m.id()).filter(item -> item.shootDice() > 0).map(ItemRule::rule);
    }

    private static void atModels(Now now, ModelState m, int weapon, HookSet hooks, Consumer<Choice> each) {
        Weapon arm = m.profile().weapons().get(weapon);
        for (int i = 0; i < now.count(); i++) {
            ModelState target = now.model(i);
            if (atModel(now, m, arm, hooks, target) != null) continue;
            Target at = Target.of(target.id());
            List<Shot> ordinary = List.of(new Shot(arm.name(), at));
            each.accept(new Choice.Shoot(m.id(), ordinary));
            for (RuleId item : ammunition(now, m)) each.accept(new Choice.Shoot(m.id(), ordinary, Option.some(item)));
            for (ShotMode mode : hooks.modes())
                each.accept(new Choice.Shoot(m.id(), List.of(new Shot(arm.name(), at, mode.words()))));
        }
    }

    /** Every cube in range, in board order. */
    private static void atCubes(Now now, ModelState m, int weapon, Delivery delivery, Consumer<Choice> each) {
        Weapon arm = now.weapon(m.id(), weapon).get();
        Battlefield field = now.battlefield();
        Cube c = m.cube();
        int reach = arm.range();
        for (int level = from(c.level(), reach); level <= to(c.level(), reach, field.levels()); level++)
            for (int row = from(c.row(), reach); row <= to(c.row(), reach, field.depth()); row++)
                for (int col = from(c.column(), reach); col <= to(c.column(), reach, field.width()); col++) {
                    Cube cube = field.cube(((level - 1) * field.depth() + row - 1) * field.width() + col - 1);
                    if (!now.game().board().sideOpen(cube)) atCube(now, m, weapon, arm, delivery, cube, each);
                    else
                        for (Cube side : now.game().board().parts(cube))
                            atCube(now, m, weapon, arm, delivery, side, each);
                }
    }

    private static void atCube(
            Now now, ModelState m, int weapon, Weapon arm, Delivery delivery, Cube cube, Consumer<Choice> each) {
        if (atCube(now, m, weapon, arm, delivery, cube) == null)
            each.accept(new Choice.Shoot(m.id(), List.of(new Shot(arm.name(), Target.of(cube)))));
    }

    private static int from(int middle, int reach) {
        return Math.max(1, middle - reach);
    }

    private static int to(int middle, int reach, int most) {
        return Math.min(most, middle + reach);
    }

    /** Why a shot may not be fired like this; null if it may. */
    static @Nullable Rejection refusal(Now now, Choice.Shoot shoot) {
        if (shoot.shots().size() != 1) return NO_MODE;
        Shot shot = shoot.shots().head();
        ModelState m = now.model(shoot.model());
        if (!m.profile().ranged().exists()) return NO_RANGED;
        int w = weapon(now, m, shot);
        if (w < 0) return NO_WEAPON;
        Weapon arm = now.weapon(m.id(), w).get();
        Rejection why = unusable(m, arm, w);
        if (why != null) return why;
        HookSet hooks = hooks(now, m.id(), w);
        Delivery delivery = hooks.delivery();
        if (delivery != null) {
            if (!(shot.target() instanceof Target.OfCube at)) return NEEDS_CUBE;
            if (shoot.item().isDefined())
                return Items.notForThis(now, shoot.item().get());
            return shot.mode().isEmpty() ? atCube(now, m, w, arm, delivery, at.cube()) : NO_MODE;
        }
        if (!(shot.target() instanceof Target.OfModel at)) return NO_TARGET;
        boolean ordinary = shot.mode().isEmpty();
        if (shoot.item().isDefined() && !(ordinary && shoot.item().equals(ammunition(now, m))))
            return Items.notForThis(now, shoot.item().get());
        if (!shot.mode().isEmpty() && mode(hooks, shot) == null) return NO_MODE;
        return atModel(now, m, arm, hooks, now.model(at.model()));
    }

    /** K-HEAVY, K-INDIRECT: whether a shot that may be fired is a long action. */
    static boolean lengthy(Now now, Choice.Shoot shoot) {
        ModelState m = now.model(shoot.model());
        return shoot.shots()
                .exists(shot -> hooks(now, m.id(), weapon(now, m, shot)).takesLong());
    }

    private static @Nullable Rejection unusable(ModelState m, Weapon arm, int weapon) {
        if (weapon >= Prepared.ITEM_WEAPONS) return null;
        if (arm.closeCombat()) return NO_WEAPON;
        return (m.spent() >> weapon & 1) != 0 ? SPENT : null;
    }

    private static @Nullable Rejection atModel(Now now, ModelState m, Weapon arm, HookSet hooks, ModelState target) {
        boolean friendly = target.allegiance() == m.allegiance();
        if (!target.inPlay() || friendly || target.cube().equals(m.cube())) return NO_TARGET;
        if (target.cube().whole().equals(m.cube().whole())) return OTHER_SIDE;
        if (m.cube().range(target.cube()) > arm.range()) return TOO_FAR;
        return hooks.needsSight() && now.line(m.id(), target.id()) == Line.NONE ? UNSEEN : null;
    }

    private static @Nullable Rejection atCube(
            Now now, ModelState m, int weapon, Weapon arm, Delivery delivery, Cube cube) {
        if (!now.battlefield().contains(cube)) return Refusals.UNKNOWN;
        if (now.game().board().sideOpen(cube)) return NO_SIDE;
        if (!now.battlefield().floored(cube) || cube.whole().equals(m.cube().whole())) return TOO_NEAR;
        if (m.cube().range(cube) > arm.range()) return TOO_FAR;
        return delivery.refusal(now, m.id(), weapon, cube);
    }

    /** The number of a weapon by its name, the item's among them. */
    private static int weapon(Now now, ModelState m, Shot shot) {
        int own = m.profile().weapons().indexWhere(w -> w.name().equals(shot.weapon()));
        if (own >= 0 || m.item().isEmpty()) return own;
        int item = now.game().itemWeapon(m.item().get().item());
        return item >= 0 && now.weapon(m.id(), item).get().name().equals(shot.weapon()) ? item : NONE;
    }

    private static HookSet hooks(Now now, ModelId model, int weapon) {
        return now.game().hooks(model, weapon);
    }

    private static @Nullable ShotMode mode(HookSet hooks, Shot shot) {
        for (ShotMode mode : hooks.modes()) if (mode.words().equals(shot.mode())) return mode;
        return null;
    }

    /** What fires a shot that has been found offered. */
    static Frame frame(Now now, Choice.Shoot shoot) {
        Shot shot = shoot.shots().head();
        int w = weapon(now, now.model(shoot.model()), shot);
        HookSet hooks = hooks(now, shoot.model(), w);
        if (shot.target() instanceof Target.OfCube at) return new Aim(shoot.model(), w, at.cube());
        ShotMode mode = mode(hooks, shot);
        return Shoot.of(
                shoot.model(),
                w,
                ((Target.OfModel) shot.target()).model(),
                mode == null ? RuleIds.SHO_5 : mode.rule(),
                shoot.item());
    }
}
