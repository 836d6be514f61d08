package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.sight.Sights;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * K-INDIRECT: a long SHOOT at a cube more than 2 cubes away: RANGED (1) with LOS to an enemy in it, else RANGED (2) from open
 * sky to open sky; failed, it scatters over all walls.
 */
class Indirect extends Delivered {
    private static final int NEAREST = 3;

    Indirect(RuleId rule) {
        super("INDIRECT", rule, Brackets::effect);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.has(Trait.LENGTHY);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, Cube cube) {
        if (table.model(shooter).cube().range(cube) < NEAREST)
            return new Rejection(
                    rule(), "the cube is no more than 2 cubes away", "a cube 3 or more cubes away, within range");
        return Sights.fromAbove(table, shooter, cube) || seesEnemy(table, shooter, arm, cube)
                ? null
                : new Rejection(
                        rule(),
                        "no enemy in the cube is in line of sight, and shooter and cube are not both visible from above",
                        "a cube with an enemy in sight, or from open sky to open sky");
    }

    private static boolean seesEnemy(Table table, ModelId shooter, Arm arm, Cube cube) {
        return !enemies(table, shooter, arm, cube).isEmpty();
    }

    /** The enemies in the cube that count as seen: all, if a friend has marked it (K-COMM-LINK), or if no LOS is needed (K-PSYCHIC). */
    static Vector<ModelId> enemies(Table table, ModelId shooter, Arm arm, Cube cube) {
        boolean all = CommLink.marked(table, shooter, cube) || table.is(shooter, arm, Trait.UNSIGHTED);
        return table.in(cube)
                .filter(m ->
                        table.model(shooter).allegiance().hostile(table.model(m).allegiance())
                                && (all || table.line(shooter, m) != LineOfSight.NONE));
    }

    @Override
    public void shoot(Flow flow, CubeShot shot) {
        lob(flow, shot);
    }

    final void lob(Flow flow, CubeShot shot) {
        flow.test(aiming(flow, shot), new Lobbed(shot));
    }

    @Override
    public final Option<DiceTest> aim(Table table, CubeShot shot) {
        return Option.some(aiming(table, shot));
    }

    /** RANGED (1) or RANGED (2), as printed. */
    DiceTest aiming(Table table, CubeShot shot) {
        return Aiming.test(table, shot, seesEnemy(table, shot.shooter(), shot.arm(), shot.cube()) ? 1 : 2);
    }

    /** It lands, or it scatters over all walls. */
    private record Lobbed(CubeShot shot) implements Aiming {
        @Override
        public void missed(Flow flow) {
            flow.scatterFromAbove(shot);
        }
    }

    /** R25-K-INDIRECT: smoke beside the line to every enemy that it sees there takes a die from its aim, which AUGMENTED may roll again. */
    static final class Revised extends Indirect {
        Revised() {
            super(RuleIds.R25_K_INDIRECT);
        }

        @Override
        public Option<String> bracketFault(Keyword nested, KeywordRule effect) {
            return ShieldGenerator.thrownAlone(effect).orElse(() -> super.bracketFault(nested, effect));
        }

        @Override
        public void shoot(Flow flow, CubeShot shot) {
            if (Augmented.fires(flow, shot)) flow.offer(flow.controller(shot.shooter()), new Augments(shot));
            else lob(flow, shot);
        }

        /** R25-K-AUGMENTED: it is used for the aim, or not; then the aim is made. */
        @Saved("revisedIndirect.augments")
        private record Augments(CubeShot shot) implements Offer {
            @Override
            public RuleId rule() {
                return RuleIds.R25_K_AUGMENTED;
            }

            @Override
            public Option<ModelId> model() {
                return Option.some(shot.shooter());
            }

            @Override
            public void taken(Flow flow) {
                Augmented.aims(flow, shot);
            }

            @Override
            public void chosen(Flow flow, Choice choice) {
                Offer.super.chosen(flow, choice);
                new Revised().lob(flow, shot);
            }
        }

        @Override
        DiceTest aiming(Table table, CubeShot shot) {
            DiceTest clear = super.aiming(table, shot);
            if (table.is(shot.shooter(), shot.arm(), Trait.UNSIGHTED)) return clear;
            Vector<ModelId> seen = enemies(table, shot.shooter(), shot.arm(), shot.cube());
            if (seen.isEmpty() || !seen.forAll(enemy -> besideSmoke(table, shot.shooter(), enemy))) return clear;
            int dice = Aiming.dice(table, shot) - 1;
            return new DiceTest(
                    clear.occasion(), new Contender.OfModel(shot.shooter(), Skill.RANGED, dice, true), clear.other());
        }

        private static boolean besideSmoke(Table table, ModelId shooter, ModelId enemy) {
            Vector<Cube> crossed = table.ruleset().sight().crossed(table, shooter, enemy);
            return table.smoke().exists(cloud -> crossed.exists(cloud::adjacentTo));
        }
    }
}
