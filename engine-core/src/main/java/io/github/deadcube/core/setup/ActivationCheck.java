package io.github.deadcube.core.setup;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** RND-2 to RND-4: finds every error in the current activation of a situation. */
final class ActivationCheck {
    private static final int MOST_ACTIONS = 2;
    private static final List<TakenAction> LONG =
            List.of(TakenAction.SPRINT, TakenAction.ASSAULT, TakenAction.LONG_SHOOT);

    private final Position p;
    private final Setup setup;
    private final CurrentActivation activation;
    private final List<StateFault> errors = new ArrayList<>();

    ActivationCheck(Position position, CurrentActivation activation) {
        this.p = position;
        this.setup = position.game().setup();
        this.activation = activation;
    }

    /** RND-2, RND-3: the active model, and whether its actions fit into one activation. */
    List<StateFault> errors() {
        Option<Model> model = p.model(activation.model()).filter(Model::inPlay);
        active(model);
        actions();
        orders();
        // ACT-5, PIN-2: a model stands up as its first action; if it is pinned again, its activation is over
        if (model.exists(Model::pinned)
                && (activation.spent()
                        || activation.taken().nonEmpty()
                        || activation.specials().nonEmpty()))
            error(
                    "taken",
                    RuleIds.ACT_5,
                    "it is pinned, but has acted",
                    "a pinned model that has not acted yet, or whose activation is over");
        return errors;
    }

    private void active(Option<Model> model) {
        if (model.forAll(Model::activated))
            error(
                    "active",
                    RuleIds.RND_2,
                    "it cannot be active",
                    "a model on the battlefield that has not been activated yet");
        if (model.exists(m -> m.allegiance() == Allegiance.NEUTRAL))
            error("active", RuleIds.RND_2, "a neutral model is active", "a model of a side");
        if (activation.model().side() != p.initiative())
            error(
                    "active",
                    RuleIds.RND_2,
                    Sentence.of("it is active, but {initiative} has the initiative", p.initiative()),
                    "a model of the side with the initiative");
    }

    private void actions() {
        int all = activation.taken().size() + activation.specials().size();
        boolean isLong = activation.taken().exists(LONG::contains)
                || activation.specials().exists(special -> ActionRules.isLong(setup.rule(special)));
        if (activation.taken().distinct().size()
                                + activation.specials().distinct().size()
                        < all
                || activation.taken().contains(TakenAction.SHOOT)
                        && activation.taken().contains(TakenAction.LONG_SHOOT))
            error("taken", RuleIds.RND_4, "an action is taken twice", "different actions in one activation");
        else if (all > (isLong ? 1 : MOST_ACTIONS))
            error("taken", RuleIds.RND_3, "it has taken too many actions", "one long action, or up to two short ones");
        for (RuleId special : activation.specials())
            if (setup.rule(special).isEmpty()) error("taken", EditionCheck.noRule(setup.ruleset(), special));
    }

    private void orders() {
        orders(Side.A, activation.ordersA());
        orders(Side.B, activation.ordersB());
    }

    private void orders(Side side, int used) {
        if (used < 0 || used > StateBounds.MOST_ORDERS)
            used(
                    side,
                    Sentence.of("the number of {side}'s special orders is {used}", side, used),
                    "0 to " + StateBounds.MOST_ORDERS);
        else if (used > 0 && setup.ruleset().library().orders().isEmpty())
            used(side, Sentence.of("special orders are used, but {ruleset} has none", setup.ruleset()), "0");
    }

    private void used(Side side, CharSequence fault, CharSequence expected) {
        errors.add(StateFault.of("orders " + side, located(Fault.of(RuleIds.CMD_9, fault, expected))));
    }

    private void error(String part, RuleId rule, CharSequence fault, CharSequence expected) {
        error(part, Fault.of(rule, fault, expected));
    }

    private void error(String part, Fault fault) {
        errors.add(StateFault.of(PartName.name(activation.model(), part), located(fault)));
    }

    private Fault located(Fault fault) {
        return fault.at(activation.model().toString());
    }
}
