package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * K-FIRE-CONTROL, SHO-9: after the first weapon of a SHOOT, a second may be named before dice, with its mode, target
 * and items.
 *
 * @param rule the rule that allows the second weapon
 * @param alone whether the SHOOT is the first action, so that the second weapon may make it long
 * @param free the free action that the SHOOT is (ORD-4); none for an action of the activation
 */
@SavedName("secondWeapon")
@DescribesFrame(asks = Purpose.SECOND_WEAPON, words = "{model} names its weapons")
record SecondWeapon(ModelId model, Shot first, RuleId rule, boolean alone, Option<FreeAction> free)
        implements ShotFrame, Frame.OfOneModel {
    /** The frame that fires the named weapon, or first asks for a second one. */
    static Frame after(Now now, Choice.Shoot shoot, boolean alone) {
        return after(now, shoot, alone, Option.none());
    }

    /** ORD-4: as above, for a free SHOOT of a special order, to which the length does not matter. */
    static Frame after(Now now, Choice.Shoot shoot, FreeAction free) {
        return after(now, shoot, true, Option.some(free));
    }

    private static Frame after(Now now, Choice.Shoot shoot, boolean alone, Option<FreeAction> free) {
        Model m = now.model(shoot.model());
        RuleId rule = rule(now, m, shoot.shot());
        return rule == null
                ? ShotWeapon.fired(now, m, shoot.shot()).frame(shoot.shot())
                : new SecondWeapon(m.id(), shoot.shot(), rule, alone, free);
    }

    /**
     * The rule that lets a model fire a second weapon with the first, for some or all weapons; null if there is none.
     */
    private static @Nullable RuleId rule(Now now, Model m, Shot first) {
        RuleId by = ruleForAnyWeapon(now, m, first);
        for (int w = 0; by == null && w < now.game().weapons(m.id()).length; w++)
            by = now.hooks().hooksOf(m.id(), WeaponChoice.onCard(w)).ruleOf(Trait.TWO_WEAPONS);
        return by;
    }

    /** The rule that lets a model fire any second weapon with the first; null if only some weapons have the rule. */
    private static @Nullable RuleId ruleForAnyWeapon(Now now, Model m, Shot first) {
        RuleId by = now.hooks().hooksOf(m.id()).ruleOf(Trait.TWO_WEAPONS);
        return by == null ? ownRule(now, m, first) : by;
    }

    /** The rule of the shot's weapon that lets a second one be fired with it; null if there is none. */
    private static @Nullable RuleId ownRule(Now now, Model m, Shot shot) {
        ShotWeapon weapon = ShotWeapon.of(now, m, shot);
        return weapon == null
                ? null
                : now.hooks().hooksOf(m.id(), weapon.choice()).ruleOf(Trait.TWO_WEAPONS);
    }

    @Override
    public void requires(Requirements state) {
        state.that(
                free.forAll(given -> given.kind() == FreeAction.Kind.SHOOT && !given.describedWeapon()),
                "the free action names no weapons",
                "a free SHOOT with weapons of the model");
        state.that(
                state.now().model(model).inPlay() && isPossible(state.now()),
                Sentence.of("{model} cannot fire {first}", model, first),
                "a shot that it may fire");
    }

    private boolean isPossible(Now now) {
        return free.isEmpty()
                ? AimChoices.refusal(now, now.model(model), first) == null
                : free.get().model().equals(model)
                        && FreeActionChoice.refusal(now, free.get(), new Choice.Shoot(model, first)) == null;
    }

    @Override
    public void enter(Now now) {
        if (offers(now) > 1) now.ask(this);
        else now.then(ShotWeapon.fired(now, now.model(model), first).frame(first));
    }

    /** K-FIRE-CONTROL: a long shot makes the SHOOT a long action. */
    @Override
    public int takes(Now now, Choice option) {
        return option instanceof Choice.Shoot shoot
                        && ShotWeapon.fired(now, now.model(model), shoot.shot()).isLong(shoot.shot())
                ? 2
                : 0;
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Shoot;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each.accept(new Choice.Decline(rule, model));
        Model m = now.model(model);
        shots(now, m, shoot -> {
            if (pairRefusal(now, m, shoot.shot()) != null || isTooLong(now, m, shoot)) return;
            if (free.isDefined() || Activation.forbiddenByOrder(now, model, shoot) == null) each.accept(shoot);
        });
    }

    private void shots(Now now, Model m, Consumer<Choice.Shoot> each) {
        if (free.isEmpty()) AimChoices.all(now, m, each);
        else FreeActionChoice.each(now, free.get(), shot -> each.accept((Choice.Shoot) shot));
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.Decline none)
            return none.equals(new Choice.Decline(rule, model)) ? null : Refusals.NOT_OFFERED;
        if (!(choice instanceof Choice.Shoot shoot)) return Refusals.KIND;
        if (!shoot.model().equals(model)) return Refusals.OTHER_MODEL;
        Model m = now.model(model);
        Rejection why = pairRefusal(now, m, shoot.shot());
        if (why == null && free.isDefined()) return FreeActionChoice.refusal(now, free.get(), shoot);
        if (why == null && isTooLong(now, m, shoot)) why = Activation.TOO_MUCH;
        if (why == null) why = AimChoices.refusal(now, m, shoot.shot());
        return why == null ? Activation.forbiddenByOrder(now, model, shoot) : why;
    }

    private @Nullable Rejection pairRefusal(Now now, Model m, Shot other) {
        if (other.weapon().equals(first.weapon()))
            return new Rejection(rule, "a SHOOT uses one weapon, or two different ones", "another weapon, or none");
        if (ruleForAnyWeapon(now, m, first) == null && ownRule(now, m, other) == null)
            return new Rejection(
                    rule,
                    "neither weapon may be fired with another",
                    Sentence.of("a second weapon that {rule} allows, or none", rule));
        return first.item().isDefined() && other.item().isDefined()
                ? new Rejection(rule, "a one-use item is used for one of the shots", "the shot without an item")
                : null;
    }

    /** RND-3: whether a long shot comes after another action. */
    private boolean isTooLong(Now now, Model m, Choice.Shoot shoot) {
        if (free.isDefined() || alone) return false;
        ShotWeapon weapon = ShotWeapon.of(now, m, shoot.shot());
        return weapon != null && weapon.isLong(shoot.shot());
    }

    /** K-FIRE-CONTROL: if one of the shots is long, the action is long. */
    @Override
    public void chosen(Now now, Choice choice) {
        Model m = now.model(model);
        if (!(choice instanceof Choice.Shoot other)) {
            now.then(ShotWeapon.fired(now, m, first).frame(first));
            return;
        }
        now.events().announce(new Event.Acted(model, choice, rule));
        if (free.isEmpty() && ShotWeapon.fired(now, m, other.shot()).isLong(other.shot()))
            now.replace(frame -> frame instanceof Activation activation ? activation.lengthened() : frame);
        now.then(Volley.frame(now, m, List.of(first, other.shot())));
    }
}
