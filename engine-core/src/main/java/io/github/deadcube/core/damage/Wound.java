package io.github.deadcube.core.damage;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Death;
import io.github.deadcube.api.extend.Trigger.Loss;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** DMG-1, DMG-2: damage, from shields to HP: what is left of it, and the index of the next shield. */
@SavedName(value = "wound", parts = "hit left shield")
@DescribesFrame(rule = "DMG-1", words = "{hit.target} is hit for {hit.amount} ({hit.rule})")
record Wound(Hit hit, int left, int shield) implements DamageRules.ChapterFrame, Frame.AwaitingTest {
    private static final int ABSORBS = 6;

    @Override
    public void requires(Requirements state) {
        state.number("the damage left", left, 0, Requirements.MOST);
        state.number("the next shield", shield, 0, Requirements.MOST);
    }

    /** DMG-1, step 2: each shield rolls. */
    @Override
    public void enter(Now now) {
        if (!now.model(hit.target()).inPlay() || hit.amount() <= 0) return;
        Vector<Contribution> shields = shieldsAgainst(now, hit);
        if (shield >= shields.size()) {
            dealDamage(now);
            return;
        }
        Contribution next = shields.get(shield);
        TestContext context = TestContext.ofOneModel(TestContext.Kind.OTHER, next.rule(), hit.target());
        now.then(DiceRules.test(now, DiceTest.of(context, shieldDice(now, hit, next), 0)));
        now.then(this);
    }

    private static Vector<Contribution> shieldsAgainst(Now now, Hit hit) {
        return hit.protection().isDefined() ? hit.protection().get().shields() : shieldsOf(now, hit);
    }

    private static Vector<Contribution> shieldsOf(Now now, Hit hit) {
        return now.hooks().each(Modifier.SHIELD, hit.target(), hit.attacker().getOrNull(), hit.weapon(), hit);
    }

    static Vector<TestSide.OfThing> shields(Now now, Hit hit) {
        return shieldsAgainst(now, hit).map(shield -> shieldDice(now, hit, shield));
    }

    private static TestSide.OfThing shieldDice(Now now, Hit hit, Contribution shield) {
        return new TestSide.OfThing(now.view().controller(hit.target()), shield.amount(), ABSORBS, 0);
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        int absorbed = Math.min(left, outcome.first());
        Vector<Contribution> shields = shieldsAgainst(now, hit);
        RuleId by = shield < shields.size() ? shields.get(shield).rule() : RuleIds.DMG_1;
        if (absorbed > 0) now.edit().announce(new Event.Absorbed(hit.target(), absorbed, by));
        new Wound(hit, left - absorbed, shield + 1).enter(now);
    }

    /** DMG-1, steps 6 to 8. */
    private void dealDamage(Now now) {
        int lost = lost(now, hit, left);
        if (lost == 0) {
            now.edit().announce(new Event.Unharmed(hit.target(), hit.amount(), hit.rule()));
            return;
        }
        HitPointLoss.next(now, hit, lost);
    }

    /** DMG-1, steps 3 to 5, or R25-DMG-1; DMG-2, K-AP: AP from several sources adds up. */
    static int lost(Now now, Hit hit, int left) {
        int ap = hit.attacker()
                        .flatMap(dealer -> now.view().weapon(dealer, hit.weapon()))
                        .map(Weapon::ap)
                        .getOrElse(0)
                + dealerModifier(now, Modifier.AP, hit);
        int armour = now.model(hit.target()).card().armour()
                + (hit.protection().isDefined()
                        ? hit.protection().get().armour()
                        : targetModifier(now, Modifier.ARMOUR, hit));
        int lost = left - Math.max(0, armour - Math.max(0, ap));
        if (lost <= 0) return 0;
        lost -= targetModifier(now, Modifier.LESS_DAMAGE, hit);
        if (now.game().has(Variant.DAMAGE_IN_ONE_SUM))
            return Math.max(0, lost + dealerModifier(now, Modifier.MORE_DAMAGE, hit));
        return lost <= 0 ? 0 : lost + Math.max(0, dealerModifier(now, Modifier.MORE_DAMAGE, hit));
    }

    /** KT-14: the protection of a model before one roll against several. */
    static Protection protection(Now now, RuleId rule, ModelId model) {
        Hit hit = new Hit(rule, model, 0, Option.none(), WeaponChoice.NONE);
        return new Protection(targetModifier(now, Modifier.ARMOUR, hit), shieldsOf(now, hit));
    }

    /** The sum of a modifier of the model that deals the damage; without a dealer, of all that counts for every model. */
    private static int dealerModifier(Now now, Modifier<Hit> modifier, Hit hit) {
        ModelId dealer = hit.attacker().getOrNull();
        ModelId opponent = dealer == null ? null : hit.target();
        return now.hooks().sum(modifier, dealer, hit.weapon(), opponent, WeaponChoice.NONE, hit);
    }

