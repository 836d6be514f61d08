package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;

/**
 * K-SMOKE: a smoke marker lies where the weapon's shot lands. It hides what is behind and within, takes a die from a shot that
 * passes beside it (KT-9), and may go at the end of a round.
 */
final class Smoke extends Printed {
    private static final int GOES = 5;

    Smoke() {
        super("SMOKE", RuleIds.K_SMOKE, PrintedOn.LANDING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.LANDS_SMOKE, Scope.OWN, (flow, by, landing) -> flow.lay(Marker.smoke(landing.cube()), rule()));
        hooks.otherwise(Explosive.BY_ITSELF);
    }

    @Override
    public void laid(MarkerHooks hooks) {
        hooks.has(Trait.HIDES);
        hooks.adds(Figure.DICE, (table, marker, test) -> beside(table, marker, test) ? -1 : 0);
        hooks.on(
                Moment.CLEARING,
                (flow, marker, round) -> flow.roll(flow.initiative(), 1, Purpose.SMOKE, new Clears(marker)));
    }

    private static boolean beside(Table table, Marker marker, Tested test) {
        Occasion o = test.occasion();
        if (o.kind() != Occasion.Kind.SHOOT || test.skill() != Skill.RANGED) return false;
        // K-PSYCHIC traces no line
        if (table.is(o.attacker(), o.arm(), Trait.UNSIGHTED)) return false;
        Cube cloud = marker.cube().whole();
        Cube from = table.model(o.attacker()).cube();
        Cube to = table.model(o.target()).cube();
        return near(cloud, from, to)
                && table.ruleset()
                        .sight()
                        .crossed(table, o.attacker(), o.target())
                        .exists(cloud::adjacentTo);
    }

    /** Whether a line from one cube to another may pass beside the cloud at all. */
    private static boolean near(Cube cloud, Cube from, Cube to) {
        return within(cloud.column(), from.column(), to.column())
                && within(cloud.row(), from.row(), to.row())
                && within(cloud.level(), from.level(), to.level());
    }

    private static boolean within(int at, int from, int to) {
        return at >= Math.min(from, to) - 1 && at <= Math.max(from, to) + 1;
    }

    /** RND-9, DICE-12: a die for each cube with smoke, in board order: 1 to 4 it stays, 5 to 8 it goes. */
    private record Clears(Marker marker) implements Then.Rolled {
        @Override
        public RuleId rule() {
            return RuleIds.K_SMOKE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public String words(HouseRulebook rulebook) {
            return "the smoke in " + marker.cube() + " may go";
        }

        @Override
        public void rolled(Flow flow, Dice dice) {
            if (dice.face(0) < GOES) {
                flow.stays(marker);
                return;
            }
            flow.take(marker, rule());
            ToxicSmoke.in(flow, marker.cube()).forEach(cloud -> flow.take(cloud, rule()));
        }
    }
}
