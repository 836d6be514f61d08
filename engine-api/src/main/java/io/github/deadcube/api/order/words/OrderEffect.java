package io.github.deadcube.api.order.words;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** The effects at once that a special order of data can have; {@link io.github.deadcube.api.order.OrderEffects} says what each does. */
public sealed interface OrderEffect extends Effect {
    @SavedName(value = "costs", parts = "hitPoints")
    record Costs(@InText(least = 1, most = 99) int hitPoints) implements OrderEffect {
        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.loseHitPoints(model, hitPoints, by);
        }
    }

    /** ORD-6: a command die of the other side is discarded. The user chooses its face. */
    @SavedName("discards")
    record Discards() implements OrderEffect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.commandDice(context.side().other()).size() > 0;
        }

        @Override
        public Vector<Target> targets(GameView game, OrderContext context, ModelId model) {
            return CommandFace.ALL
                    .filter(game.commandDice(context.side().other())::has)
                    .map(Target::of);
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            for (CommandFace face : target.face())
                effects.discardDie(context.side().other(), face);
        }
    }

    /** ORD-4: the model takes an action that counts towards no limit, or makes an attack that the order describes. */
    @SavedName(value = "frees", parts = "kind cubes weapons mode described upon")
    @Value.Builder
    record Frees(
            FreeAction.Kind kind,
            @InText(least = 0, most = 9) int cubes,
            @InText(usual = "ANY") WeaponFilter weapons,
            String mode,
            Option<Weapon> described,
            boolean upon)
            implements OrderEffect, WithFrees {
        public static Frees action(FreeAction.Kind kind) {
            return new Frees(kind, 0, WeaponFilter.ANY, "", Option.none(), false);
        }

        public static Frees shot(WeaponFilter weapons) {
            return action(FreeAction.Kind.SHOOT).withWeapons(weapons);
        }

        public static Frees shot(Weapon weapon) {
            return action(FreeAction.Kind.SHOOT).withDescribed(Option.some(weapon));
        }

        private FreeAction of(RuleId by, OrderContext context, ModelId model) {
            return new FreeAction(
                    model, by, kind, cubes, weapons, mode, described.isDefined(), Option.when(upon, context.subject()));
        }

        @Override
        public Option<Weapon> weapon() {
            return described;
        }

        @Override
        public Vector<Keyword> keywords() {
            return described.toVector().flatMap(Weapon::keywords);
        }

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.canTake(of(by, context, model));
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.takeFreeAction(of(by, context, model));
        }
    }

    /**
     * Gives lost HP back, perhaps after a test.
     *
     * @param needed 0 for no test
     */
    @SavedName(value = "heals", parts = "hitPoints needed")
    record Heals(
            @InText(least = 1, most = 99) int hitPoints,
            @InText(least = 0, most = 99) int needed) implements OrderEffect {
        private static final int DICE = 3;

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return game.model(model).injured();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            if (needed == 0) {
                effects.heal(model, hitPoints, by);
                return;
            }
            TestSide one = TestSide.of(model, Skill.SURVIVE, DICE);
            TestContext test = TestContext.ofOneModel(TestContext.Kind.OTHER, by, model);
            effects.test(DiceTest.of(test, one, needed), new Tried(by, Option.some(model), hitPoints));
        }

        /** The step after the test. */
        @SavedName(value = "heals.tried", parts = "rule model hitPoints")
        public record Tried(RuleId rule, Option<ModelId> model, int hitPoints) implements Continuation.AfterTest {
            @Override
            public Option<Fault> fault(GameView game) {
                if (model.isEmpty()) return Option.some(Fault.of(rule, "no model has the rule"));
                return Option.when(hitPoints < 0, () -> Fault.of(rule, "it heals " + hitPoints + " HP"));
            }

            @Override
            public void decided(Effects effects, Outcome outcome) {
                if (outcome.margin() >= 0) effects.heal(model.get(), hitPoints, rule);
            }
        }
    }

    /** A change of a model's state at once. */
    @SavedName(value = "changes", parts = "marker-off marker-on pinned rises turned")
    enum Changes implements OrderEffect {
        /** ORD-6: its activation marker is removed, and it may be activated again. */
        MARKER_OFF,
        MARKER_ON,
        PINNED,
        RISES,
        /** ORD-5: it loses the HP that the subject of the order context is about to lose ({@link Trigger#LOSES}). */
        TURNED;

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return switch (this) {
                case MARKER_OFF -> game.model(model).activated();
                case MARKER_ON ->
                    !game.model(model).activated() || game.active().contains(model);
                case PINNED -> !game.model(model).pinned() && !game.hasTrait(model, Trait.NEVER_PINNED);
                case RISES -> game.model(model).pinned();
                case TURNED -> context.hitPoints() > 0;
            };
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            switch (this) {
                case MARKER_OFF -> effects.unmarkActivated(model, by);
                case MARKER_ON -> effects.markActivated(model, by);
                case PINNED -> effects.pin(model, by);
                case RISES -> effects.letStandUp(model);
                case TURNED -> effects.redirectLoss(model);
            }
        }
    }

    /** ORD-6: a spare of the order's side replaces the model that has died. */
    @SavedName(value = "relieves", parts = "card pinned activated")
    record Relieves(String card, boolean pinned, boolean activated) implements OrderEffect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return context.cube().isDefined()
                    && model.equals(context.subject())
                    && !game.model(model).inPlay()
                    && spare(game, context).isDefined();
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            for (Cube cube : context.cube())
                for (ModelId spare : spare(effects, context)) effects.deploySpare(spare, cube, pinned, activated, by);
        }

        private Option<ModelId> spare(GameView game, OrderContext context) {
            for (Model m : game.models())
                if (m.status() == Model.Status.SPARE
                        && m.id().side() == context.side()
                        && (card.isEmpty() || m.card().name().equals(card))) return Option.some(m.id());
            return Option.none();
        }
    }

    /** ORD-4: the model makes one voluntary step, or stays. */
    @SavedName(value = "steps", parts = "breaksAway towards avoidsEnemies")
    record Steps(boolean breaksAway, boolean towards, boolean avoidsEnemies) implements OrderEffect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            Model m = game.model(model);
            return m.inPlay()
                    && !m.pinned()
                    && m.card().advance() > 0
                    && !(avoidsEnemies && game.isBesideEnemies(model));
        }

        @Override
        public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
            effects.step(model, Option.when(towards, context.subject()), breaksAway, avoidsEnemies, by);
        }
    }

    /** An effect that happens once, and again as often as the user chooses, up to a limit. */
    @SavedName(value = "upTo", parts = "times effect")
    record UpTo(@InText(least = 1, most = 9) int times, Effect effect) implements OrderEffect {
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
            int number = OrderEffect.effects(effects, by).indexOf(this);
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
        @SavedName(value = "upTo.again", parts = "rule context who effect done")
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
                Vector<Effect> all = OrderEffect.effects(game, rule);
                boolean repeats = effect >= 0 && effect < all.size() && all.get(effect) instanceof UpTo;
                return Option.when(!repeats || done < 0, () -> Fault.of(rule, rule + " repeats no such effect"));
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
                return (UpTo) OrderEffect.effects(game, rule).get(effect);
            }
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
