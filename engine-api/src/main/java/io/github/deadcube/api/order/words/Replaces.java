package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** ORD-5: replaces a target number: by the statistic of a skill; if {@code by} is none, by {@code value}. */
@SavedName("replaces")
public record Replaces(
        Vector<Skill> skills, @InText(usual = "NONE") Statistic value, Option<Skill> by) implements LastingEffect {
    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        if (LastingEffect.hasNoDice(game, context, model)) return false;
        Card card = game.model(model).card();
        if (this.by.isDefined())
            return card.statistic(this.by.get()).exists() && !context.skill().contains(this.by.get());
        return skills.forAll(skill -> card.statistic(skill).exists());
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.TARGET_NUMBER, Scope.OWN, (game, owner, test) -> {
            Card card = game.model(owner).card();
            if (!skills.isEmpty() && !skills.contains(test.skill())) return 0;
            Statistic replacement = by.map(card::statistic).getOrElse(value);
            return replacement.target() - card.statistic(test.skill()).target();
        });
    }
}
