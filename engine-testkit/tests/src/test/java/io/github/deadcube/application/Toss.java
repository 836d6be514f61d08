package io.github.deadcube.application;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The application's own GRENADE: thrown once at a cube in sight, or from open sky to open sky. */
public record Toss() implements CubeShotKeyword {
    @Override
    public String printed() {
        return "TOSS";
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-TOSS");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        CubeShotKeyword.super.attach(keyword, hooks);
        hooks.grant(Trait.ONE_USE);
    }

    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return game.ruleset().sight().fromAbove(game, shooter, cube)
                        || CubeShotKeyword.sees(game, shooter, weapon, cube)
                ? null
                : new Rejection(rule(), "the cube is not in sight", "a cube in sight, or open to the sky");
    }

    @Override
    public Option<DiceTest> aim(GameView game, CubeShot shot) {
        return Option.some(CubeShotKeyword.aimed(game, shot, 1));
    }

    @Override
    public void shoot(Effects effects, CubeShot shot) {
        effects.test(aim(effects, shot).get(), new Tossed(shot));
    }

    /** It lands, or it scatters. */
    @SavedName("toss.tossed")
    public record Tossed(CubeShot shot) implements Aimed {
        @Override
        public void missed(Effects effects) {
            effects.scatter(shot);
        }
    }
}
