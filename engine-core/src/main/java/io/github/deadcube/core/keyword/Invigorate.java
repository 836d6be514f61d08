package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.FriendlyShot;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** K-INVIGORATE: a SHOOT at a friend in the same cube removes its activation marker, once a round. */
class Invigorate extends PrintedKeyword implements FriendlyShot {
    private static final int DICE = 3;
    private static final int NEEDED = 2;

    private final Rejection notIt;
    private final Rejection once;

    Invigorate() {
        this(RuleIds.K_INVIGORATE, "in the shooter's cube");
    }

    /** With another rule and place of the friend. */
    Invigorate(RuleId rule, CharSequence where) {
        super("INVIGORATE", rule, PrintedOn.WEAPON, Brackets::nothing);
        this.notIt = new Rejection(
                rule,
                Sentence.of("the target is no other friend {where} that has its activation marker", Sentence.of(where)),
                Sentence.of("an activated friend {where}", Sentence.of(where)));
        this.once = new Rejection(
                rule, "the target's activation marker has come off in this round already", "another friend");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, ModelId target) {
        Model m = game.model(target);
        boolean there = m.inPlay() && game.areFriends(shooter, target) && reaches(game, shooter, weapon, m);
        if (!there) return notIt;
        if (m.marked(rule())) return once;
        return m.activated() ? null : notIt;
    }

    boolean reaches(GameView game, ModelId shooter, WeaponChoice weapon, Model friend) {
        return friend.cube().equals(game.model(shooter).cube());
    }

    @Override
    public void shoot(Effects effects, TestContext context) {
        TestSide shooter = TestSide.asPrinted(context.attacker(), Skill.RANGED, DICE);
        TestContext aim = TestContext.builder(TestContext.Kind.AIM, rule(), context.attacker())
                .target(context.target())
                .weapon(context.weapon())
                .build();
        effects.test(DiceTest.of(aim, shooter, NEEDED), new Fires(rule(), context.attacker(), context.target()));
    }

    /** After enough successes the friend may be activated again. */
    @SavedName(value = "invigorate.fires", usual = "rule=K-INVIGORATE")
    private record Fires(RuleId rule, ModelId shooter, ModelId friend) implements Continuation.AfterTest {
        @Override
        public Option<ModelId> model() {
            return Option.some(shooter);
        }

        @Override
        public Target target() {
            return Target.of(friend);
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (!outcome.passed()) return;
            effects.unmarkActivated(friend, rule());
            effects.addMark(friend, new Mark(rule(), 1, Mark.Until.ROUND));
        }
    }

    /**
     * R25-K-INVIGORATE: up to the range of the weapon, and in LOS unless it is PSYCHIC; with range CC in the model's
     * own cube.
     */
    static final class Revised extends Invigorate {
        Revised() {
            super(RuleIds.R25_K_INVIGORATE, "in range and in sight");
        }

        @Override
        public Vector<ModelId> candidates(GameView game, ModelId shooter) {
            return game.models().filter(Model::inPlay).map(Model::id).toVector();
        }

        /** A weapon with range CC has range 0. */
        @Override
        boolean reaches(GameView game, ModelId shooter, WeaponChoice arm, Model friend) {
            int range = game.model(shooter).cube().range(friend.cube());
            int reach = game.weapon(shooter, arm)
                    .map(weapon -> weapon.closeCombat() ? 0 : weapon.range())
                    .getOrElse(0);
            return range <= reach
                    && (super.reaches(game, shooter, arm, friend)
                            || game.hasTrait(shooter, arm, Trait.NEEDS_NO_SIGHT)
                            || game.lineOfSight(shooter, friend.id()) != LineOfSight.NONE);
        }
    }
}
