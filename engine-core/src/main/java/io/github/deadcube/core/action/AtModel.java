package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * SHO-5 to SHO-9: a weapon is fired at a model, in the ordinary or a special mode.
 *
 * @param rule SHO-5, or the rule of the mode (K-RAPID-FIRE)
 * @param declared whether the target has been named and the rules and orders at the declaration have acted
 */
@SavedName("atModel")
@DescribesFrame(words = "{model} shoots at {target}")
record AtModel(
        ModelId model,
        WeaponChoice weapon,
        ModelId target,
        RuleId rule,
        Option<RuleId> item,
        boolean declared,
        boolean wasPinned)
        implements ShotFrame, DeclaredAttack {
    static AtModel of(ModelId model, WeaponChoice weapon, Shot shot, RuleId rule) {
        ModelId target = shot.target().model().get();
        return new AtModel(model, weapon, target, rule, shot.item(), false, false);
    }

    boolean isObsolete(Now now) {
        Model m = now.model(model);
        return !m.inPlay() || !now.model(target).inPlay() || declared && m.pinned();
    }

    @Override
    public void requires(Requirements state) {
        state.weapon(model, weapon);
        state.that(weapon.isWeapon(), "a shot without a weapon", "a weapon");
    }

    @Override
    public @Nullable OrderContext orderContext(OrderContext asked) {
        return AfterAttack.declared(asked, context(false));
    }

    private TestContext context(boolean volley) {
        return TestContext.builder(TestContext.Kind.SHOOT, rule, model)
                .target(target)
                .weapon(weapon)
                .wasPinned(wasPinned)
                .volley(volley)
                .build();
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        if (!declared) {
            declare(now);
            AfterAttack.windows(now, model, target, Option.none());
            now.then(declared(now));
            now.then(TimingRules.attackOver());
            AfterAttack.shot(now, context(false));
        } else {
            dice(now, context(false));
        }
    }

    /** SHO-9, ORD-2: declares one of several shots. No frame belongs to one shot, so the context is passed here. */
    void declareFirst(Now now) {
        declare(now);
        AfterAttack.windows(now, model, target, Option.some(context(true)));
    }

    /** SHO-8, SHO-9: everything that is named before dice. */
    void declare(Now now) {
        now.events().announce(new Event.Targeted(target, model, rule));
        useUp(now, model, weapon);
        item.forEach(used -> now.lasting().useItem(model, used));
        if (now.game().acts(Trigger.DECLARED)) react(now);
    }

    private void react(Now now) {
        TestContext attack = context(false);
        now.declare(declared(now), () -> now.triggers().at(Trigger.DECLARED, model, weapon, target, attack));
    }

    @Override
    public @Nullable TestContext attack() {
        return declared ? context(false) : null;
    }

    @Override
    public @Nullable Rejection redirectRefusal(Now now, ModelId to) {
        Model m = now.model(model);
        return AimChoices.with(now, m, weapon, now.view().weapon(model, weapon).get())
                .redirectRefusal(now.model(target), now.model(to));
    }

    @Override
    public Frame redirected(Now now, ModelId to) {
        return new AtModel(model, weapon, to, rule, item, true, now.model(to).pinned());
    }

    @Override
    public @Nullable Frame calledOff(Now now) {
        return null;
    }

    /** SHO-8: a one-use weapon is spent when it is named, whether it hits or not. */
    static void useUp(Now now, ModelId model, WeaponChoice weapon) {
        if (!weapon.isWeapon()) return;
        RuleId once = now.hooks().hooksOf(model, weapon).ruleOf(Trait.ONE_USE);
        if (once != null) now.lasting().useUp(model, weapon, once);
    }

    AtModel declared(Now now) {
        return new AtModel(
                model, weapon, target, rule, item, true, now.model(target).pinned());
    }

    /** Fires the shot as one of several (K-FIRE-CONTROL). */
    TestContext volley(Now now) {
        TestContext context = context(true);
        dice(now, context);
        return context;
    }

    /**
     * The context of its dice if they are RANGED against SURVIVE, otherwise null. The shot is fired in this workspace,
     * with what the rules at the declaration do without a question.
     */
    @Nullable
    TestContext opposed(Now now) {
        if (!(diverted(now) instanceof AtModel aimed)) return null;
        aimed.dice(now, aimed.context(false));
        return now.stack().following() instanceof Shooting shot ? shot.context() : null;
    }

    /**
     * The declared shot as rules of applications leave it; null if they call it off. What those of the engine do at the
     * declaration, they ask for.
     */
    private @Nullable Frame diverted(Now now) {
        Frame aimed = declared(now);
        if (!now.game().acts(Trigger.DECLARED)) return aimed;
        TestContext attack = context(false);
        now.declare(aimed, () -> now.triggers().ofApplications(Trigger.DECLARED, model, weapon, target, attack));
        for (Frame set : now.takeAdded())
            if (aimed != null && set instanceof Diversion diversion) aimed = diversion.applied(now, aimed);
        return aimed;
    }

    private void dice(Now now, TestContext context) {
        ItemRules.mark(now, model, item);
        if (rule.equals(RuleIds.SHO_5)) {
            now.then(new Shooting(context));
            return;
        }
        ShotMode[] modes = now.hooks().hooksOf(model, weapon).modes();
        for (ShotMode mode : modes)
            if (mode.rule().equals(rule))
                now.act(ShotWeapon.fired(modes, mode), (used, effects) -> used.shoot(effects, context));
    }

    /** SHO-5 to SHO-7: RANGED against SURVIVE, then KT-2. */
    @DescribesFrame(words = "{context.attacker} shoots at {context.target}")
    @SavedName("shooting")
    record Shooting(TestContext context) implements ShotFrame, Frame.AwaitingTest {
        @Override
        public RuleId rule() {
            return context.rule();
        }

        @Override
        public void enter(Now now) {
            if (!now.model(context.attacker()).inPlay()
                    || !now.model(context.target()).inPlay()) return;
            now.then(DiceRules.test(now, ActionRules.shot(context)));
            now.then(this);
        }

        @Override
        public void answered(Now now, Outcome outcome) {
            now.then(TimingRules.afterAttack(Trigger.Attack.of(context, outcome.first(), outcome.margin(), true)));
        }
    }
}
