package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HeldBack;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * K-FIRE-CONTROL, SHO-9: two weapons are fired in one SHOOT. Both shots are declared first, one after the other. The second shot begins when the
 * first is resolved up to EVADE. The targets may evade after both shots, and the fights come last.
 *
 * @param shots the frames of the shots, in order
 * @param next the number of the next shot; 0 before the declaration; after the last shot, EVADE, then the fights
 * @param fired the shots at models that have been fired, in order
 * @param beside whether enemies were in its cube when the shots were declared (ORD-4)
 * @param named how many shots are declared so far; 0 after the declaration
 * @param held what waits for the shot for which it was declared
 */
@SavedName(value = "volley", parts = "model shots next fired beside named held")
@DescribesFrame(rule = "SHO-9", words = "{model} fires two weapons")
record Volley(
        ModelId model,
        List<Frame> shots,
        int next,
        List<TestContext> fired,
        boolean beside,
        int named,
        List<HeldBack> held)
        implements ActionRules.ChapterFrame {
    private static final int WEAPONS = 2;

    static Frame of(Now now, Model m, List<Shot> shots) {
        boolean beside = now.view().isBesideEnemies(m.id());
        return new Volley(
                m.id(),
                shots.map(shot -> ShotWeapon.fired(now, m, shot).frame(shot)),
                0,
                List.empty(),
                beside,
                0,
                List.empty());
    }

    private Volley at(int step) {
        return new Volley(model, shots, step, fired, beside, named, held);
    }

    @Override
    public void requires(Requirements state) {
        state.that(
                shots.size() <= WEAPONS
                        && shots.forAll(shot -> shot instanceof AimedShot.AtModel || shot instanceof AimedShot),
                "it fires " + shots.size() + " shots",
                "up to " + WEAPONS + " shots at models or cubes");
        shots.forEach(shot -> shot.requires(state));
        state.number("the next shot", next, 0, shots.size() + 2);
        state.number("the declared shots", named, 0, shots.size());
        held.forEach(waits -> state.number("the shot for which something waits", waits.shot(), 1, shots.size() + 1));
        state.that(
                fired.size() < Math.max(1, next), "more shots are fired than named", "the shots before the next one");
    }

    /** KT-2: the fights that the shots make due wait until the volley ends. */
    @Override
    public boolean encloses() {
        return true;
    }

    @Override
    public boolean endsWithFights() {
        return true;
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        boolean fires = next > 0 && next <= shots.size();
        return fires && who.equals(model) ? at(shots.size() + 1) : this;
    }

    @Override
    public void enter(Now now) {
        if (next == 0) declare(now);
        else if (next <= shots.size()) fire(now, shots.get(next - 1));
        else if (next == shots.size() + 1) evade(now);
        else close(now);
    }

    private void declare(Now now) {
        List<HeldBack> waiting = named == 0 ? held : held.appendAll(HeldBack.taken(now, named));
        if (named == shots.size()) {
            now.then(new Volley(model, shots, 1, fired, beside, 0, waiting));
            return;
        }
        List<Frame> declared = shots;
        if (shots.get(named) instanceof AimedShot.AtModel shot) {
            shot.declareFirst(now);
            declared = declared.update(named, shot.declared(now));
        } else {
            declared = declared.update(named, ((AimedShot) shots.get(named)).declareFirst(now));
        }
        now.then(new Volley(model, declared, 0, fired, beside, named + 1, waiting));
    }

    private void fire(Now now, Frame shot) {
        List<TestContext> more = fired;
        List<HeldBack> evading = List.empty();
        if (!lost(now)) {
            giveBack(now);
            if (shot instanceof AimedShot aimed) {
                aimed.fire(now);
                now.then(TimingRules.explosions());
            } else if (shot instanceof AimedShot.AtModel at && !at.isObsolete(now)) {
                TestContext context = at.volley(now);
                more = fired.append(context);
                evading = HeldBack.copied(now, context.target(), shots.size() + 1);
            }
        }
        now.then(after(more, evading));
    }

    /** What waits for this shot acts; {@link #evade} counts as the shot after the last. */
    private void giveBack(Now now) {
        held.filter(waits -> waits.shot() == next).forEach(waits -> waits.giveBack(now));
    }

    /** The volley at its next step. What waited for this one is over. */
    private Volley after(List<TestContext> more, List<HeldBack> evading) {
        return new Volley(
                model,
                shots,
                next + 1,
                more,
                beside,
                named,
                held.filter(waits -> waits.shot() > next).appendAll(evading));
    }

    /** ORD-2: whether the shooter cannot fire any more: after the first shot also if it is stunned, or beside enemies. */
    private boolean lost(Now now) {
        Model m = now.model(model);
        if (!m.inPlay() || m.pinned()) return true;
        return next > 1
                && (now.view().activationOver(model) && now.stack().holds(Flow.ACTIVATION)
                        || !beside && now.view().isBesideEnemies(model));
    }

    /** KT-2, SCAT-8, KT-17: each target may evade once, in the order of the models. What it had for the attack on it lasts until then. */
    private void evade(Now now) {
        giveBack(now);
        Vector<ModelId> order = now.view().inOrder();
        for (TestContext context : fired.distinctBy(TestContext::target).sortBy(shot -> order.indexOf(shot.target())))
            now.then(TimingRules.evade(Trigger.Attack.of(context, 0, 0, true)));
        now.then(after(fired, List.empty()));
    }

    private void close(Now now) {
        now.edit().expire(Mark.Until.ATTACK);
        now.then(TimingRules.settle());
        now.then(TimingRules.attackOver());
        Option<TestContext> shot = fired.headOption()
                .orElse(() -> shots.find(AimedShot.class::isInstance).map(aimed -> ((AimedShot) aimed).context()));
        if (shot.isDefined()) AfterAttack.shot(now, shot.get());
        else AfterAttack.ShootOver.after(now, model);
    }

    /**
     * K-FIRE-CONTROL, SHO-9: after the first weapon of a SHOOT, a second may be named before dice, with its mode, target and items.
     *
     * @param rule the rule that allows the second weapon
     * @param alone whether the SHOOT is the first action, so that the second weapon may make it long
     * @param free the free action that the SHOOT is (ORD-4); none for an action of the activation
     */
    @SavedName(value = "secondWeapon", parts = "model first rule alone free")
    @DescribesFrame(asks = Purpose.SECOND_WEAPON, words = "{model} names its weapons")
    record SecondWeapon(ModelId model, Shot first, RuleId rule, boolean alone, Option<FreeAction> free)
            implements ActionRules.ChapterFrame, Frame.OfOneModel {
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

        /** The rule that lets a model fire a second weapon with the first, for some or all weapons; null if there is none. */
        private static @Nullable RuleId rule(Now now, Model m, Shot first) {
            RuleId by = ruleForAnyWeapon(now, m, first);
            for (int w = 0; by == null && w < now.game().weapons(m.id()).length; w++)
                by = now.hooks().of(m.id(), WeaponChoice.onCard(w)).ruleOf(Trait.TWO_WEAPONS);
            return by;
        }

        /** The rule that lets a model fire any second weapon with the first; null if only some weapons have the rule. */
        private static @Nullable RuleId ruleForAnyWeapon(Now now, Model m, Shot first) {
            RuleId by = now.hooks().of(m.id()).ruleOf(Trait.TWO_WEAPONS);
            return by == null ? ownRule(now, m, first) : by;
        }

        /** The rule of the shot's weapon that lets a second one be fired with it; null if there is none. */
        private static @Nullable RuleId ownRule(Now now, Model m, Shot shot) {
            ShotWeapon weapon = ShotWeapon.of(now, m, shot);
            return weapon == null
                    ? null
                    : now.hooks().of(m.id(), weapon.choice()).ruleOf(Trait.TWO_WEAPONS);
        }

        @Override
        public void requires(Requirements state) {
            state.that(
                    free.forAll(given -> given.kind() == FreeAction.Kind.SHOOT && !given.describedWeapon()),
                    "the free action names no weapons",
                    "a free SHOOT with weapons of the model");
            state.that(
                    state.now().model(model).inPlay() && isPossible(state.now()),
                    model + " cannot fire " + first,
                    "a shot that it may fire");
        }

        private boolean isPossible(Now now) {
            return free.isEmpty()
                    ? AimChoices.refusal(now, now.model(model), first) == null
                    : free.get().model().equals(model)
                            && OrderedStepChoice.FreeActionChoice.refusal(
                                            now, free.get(), new Choice.Shoot(model, first))
                                    == null;
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
                            && ShotWeapon.fired(now, now.model(model), shoot.shot())
                                    .isLong(shoot.shot())
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
            else OrderedStepChoice.FreeActionChoice.each(now, free.get(), shot -> each.accept((Choice.Shoot) shot));
        }

        @Override
        public @Nullable Rejection refusal(Now now, Choice choice) {
            if (choice instanceof Choice.Decline none)
                return none.equals(new Choice.Decline(rule, model)) ? null : Refusals.NOT_OFFERED;
            if (!(choice instanceof Choice.Shoot shoot)) return Refusals.KIND;
            if (!shoot.model().equals(model)) return Refusals.OTHER_MODEL;
            Model m = now.model(model);
            Rejection why = pairRefusal(now, m, shoot.shot());
            if (why == null && free.isDefined())
                return OrderedStepChoice.FreeActionChoice.refusal(now, free.get(), shoot);
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
                        "a second weapon that " + rule + " allows, or none");
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
            now.edit().announce(new Event.Acted(model, choice, rule));
            if (free.isEmpty() && ShotWeapon.fired(now, m, other.shot()).isLong(other.shot()))
                now.replace(frame -> frame instanceof Activation activation ? activation.lengthened() : frame);
            now.then(Volley.of(now, m, List.of(first, other.shot())));
        }
    }
}
