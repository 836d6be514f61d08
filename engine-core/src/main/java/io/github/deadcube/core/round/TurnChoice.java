package io.github.deadcube.core.round;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.vavr.collection.Vector;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** RND-2, RND-5, RND-6, CMD-6: the sides take turns, with one model or a second, until every model is activated. */
@SavedName("turnChoice")
@DescribesFrame(step = Flow.TURN, words = "it is {side}'s turn")
record TurnChoice(Side side, boolean second) implements RoundRules.ChapterFrame {
    private static final Rejection NOT_FEWER = new Rejection(
            RuleIds.RND_5, "only a side with fewer models left to activate may pass", "a model to activate");
    private static final Rejection NEUTRAL =
            new Rejection(RuleIds.RND_2, "the model is neutral, and of neither side", "one of the side's models");
    private static final Rejection NOT_IN_PLAY = new Rejection(
            RuleIds.RND_2, "the model is not on the battlefield", "one of the side's models on the battlefield");
    private static final Rejection NO_DIE = new Rejection(
            RuleIds.CMD_6,
            "a second model takes a command die that shows +1 Model",
            "the die before the model, such as spend model: A2 activate, or the end of the turn");
    private static final Rejection TOO_EARLY =
            new Rejection(RuleIds.CMD_6, "the turn's first model takes no command die", "the model without a die");
    private static final Rejection NO_PASS = new Rejection(
            RuleIds.CMD_6, "the turn's first model has been activated", "a second model, or the end of the turn");

    @Override
    public RuleId rule() {
        return second ? RuleIds.CMD_6 : RuleIds.RND_2;
    }

    /** A turn that waits below the other side's second model has not begun. */
    @Override
    public Vector<Sentence> describe(Position position) {
        return Vector.of(new TurnChoice(position.initiative(), second).describe());
    }

    /**
     * Marks for the previous turn end. A second model is asked for only if one may be activated. A side whose models
     * are all kept from their activation by rules has to pass, and where that is so for both sides, no turn is left.
     */
    @Override
    public void enter(Now now) {
        if (second) {
            boolean mine = now.sides().waiters(side) != 0;
            if (!mine && now.sides().waiters(side.other()) == 0) return;
            if (mine && now.view().commandDice(side).has(CommandFace.MODEL) && offers(now) > 1) {
                now.ask(this);
                return;
            }
        } else {
            now.lasting().expire(Mark.Until.TURN);
            if (mayActivateOne(now, side)) {
                now.sideChanges().beginTurn(side);
                now.ask(this);
                return;
            }
            if (!mayActivateOne(now, side.other())) return;
            now.events().announce(new Event.HadToPass(side));
        }
        pass(now);
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, second ? Purpose.SECOND_MODEL : Purpose.TURN, rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (long left = now.sides().waiters(side); left != 0; left &= left - 1) {
            ModelId model = now.game().id(Long.numberOfTrailingZeros(left));
            if (second && !now.model(model).inPlay() || veto(now, model) != null) continue;
            Choice activate = new Choice.Activate(model);
            each.accept(second ? new Choice.SpendDie(CommandFace.MODEL, activate) : activate);
        }
        if (second) each.accept(new Choice.EndTurn());
        else if (mayPass(now)) each.accept(new Choice.Pass());
    }

    private static boolean mayActivateOne(Now now, Side side) {
        for (long left = now.sides().waiters(side); left != 0; left &= left - 1)
            if (veto(now, now.game().id(Long.numberOfTrailingZeros(left))) == null) return true;
        return false;
    }

    private @Nullable Rejection refusal(Now now, ModelId model) {
        if (!now.view().isInGame(model)) return Refusals.UNKNOWN;
        if (model.side() != side) return Refusals.OTHER_TURN;
        if (!now.sides().mayActivate(model)) return notWaiting(now.model(model));
        return second && !now.model(model).inPlay() ? inReserve(now, model) : veto(now, model);
    }

    private static Rejection notWaiting(Model m) {
        if (m.activated()) return Refusals.ACTIVATED;
        return m.allegiance() == Allegiance.NEUTRAL ? NEUTRAL : NOT_IN_PLAY;
    }

    /** R25-K-DROP-SUIT: no command die is spent on a model in reserve. */
    private static Rejection inReserve(Now now, ModelId model) {
        RuleId by = Objects.requireNonNull(now.game().hooks(model).ruleOf(Trait.ACTIVATED_IN_RESERVE));
        return new Rejection(by, "no command die is spent on a model in reserve", "a model on the battlefield");
    }

    private static @Nullable Rejection veto(Now now, ModelId model) {
        return now.hooks().veto(Hooks.Restriction.ACTIVATION, model, WeaponChoice.NONE, null, model);
    }

    private boolean mayPass(Now now) {
        return now.sides().waiting(side) < now.sides().waiting(side.other());
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.SpendDie spend && spend.action() instanceof Choice.Activate a) {
            if (!second) return TOO_EARLY;
            return spend.face() == CommandFace.MODEL ? refusal(now, a.model()) : NO_DIE;
        }
        if (choice instanceof Choice.Activate a) {
            Rejection why = refusal(now, a.model());
            return why == null && second ? NO_DIE : why;
        }
        if (choice instanceof Choice.EndTurn) return second ? null : Refusals.KIND;
        if (!(choice instanceof Choice.Pass)) return Refusals.KIND;
        return second ? NO_PASS : mayPass(now) ? null : NOT_FEWER;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Pass) now.events().announce(new Event.Passed(side));
        if (choice instanceof Choice.SpendDie spend) {
            now.sideChanges().spendCommand(side, CommandFace.MODEL, RuleIds.CMD_6);
            begin(now, ((Choice.Activate) spend.action()).model());
            pass(now);
        } else if (choice instanceof Choice.Activate first) {
            begin(now, first.model());
            now.then(new TurnChoice(side, true));
        } else {
            pass(now);
        }
    }

    private void pass(Now now) {
        now.runNext(new TurnChoice(side.other(), false));
    }

    /** R25-K-DROP-SUIT: a model in reserve is only marked. */
    private static void begin(Now now, ModelId model) {
        if (!now.model(model).inPlay()) {
            now.edit().markActivated(model, RuleIds.RND_2);
            return;
        }
        now.edit().beginActivation(model);
        ActionRules.activation(now, model);
    }
}
