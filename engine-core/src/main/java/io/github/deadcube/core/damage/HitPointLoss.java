package io.github.deadcube.core.damage;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Death;
import io.github.deadcube.api.extend.Trigger.Loss;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** DMG-1, step 6, ORD-2: a model is about to lose HP; an order may have turned the loss to another model. */
@SavedName("hitPointLoss")
@DescribesFrame(rule = "DMG-1")
record HitPointLoss(Hit hit, int lost, Option<ModelId> turned) implements DamageRules.ChapterFrame {
    @Override
    public void requires(Requirements state) {
        state.number("the HP", lost, 0, StateBounds.MOST);
    }

    @Override
    public Sentence describe() {
        return Sentence.of("{model} is about to lose {lost} HP", turned.getOrElse(hit.target()), lost);
    }

    /** The target's side may use its special order first. */
    static void next(Now now, Hit hit, int lost) {
        ModelId target = hit.target();
        if (now.game().hasOrder(Trigger.LOSES) && now.view().mayBeOrdered(target))
            now.order(OrderContext.of(Trigger.LOSES, target.side(), target));
        now.runNext(new HitPointLoss(hit, lost, Option.none()));
    }

    @Override
    public @Nullable OrderContext orderContext(OrderContext asked) {
        return asked.trigger() == Trigger.LOSES && asked.subject().equals(hit.target())
                ? asked.withHitPoints(lost)
                : null;
    }

    /** ORD-5: another model loses the HP, without its own ARMOUR, shields or immunities. */
    HitPointLoss to(ModelId other) {
        return new HitPointLoss(hit, lost, Option.some(other));
    }

    @Override
    public void enter(Now now) {
        ModelId loser = turned.getOrElse(hit.target());
        change(now, loser, () -> {
            Model before = now.model(loser);
            now.edit().hurt(loser, lost, hit.rule());
            if (now.game().acts(Trigger.LOST))
                triggerLoss(now, loser, Math.min(lost, before.card().hitPoints() - before.damage()));
        });
    }

    /** DMG-4: what a change of a model in play kills dies. */
    private static void change(Now now, ModelId model, Runnable change) {
        Model before = now.model(model);
        if (!before.inPlay()) return;
        change.run();
        if (!now.model(model).inPlay()) now.then(Dying.of(now, before));
    }

    /**
     * DMG-1, step 7: the rules of the model act if it lives, and those of the dealer if the loss was not turned
     * (ORD-5).
     */
    private void triggerLoss(Now now, ModelId loser, int hitPoints) {
        ModelId living = now.model(loser).inPlay() ? loser : null;
        ModelId dealer = turned.isDefined() ? null : hit.attacker().getOrNull();
        Loss loss = new Loss(hit, hitPoints);
        now.triggers().at(Trigger.LOST, living, WeaponChoice.NONE, dealer, hit.weapon(), loss);
    }

    /** DMG-1, step 6 alone: HP that no rule can prevent from being lost. */
    @DescribesFrame(words = "{model} loses {hitPoints} HP")
    @SavedName("loses")
    record Loses(ModelId model, int hitPoints, RuleId rule) implements DamageRules.ChapterFrame {
        @Override
        public void requires(Requirements state) {
            state.number("the HP", hitPoints, 0, StateBounds.MOST);
        }

        @Override
        public void enter(Now now) {
            change(now, model, () -> now.edit().hurt(model, hitPoints, rule));
        }
    }

    /** DMG-4: a model is killed, regardless of its HP. */
    @DescribesFrame(words = "{model} is killed")
    @SavedName("kill")
    record Kill(ModelId model, RuleId rule) implements DamageRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            change(now, model, () -> now.edit().remove(model, rule));
        }
    }

    /**
     * DMG-4: the triggers of a death, in the cube where the model died.
     *
     * @param marks the marks of the scenario's rules that it had, those that lent it keywords or silenced some, and
     *     that of an explosion by choice
     */
    @DescribesFrame(rule = "DMG-4", words = "{model} has died in {cube}")
    @SavedName(value = "dying", usual = "marks=[]")
    record Dying(ModelId model, Cube cube, List<Mark> marks) implements DamageRules.ChapterFrame {
        static Dying of(Now now, Model before) {
            List<Mark> marks =
                    before.marks().isEmpty() ? List.empty() : before.marks().filter(now.game()::countsAtDeath);
            return new Dying(before.id(), before.cube(), marks);
        }

        @Override
        public void enter(Now now) {
            now.triggers().died(new Death(model, cube, marks));
            if (now.game().hasOrder(Trigger.DIED))
                now.chapters()
                        .order(List.of(model.side(), model.side().other())
                                .map(side -> OrderContext.of(Trigger.DIED, side, model)
                                        .withCube(Option.some(cube))));
        }
    }
}
