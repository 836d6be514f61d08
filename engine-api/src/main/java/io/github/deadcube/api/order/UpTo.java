package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * An effect that happens once, and again as often as the order's user chooses, up to a number of times.
 *
 * <pre>{@code
 * new UpTo(3, new Heals(1, 0))      // heals up to 3 HP: one, two or three
 * new UpTo(2, new Costs(1))         // costs up to 2 HP
 * }</pre>
 *
 * @param times how often at most, 1 or more
 * @param effect what happens each time, at once and to the model alone
 */
public record UpTo(int times, Effect effect) implements Effect {
    /**
     * Checks the effect.
     *
     * @param times how often at most
     * @param effect what happens each time
     * @throws IllegalArgumentException if that is less than once, or the effect lasts
     */
    public UpTo {
        if (times < 1) throw new IllegalArgumentException("up to " + times + " times");
        if (effect.lends()) throw new IllegalArgumentException("what lasts does not happen several times: " + effect);
    }

    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return effect.possible(table, by, cue, model);
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
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        int number = Order.effects(flow, by).indexOf(this);
        happens(flow, new Again(by, cue, model, number, 0));
    }

    private void happens(Flow flow, Again before) {
        effect.on(flow, before.rule, before.cue, before.who, Target.NOTHING);
        Again next = new Again(before.rule, before.cue, before.who, before.effect, before.done + 1);
        if (next.done < times) flow.offer(next.cue.side(), next);
    }

    /**
     * Once more, or no more.
     *
     * @param rule the mode's rule
     * @param cue the moment
     * @param who to whom it happens
     * @param effect the number of the effect among the mode's, counted from 0
     * @param done how often it has happened
     */
    public record Again(RuleId rule, Cue cue, ModelId who, int effect, int done) implements Then.Chosen {
        @Override
        public Option<ModelId> model() {
            return Option.some(who);
        }

        @Override
        public Purpose purpose() {
            return Purpose.SPECIAL_ORDER;
        }

        @Override
        public void options(Table table, Consumer<Choice> each) {
            if (!table.model(who).inPlay() || !repeated(table).possible(table, rule, cue, who)) return;
            each.accept(new Choice.Decline(rule, who));
            each.accept(new Choice.Use(rule, who, Target.NOTHING));
        }

        @Override
        public void chosen(Flow flow, Choice choice) {
            if (choice instanceof Choice.Use) repeated(flow).happens(flow, this);
        }

        private UpTo repeated(Table table) {
            return (UpTo) Order.effects(table, rule).get(effect);
        }
    }
}
