package io.github.deadcube.core.setup;

import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.Zone;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** SET-7, SET-9: what is wrong with the deployment zones of a situation. */
final class ZonesCheck {
    private final Situation situation;
    private final Battlefield field;
    private final Vector<Vector<Cube>> printed;
    private final List<SetupError> errors = new ArrayList<>();

    ZonesCheck(Situation situation) {
        this.situation = situation;
        this.field = situation.setup().battlefield();
        this.printed = situation.setup().scenario().zones(field);
    }

    List<SetupError> errors() {
        zone(Side.A, situation.zoneA());
        zone(Side.B, situation.zoneB());
        if (situation.zoneA().number() != 0
                && situation.zoneA().number() == situation.zoneB().number())
            error(Side.B, RuleIds.SET_7, "each side has a zone of its own");
        return errors;
    }

    private void error(Side side, RuleId rule, String fault) {
        errors.add(new SetupError("zone " + side, rule, fault));
    }

    private void zone(Side side, Zone zone) {
        if (zone.number() < 0 || zone.number() > printed.size()) {
            error(side, RuleIds.SET_7, "the scenario has zones 1 to " + printed.size() + ", not " + zone.number());
            return;
        }
        if (zone.number() == 0 && zone.added().nonEmpty())
            error(side, RuleIds.SET_9, "a side without a zone has added nothing to it");
        // what the scenario's zone has already may be added all the same: a picture of a state names no scenario
        for (Cube cube : zone.added().distinct())
            if (!field.contains(cube) || cube.level() != 1 || !cube.equals(cube.whole()))
                error(side, RuleIds.SET_9, cube + " is no ground cube of the battlefield");
            else if (zone.added().count(cube::equals) > 1)
                error(side, RuleIds.SET_9, "a zone has each of its cubes once, also " + cube);
    }
}
