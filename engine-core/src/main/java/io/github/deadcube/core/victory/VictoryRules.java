package io.github.deadcube.core.victory;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.prepared.ScenarioCubes;
import io.vavr.control.Option;

/** VIC: the entry point of this package for other packages. */
public final class VictoryRules {
    private VictoryRules() {}

    /**
     * VIC-2, SET-2: each objective scores for a side if all models there are of that side: a neutral one is of no side.
     */
    public static void score(Now now) {
        for (ScenarioCubes.Goal goal : now.game().scenarioCubes().goals()) {
            boolean a = false;
            boolean b = false;
            boolean neutral = false;
            for (Cube part : goal.parts())
                for (long there = now.view().roster().in(part); there != 0; there &= there - 1) {
                    Allegiance allegiance =
                            now.model(Long.numberOfTrailingZeros(there)).allegiance();
                    a |= allegiance == Allegiance.A;
                    b |= allegiance == Allegiance.B;
                    neutral |= allegiance == Allegiance.NEUTRAL;
                }
            if (a == b || neutral) continue;
            Side holder = a ? Side.A : Side.B;
            int worth = now.game().scenario().worth(now.view(), goal.objective(), holder);
            now.sideChanges().addScore(holder, worth, RuleIds.VIC_2);
        }
    }

    /** VIC-5 to VIC-9: the result of the game; none if it continues. */
    public static Option<Result> verdict(Now now) {
        Scenario scenario = now.game().scenario();
        Option<Result> own = EngineFailure.requireResult(scenario.verdict(now.view()), "the verdict of the scenario");
        if (own.isDefined()) return own;
        int target = scenario.target(now.view().points());
        boolean a = now.view().score(Side.A) >= target;
        boolean b = now.view().score(Side.B) >= target;
        if (a || b)
            return Option.some(new Result(a && b ? Option.none() : Option.some(a ? Side.A : Side.B), RuleIds.VIC_5));
        boolean goneA = isWipedOut(now, Allegiance.A);
        boolean goneB = isWipedOut(now, Allegiance.B);
        boolean last = now.view().round() >= scenario.rounds();
        if (!last && !((goneA || goneB) && now.game().has(Variant.WIPE_OUT_ENDS_GAME))) return Option.none();
        if (goneA != goneB && now.game().has(Variant.WIPED_OUT_LOSES))
            return Option.some(new Result(Option.some(goneA ? Side.B : Side.A), last ? RuleIds.VIC_7 : RuleIds.VIC_8));
        return Option.some(new Result(leader(now), last ? RuleIds.VIC_6 : RuleIds.VIC_8));
    }

    /** VIC-7: whether a side has no model in play; models in reserve and neutral models do not count. */
    private static boolean isWipedOut(Now now, Allegiance allegiance) {
        for (int i = 0; i < now.game().models(); i++) {
            Model m = now.model(i);
            if (m.inPlay() && m.allegiance() == allegiance) return false;
        }
        return true;
    }

    private static Option<Side> leader(Now now) {
        int lead = now.view().score(Side.A) - now.view().score(Side.B);
        return lead == 0 ? now.game().scenario().tieBreak(now.view()) : Option.some(lead > 0 ? Side.A : Side.B);
    }
}
