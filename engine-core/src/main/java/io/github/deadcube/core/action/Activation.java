package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * RND-3, RND-4, RND-8, ACT-1 to ACT-5, CMD-4, CMD-8 to CMD-10: what one model does, action by action.
 *
 * @param model the active model
 * @param taken the kinds of action taken, a bit each
 * @param specials the special actions taken
 * @param spent an Advance, Shoot or Assault die has been spent
 */
record Activation(ModelId model, int taken, List<RuleId> specials, boolean spent) implements Frame {
    /** A bit beyond those of the kinds: a SHOOT that was a long action. */
    private static final int LONG_SHOT = 1 << ActionKind.ALL.length;

    private static final int LENGTHY = ActionKind.SPRINT.bit() | ActionKind.ASSAULT.bit() | LONG_SHOT;
    private static final Rejection TWICE =
            new Rejection(RuleIds.RND_4, "the model has taken this action already", "another action");
    private static final Rejection TOO_MUCH = new Rejection(
            RuleIds.RND_3, "an activation is one long action, or up to two different short ones", "what is left of it");
    private static final Rejection ONE_DIE = new Rejection(
            RuleIds.CMD_4,
            "one of Advance, Shoot and Assault has been spent on this model already",
            "an action without a die");
    private static final Rejection NO_DIE = new Rejection(
            RuleIds.CMD_8, "the side has no command die that buys this", "a die that it has, and its action");
    private static final Rejection NOT_BOUGHT =
            new Rejection(RuleIds.CMD_8, "the die does not buy this action", "the action of the die's own kind");

    private static final Rejection PINNED = new Rejection(
            RuleIds.CMD_10, "a pinned model cannot use a command die before it has stood up", "STAND UP first");

    static Activation of(ModelId model) {
        return new Activation(model, 0, List.empty(), false);
    }

    @Override
    public RuleId rule() {
        return RuleIds.RND_3;
    }

    @Override
    public String words() {
        return model + " is active";
    }

    private Side side(Now now) {
        return now.controller(model);
    }

    /** ACT-5, RND-8: pinned, killed or marked as activated it is done; so it is when nothing is left to choose. */
    @Override
    public void enter(Now now) {
        if (!now.model(model).inPlay() || now.activationOver() || full() && !more(now)) end(now);
        else now.ask(this);
    }

    /** KT-6: at its end, however it has ended, if the model lives; then the model is marked. */
    private void end(Now now) {
        if (now.model(model).inPlay()) {
            if (now.game().hooks(model).acts()) now.then(new Threshold(model, Juncture.LAST_CLOUD));
            Command.window(now, When.ACTIVATION_ENDS, side(now), model);
        }
        now.then(new Close(model));
    }

    /** RND-3: the end of an activation, once nothing more happens in it. */
    private record Close(ModelId model) implements Frame {
        @Override
        public RuleId rule() {
            return RuleIds.RND_3;
        }

        @Override
        public String words() {
            return model + "'s activation ends";
        }

        @Override
        public void enter(Now now) {
            now.markActivated(model, RuleIds.RND_3);
            now.expire(Mark.Until.ACTIVATION);
            now.endActivation();
        }
    }

    private boolean full() {
        return (taken & LENGTHY) != 0 || actions() >= 2;
    }

    private int actions() {
        return Integer.bitCount(taken & ~ActionKind.SPECIAL.bit() & ~LONG_SHOT) + specials.size();
    }

    /** Whether command dice leave anything to choose. */
    private boolean more(Now now) {
        if (now.command(side(now)).size() == 0) return false;
        return offers(now) > 1;
    }

