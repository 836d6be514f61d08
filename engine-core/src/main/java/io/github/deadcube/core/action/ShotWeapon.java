package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** SHO-1: a weapon that a shot of a model, the shooter, names. */
record ShotWeapon(Now now, Model m, WeaponChoice choice) {
    static @Nullable ShotWeapon of(Now now, Model m, Shot shot) {
        WeaponChoice found = find(now, m, shot.weapon());
        return found == null ? null : new ShotWeapon(now, m, found);
    }

    /** The weapon of a shot that the model may fire. */
    static ShotWeapon fired(Now now, Model m, Shot shot) {
        return Objects.requireNonNull(of(now, m, shot));
    }

    /** The weapon with this name, items included; null if there is none. */
    static @Nullable WeaponChoice find(Now now, Model m, String name) {
        Weapon[] weapons = now.game().weapons(m.id());
        for (int w = 0; w < weapons.length; w++) if (weapons[w].name().equals(name)) return WeaponChoice.onCard(w);
        for (RuleId item : now.hooks().items(m.id())) {
            Weapon weapon = now.game().itemWeapon(item);
            if (weapon != null && weapon.name().equals(name)) return WeaponChoice.ofItem(item);
        }
        return null;
    }

    /** The mode with these words; for no words the ordinary mode, if the weapon has one. */
    static @Nullable ShotMode mode(ShotMode[] modes, String words) {
        for (ShotMode mode : modes)
            if (words.isEmpty()
                    ? mode.isDefault()
                    : !mode.isDefault() && mode.words().equals(words)) return mode;
        return null;
    }

    /**
     * The mode in which a shot is fired that was declared in another: an ordinary shot is fired as the weapon's default
     * mode.
     */
    static ShotMode fired(ShotMode[] modes, ShotMode declared) {
        ShotMode plain = declared.isOrdinary() ? mode(modes, Shot.ORDINARY) : null;
        return plain == null ? declared : plain;
    }

    private @Nullable ShotMode mode(Shot shot) {
        return mode(now.hooks().hooksOf(m.id(), choice).modes(), shot.mode());
    }

    /** K-HEAVY, K-INDIRECT, K-SNIPER-SCOPE: whether a shot makes the SHOOT long. */
    boolean isLong(Shot shot) {
        if (now.view().hasTrait(m.id(), choice, Trait.LONG_SHOOT)) return true;
        ShotMode mode = mode(shot);
        return mode != null && mode.isLong();
    }

    /** K-SNIPER-SCOPE, CMD-8: whether a die cannot buy the shot because of its long mode. */
    boolean notBought(Shot shot) {
        if (shot.mode().isEmpty()) return false;
        ShotMode mode = mode(shot);
        return mode != null && !mode.isForShootDie();
    }

    /**
     * SHO-5 to SHO-9: the context of a shot at a model by RANGED against SURVIVE; null for another shot. Fires the
     * shot.
     */
    @Nullable
    TestContext opposed(Shot shot) {
        if (now.hooks().hooksOf(m.id(), choice).offered(Delivery.class) != null) return null;
        if (!shot.item().forAll(now.hooks().items(m.id())::contains)) return null;
        if (!shot.mode().isEmpty() && mode(shot) == null) return null;
        return frame(shot) instanceof AtModel aimed ? aimed.opposed(now) : null;
    }

    Frame frame(Shot shot) {
        if (shot.target().isCube())
            return new AtCube(m.id(), choice, shot.target().where().get(), false);
        if (now.hooks().hooksOf(m.id(), choice).offered(FriendlyShot.class) != null)
            return new AtFriend(m.id(), choice, shot.target().model().get());
        ShotMode mode = mode(shot);
        return AtModel.of(m.id(), choice, shot, mode == null ? RuleIds.SHO_5 : mode.rule());
    }
}
