package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.command.CommandRules;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.RuleOffers;
import io.github.deadcube.core.timing.TimingRules;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SPC-1: SPECIAL actions of keywords, of items, and of friends. */
final class SpecialAction extends Action {
    private static final Rejection NO_SUCH_SPECIAL = new Rejection(
            RuleIds.SPC_1, "the model has no such special action, or not on this target", "one that is offered");

    SpecialAction() {
        super(Kind.SPECIAL, false, RuleIds.SPC_1, null);
    }

    @Override
    void options(Now now, ModelId model, Consumer<Choice> each) {
        options(now, model, false, each);
    }

    /** ITEM-6: the uses that need no action. */
    static void listFree(Now now, ModelId model, Consumer<Choice> each) {
        options(now, model, true, each);
    }

    private static void options(Now now, ModelId model, boolean free, Consumer<Choice> each) {
        if (!now.hooks().mayHaveSpecial(model)) return;
        for (Special special : now.hooks().specials(model))
            if (special.isFree() == free && isAllowed(now, model, special))
                targets(now, model, special, use -> {
                    if (helpVeto(now, use) == null) each.accept(use);
                });
    }

    static void targets(Now now, ModelId model, Special special, Consumer<? super Choice.Use> each) {
        RuleOffers.<Special, Choice.Use>pass(
                now,
                special,
                special.rule(),
                (from, taker) -> from.targets(now.view(), model, taker),
                use -> use.rule().equals(special.rule()) && use.model().equals(model),
                each);
    }

    /** VIC-9: whether the scenario, and not a keyword or an item, gives the model a use without an action. */
    static boolean isFreeInScenario(Now now, ModelId model) {
        boolean[] any = {false};
        listFree(
                now,
                model,
                use -> any[0] |= now.view()
                        .ruleset()
                        .library()
                        .rule(((Choice.Use) use).rule())
                        .isEmpty());
        return any[0];
    }

    private static boolean isAllowed(Now now, ModelId model, Special special) {
        return special.isAllowedBesideEnemies() || !now.neighbours().besideUnpinnedEnemies(model);
    }

    @Override
    @Nullable
    Rejection refusal(Now now, Choice choice) {
        Choice.Use use = (Choice.Use) choice;
        if (offered(now, use)) return null;
        Rejection order = CommandRules.notByItself(now, use);
        if (order != null) return order;
        Special special = find(now, use);
        boolean anywhere =
                special == null ? ItemRules.isAllowedBesideEnemies(now, use.rule()) : special.isAllowedBesideEnemies();
        if (!anywhere && now.neighbours().besideUnpinnedEnemies(use.model())) return BESIDE_ENEMIES;
        Rejection own = null;
        if (special != null && use.names(now.view()::isInGame)) {
            own = helpVeto(now, use);
            if (own == null) own = special.refusal(now.view(), use);
        }
        if (own == null) own = ItemRules.notByItself(now, use);
        return own == null ? NO_SUCH_SPECIAL : own;
    }

    /** K-RAMPAGE: why the model may not help the model that it names; null if it may, or names none of its side. */
    private static @Nullable Rejection helpVeto(Now now, Choice.Use use) {
        if (!now.hooks().forbids(Hooks.Restriction.HELP)) return null;
        ModelId helped = helped(use.model(), use.target());
        return helped == null
                ? null
                : now.hooks().veto(Hooks.Restriction.HELP, use.model(), WeaponChoice.NONE, helped, helped);
    }

    /** The other model of its side that a use acts on or calls; null if there is none. */
    private static @Nullable ModelId helped(ModelId model, Target target) {
        ModelId named = target.model().getOrNull();
        return named != null && named.side() == model.side() && !named.equals(model) ? named : null;
    }

    private static boolean offered(Now now, Choice.Use use) {
        if (!now.hooks().mayHaveSpecial(use.model()) || !now.view().hasAllOf(use)) return false;
        for (Special special : now.hooks().specials(use.model()))
            if (special.rule().equals(use.rule())
                    && !special.isFree()
                    && isAllowed(now, use.model(), special)
                    && helpVeto(now, use) == null
                    && special.offers(now.view(), use)) return true;
        return false;
    }

    /** R25-K-TELEPORT. */
    @Override
    boolean isLong(Now now, Choice choice) {
        Special special = find(now, (Choice.Use) choice);
        return special != null && special.isLong();
    }

    /** K-TELEPORT. */
    @Override
    boolean leaves(Now now, Choice choice) {
        Special special = find(now, (Choice.Use) choice);
        return special != null && special.leavesCube();
    }

    static @Nullable Special find(Now now, Choice.Use use) {
        for (Special special : now.hooks().specials(use.model()))
            if (special.rule().equals(use.rule())) return special;
        return null;
    }

    @Override
    Frame frame(Now now, Choice choice) {
        return new Using((Choice.Use) choice);
    }

    /** SPC-1, ITEM-6: a special action or an item is used; delayed effects follow. */
    @DescribesFrame(words = "{use}")
    @SavedName("using")
    record Using(Choice.Use use) implements ActivationFrame {
        @Override
        public RuleId rule() {
            return use.rule();
        }

        @Override
        public void enter(Now now) {
            Special special = SpecialAction.find(now, use);
            if (special == null) return;
            now.act(special, (used, effects) -> used.use(effects, use));
            now.then(TimingRules.settle());
            if (!special.isFree()) now.then(TimingRules.attackOver());
        }
    }
}