    private static int targetModifier(Now now, Modifier<Hit> modifier, Hit hit) {
        return now.hooks()
                .sum(modifier, hit.target(), WeaponChoice.NONE, hit.attacker().getOrNull(), hit.weapon(), hit);
    }

    /** DMG-1, step 6, ORD-2: a model is about to lose HP; an order may have turned the loss to another model. */
    @SavedName(value = "hitPointLoss", parts = "hit lost turned")
    @DescribesFrame(rule = "DMG-1")
    record HitPointLoss(Hit hit, int lost, Option<ModelId> turned) implements DamageRules.ChapterFrame {
        @Override
        public void requires(Requirements state) {
            state.number("the HP", lost, 0, Requirements.MOST);
        }

        @Override
        public String describe() {
            return turned.getOrElse(hit.target()) + " is about to lose " + lost + " HP";
        }

        /** The target's side may use its special order first. */
        static void next(Now now, Hit hit, int lost) {
            ModelId target = hit.target();
            if (now.triggers().hasOrder(Trigger.LOSES) && now.view().mayBeOrdered(target))
                now.order(OrderContext.of(Trigger.LOSES, target.side(), target));
            now.runNext(new HitPointLoss(hit, lost, Option.none()));
        }

        @Override
        public @Nullable OrderContext orderContext(OrderContext asked) {
            return asked.trigger() == Trigger.LOSES && asked.subject().equals(hit.target())
                    ? asked.withHitPoints(lost)
                    : null;
        }

        /** ORD-5: another model loses the HP, without its own ARMOUR, shields or immunities. */
        HitPointLoss to(ModelId other) {
            return new HitPointLoss(hit, lost, Option.some(other));
        }

        @Override
        public void enter(Now now) {
            ModelId loser = turned.getOrElse(hit.target());
            change(now, loser, () -> {
                Model before = now.model(loser);
                now.edit().hurt(loser, lost, hit.rule());
                if (now.game().acts(Trigger.LOST))
                    triggerLoss(now, loser, Math.min(lost, before.card().hitPoints() - before.damage()));
            });
        }

        /** DMG-4: what a change of a model in play kills dies. */
        private static void change(Now now, ModelId model, Runnable change) {
            Model before = now.model(model);
            if (!before.inPlay()) return;
            change.run();
            if (!now.model(model).inPlay()) now.then(Dying.of(now, before));
        }

        /** DMG-1, step 7: the rules of the model act if it lives, and those of the dealer if the loss was not turned (ORD-5). */
        private void triggerLoss(Now now, ModelId loser, int hitPoints) {
            ModelId living = now.model(loser).inPlay() ? loser : null;
            ModelId dealer = turned.isDefined() ? null : hit.attacker().getOrNull();
            Loss loss = new Loss(hit, hitPoints);
            now.triggers().at(Trigger.LOST, living, WeaponChoice.NONE, dealer, hit.weapon(), loss);
        }

        /** DMG-1, step 6 alone: HP that no rule can prevent from being lost. */
        @DescribesFrame(words = "{model} loses {hitPoints} HP")
        @SavedName(value = "loses", parts = "model hitPoints rule")
        record Loses(ModelId model, int hitPoints, RuleId rule) implements DamageRules.ChapterFrame {
            @Override
            public void requires(Requirements state) {
                state.number("the HP", hitPoints, 0, Requirements.MOST);
            }

            @Override
            public void enter(Now now) {
                change(now, model, () -> now.edit().hurt(model, hitPoints, rule));
            }
        }

        /** DMG-4: a model is killed, regardless of its HP. */
        @DescribesFrame(words = "{model} is killed")
        @SavedName(value = "kill", parts = "model rule")
        record Kill(ModelId model, RuleId rule) implements DamageRules.ChapterFrame {
            @Override
            public void enter(Now now) {
                change(now, model, () -> now.edit().remove(model, rule));
            }
        }

        /**
         * DMG-4: the triggers of a death, in the cube where the model died.
         *
         * @param marks the marks of the scenario's rules that it had, those that lent it keywords or silenced some, and that of an explosion
         *     by choice
         */
        @DescribesFrame(rule = "DMG-4", words = "{model} has died in {cube}")
        @SavedName(value = "dying", parts = "model cube marks", usual = "marks=[]")
        record Dying(ModelId model, Cube cube, List<Mark> marks) implements DamageRules.ChapterFrame {
            static Dying of(Now now, Model before) {
                List<Mark> marks =
                        before.marks().isEmpty() ? List.empty() : before.marks().filter(now.game()::countsAtDeath);
                return new Dying(before.id(), before.cube(), marks);
            }

            @Override
            public void enter(Now now) {
                now.triggers().died(new Death(model, cube, marks));
                if (now.triggers().hasOrder(Trigger.DIED))
                    now.chapters()
                            .order(List.of(model.side(), model.side().other())
                                    .map(side -> OrderContext.of(Trigger.DIED, side, model)
                                            .withCube(Option.some(cube))));
            }
        }
    }
}
