package io.github.deadcube.core.keyword;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.CubeShot;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** R25-K-INDIRECT: smoke beside the line to every enemy that it sees there takes a die from its aim, which AUGMENTED may roll again. */
final class RevisedIndirect extends Indirect {
    RevisedIndirect() {
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
            new RevisedIndirect().lob(flow, shot);
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
