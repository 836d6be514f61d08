package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Lent;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * K-IT-BURNS, KT-5: one shot, as printed, against everybody in the target's cube, who all catch fire. A burning model that is activated
 * puts the fire out first: 3 dice 4+ against its SURVIVE. Beaten, it takes the difference as damage, and its activation ends.
 */
class ItBurns extends Printed {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    ItBurns() {
        this(RuleIds.K_IT_BURNS, Brackets::nothing);
    }

    ItBurns(RuleId rule, Function<Keyword, Option<String>> brackets) {
        super("IT BURNS!", rule, PrintedOn.RANGED, brackets);
    }

    /** R25-K-IT-BURNS: with as many dice as are printed. */
    static ItBurns revised() {
        return new ItBurns(RuleIds.R25_K_IT_BURNS, ItBurns::perhapsNumber);
    }

    private static Option<String> perhapsNumber(Keyword keyword) {
        return keyword.equals(Keyword.of(keyword.name())) ? Option.none() : Brackets.number(keyword);
    }

    /** With so many dice, 3 if nothing else is printed. */
    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(new Flaming(rule(), keyword.number() == 0 ? DICE : keyword.number()));
    }

    /** The only way to fire the weapon. */
    private record Flaming(RuleId rule, int dice) implements ShotMode {
        @Override
        public String words() {
            return "flames";
        }

        @Override
        public boolean ordinarily() {
            return true;
        }

        @Override
        public boolean ordinary() {
            return false;
        }

        @Override
        public void shoot(Flow flow, Occasion o) {
            Contender ranged = new Contender.OfModel(o.attacker(), Skill.RANGED, dice, true);
            flow.testAll(rule, ranged, flow.in(flow.model(o.target()).cube()), new Flames(rule, o));
        }
    }

    /** What the flames do to each, and to all of them. */
    private record Flames(@Usually("K-IT-BURNS") RuleId rule, Occasion occasion) implements Then.Struck {
        @Override
        public Arm arm() {
            return occasion.arm();
        }

        @Override
        public Occasion.Kind kind() {
            return Occasion.Kind.FLAMES;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(occasion.attacker());
        }

        @Override
        public Option<ModelId> aim() {
            return Option.some(occasion.target());
        }

        @Override
        public void struck(Flow flow, ModelId victim, int margin, Lent lent) {
            if (!flow.is(occasion.attacker(), occasion.arm(), Trait.HARMLESS))
                flow.hit(new Hit(
                        rule(), victim, margin, Option.some(occasion.attacker()), occasion.arm(), Option.some(lent)));
        }

        @Override
        public void over(Flow flow, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Seq<Attack> attacks = victims.zip(margins).map(v -> attack(flow, v._1, successes, v._2));
            flow.followAll(attacks, occasion.target(), new Mark(rule(), 1, Mark.Until.GAME));
        }

        private Attack attack(Flow flow, ModelId victim, int successes, int margin) {
            ModelId by = occasion.attacker();
            boolean pinned = flow.model(victim).pinned();
            Occasion upon = new Occasion(
                    Occasion.Kind.SHOOT,
                    rule(),
                    by,
                    victim,
                    occasion.arm(),
                    Arm.Bare.NONE,
                    false,
                    pinned,
                    occasion.volley());
            return new Attack(upon, by, victim, occasion.arm(), successes, margin, true, pinned);
        }
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.on(Moment.FIRE, Scope.OWN, (flow, me, active) -> {
            Occasion occasion = Occasion.alone(Occasion.Kind.HAZARD, rule(), me);
            Contender fire = new Contender.OfThing(flow.controller(me).other(), DICE, TARGET);
            Contender tested = new Contender.OfModel(me, Skill.SURVIVE, DICE, false);
            flow.test(new DiceTest(occasion, fire, tested), new PutOut(rule(), Option.some(me)));
        });
    }

    /** The fire is out, whoever won. */
    private record PutOut(@Usually("K-IT-BURNS") RuleId rule, Option<ModelId> model) implements Then.Decided {
        @Override
        public String words(HouseRulebook rulebook) {
            return model.get() + " puts the fire out";
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            flow.unmark(model.get(), rule());
            if (outcome.margin() <= 0) return;
            flow.cutShort(model.get());
            flow.damage(model.get(), outcome.margin(), rule());
        }
    }
}
