package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.dice.DiceRules;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * AST-1 to AST-11, R25-K-BOOM: one model attacks another in its cube, by an action or by a rule.
 *
 * @param rule AST-1 for the action; ADV-5, ADV-6, AWAY-4, STD-2 or PIN-3 for a rule
 * @param movedIn whether the attacker has moved in by choice in this action
 * @param wasPinned whether the target was pinned when the action started
 * @param bound whether the target can only survive (AST-10)
 * @param weapon the attacker's weapon, open until it is named
 * @param reply the weapon with which the target fights back, open until it has chosen
 */
@SavedName("assault")
@DescribesFrame(words = "{attacker} assaults {target}")
record Assault(
        ModelId attacker,
        ModelId target,
        RuleId rule,
        boolean movedIn,
        boolean wasPinned,
        boolean bound,
        WeaponChoice weapon,
        WeaponChoice reply,
        Phase phase)
        implements FightFrame, Frame.OfModel, DeclaredAttack {
    private static final List<RuleId> TO_SURVIVE = List.of(RuleIds.ADV_6, RuleIds.STD_2, RuleIds.PIN_3);
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.AST_2, "the model has no such weapon with range CC", "one of its CC weapons, or none");
    private static final Rejection SPENT =
            new Rejection(RuleIds.AST_2, "the weapon can be used once, and has been", "another CC weapon, or none");
    private static final Rejection ATTACKS_ONLY =
            new Rejection(RuleIds.AST_2, "the item is not for fighting back", "one of the model's CC weapons, or none");
    private static final Rejection NO_SURVIVE =
            new Rejection(RuleIds.DICE_5, "the model has no SURVIVE statistic, and can fight back", "fight back");

    /** AST-11: the steps of an assault. */
    @SavedName("assault.phase")
    enum Phase {
        ARMS,
        DECLARED,
        REPLY,
        DICE,
        OVER
    }

    static Assault byAction(Now now, ModelId attacker, ModelId target) {
        boolean pinned = now.model(target).pinned();
        return start(attacker, target, RuleIds.AST_1, false, pinned, bound(now, pinned));
    }

    /** AST-10, LIV-PIN: whether a pinned target can only survive. */
    private static boolean bound(Now now, boolean pinned) {
        return pinned && !now.game().has(Variant.PINNED_FIGHT_BACK);
    }

    /** ADV-5, AWAY-4: the attacker has come into the cube; {@code pinnedBefore} were pinned when its action started. */
    static Assault upon(
            Now now, ModelId attacker, ModelId target, CloseCombat.Cause cause, List<ModelId> pinnedBefore) {
        boolean pinned = now.model(target).pinned();
        boolean movedIn = cause == CloseCombat.Cause.ENTERING || now.game().has(Variant.FORCED_COUNTS_AS_MOVED_IN);
        boolean wasPinned = pinned || pinnedBefore.contains(target);
        return start(attacker, target, cause.rule(), movedIn, wasPinned, bound(now, pinned));
    }

    static Assault mustSurvive(ModelId attacker, ModelId target, CloseCombat.Cause cause) {
        return start(attacker, target, cause.rule(), false, cause.pinnedBonus(), true);
    }

    private static Assault start(
            ModelId attacker, ModelId target, RuleId rule, boolean movedIn, boolean wasPinned, boolean bound) {
        return new Assault(
                attacker, target, rule, movedIn, wasPinned, bound, WeaponChoice.OPEN, WeaponChoice.OPEN, Phase.ARMS);
    }

    private Assault at(Phase next) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, weapon, reply, next);
    }

    private Assault armed(WeaponChoice with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, with, reply, Phase.DECLARED);
    }

    private Assault replying(WeaponChoice with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, weapon, with, Phase.DICE);
    }

    private TestContext context() {
        return TestContext.builder(TestContext.Kind.ASSAULT, rule, attacker)
                .target(target)
                .weapon(weapon)
                .replyWeapon(answer())
                .movedIn(movedIn)
                .wasPinned(wasPinned)
                .build();
    }

    private WeaponChoice answer() {
        return reply.isWeapon() ? reply : WeaponChoice.NONE;
    }

    @Override
    public void requires(Requirements state) {
        state.that(!attacker.equals(target), Sentence.of("{attacker} assaults itself", attacker), "another model");
        state.weapon(attacker, weapon);
        state.weapon(target, reply);
        boolean armed = weapon != WeaponChoice.OPEN;
        boolean answered = reply != WeaponChoice.OPEN;
        state.that(
                armed == (phase != Phase.ARMS) && answered == (phase == Phase.DICE) || phase == Phase.OVER,
                Sentence.of("the weapons do not fit the phase {phase}", phase),
                "open weapons until they are named");
        state.that(
                weapon != WeaponChoice.INSTEAD || special(state.now(), attacker) != null,
                Sentence.of("{attacker} has nothing to use instead of a FIGHT", attacker),
                "a weapon");
        state.that(
                reply != WeaponChoice.INSTEAD || special(state.now(), target) != null,
                Sentence.of("{target} has nothing to use instead of a FIGHT", target),
                "a weapon");
    }

    @Override
    public @Nullable OrderContext orderContext(OrderContext asked) {
        return AfterAttack.declared(asked, context());
    }

    @Override
    public @Nullable TestContext attack() {
        boolean declared = phase == Phase.DECLARED || phase == Phase.REPLY && reply == WeaponChoice.OPEN;
        return declared ? context() : null;
    }

    @Override
    public @Nullable Rejection redirectRefusal(Now now, ModelId to) {
        return AssaultAction.refusal(now, attacker, to, rule);
    }

    /** AST-10: the new target stands up, and may only survive, as if it had been named. */
    @Override
    public Frame redirected(Now now, ModelId to) {
        boolean pinned = now.model(to).pinned();
        if (pinned) now.edit().standUp(to, RuleIds.AST_10);
        boolean survives = TO_SURVIVE.contains(rule) || bound(now, pinned);
        return new Assault(attacker, to, rule, movedIn, pinned, survives, weapon, WeaponChoice.OPEN, Phase.REPLY);
    }

    @Override
    public @Nullable Frame calledOff(Now now) {
        return null;
    }

    /** K-HONOURABLE: why a model may not assault another; null if it may. */
    static @Nullable Rejection veto(Now now, ModelId attacker, ModelId target, RuleId rule, boolean wasPinned) {
        if (!now.hooks().forbids(Hooks.Restriction.ASSAULT)) return null;
        TestContext context = TestContext.builder(TestContext.Kind.ASSAULT, rule, attacker)
                .target(target)
                .wasPinned(wasPinned)
                .build();
        return now.hooks().veto(Hooks.Restriction.ASSAULT, attacker, WeaponChoice.NONE, target, context);
    }

    private boolean isObsolete(Now now) {
        Model a = now.model(attacker);
        Model t = now.model(target);
        if (phase == Phase.OVER) return !a.inPlay();
        return !a.inPlay() || !t.inPlay() || a.pinned() || !a.cube().equals(t.cube());
    }

    @Override
    public boolean awaitsTest() {
        return phase == Phase.DICE && reply != WeaponChoice.INSTEAD;
    }

    @Override
    public void enter(Now now) {
        if (isObsolete(now)) return;
        switch (phase) {
            case ARMS -> {
                if (now.model(target).pinned()) now.edit().standUp(target, RuleIds.AST_10);
                if (CloseCombatWeapons.any(now, attacker, true) || special(now, attacker) != null) now.ask(this);
                else armed(WeaponChoice.NONE).enter(now);
            }
            case DECLARED -> {
                AtModel.useUp(now, attacker, weapon);
                now.events().announce(new Event.Targeted(target, attacker, rule));
                if (now.game().acts(Trigger.DECLARED))
                    now.declare(this, () -> now.triggers().at(Trigger.DECLARED, attacker, weapon, target, context()));
                AfterAttack.windows(now, attacker, target, Option.none());
                now.then(at(Phase.REPLY));
                now.then(TimingRules.attackOver());
            }
            case REPLY -> {
                if (weapon == WeaponChoice.INSTEAD) actInstead(now);
                else if (special(now, target) != null) now.ask(this);
                else if (canOnlySurvive(now)) replying(WeaponChoice.SURVIVING).enter(now);
                else if (canSurvive(now) || CloseCombatWeapons.any(now, target, false)) now.ask(this);
                else replying(WeaponChoice.NONE).enter(now);
            }
            case DICE -> {
                if (reply == WeaponChoice.INSTEAD) {
                    actInstead(now);
                    return;
                }
                Skill answer = reply == WeaponChoice.SURVIVING ? Skill.SURVIVE : Skill.FIGHT;
                now.then(DiceRules.test(now, ActionRules.assault(context(), answer)));
                now.then(this);
            }
            case OVER -> {
                if (now.game().acts(Trigger.ASSAULTED))
                    now.triggers().at(Trigger.ASSAULTED, attacker, weapon, target, context());
                if (now.game().hasOrder(Trigger.ASSAULTED)) now.then(new AfterAttack(Trigger.ASSAULTED, context()));
            }
        }
    }

    /** AST-7, KT-8: the fight back deals damage. KT-2: then the steps after an attack run. */
    @Override
    public void answered(Now now, Outcome outcome) {
        int margin = outcome.margin();
        boolean fought = reply != WeaponChoice.SURVIVING;
        if (fought && now.game().acts(Trigger.TEST_ROLLED))
            DiceRules.tried(now, context(), target, outcome.second(), -margin);
        boolean beatenBack = margin < 0 && fought;
        now.then(TimingRules.afterAttack(
                beatenBack
                        ? new Trigger.Attack(
                                context(),
                                /* attacker= */ target,
                                /* target= */ attacker,
                                reply,
                                outcome.second(),
                                -margin,
                                true,
                                false)
                        : Trigger.Attack.of(context(), outcome.first(), margin, true)));
        now.then(at(Phase.OVER));
    }

    @Override
    public ModelId chooser(Now now) {
        return phase == Phase.ARMS ? attacker : target;
    }

    @Override
    public boolean asksFor(Choice choice) {
        if (phase == Phase.ARMS) return choice instanceof Choice.Wield;
        return choice instanceof Choice.FightBack || choice instanceof Choice.Survive;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return phase == Phase.ARMS
                ? new Prompt.Decision(now.view().controller(attacker), Purpose.WEAPON, RuleIds.AST_2, now.offers(this))
                : new Prompt.Decision(
                        now.view().controller(target), Purpose.FIGHT_BACK, RuleIds.AST_3, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        if (phase == Phase.ARMS) {
            CloseCombatWeapons.each(
                    now, attacker, true, (name, item) -> each.accept(new Choice.Wield(attacker, name, item)));
            eachInstead(now, attacker, each);
            return;
        }
        eachInstead(now, target, each);
        boolean fights = !canOnlySurvive(now);
        if (fights)
            CloseCombatWeapons.each(
                    now, target, false, (name, item) -> each.accept(new Choice.FightBack(target, name, item)));
        if (!fights || canSurvive(now)) each.accept(new Choice.Survive(target));
    }

    /** AST-8, AST-10: whether the target can only survive. */
    private boolean canOnlySurvive(Now now) {
        return bound || !now.model(target).card().fight().exists();
    }

    private static @Nullable Special special(Now now, ModelId model) {
        return now.hooks().hooksOf(model).inAssaults();
    }

    private static void eachInstead(Now now, ModelId model, Consumer<Choice> each) {
        Special special = special(now, model);
        if (special != null) SpecialAction.targets(now, model, special, each);
    }

    /** R25-K-BOOM: the action is done before any dice, and no model FIGHTs. */
    private void actInstead(Now now) {
        ModelId model = weapon == WeaponChoice.INSTEAD ? attacker : target;
        SpecialAction.targets(
                now, model, Objects.requireNonNull(special(now, model)), use -> now.then(new SpecialAction.Using(use)));
        now.then(at(Phase.OVER));
    }

    /** DICE-5: SURVIVE is not offered without the statistic if the model can fight back. */
    private boolean canSurvive(Now now) {
        return now.model(target).card().survive().exists();
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!asksFor(choice)) return Refusals.KIND;
        if (choice instanceof Choice.Wield w)
            return misused(now, attacker, w.item(), true).getOrElse(() -> weaponRefusal(now, attacker, w.weapon()));
        return choice instanceof Choice.FightBack f
                ? misused(now, target, f.item(), false).getOrElse(() -> weaponRefusal(now, target, f.weapon()))
                : NO_SURVIVE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Use)
            (phase == Phase.ARMS ? armed(WeaponChoice.INSTEAD) : replying(WeaponChoice.INSTEAD)).enter(now);
        else if (choice instanceof Choice.Wield w) wield(now, w);
        else if (choice instanceof Choice.FightBack f) fightBack(now, f);
        else replying(WeaponChoice.SURVIVING).enter(now);
    }

    /** Why the item cannot help here; none if it can, or if no item is named. */
    private static Option<Rejection> misused(Now now, ModelId model, Option<RuleId> item, boolean attacking) {
        List<RuleId> aids = CloseCombatWeapons.aids(now, model, attacking);
        return item.filter(named -> !aids.contains(named)).map(named -> ItemRules.notForThis(now, named));
    }

    private static Rejection weaponRefusal(Now now, ModelId model, String name) {
        Model m = now.model(model);
        WeaponChoice named = ShotWeapon.find(now, m, name);
        if (named == null
                || !now.view().weapon(model, named).exists(Weapon::closeCombat)
                || !m.card().fight().exists()) return NO_WEAPON;
        return named.isOnCard() ? SPENT : ATTACKS_ONLY;
    }

    private void wield(Now now, Choice.Wield wield) {
        ItemRules.useFor(now, attacker, wield.item());
        armed(CloseCombatWeapons.named(now, attacker, wield.weapon())).enter(now);
    }

    private void fightBack(Now now, Choice.FightBack reply) {
        ItemRules.useFor(now, target, reply.item());
        WeaponChoice with = CloseCombatWeapons.named(now, target, reply.weapon());
        AtModel.useUp(now, target, with);
        Assault answered = replying(with);
        if (!now.game().acts(Trigger.ANSWERED)) {
            answered.enter(now);
            return;
        }
        now.triggers().at(Trigger.ANSWERED, target, with, attacker, answered.context());
        now.then(answered);
    }
}