    @Override
    public Prompt.Decision decision(Now now) {
        return new Prompt.Decision(side(now), Purpose.ACTIVATION, rule(), each -> options(now, each));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        each.accept(new Choice.EndActivation(model));
        for (ActionKind kind : ActionKind.ALL) {
            boolean paid = paid(kind) == null;
            boolean free = free(now, kind) == null;
            if (!paid && !free || kind.gate(now, model) != null) continue;
            Targets.of(now, model, kind, action -> {
                if (paid && again(now, action) == null) each.accept(action);
                if (free) each.accept(new Choice.SpendDie(kind.die().get(), action));
            });
        }
        if (!now.model(model).pinned()) Targets.items(now, model, false, each);
        Command.orders(now, When.ACTIVATION, side(now), model, each);
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.EndActivation end) return end.model().equals(model) ? null : Refusals.OTHER_MODEL;
        if (choice instanceof Choice.SpendDie spend) return bought(now, spend);
        if (freeItem(now, choice)) return null;
        ActionKind kind = ActionKind.of(choice).getOrNull();
        if (kind == null) return Refusals.KIND;
        Rejection why = paid(kind);
        if (why == null) why = allowed(now, kind, choice);
        return why != null ? why : again(now, choice);
    }

    /** ITEM-6: an item that is used without an action. */
    private boolean freeItem(Now now, Choice choice) {
        if (!(choice instanceof Choice.Use)
                || now.model(model).pinned()
                || now.model(model).item().isEmpty()) return false;
        Frame.Listed listed = new Frame.Listed(choice);
        Targets.items(now, model, false, listed);
        return listed.found();
    }

    private @Nullable Rejection bought(Now now, Choice.SpendDie spend) {
        if (spend.face() == CommandFace.ORDER) return Command.refusal(now, When.ACTIVATION, side(now), model, spend);
        ActionKind kind = ActionKind.of(spend.action()).getOrNull();
        if (kind == null || !kind.die().contains(spend.face())) return NOT_BOUGHT;
        Rejection why = free(now, kind);
        if (why == null && now.model(model).pinned()) why = PINNED;
        return why != null ? why : allowed(now, kind, spend.action());
    }

    private @Nullable Rejection allowed(Now now, ActionKind kind, Choice action) {
        Rejection gate = kind.gate(now, model);
        return gate != null ? gate : Targets.refusal(now, model, action);
    }

    /** RND-3, RND-4: whether this very action may still be taken: no special twice, no long SHOOT after another action. */
    private @Nullable Rejection again(Now now, Choice action) {
        if (action instanceof Choice.Use use && specials.contains(use.rule())) return TWICE;
        return actions() > 0 && longShot(now, action) ? TOO_MUCH : null;
    }

    private static boolean longShot(Now now, Choice action) {
        return action instanceof Choice.Shoot shoot && Shots.lengthy(now, shoot);
    }

    /** RND-3, RND-4: whether an action of this kind may still be taken. */
    private @Nullable Rejection paid(ActionKind kind) {
        if (kind != ActionKind.SPECIAL && (taken & kind.bit()) != 0) return TWICE;
        return full() || kind.lengthy() && actions() > 0 ? TOO_MUCH : null;
    }

    /** CMD-4, CMD-8: whether a die may still buy one. */
    private @Nullable Rejection free(Now now, ActionKind kind) {
        if (kind.die().isEmpty() || !now.command(side(now)).has(kind.die().get())) return NO_DIE;
        return spent ? ONE_DIE : null;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.EndActivation) {
            end(now);
        } else if (choice instanceof Choice.SpendDie spend && spend.face() == CommandFace.ORDER) {
            Command.use(now, When.ACTIVATION, side(now), spend);
            now.then(this);
        } else if (choice instanceof Choice.SpendDie spend) {
            now.spendCommand(side(now), spend.face(), RuleIds.CMD_8);
            now.announce(new Event.Acted(model, choice, RuleIds.CMD_8));
            now.then(
                    spend.action() instanceof Choice.Advance
                            ? Movement.of(now, model, 1, RuleIds.CMD_8)
                            : Targets.frame(now, model, spend.action()));
            now.then(new Activation(model, taken, specials, true));
        } else if (freeItem(now, choice)) {
            now.announce(new Event.Acted(model, choice, RuleIds.ITEM_6));
            now.then(Targets.frame(now, model, choice));
            now.then(this);
        } else {
            ActionKind kind = ActionKind.of(choice).get();
            boolean longShot = longShot(now, choice);
            now.announce(new Event.Acted(model, choice, kind.rule()));
            now.then(Targets.frame(now, model, choice));
            List<RuleId> used = choice instanceof Choice.Use use ? specials.prepend(use.rule()) : specials;
            now.then(new Activation(model, taken | kind.bit() | (longShot ? LONG_SHOT : 0), used, spent));
        }
    }
}
