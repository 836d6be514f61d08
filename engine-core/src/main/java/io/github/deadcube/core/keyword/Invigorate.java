package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.FriendlyShot;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** K-INVIGORATE: a SHOOT at another friend in the same cube, RANGED (2) as printed, takes its activation marker off, once a round. */
class Invigorate extends Printed implements FriendlyShot {
    private static final int DICE = 3;
    private static final int USUALLY = 2;

    private final int needed;
    private final Rejection notIt;
    private final Rejection once;

    Invigorate() {
        this(RuleIds.K_INVIGORATE, USUALLY, "in the shooter's cube");
    }

    /** With a rule of its own, the successes needed, and where the friend is. */
    Invigorate(RuleId rule, int needed, String where) {
        super("INVIGORATE", rule, PrintedOn.WEAPON, Brackets::nothing);
        this.needed = needed;
        this.notIt = new Rejection(
                rule,
                "the target is no other friend " + where + " that bears its activation marker",
                "an activated friend " + where);
        this.once = new Rejection(
                rule, "the target's activation marker has come off in this round already", "another friend");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
    }

    @Override
    public @Nullable Rejection refusal(Table table, ModelId shooter, Arm arm, ModelId target) {
        ModelState m = table.model(target);
        boolean there = m.inPlay() && table.friends(shooter, target) && reaches(table, shooter, arm, m);
        if (!there) return notIt;
        if (m.marked(rule())) return once;
        return m.activated() ? null : notIt;
    }

    /** Whether the friend is where the weapon helps it. */
    boolean reaches(Table table, ModelId shooter, Arm arm, ModelState friend) {
        return friend.cube().equals(table.model(shooter).cube());
    }

    @Override
    public void shoot(Flow flow, Occasion o) {
        Contender shooter = new Contender.OfModel(o.attacker(), Skill.RANGED, DICE, true);
        Occasion occasion =
                new Occasion(Occasion.Kind.AIM, rule(), o.attacker(), o.target(), o.arm(), Arm.Bare.NONE, false, false);
        flow.test(DiceTest.of(occasion, shooter, needed), new Fires(rule(), o.attacker(), o.target()));
    }

    /** The friend may be activated again, if that was enough. */
    private record Fires(@Usually("K-INVIGORATE") RuleId rule, ModelId shooter, ModelId friend)
            implements Then.Decided {
        @Override
        public Option<ModelId> model() {
            return Option.some(shooter);
        }

        @Override
        public Target target() {
            return Target.of(friend);
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (!outcome.passed()) return;
            flow.unmarkActivated(friend, rule());
            flow.mark(friend, new Mark(rule(), 1, Mark.Until.ROUND));
        }
    }

    /** R25-K-INVIGORATE: up to the weapon's range and, but for PSYCHIC, in LOS; of range CC in its own cube. One success counts. */
    static final class Revised extends Invigorate {
        Revised() {
            super(RuleIds.R25_K_INVIGORATE, 1, "in range and in sight");
        }

        @Override
        public Vector<ModelId> candidates(Table table, ModelId shooter) {
            return table.models().filter(ModelState::inPlay).map(ModelState::id).toVector();
        }

        /** Of range CC the weapon's range is 0. */
        @Override
        boolean reaches(Table table, ModelId shooter, Arm arm, ModelState friend) {
            int range = table.model(shooter).cube().range(friend.cube());
            int reach = table.weapon(shooter, arm)
                    .map(weapon -> weapon.closeCombat() ? 0 : weapon.range())
                    .getOrElse(0);
            return range <= reach
                    && (super.reaches(table, shooter, arm, friend)
                            || table.is(shooter, arm, Trait.UNSIGHTED)
                            || table.line(shooter, friend.id()) != LineOfSight.NONE);
        }
    }
}
