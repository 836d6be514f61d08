package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SHO-3, SHO-4, K-EXPLOSIVE: the shots of a weapon that is fired at cubes. */
final class AimAtCubes extends AimChoices {
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
        int reach = reach();
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
        if (m.cube().range(cube) > reach()) return TOO_FAR;
        return delivery.refusal(now.view(), m.id(), choice, cube);
    }
}
