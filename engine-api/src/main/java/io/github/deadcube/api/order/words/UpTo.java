package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** An effect that happens once, and again as often as the user chooses, up to a limit. */
@SavedName("upTo")
public record UpTo(@InText(least = 1, most = 9) int times, Effect effect) implements OrderEffect {
    public UpTo {
        if (times < 1) throw new IllegalArgumentException("up to " + times + " times");
        if (effect.lasts()) throw new IllegalArgumentException("a lasting effect cannot be repeated");
    }

    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return effect.isPossible(game, by, context, model);
    }

    @Override
    public Option<Weapon> weapon() {
        return effect.weapon();
    }

    @Override
    public Vector<Keyword> keywords() {
        return effect.keywords();
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        int number = effects(effects, by).indexOf(this);
        applyOnce(effects, new Again(by, context, model, number, 0));
    }

    private void applyOnce(Effects effects, Again before) {
        effect.apply(effects, before.rule, before.context, before.who, Target.NOTHING);
        Again next = new Again(before.rule, before.context, before.who, before.effect, before.done + 1);
        if (next.done < times) effects.offer(next.context.side(), next);
    }

    /**
     * The choice to repeat the effect or to stop.
     *
     * @param effect the index of the effect among the effects of the mode, from 0
     * @param done how often the effect has happened
     */
    @SavedName("upTo.again")
    public record Again(RuleId rule, OrderContext context, ModelId who, int effect, int done)
            implements Continuation.AfterChoice {
        @Override
        public Option<ModelId> model() {
            return Option.some(who);
        }

        @Override
        public Purpose purpose() {
            return Purpose.SPECIAL_ORDER;
        }

        @Override
        public Option<Fault> fault(GameView game) {
            Vector<Effect> all = effects(game, rule);
            boolean repeats = effect >= 0 && effect < all.size() && all.get(effect) instanceof UpTo;
            return Option.when(
                    !repeats || done < 0, () -> Fault.of(rule, Sentence.of("{rule} repeats no such effect", rule)));
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            if (!game.model(who).inPlay() || !repeated(game).isPossible(game, rule, context, who)) return;
            each.accept(new Choice.Decline(rule, who));
            each.accept(new Choice.Use(rule, who, Target.NOTHING));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (choice instanceof Choice.Use) repeated(effects).applyOnce(effects, this);
        }

        private UpTo repeated(GameView game) {
            return (UpTo) effects(game, rule).get(effect);
        }
    }

    /** The effects of the mode, or of the later effects of a mode, that has an identifier. */
    private static Vector<Effect> effects(GameView game, RuleId part) {
        for (SpecialOrder order : game.ruleset().library().orders()) {
            Vector<Effect> effects = order.effects(part);
            if (!effects.isEmpty()) return effects;
        }
        return Vector.empty();
    }
}
