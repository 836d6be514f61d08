package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.StepOfModel;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** ITEM, I: an item of an edition. */
abstract class Item implements ItemRule {
    private final String name;
    private final RuleId rule;

    Item(String name, RuleId rule) {
        this.name = name;
        this.rule = rule;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final RuleId rule() {
        return rule;
    }

    @Override
    public final Vector<String> spellings() {
        return Spellings.spellings(name, rule);
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Item n
                && n.getClass() == getClass()
                && n.name.equals(name)
                && n.rule.equals(rule)
                && n.weapon().equals(weapon());
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public final String toString() {
        return name;
    }

    /** ITEM-6: uses an item up, and puts its mark on the carrier for this round. */
    static void useForRound(Effects effects, ModelId carrier, RuleId rule) {
        effects.useItem(carrier, rule);
        effects.addMark(carrier, new Mark(rule, 1, Mark.Until.ROUND));
    }

    /** R25-I-ADRENALINE: the choice to use an item when its carrier starts a move. */
    @SavedName("boost")
    record Boost(RuleId rule, Option<ModelId> model) implements Continuation.AfterChoice, StepOfModel {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Decline(rule, model.get()));
            each.accept(new Choice.Use(rule, model.get(), Target.NOTHING));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Decline)) useForRound(effects, model.get(), rule);
        }
    }
}
