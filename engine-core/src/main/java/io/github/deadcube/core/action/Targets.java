package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Hooks.Special;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The actions of a kind that a model may take, each with its target: listed, checked and begun. */
final class Targets {
    private static final Rejection NO_SPEED =
            new Rejection(RuleIds.ADV_16, "the model has no SPEED and cannot choose to move", "another action");
    private static final Rejection NOT_HERE =
            new Rejection(RuleIds.AST_1, "the target is no enemy in the model's cube", "an enemy in its cube");
    private static final Rejection NO_FIGHT =
            new Rejection(RuleIds.DICE_5, "the model has no FIGHT statistic to assault with", "another action");
    private static final Rejection NO_SUCH_SPECIAL = new Rejection(
            RuleIds.SPC_1, "the model has no such special action, or not on this target", "one that is offered");

    private Targets() {}

    static void of(Now now, ModelId model, ActionKind kind, Consumer<Choice> each) {
        ModelState m = now.model(model);
        switch (kind) {
            case ADVANCE -> {
                if (m.profile().advance() > 0) each.accept(new Choice.Advance(model));
            }
            case SPRINT -> {
                if (m.profile().sprint() > 0) each.accept(new Choice.Sprint(model));
            }
            case SHOOT -> Shots.of(now, model, each);
            case ASSAULT -> {
                if (m.profile().fight().exists() && now.besideEnemies(model))
                    now.enemiesBeside(model).forEach(enemy -> each.accept(new Choice.Assault(model, enemy)));
            }
            case SPECIAL -> specials(now, model, each);
            case STAND_UP -> each.accept(new Choice.StandUp(model));
        }
    }

    private static void specials(Now now, ModelId model, Consumer<Choice> each) {
        items(now, model, true, each);
        List<Special> all = now.game().hooks(model).specials();
        for (int i = 0; i < all.size(); i++)
            if (all.get(i).besideEnemies() || !now.besideUnpinnedEnemies(model))
                all.get(i).targets(now, model, each::accept);
    }

    /** ITEM-6: what the item that it carries may be used for, as a SPECIAL action or free. */
    static void items(Now now, ModelId model, boolean special, Consumer<Choice> each) {
        Option<ItemRule> item = now.model(model).item().isEmpty() ? Option.none() : Items.carried(now, model);
        if (item.isEmpty() || item.get().special() != special) return;
        if (!special || !now.besideUnpinnedEnemies(model)) item.get().uses(now, model, each::accept);
    }

    /** Why an action of a kind that may be taken may not be taken like this; null if it may. */
    static @Nullable Rejection refusal(Now now, ModelId model, Choice action) {
        ModelState m = now.model(model);
        if (action instanceof Choice.Advance a)
            return !a.model().equals(model) ? Refusals.OTHER_MODEL : m.profile().advance() > 0 ? null : NO_SPEED;
        if (action instanceof Choice.Sprint s)
            return !s.model().equals(model) ? Refusals.OTHER_MODEL : m.profile().sprint() > 0 ? null : NO_SPEED;
        if (action instanceof Choice.Shoot s)
            return s.model().equals(model) ? Shots.refusal(now, s) : Refusals.OTHER_MODEL;
        if (action instanceof Choice.StandUp s) return s.model().equals(model) ? null : Refusals.OTHER_MODEL;
        if (action instanceof Choice.Assault a) return assault(now, model, a);
        return action instanceof Choice.Use use ? special(now, model, use) : Refusals.KIND;
    }

    private static @Nullable Rejection assault(Now now, ModelId model, Choice.Assault a) {
        if (!a.model().equals(model)) return Refusals.OTHER_MODEL;
        if (!now.model(model).profile().fight().exists()) return NO_FIGHT;
        ModelState target = now.model(a.target());
        boolean here = target.inPlay()
                && target.cube().equals(now.model(model).cube())
                && Now.hostile(now.model(model), target);
        return here ? null : NOT_HERE;
    }

    private static @Nullable Rejection special(Now now, ModelId model, Choice.Use use) {
        if (!use.model().equals(model)) return Refusals.OTHER_MODEL;
        Frame.Listed listed = new Frame.Listed(use);
        specials(now, model, listed);
        if (listed.found()) return null;
        return now.besideUnpinnedEnemies(model) ? ActionKind.besideEnemies() : NO_SUCH_SPECIAL;
    }

    /** What carries an action out. */
    static Frame frame(Now now, ModelId model, Choice action) {
        if (action instanceof Choice.Advance)
            return Movement.of(now, model, now.advance(now.model(model)), RuleIds.ADV_1);
        if (action instanceof Choice.Sprint)
            return Movement.of(now, model, now.sprint(now.model(model)), RuleIds.SPR_1);
        if (action instanceof Choice.Shoot s) return Shots.frame(now, s);
        if (action instanceof Choice.Assault a) return Assault.byAction(now, model, a.target());
        if (action instanceof Choice.StandUp) return new StandUp(model);
        Choice.Use use = (Choice.Use) action;
        boolean ofItem = Items.carried(now, model).exists(item -> item.rule().equals(use.rule()));
        return ofItem ? Items.use(use) : new SpecialAction(use);
    }

    /** The model's special action of a choice that has been found offered. */
    static Special special(HookSet hooks, Choice.Use use) {
        for (Special s : hooks.specials()) if (s.rule().equals(use.rule())) return s;
        throw new IllegalStateException("no special action " + use);
    }
}
