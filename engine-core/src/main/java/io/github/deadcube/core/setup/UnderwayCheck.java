package io.github.deadcube.core.setup;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.CurrentActivation;
import io.github.deadcube.api.Situation.TakenAction;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.resolve.Edit;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** RND-2, RND-3: checks the active model of a situation and that its actions fit into one activation. */
final class UnderwayCheck {
    private static final List<TakenAction> LONG =
            List.of(TakenAction.SPRINT, TakenAction.ASSAULT, TakenAction.LONG_SHOOT);
    private static final int MOST = 2;

    private final Situation situation;
    private final List<Fault> errors = new ArrayList<>();

    UnderwayCheck(Situation situation) {
        this.situation = situation;
    }

    /** Every error; empty at the beginning of a turn. */
    List<Fault> errors() {
        situation.underway().forEach(u -> {
            Option<Model> model = situation.model(u.model()).filter(Model::inPlay);
            active(u, model);
            actions(u);
            orders(u);
            model.filter(Model::pinned).forEach(pinned -> lying(u));
        });
        return errors;
    }

    private void error(CurrentActivation u, RuleId rule, String fault) {
        errors.add(Fault.of(u.model().toString(), rule, fault));
    }

    private void active(CurrentActivation u, Option<Model> model) {
        if (model.forAll(Model::activated))
            error(u, RuleIds.RND_2, "the active model is on the battlefield and has not been activated yet");
        if (model.exists(m -> m.allegiance() == Allegiance.NEUTRAL))
            error(u, RuleIds.RND_2, "a neutral model is not activated");
        if (u.model().side() != situation.initiative())
            error(u, RuleIds.RND_2, "the active model belongs to the side with the initiative");
    }

    private void actions(CurrentActivation u) {
        int all = u.taken().size() + u.specials().size();
        if (u.taken().distinct().size() + u.specials().distinct().size() < all
                || u.taken().contains(TakenAction.SHOOT) && u.taken().contains(TakenAction.LONG_SHOOT))
            error(u, RuleIds.RND_4, "no action is taken twice in one activation");
        else if (all > (u.taken().exists(LONG::contains) || u.specials().exists(this::isLong) ? 1 : MOST))
            error(u, RuleIds.RND_3, "an activation is one long action, or up to two different short ones");
        for (RuleId special : u.specials())
            if (situation.setup().rule(special).isEmpty())
                error(u, RuleIds.KT_1, situation.setup().ruleset() + " has no rule " + special);
    }

    private boolean isLong(RuleId special) {
        return ActionRules.isLong(situation.setup().rule(special));
    }

    private void orders(CurrentActivation u) {
        if (u.ordersA() < 0 || u.ordersB() < 0) error(u, RuleIds.CMD_9, "special orders are never fewer than 0");
        else if (u.ordersA() > Edit.MOST_ORDERS || u.ordersB() > Edit.MOST_ORDERS)
            error(u, RuleIds.CMD_9, "special orders are " + Edit.MOST_ORDERS + " at most");
        else if (u.ordersA() + u.ordersB() > 0
                && situation.setup().ruleset().library().orders().isEmpty())
            error(u, RuleIds.CMD_9, situation.setup().ruleset() + " has no special orders");
    }

    /** ACT-5, PIN-2: a model stands up as its first action. If it is pinned again, its activation is over. */
    private void lying(CurrentActivation u) {
        if (u.spent() || u.taken().nonEmpty() || u.specials().nonEmpty())
            error(u, RuleIds.ACT_5, "a pinned model has not acted yet, or its activation is over");
    }
}
