package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.Frequency;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order.Mode.LaterEffects;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.order.words.Heals;
import io.github.deadcube.api.order.words.UpTo;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.immutables.value.Value;

/**
 * ORD-1 to ORD-7: a special order as data.
 *
 * <pre>{@code
 * Order steady = Order.of("HOUSE-STEADY", "Steady", "A friend that is shot at has one die more to survive.",
 *         Mode.at(Trigger.DECLARED)
 *                 .when(Conditions.TARGET, Conditions.during(TestContext.Kind.SHOOT))
 *                 .doing(OrderEffects.addsDice(1, Skill.SURVIVE))
 *                 .until(Mark.Until.ATTACK));
 * Ruleset mine = Deadcube.ruleset().with(steady);
 * }</pre>
 *
 * <p>If an order acts in tests and has {@code withFrequency(Frequency.ROLL)}, it acts for only one of the models that
 * an explosion hits, because one roll tests them all.
 *
 * @param rule its identifier, also used for its first mode; the second mode has the same identifier with {@code -2}
 *     added
 * @param name the name: free text on one line
 * @param text its text for people, one or two sentences
 * @param frequency how often it may be used
 * @param modes the ways to use it; if several are possible, the user chooses
 */
@SavedName("order")
@Value.Builder
public record Order(
        RuleId rule,
        String name,
        String text,
        @InText(usual = "activation") Frequency frequency,
        @InText(least = 1, most = 9) Vector<Mode> modes)
        implements SpecialOrder, WithOrder {
    private static final Vector<Trigger<?>> TRIGGERS = Vector.of(
            Trigger.COMMAND,
            Trigger.ACTIVE,
            Trigger.DECLARED,
            Trigger.BEFORE_TEST,
            Trigger.IN_TEST,
            Trigger.LOSES,
            Trigger.DIED,
            Trigger.ENGAGED,
            Trigger.NEARED,
            Trigger.SHOT,
            Trigger.ASSAULTED,
            Trigger.ENDING,
            Trigger.END_PHASE);

    /**
     * ORD-2, R25-ORD-2: the triggers at which special orders can be used, in the order of a round. At other triggers
     * modes never act.
     */
    public static Vector<Trigger<?>> triggers() {
        return TRIGGERS;
    }

    /** An order that may be used once in each activation. */
    public static Order of(String rule, String name, String text, Mode... modes) {
        return new Order(RuleId.of(rule), name, text, Frequency.ACTIVATION, Vector.of(modes.clone()));
    }

    @Override
    public Vector<Class<? extends RuleData>> savedTypes() {
        return Vector.of(NextModel.class, Heals.Tried.class, UpTo.Again.class);
    }

    @Override
    public boolean actsAt(Trigger<?> trigger) {
        return modes.exists(mode -> mode.triggers().contains(trigger));
    }

    @Override
    public Vector<RuleId> trackedFacts() {
        return modes.flatMap(Mode::trackedFacts).distinct();
    }

    @Override
    public boolean isAction(Choice.Use use) {
        return mode(use.rule()).exists(Mode::action);
    }

    private RuleId ruleOf(int mode) {
        return mode == 0 ? rule : RuleId.of(rule.id() + "-" + (mode + 1));
    }

    private static RuleId after(RuleId mode) {
        return RuleId.of(mode.id() + "-LATER");
    }

    /** The mode with this identifier; none if the order has no such mode. */
    Option<Mode> mode(RuleId identifier) {
        for (int i = 0; i < modes.size(); i++) if (ruleOf(i).equals(identifier)) return Option.some(modes.get(i));
        return Option.none();
    }

    @Override
    public Vector<Effect> effects(RuleId part) {
        for (int i = 0; i < modes.size(); i++) {
            Mode mode = modes.get(i);
            if (ruleOf(i).equals(part)) return mode.effects();
            if (after(ruleOf(i)).equals(part))
                return mode.later().map(LaterEffects::effects).getOrElse(Vector.empty());
        }
        return Vector.empty();
    }

    @Override
    public Vector<Library.Rule> parts() {
        Vector<Library.Rule> parts = Vector.empty();
        for (int i = 0; i < modes.size(); i++) {
            RuleId of = ruleOf(i);
            Mode mode = modes.get(i);
            if (i > 0) parts = parts.append(new ModeRule(of, name, mode));
            for (Mode.LaterEffects later : mode.later())
                parts = parts.append(new ModeRule.After(after(of), name, later));
        }
        return parts;
    }

    @Override
    public Option<Weapon> weapon() {
        return modes.headOption().flatMap(ModeRule::weapon);
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        modes.headOption().forEach(mode -> ModeRule.attachEffects(mode, hooks));
    }

    /** The keywords that its effects use, in the order of the effects: the library must have their rules. */
    public Vector<Keyword> keywords() {
        return modes.flatMap(Mode::effects)
                .appendAll(modes.flatMap(Mode::later).flatMap(LaterEffects::effects))
                .flatMap(Effect::keywords);
    }

    @Override
    public void options(GameView game, OrderContext context, Consumer<Choice.Use> each) {
        for (int i = 0; i < modes.size(); i++) {
            Mode mode = modes.get(i);
            if (!mode.triggers().contains(context.trigger())) continue;
            RuleId of = ruleOf(i);
            Vector<ModelId> all = candidates(game, mode, of, context);
            if (all.size() < mode.selector().least()) continue;
            if (mode.selector().most() > 1 && !all.isEmpty())
                each.accept(new Choice.Use(of, context.subject(), Target.NOTHING));
            else for (ModelId m : all) offer(game, context, mode, of, m, each);
        }
    }

    /** The models on which a mode may act, by the mode's identifier. */
    Vector<ModelId> candidates(GameView game, Mode mode, RuleId of, OrderContext context) {
        return mode.candidates(game, of, context).filter(m -> canReceive(game, mode, of, m));
    }

    /** A lasting effect is not given twice, unless every die counts ({@link Frequency#DIE}). */
    private boolean canReceive(GameView game, Mode mode, RuleId of, ModelId model) {
        return !mode.hasLastingEffect()
                || frequency == Frequency.DIE
                || !game.model(model).marked(of);
    }

    private static void offer(
            GameView game, OrderContext context, Mode mode, RuleId of, ModelId model, Consumer<Choice.Use> each) {
        Vector<Target> aims = mode.effects().flatMap(e -> e.targets(game, context, model));
        boolean itself = mode.selector().group() == Selector.Group.SUBJECT
                || mode.selector().group() == Selector.Group.OPPONENT;
        if (!itself && !aims.isEmpty())
            throw new IllegalStateException(of + " selects models, and an effect of it has targets beside the model");
        for (Target aim : aims) each.accept(new Choice.Use(of, context.subject(), aim));
        if (!aims.isEmpty()) return;
        each.accept(new Choice.Use(of, context.subject(), itself ? Target.NOTHING : Target.of(model)));
    }

    @Override
    public void use(Effects effects, OrderContext context, Choice.Use use) {
        Mode mode = mode(use.rule()).get();
        if (mode.selector().most() > 1) {
            effects.offer(context.side(), new NextModel(use.rule(), context, Vector.empty()));
            return;
        }
        ModelId model = use.target().isModel()
                ? use.target().model().get()
                : mode.candidates(effects, use.rule(), context).head();
        apply(effects, use.rule(), mode, context, model, use.target());
    }

    static void apply(Effects effects, RuleId of, Mode mode, OrderContext context, ModelId model, Target target) {
        if (mode.hasLastingEffect()) effects.addMark(model, new Mark(of, 1, mode.until()));
        if (mode.later().isDefined()) effects.addMark(model, new Mark(after(of), 1, Mark.Until.GAME));
        mode.effects().forEach(effect -> effect.apply(effects, of, context, model, target));
    }

    /**
     * Selects the models on which a special order acts.
     *
     * @param group the group of models, seen from the subject of the order context
     * @param least the minimum number of models; with fewer the order cannot be used
     * @param most the maximum number of models, 1 or more; the user chooses them one after another
     */
    @SavedName("selector")
    public record Selector(
            Group group,
            Vector<Condition> conditions,
            @InText(least = 0, most = 99) int least,
            @InText(usual = "1", least = 1, most = 99) int most) {
        /** Selects the subject of the order context. */
        public static final Selector SUBJECT = of(Group.SUBJECT);

        /** A group of models. */
        @SavedName("group")
        public enum Group {
            /** The subject of the order context. */
            SUBJECT,
            /** The other model of an attack. */
            OPPONENT,
            /** Another model of the order's side, in play; a neutral model belongs to no side. */
            FRIEND,
            /** Any model of the order's side, in play. */
            OWN,
            /** A model of the other side, in play. */
            ENEMY
        }

        /** Selects at most one model. */
        public static Selector of(Group group, Condition... conditions) {
            return new Selector(group, Vector.of(conditions.clone()), 0, 1);
        }

        /** The same with a maximum number of models. */
        public Selector upTo(int models) {
            return new Selector(group, conditions, 0, models);
        }

        /**
         * The same with an exact number of models: {@code Selector.of(Group.OWN,
         * Conditions.prints("CONSTRUCT")).exactly(3)} cannot be used by a side with only two of them.
         */
        public Selector exactly(int models) {
            return new Selector(group, conditions, models, models);
        }

        /** Every model on which an order may act in an order context. */
        Vector<ModelId> candidates(GameView game, OrderContext context) {
            return all(game, context).filter(m -> conditions.forAll(c -> c.holds(game, context, m)));
        }

        private Vector<ModelId> all(GameView game, OrderContext context) {
            Allegiance side = Allegiance.of(context.side());
            return switch (group) {
                case SUBJECT -> Vector.of(context.subject());
                case OPPONENT -> context.opponent().toVector();
                case FRIEND -> own(game, side).filter(m -> !m.equals(context.subject()));
                case OWN -> own(game, side);
                case ENEMY -> inPlay(game, side::hostile);
            };
        }

        /** K-RAMPAGE: no order of its side acts on a model out of control. */
        private static Vector<ModelId> own(GameView game, Allegiance side) {
            return inPlay(game, side::equals).filter(m -> game.controller(m) == m.side());
        }

        private static Vector<ModelId> inPlay(GameView game, Predicate<Allegiance> group) {
            return game.models()
                    .filter(m -> m.inPlay() && group.test(m.allegiance()))
                    .map(Model::id)
                    .toVector();
        }
    }

    /**
     * One way to use a special order. If the user may choose what an order does, the order has several modes.
     *
     * <pre>{@code
     * Mode.at(Trigger.DECLARED).when(Conditions.TARGET).doing(OrderEffects.addsDice(2, Skill.RANGED)).until(Mark.Until.ATTACK)
     * }</pre>
     *
     * @param triggers the triggers at which it may be used (ORD-2)
     * @param when conditions for the subject of the order context
     * @param selector the models on which it acts
     * @param effects its effects on each of these models
     * @param until how long its lasting effects last (ORD-7)
     * @param action whether the use is a SPECIAL action of the active model (SPC-1)
     * @param later effects at a later trigger on the models on which it has acted
     */
    @SavedName("order.mode")
    @Value.Builder
    public record Mode(
            @InText(least = 1) Vector<Trigger<?>> triggers,
            Vector<Condition> when,
            @InText(usual = "SUBJECT") Selector selector,
            Vector<Effect> effects,
            @InText(usual = "activation") Mark.Until until,
            boolean action,
            Option<LaterEffects> later)
            implements WithMode {
        /**
         * Effects at a later trigger on the models on which an order has acted.
         *
         * @param trigger END_PHASE for the end of the round, before objectives score; COMMAND for the beginning of the
         *     next round, before any activation
         */
        @SavedName("order.mode.laterEffects")
        public record LaterEffects(
                Trigger<Side> trigger, @InText(least = 1) Vector<Effect> effects) {}

        /** A mode without effects for the subject of the order context, which lasts until the end of the activation. */
        public static Mode at(Trigger<?>... triggers) {
            return new Mode(
                    Vector.of(triggers.clone()),
                    Vector.empty(),
                    Selector.SUBJECT,
                    Vector.empty(),
                    Mark.Until.ACTIVATION,
                    false,
                    Option.none());
        }

        /** This mode with these conditions in place of its own. */
        public Mode when(Condition... conditions) {
            return withWhen(Vector.of(conditions.clone()));
        }

        public Mode on(Selector models) {
            return withSelector(models);
        }

        public Mode doing(Effect... effects) {
            return withEffects(Vector.of(effects.clone()));
        }

        /**
         * The same with another duration. Example: a keyword for one SHOOT at any time in the activation:
         *
         * <pre>{@code
         * Mode.at(Trigger.ACTIVE).doing(OrderEffects.lends(Keyword.of("FIRE CONTROL"))).until(Mark.Until.SHOOT)
         * }</pre>
         */
        public Mode until(Mark.Until end) {
            return withUntil(end);
        }

        /** The same with later effects at END_PHASE or COMMAND. */
        public Mode later(Trigger<Side> trigger, Effect... effects) {
            return withLater(Option.some(new LaterEffects(trigger, Vector.of(effects.clone()))));
        }

        boolean hasLastingEffect() {
            return effects.exists(Effect::lasts);
        }

        /** The facts of the past that its conditions and its duration need. */
        Vector<RuleId> trackedFacts() {
            Vector<RuleId> facts = when.appendAll(selector.conditions()).flatMap(Condition::trackedFacts);
            return until == Mark.Until.SHOOT ? facts.append(RuleIds.KT_17) : facts;
        }

        /** The models on which it may act in an order context. */
        Vector<ModelId> candidates(GameView game, RuleId by, OrderContext context) {
            if (!triggers.contains(context.trigger()) || !when.forAll(c -> c.holds(game, context, context.subject())))
                return Vector.empty();
            return selector.candidates(game, context)
                    .filter(m -> effects.forAll(e -> e.isPossible(game, by, context, m)));
        }
    }
}
