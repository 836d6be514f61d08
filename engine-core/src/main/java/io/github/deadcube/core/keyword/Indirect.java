package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.workspace.Neighbours;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** K-INDIRECT: a long SHOOT at a distant cube, in LOS of an enemy or from above; it scatters over walls. */
class Indirect extends KeywordDelivery {
    private static final int NEAREST = 3;

    Indirect(RuleId rule) {
        super("INDIRECT", rule, Brackets::effect);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.grant(Trait.LONG_SHOOT);
    }

    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        if (game.model(shooter).cube().range(cube) < NEAREST)
            return new Rejection(
                    rule(), "the cube is no more than 2 cubes away", "a cube 3 or more cubes away, within range");
        return game.ruleset().sight().fromAbove(game, shooter, cube) || seesEnemy(game, shooter, weapon, cube)
                ? null
                : new Rejection(
                        rule(),
                        "no enemy in the cube is in line of sight, and shooter and cube are not both visible from "
                                + "above",
                        "a cube with an enemy in sight, or from open sky to open sky");
    }

    private boolean seesEnemy(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return !enemies(game, shooter, weapon, cube).isEmpty();
    }

    /** The enemies there that count as seen: all if {@link Modifier#SPOTTED} says so, or if no LOS is needed. */
    final Vector<ModelId> enemies(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        boolean all = game.amount(Modifier.SPOTTED, shooter, weapon, new CubeShot(rule(), shooter, weapon, cube)) > 0
                || game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT);
        return game.modelsIn(cube)
                .filter(m -> Neighbours.hostile(game.model(shooter), game.model(m))
                        && (all || game.lineOfSight(shooter, m) != LineOfSight.NONE));
    }

    @Override
    Aiming after(CubeShot shot) {
        return new Lobbed(shot);
    }

    @Override
    public final void shoot(Effects effects, CubeShot shot) {
        effects.aim(shot, after(shot));
    }

    @Override
    public final boolean declaresAim() {
        return true;
    }

    @Override
    DiceTest test(GameView game, CubeShot shot) {
        return Aiming.test(game, shot, seesEnemy(game, shot.shooter(), shot.weapon(), shot.cube()) ? 1 : 2);
    }

    @SavedName("indirect.lobbed")
    private record Lobbed(CubeShot shot) implements Aiming {
        @Override
        public void missed(Effects effects) {
            effects.scatterFromAbove(shot);
        }
    }

    /** R25-K-INDIRECT: smoke beside the line to every visible enemy there removes one die from the aim. */
    static final class Revised extends Indirect {
        Revised() {
            super(RuleIds.R25_K_INDIRECT);
        }

        @Override
        boolean isRevisedShell() {
            return true;
        }

        @Override
        DiceTest test(GameView game, CubeShot shot) {
            DiceTest clear = super.test(game, shot);
            if (game.hasTrait(shot.shooter(), shot.weapon(), Trait.NEEDS_NO_SIGHT)) return clear;
            Vector<ModelId> seen = enemies(game, shot.shooter(), shot.weapon(), shot.cube());
            if (seen.isEmpty() || !seen.forAll(enemy -> besideSmoke(game, shot.shooter(), enemy))) return clear;
            int dice = Aiming.dice(game, shot) - 1;
            return new DiceTest(
                    clear.context(), TestSide.asPrinted(shot.shooter(), Skill.RANGED, dice), clear.second());
        }

        private static boolean besideSmoke(GameView game, ModelId shooter, ModelId enemy) {
            Vector<Cube> crossed = game.ruleset().sight().crossed(game, shooter, enemy);
            return game.smoke().exists(cloud -> crossed.exists(cloud::adjacentTo));
        }
    }
}
