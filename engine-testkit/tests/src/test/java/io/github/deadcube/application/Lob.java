package io.github.deadcube.application;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The application's own INDIRECT: a long shot over walls at a cube at least 3 cubes away. */
public record Lob() implements CubeShotKeyword {
    private static final int NEAREST = 3;

    @Override
    public String printed() {
        return "LOB";
    }

    @Override
    public RuleId rule() {
        return RuleId.of("HOUSE-LOB");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        CubeShotKeyword.super.attach(keyword, hooks);
        hooks.grant(Trait.LONG_SHOOT);
    }

    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        if (game.model(shooter).cube().range(cube) < NEAREST)
            return new Rejection(rule(), "the cube is too near", "a cube 3 or more cubes away");
        return game.ruleset().sight().fromAbove(game, shooter, cube) || seesEnemy(game, shooter, weapon, cube)
                ? null
                : new Rejection(rule(), "no enemy in the cube is in sight", "a cube open to the sky");
    }

    private boolean seesEnemy(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        boolean all = game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT)
                || game.amount(Modifier.SPOTTED, shooter, weapon, new CubeShot(rule(), shooter, weapon, cube)) > 0;
        return game.modelsIn(cube)
                .exists(m ->
                        game.model(shooter).allegiance().hostile(game.model(m).allegiance())
                                && (all || game.lineOfSight(shooter, m) != LineOfSight.NONE));
    }

    @Override
    public Option<DiceTest> aim(GameView game, CubeShot shot) {
        int needed = seesEnemy(game, shot.shooter(), shot.weapon(), shot.cube()) ? 1 : 2;
        return Option.some(CubeShotKeyword.aimed(game, shot, needed));
    }

    @Override
    public void shoot(Effects effects, CubeShot shot) {
        effects.test(aim(effects, shot).get(), new Lobbed(shot));
    }

    /** It lands, or it scatters over all walls. */
    @SavedName("lob.lobbed")
    public record Lobbed(CubeShot shot) implements Aimed {
        @Override
        public void missed(Effects effects) {
            effects.scatterFromAbove(shot);
        }
    }
}
