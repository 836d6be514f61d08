package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** CMD-4, CMD-8 to CMD-10, ORD-1: what command dice buy in an activation: actions and special orders. */
record DicePurchase(Now now, Activation activation) {
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

    private ModelId model() {
        return activation.model();
    }

    private Side side() {
        return activation.side(now);
    }

    private OrderContext orderContext() {
        return OrderContext.of(Trigger.ACTIVE, side(), model());
    }

    /** CMD-4, CMD-8: why no die may buy an action of a kind; null if one may. */
    @Nullable
    Rejection kindRefusal(Action kind) {
        CommandFace die = kind.die();
        if (die == null || !now.view().commandDice(side()).has(die)) return NO_DIE;
        return activation.spent() ? ONE_DIE : null;
    }

    /** Lists an action with its die, if the die may buy it. Call only if {@link #kindRefusal} allows the kind. */
    void list(Action kind, Choice action, Consumer<Choice> each) {
        Choice.SpendDie spend = new Choice.SpendDie(Objects.requireNonNull(kind.die()), action);
        if (kind.notBought(now, action) == null && veto(spend) == null) each.accept(spend);
    }

    void listOrders(Consumer<Choice> each) {
        CommandRules.orders(now, orderContext(), order -> {
            if (offeredOrderRefusal(order) == null) each.accept(order);
        });
    }

    /** K-RAMPAGE: why a command die may not be spent on the model; null if it may. */
    private @Nullable Rejection veto(Choice.SpendDie spend) {
        return now.hooks().veto(Hooks.Restriction.COMMAND_DIE, model(), WeaponChoice.NONE, null, spend);
    }

    @Nullable
    Rejection refusal(Choice.SpendDie spend) {
        if (spend.action() instanceof Choice.Activate) return Refusals.KIND;
        if (spend.face() == CommandFace.ORDER) {
            Rejection why = CommandRules.refusal(now, orderContext(), spend);
            return why != null ? why : offeredOrderRefusal(spend);
        }
        Action kind = ActionKinds.chosen(spend.action());
        if (kind == null || kind.die() != spend.face()) {
            Rejection order = CommandRules.notByItself(now, spend.action());
            return order == null ? NOT_BOUGHT : order;
        }
        if (!spend.action().fits(model())) return Refusals.OTHER_MODEL;
        Rejection why = veto(spend);
        if (why == null) why = kindRefusal(kind);
        if (why == null && now.model(model()).pinned()) why = PINNED;
        if (why == null) why = activation.actionRefusal(now, kind, spend.action());
        return why != null ? why : kind.notBought(now, spend.action());
    }

    /** CMD-9, ORD-1: why an offered order may not be used now; as an action it obeys the rules of SPECIAL actions. */
    private @Nullable Rejection offeredOrderRefusal(Choice.SpendDie order) {
        Rejection why = veto(order);
        if (why != null) return why;
        boolean isAction = CommandRules.isAction(now, side(), order);
        if (isAction && activation.specials().contains(rule(order))) return Activation.TWICE;
        if (isAction && activation.full()) return Activation.TOO_MUCH;
        if (isAction ? Overfull.binds(now, model()) : Overfull.bindsUses(now, model())) return Overfull.LEAVES_FIRST;
        if (!isAction) return null;
        if (now.model(model()).pinned()) return PINNED;
        return now.neighbours().besideUnpinnedEnemies(model()) ? Action.BESIDE_ENEMIES : null;
    }

    private static RuleId rule(Choice.SpendDie order) {
        return ((Choice.Use) order.action()).rule();
    }

    /** Executes what a die buys; then the activation continues. */
    void spend(Choice.SpendDie spend) {
        if (spend.face() == CommandFace.ORDER) {
            CommandRules.use(now, orderContext(), spend);
            now.then(CommandRules.isAction(now, side(), spend) ? activation.after(rule(spend)) : activation);
            return;
        }
        Action kind = Objects.requireNonNull(ActionKinds.chosen(spend.action()));
        now.sideChanges().spendCommand(side(), spend.face(), RuleIds.CMD_8);
        now.events().announce(new Event.Acted(model(), spend, RuleIds.CMD_8));
        now.then(kind.bought(now, spend.action()));
        now.then(activation.afterDie());
    }
}
