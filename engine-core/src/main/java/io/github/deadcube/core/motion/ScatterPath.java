package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.control.Option;

/**
 * SCAT-1 to SCAT-7: a shot that missed its cube scatters from it and comes down. It counts as SZ 1 (SLAM-2).
 *
 * @param fromAbove whether walls do not block it (K-INDIRECT); then it lands on the highest floored level of the stack
 * @param level whether it explodes on its level, with or without a floor (R25-K-EXPLOSIVE)
 * @param over the floor at which a die decides; none before the scatter die
 */
@SavedName(value = "scatterPath", usual = "level=false")
@DescribesFrame(rule = "SCAT-1", words = "the shot at {shot.cube} scatters")
record ScatterPath(CubeShot shot, boolean fromAbove, boolean level, Option<Cube> over)
        implements MotionRules.ChapterFrame {
    private static final int SIZE = 1;

    private Side by(Now now) {
        return now.view().controller(shot.shooter());
    }

    @Override
    public void requires(Requirements state) {
        for (Cube floor : over) {
            CubeGrid grid = state.now().game().grid();
            state.that(
                    grid.sideOpen(floor) || !level && !fromAbove && DropPath.missable(state.now(), SIZE, floor),
                    Sentence.of("no die decides in {floor}", floor),
                    "a floor that the shot may miss, or a half-cube");
        }
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        return over.isEmpty()
                ? new Prompt.DiceRequest(by(now), Purpose.SCATTER, RuleIds.SCAT_1, 1, Die.D8)
                : DropPath.dice(now, over.get(), by(now));
    }

    @Override
    public void rolled(Now now, Dice dice) {
        if (over.isDefined()) {
            DropPath.Fate fate = DropPath.fate(now, SIZE, over.get(), by(now), dice);
            if (fate.lands() || level || fromAbove) now.then(MotionRules.land(shot, fate.cube(), false));
            else down(now, fate.cube());
            return;
        }
        now.events().announce(new Event.Rolled(by(now), Option.none(), 0, dice, RuleIds.SCAT_1));
        Direction toward = now.game().scatter(dice.face(0));
        Cube beyond = shot.cube().next(toward);
        boolean inward = now.game().grid().leadsInward(shot.cube(), toward);
        if (level && !inward && !now.view().battlefield().contains(beyond)) return;
        if (fromAbove) {
            if (now.view().battlefield().contains(beyond))
                onto(now, now.view().battlefield().highestFloor(beyond));
            return;
        }
        Option<Cube> next = now.game().grid().toward(SIZE, shot.cube(), beyond);
        if (next.isDefined()) {
            down(now, next.get());
        } else {
            now.events().announce(new Event.Bounced(shot.cube(), toward));
            now.then(MotionRules.land(shot, shot.cube(), false));
        }
    }

    private void down(Now now, Cube from) {
        Cube floor = level ? from : now.game().grid().firstFloor(SIZE, from);
        boolean decided = level ? !now.game().grid().sideOpen(floor) : DropPath.decided(now, SIZE, floor);
        if (decided) now.then(MotionRules.land(shot, floor, false));
        else now.ask(new ScatterPath(shot, fromAbove, level, Option.some(floor)));
    }

    /** K-INDIRECT: the shot cannot miss a half floor; in a half-cube a die decides the side (GEO-7). */
    private void onto(Now now, Cube floor) {
        if (now.game().grid().sideOpen(floor)) now.ask(new ScatterPath(shot, fromAbove, level, Option.some(floor)));
        else now.then(MotionRules.land(shot, floor, false));
    }

    /** KT-15: a shot lands in a cube, and the weapon's effects resolve there. */
    @DescribesFrame(words = "{shot.shooter}'s shot lands in {cube}")
    @SavedName("landfall")
    record Landfall(CubeShot shot, Cube cube, boolean asAimed) implements MotionRules.ChapterFrame {
        @Override
        public RuleId rule() {
            return shot.rule();
        }

        @Override
        public void enter(Now now) {
            now.events().announce(new Event.Landed(cube, asAimed, rule()));
            Trigger.Impact impact = new Trigger.Impact(
                    cube, now.view().controller(shot.shooter()), Option.some(shot.shooter()), shot.weapon());
            TimingRules.impact(now, now.hooks().hooksOf(shot.shooter(), shot.weapon()), shot.shooter(), impact);
        }
    }
}
