package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * RND-3, RND-4, RND-8, ACT-1 to ACT-5, CMD-4, CMD-8 to CMD-10: the activation of one model, action by action.
 *
 * @param taken the kinds of action taken, in the order of their names; each SPECIAL action is among {@code specials}
 *     instead
 * @param longAction whether a SHOOT or a SPECIAL action was a long action
 * @param spent whether an Advance, Shoot or Assault die has been spent
 */
@SavedName("activation")
@DescribesFrame(step = Flow.ACTIVATION, rule = "RND-3", words = "{model} is active")
record Activation(ModelId model, List<Action.Kind> taken, List<RuleId> specials, boolean longAction, boolean spent)
        implements ActivationFrame, Frame.OfOneModel {
    private static final int MOST_ACTIONS = 9;
    static final Rejection TWICE =
            new Rejection(RuleIds.RND_4, "the model has taken this action already", "another action");
    static final Rejection TOO_MUCH = new Rejection(
            RuleIds.RND_3, "an activation is one long action, or up to two different short ones", "what is left of it");

    static Activation of(Now now, ModelId model) {
        Overfull.begins(now, model);
        return new Activation(model, List.empty(), List.empty(), false, false);
    }

    Side side(Now now) {
        return now.view().controller(model);
    }

    @Override
    public void requires(Requirements state) {
        state.active(model);
        state.that(
                taken.equals(taken.distinct().sortBy(SavedNames::name)),
                Sentence.of("the actions are {taken}", taken),
                "each kind once, in the order of their names");
        state.number("the number of actions", actions(), 0, MOST_ACTIONS);
        state.that(
                !longAction || actions() == 1,
                Sentence.of("it has taken {actions} actions, and one of them is long", actions()),
                "one long action, or up to two short ones (RND-3)");
    }

    /**
     * ACT-5, RND-8: the activation ends if the model is pinned, killed or marked as activated, or if neither an action
     * nor a command die is left for it.
     */
    @Override
    public void enter(Now now) {
        if (!now.model(model).inPlay() || now.view().activationOver() || full() && !more(now)) {
            end(now);
            return;
        }
        // equal futures need equal states: earlier forced moves do not affect a later movement
        now.edit().beginMovement(model);
        now.ask(this);
    }

    /** KT-6: the rules at the end of the activation act if the model lives; then the model is marked. */
    private void end(Now now) {
        if (now.model(model).inPlay()) TimingRules.ending(now, model);
        else TimingRules.costs(now, model);
        now.runNext(new Close(model));
    }

    @SavedName("activation.close")
    @DescribesFrame(step = Flow.CLOSE, rule = "RND-3", words = "{model}'s activation ends")
    record Close(ModelId model) implements ActivationFrame {
        @Override
        public void requires(Requirements state) {
            state.active(model);
        }

        @Override
        public void enter(Now now) {
            now.edit().endActivation();
            now.edit().markActivated(model, RuleIds.RND_3);
            now.lasting().expire(Mark.Until.ACTIVATION);
        }
    }

    /** RND-3: whether no action may follow. */
    boolean full() {
        return longAction || actions() >= 2;
    }

    /** The number of actions taken; each SPECIAL action counts. */
    private int actions() {
        return taken.size() + specials.size();
    }

    /**
     * Whether a command die can be spent on the model, or its scenario lets it do something there that needs no action.
     */
    private boolean more(Now now) {
        if (!now.model(model).pinned() && !Overfull.bindsUses(now, model) && SpecialAction.isFreeInScenario(now, model))
            return true;
        if (now.view().commandDice(side(now)).equals(CommandDice.NONE)) return false;
        boolean[] any = {false};
        actions(now, choice -> any[0] |= choice instanceof Choice.SpendDie, () -> any[0]);
        return any[0];
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side(now), Purpose.ACTIVATION, RuleIds.RND_3, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each.accept(now.game().sharedChoices(model).end());
        actions(now, each, () -> false);
    }

    /** All options except the end. After each kind, {@code enough} may stop the listing. */
    private void actions(Now now, Consumer<Choice> each, BooleanSupplier enough) {
        boolean leaving = Overfull.binds(now, model);
        Listing listing = new Listing(this, now, leaving, each);
        for (Action kind : ActionKinds.ALL) {
            listing.list(kind);
            if (enough.getAsBoolean()) return;
        }
        if (leaving && Overfull.bindsUses(now, model)) return;
        if (!now.model(model).pinned()) SpecialAction.listFree(now, model, each);
        if (now.game().hasOrder(Trigger.ACTIVE)) listing.dice.listOrders(each);
    }

    /** ORD-4: why a special order forbids an action; null if it is allowed. */
    static @Nullable Rejection forbiddenByOrder(Now now, ModelId model, Choice action) {
        return now.hooks().veto(Hooks.Restriction.ACTION, model, WeaponChoice.NONE, null, action);
    }

    @Override
    public int takes(Now now, Choice option) {
        if (option instanceof Choice.SpendDie spend)
            return spend.face() == CommandFace.ORDER && CommandRules.isAction(now, side(now), spend) ? 1 : 0;
        Action kind = ActionKinds.chosen(option);
        if (kind == null || isFreeUse(now, option)) return 0;
        return kind.isLong(now, option) ? 2 : 1;
    }

    /** Lists the actions of each kind: those that may be taken and those that a die may buy. */
    private static final class Listing implements Consumer<Choice> {
        private final Activation activation;
        private final Now now;
        private final boolean leaving;
        private final Consumer<Choice> each;
        private final DicePurchase dice;
        private Action kind = ActionKinds.ADVANCE;
        private boolean withoutDie;
        private boolean withDie;

        Listing(Activation activation, Now now, boolean leaving, Consumer<Choice> each) {
            this.activation = activation;
            this.now = now;
            this.leaving = leaving;
            this.each = each;
            dice = new DicePurchase(now, activation);
        }

        void list(Action next) {
            kind = next;
            withoutDie = activation.furtherKindRefusal(kind) == null;
            withDie = dice.kindRefusal(kind) == null;
            if ((withoutDie || withDie) && kind.gate(now, activation.model) == null)
                kind.options(now, activation.model, this);
        }

        @Override
        public void accept(Choice action) {
            if (leaving && !kind.leaves(now, action) || forbiddenByOrder(now, activation.model, action) != null) return;
            if (withoutDie
                    && activation.sameSpecialRefusal(action) == null
                    && activation.laterLongRefusal(now, kind, action) == null) each.accept(action);
            if (withDie) dice.list(kind, action, each);
        }
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.EndActivation;
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.EndActivation end) return end.model().equals(model) ? null : Refusals.OTHER_MODEL;
        if (choice instanceof Choice.SpendDie spend) return new DicePurchase(now, this).refusal(spend);
        Action kind = ActionKinds.chosen(choice);
        if (kind == null) return Refusals.KIND;
        // ASK-5: what binds the active model says nothing about another one
        if (!choice.fits(model)) return Refusals.OTHER_MODEL;
        if (isFreeUse(now, choice)) return Overfull.bindsUses(now, model) ? Overfull.LEAVES_FIRST : null;
        Rejection why = furtherRefusal(kind, choice);
        boolean known =
                !(choice instanceof Choice.Shoot shoot) || ShotWeapon.of(now, now.model(model), shoot.shot()) != null;
        if (why == null && known) why = laterLongRefusal(now, kind, choice);
        return why != null ? why : actionRefusal(now, kind, choice);
    }

    /** RND-3, RND-4: earlier actions also forbid a choice during another action. */
    @Override
    public @Nullable Rejection refusalDuring(Now now, Choice choice) {
        Action kind = ActionKinds.chosen(choice);
        return kind == null ? null : furtherRefusal(kind, choice);
    }

    /** ITEM-6: whether the choice uses an item without an action. */
    private boolean isFreeUse(Now now, Choice choice) {
        if (!(choice instanceof Choice.Use) || now.model(model).pinned()) return false;
        Frame.ChoiceSearch listed = new Frame.ChoiceSearch(choice);
        SpecialAction.listFree(now, model, listed);
        return listed.found();
    }

    /** Why an action of the model cannot be carried out, whatever it has done before. */
    @Nullable
    Rejection actionRefusal(Now now, Action kind, Choice action) {
        if (!kind.leaves(now, action) && Overfull.binds(now, model)) return Overfull.LEAVES_FIRST;
        Rejection gate = kind.gate(now, model);
        if (gate != null) return gate;
        Rejection why = kind.refusal(now, action);
        return why != null ? why : forbiddenByOrder(now, model, action);
    }

    /** RND-3: why a long choice of a short kind, such as a SHOOT with HEAVY, may not follow another action. */
    private @Nullable Rejection laterLongRefusal(Now now, Action kind, Choice action) {
        return actions() > 0 && !kind.isLong() && kind.isLong(now, action) ? TOO_MUCH : null;
    }

    private boolean hasTaken(Action.Kind kind) {
        // every prompt asks this for each kind: a loop makes no iterator
        for (List<Action.Kind> l = taken; !l.isEmpty(); l = l.tail()) if (l.head() == kind) return true;
        return false;
    }

    /** RND-3, RND-4: why the actions that have been taken forbid this one. */
    private @Nullable Rejection furtherRefusal(Action kind, Choice choice) {
        Rejection why = sameSpecialRefusal(choice);
        return why != null ? why : furtherKindRefusal(kind);
    }

    /** RND-4, ASK-7: why a SPECIAL action may not be taken again; the target does not matter. */
    private @Nullable Rejection sameSpecialRefusal(Choice choice) {
        return choice instanceof Choice.Use use && specials.contains(use.rule()) ? TWICE : null;
    }

    /** RND-3, RND-4: why no further action of this kind may be taken; several SPECIAL actions may. */
    private @Nullable Rejection furtherKindRefusal(Action kind) {
        if (hasTaken(kind.kind())) return TWICE;
        return full() || kind.isLong() && actions() > 0 ? TOO_MUCH : null;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.EndActivation) end(now);
        else if (choice instanceof Choice.SpendDie spend) new DicePurchase(now, this).spend(spend);
        else if (isFreeUse(now, choice)) useWithoutAction(now, choice);
        else act(now, choice);
    }

    /** Equal futures need equal states: the kinds are in the order of their names. */
    static List<Action.Kind> with(List<Action.Kind> taken, Action.Kind kind) {
        return taken.isEmpty() || SavedNames.name(kind).compareTo(SavedNames.name(taken.head())) <= 0
                ? taken.prepend(kind)
                : with(taken.tail(), kind).prepend(taken.head());
    }

    /** This activation after a special order that is an action. */
    Activation after(RuleId order) {
        return new Activation(model, taken, specials.prepend(order), longAction, spent);
    }

    /** CMD-4: this activation after an Advance, Shoot or Assault die. */
    Activation afterDie() {
        return new Activation(model, taken, specials, longAction, true);
    }

    /** K-FIRE-CONTROL: this activation, after the second weapon has made the SHOOT a long action. */
    Activation lengthened() {
        return new Activation(model, taken, specials, true, spent);
    }

    private void useWithoutAction(Now now, Choice choice) {
        now.events().announce(new Event.Acted(model, choice, RuleIds.ITEM_6));
        now.then(new SpecialAction.Using((Choice.Use) choice));
        now.then(this);
    }

    private void act(Now now, Choice choice) {
        Action kind = Objects.requireNonNull(ActionKinds.chosen(choice));
        boolean isLong = kind.isLong(now, choice);
        now.events().announce(new Event.Acted(model, choice, kind.rule()));
        now.then(
                choice instanceof Choice.Shoot shoot
                        ? SecondWeapon.after(now, shoot, actions() == 0)
                        : kind.frame(now, choice));
        now.then(
                choice instanceof Choice.Use use
                        ? new Activation(model, taken, specials.prepend(use.rule()), longAction || isLong, spent)
                        : new Activation(model, with(taken, kind.kind()), specials, longAction || isLong, spent));
    }
}
